// written by hand
