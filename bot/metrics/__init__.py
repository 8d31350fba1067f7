"""What a running bot measures of itself, for Prometheus. Without `prometheus-client`, or unasked, nothing is measured.

`names` lists everything that is measured; each place that knows a number hands it to the meter it imports from there.
"""
