#!/bin/sh
echo "error: no proxygen is chosen; declare a proxygen_tool, and say --@proxygen//:tool=LABEL in .bazelrc" >&2
exit 1
