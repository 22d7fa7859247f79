# The same project with a pattern rule, for which no file need be included: `make -j -f pattern.mk run`.
# One file in Sources makes one file in Generated.

PROXYGEN ?= proxygen
SWIFTC ?= swiftc
SOURCES := $(wildcard Sources/*.swift)
OUTPUTS := Generated/Door.swift Generated/Lamp.swift

.PHONY: run clean
build/house: $(SOURCES) $(OUTPUTS) | build
	$(SWIFTC) -swift-version 6 -module-name house -o $@ $(SOURCES) $(OUTPUTS)

run: build/house
	build/house

# An unchanged output keeps its time, so a stamp says when it was last made. The recipe in the first rule is empty,
# but it has to be there: a pattern without one is no rule.
Generated/%.swift: build/%.stamp ;
build/%.stamp: Sources/%.swift | build
	$(PROXYGEN) generate --style async --output Generated/$*.swift --stamp $@ $<
.PRECIOUS: build/%.stamp

build:
	mkdir -p $@

clean:
	rm -rf build Generated
