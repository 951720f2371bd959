"""Tests of Teo Desktop; the folders mirror the package."""
