"""A running bot's own measurements, for Prometheus. Nothing is measured unasked, or without `prometheus-client`.

`names` lists all metrics; code that knows a number hands it to the meter it imports from there.
"""
