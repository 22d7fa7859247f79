# proxygen in a makefile. Set what differs from the defaults, and include this file:
#
#   PROXYGEN_INPUTS := Sources
#   PROXYGEN_OUTPUT := Generated
#   PROXYGEN_FLAGS  := --style async
#   include proxygen.mk
#
#   app: $(SOURCES) $(PROXYGEN_OUTPUTS) $(PROXYGEN_LIST)
#   	swiftc -o $@ $(SOURCES) @$(PROXYGEN_LIST)
#
# PROXYGEN_OUTPUTS is up to date before any other rule is looked at: make remakes what it includes, and reads
# it again. Documentation/Make.md explains it. It is written for GNU make from 3.81, which macOS has.

# The command.
PROXYGEN ?= proxygen
# Files, folders and globs, as words of a shell: quote what has spaces or, doubled for make, a dollar sign:
# 'My Sources' 'Cash$$Flow.swift'. Without any, those of the configuration.
PROXYGEN_INPUTS ?=
# A folder, or a file that ends in `.swift`, as a word of a shell. Without it, what the configuration says.
PROXYGEN_OUTPUT ?=
# More options of `proxygen generate`, as words of a shell.
PROXYGEN_FLAGS ?=
# Files that make should know of beside those that proxygen read, in make's own spelling.
PROXYGEN_DEPENDS ?=
# Where the stamp and the lists are kept: a path without white space.
PROXYGEN_FOLDER ?= .proxygen
# Goals that need no output, so that proxygen isn't run for them.
PROXYGEN_NOT_FOR ?= clean distclean help

# Newer than all that proxygen read when it last ran. Depend on it where any output may matter.
PROXYGEN_STAMP := $(PROXYGEN_FOLDER)/stamp
# The outputs, quoted, one a line: for `swiftc @FILE`, and for `xargs`. It changes when an output comes or goes, so
# what is made of all outputs depends on it, too.
PROXYGEN_LIST := $(PROXYGEN_FOLDER)/outputs.list

# Including a file should not choose the default goal.
proxygen.goal := $(.DEFAULT_GOAL)
proxygen.rules := $(PROXYGEN_FOLDER)/outputs.mk
proxygen.arguments = $(strip $(PROXYGEN_FLAGS) \
  $(if $(PROXYGEN_OUTPUT),--output $(PROXYGEN_OUTPUT)) $(PROXYGEN_INPUTS))

.PHONY: proxygen proxygen-check proxygen-clean proxygen.again

# Brings the output up to date.
proxygen: $(PROXYGEN_STAMP)

# Shows what would change, and fails if anything would.
proxygen-check:
	$(PROXYGEN) check $(proxygen.arguments)

# Removes the output and what was noted about it.
proxygen-clean:
	@if [ -f $(PROXYGEN_LIST) ]; then xargs rm -f -- <$(PROXYGEN_LIST); fi
	@rm -rf $(PROXYGEN_FOLDER)

# A command that is given by its path makes new output when it is new.
$(PROXYGEN_STAMP): $(PROXYGEN_DEPENDS) $(if $(findstring /,$(PROXYGEN)),$(wildcard $(PROXYGEN)))
	@mkdir -p $(PROXYGEN_FOLDER)
	$(PROXYGEN) generate --prune --depfile $(PROXYGEN_FOLDER)/depfile --stamp $@ $(proxygen.arguments)
	@{ $(proxygen.translate); } || { rm -f $@; exit 1; }

# Written by the rule above, and left alone when they would say the same.
$(proxygen.rules) $(PROXYGEN_LIST): $(PROXYGEN_STAMP) ;

