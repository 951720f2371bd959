"""The windows and their parts: they show models and report what people do."""