# What the dependency file says of the outputs is said of the stamp, since outputs keep their time when they are
# unchanged. The outputs depend on the stamp, with an empty recipe: make looks at their time, and for no other rule. Folders
# among the inputs change when a file comes or goes. The rest is there to notice what make itself doesn't: another
# command, and outputs that somebody removed.
define proxygen.translate
{ cat $(PROXYGEN_FOLDER)/depfile; echo; echo "@folders"; \
  set -- $(PROXYGEN_INPUTS); [ $$# -gt 0 ] || echo "@parents"; \
  for input in "$$@"; do \
    if [ -d "$$input" ]; then find "$$input" -name '.?*' -prune -o -type d -print; \
    elif [ ! -f "$$input" ]; then echo "@parents"; fi; \
  done; \
} | command='$(subst ','\'',$(PROXYGEN) $(proxygen.arguments))' \
  awk -v stamp='$(PROXYGEN_STAMP)' -v list='$(PROXYGEN_LIST).new' ' \
  function plain(path) { \
    gsub(/\\ /, " ", path); gsub(/\\#/, "#", path); gsub(/\\:/, ":", path); gsub(/[$$][$$]/, "$$", path); \
    return path \
  } \
  function quoted(path) { gsub(/\047/, "\047\\\\&\047", path); return "\047" path "\047" } \
  function escaped(path) { gsub(/[ #:]/, "\\\\&", path); gsub(/[$$]/, "$$$$", path); return path } \
  function target(path) { gsub(/%/, "\\\\&", path); return path } \
  function needs(path) { if (!(path in known)) { known[path] = 1; order[++count] = path } } \
  BEGIN { part = "outputs"; printf "" >list } \
  $$0 == "@folders" { part = "folders"; next } \
  $$0 == "@parents" { \
    for (i = 1; i <= inputs; i++) { \
      path = input[i]; if (!sub(/\/[^\/]*$$/, "", path)) path = "."; needs(path) \
    } \
    next \
  } \
  part == "folders" { needs(escaped($$0)); next } \
  part == "done" || $$0 == "" { next } \
  { more = sub(/ \\$$/, ""); sub(/^  /, "") } \
  part == "inputs" { input[++inputs] = $$0; needs($$0); if (!more) part = "done"; next } \
  { \
    last = sub(/:$$/, ""); output[++outputs] = $$0; print quoted(plain($$0)) >list; \
    if (last) part = more ? "inputs" : "done" \
  } \
  END { \
    was = ENVIRON["command"]; gsub(/[$$]/, "$$$$", was); gsub(/#/, "\\\\&", was); \
    print "proxygen.was := " was; \
    printf "PROXYGEN_OUTPUTS :="; for (i = 1; i <= outputs; i++) printf " \\\n  %s", output[i]; print "\n"; \
    printf "%s:", stamp; for (i = 1; i <= count; i++) printf " \\\n  %s", order[i]; print "\n"; \
    for (i = 1; i <= count; i++) print target(order[i]) ":\n"; \
    for (i = 1; i <= outputs; i++) { \
      print target(output[i]) ": " stamp " ;"; \
      print "ifeq ($$(wildcard " output[i] "),)\nproxygen.missing := yes\nendif\n" \
    } \
    if (!outputs) print "proxygen.missing := yes" \
  }' >$(proxygen.rules).new && \
for file in $(PROXYGEN_LIST) $(proxygen.rules); do \
  if cmp -s $$file.new $$file; then rm $$file.new; else mv $$file.new $$file; fi || exit; \
done
endef

ifneq ($(filter-out proxygen-check proxygen-clean $(PROXYGEN_NOT_FOR),$(if $(MAKECMDGOALS),$(MAKECMDGOALS),all)),)
# Something to include, lest make complains before it makes it.
ifeq ($(wildcard $(proxygen.rules)),)
$(shell mkdir -p $(PROXYGEN_FOLDER) && touch -t 200001010000 $(proxygen.rules))
endif
include $(proxygen.rules)
ifneq ($(proxygen.missing)$(subst $(strip $(proxygen.was)),,$(strip $(PROXYGEN) $(proxygen.arguments))),)
$(PROXYGEN_STAMP): proxygen.again
endif
endif

.DEFAULT_GOAL := $(proxygen.goal)
