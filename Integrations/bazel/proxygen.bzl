"""Rules that generate delegate proxies with proxygen: one action a target, which reads only what it names.

Documentation/Bazel.md explains them; Examples/Bazel is a workspace that uses them.
"""

ProxygenInfo = provider(
    doc = "A proxygen that actions can run.",
    fields = {
        "binary": "The command itself, a file.",
        "files": "A depset of the command and all that it needs beside it.",
    },
)

def _proxygen_tool_impl(ctx):
    binary = ctx.file.binary
    files = depset([binary] + ctx.files.data)
    return [DefaultInfo(files = files), ProxygenInfo(binary = binary, files = files)]

proxygen_tool = rule(
    implementation = _proxygen_tool_impl,
    doc = "Tells which files are proxygen. `--@proxygen//:tool=LABEL` chooses it for all targets.",
    attrs = {
        "binary": attr.label(
            doc = "The command itself, a file.",
            allow_single_file = True,
            mandatory = True,
        ),
        "data": attr.label_list(
            doc = "Files that the command needs beside it, such as the libraries of an artifact bundle.",
            allow_files = True,
        ),
    },
)

def _style_of(ctx):
    """The argument of `--style`: a built-in style's name, or the folder of the templates."""
    if not ctx.files.templates:
        return ctx.attr.style
    for file in ctx.files.templates:
        if file.basename == "style.json":
            return file.dirname
    fail("'templates' has no style.json", attr = "templates")

def _proxygen_generate_impl(ctx):
    tool = ctx.attr.tool[ProxygenInfo]
    output = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name + ".swift")
    if not output.basename.endswith(".swift"):
        fail("'%s' doesn't end in '.swift'" % output.basename, attr = "out")

    arguments = ctx.actions.args()
    arguments.add("generate")

    # Bazel remembers results itself, and a memory of proxygen's own would lie outside the sandbox.
    arguments.add("--no-cache")
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    else:
        arguments.add("--no-config")
    arguments.add("--style", _style_of(ctx))
    arguments.add_all(ctx.attr.protocols, before_each = "--protocol")
    arguments.add_all(ctx.attr.includes, before_each = "-I")
    arguments.add_all(ctx.attr.defines, before_each = "-D")
    arguments.add_all(ctx.attr.options)
    arguments.add("--output", output)
    arguments.add("--")
    arguments.add_all(ctx.files.srcs)
    arguments.use_param_file("@%s")
    arguments.set_param_file_format("shell")

    inputs = ctx.files.srcs + ctx.files.textual_hdrs + ctx.files.templates
    ctx.actions.run(
        outputs = [output],
        inputs = inputs + ([ctx.file.config] if ctx.file.config else []),
        tools = tool.files,
        executable = tool.binary,
        arguments = [arguments],
        env = {"LC_ALL": "C"},
        mnemonic = "Proxygen",
        progress_message = "Generating delegate proxies %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

proxygen_generate = rule(
    implementation = _proxygen_generate_impl,
    doc = """Generates the proxies of all delegate protocols in `srcs` into one Swift file, which can stand among the `srcs` of a
`swift_library`.""",
    attrs = {
        "srcs": attr.label_list(
            doc = "What declares the protocols and their parents: `.swift`, `.swiftinterface` or `.h`.",
            allow_files = [".swift", ".swiftinterface", ".h"],
            mandatory = True,
        ),
        "style": attr.string(
            doc = "The kind of code: `rx`, `combine`, `async`, `layered` or `control`.",
            default = "rx",
        ),
        "templates": attr.label_list(
            doc = "All files of a style of your own, `style.json` among them, in place of `style`.",
            allow_files = True,
        ),
        "out": attr.output(doc = "The file to make; `NAME.swift` without it."),
        "protocols": attr.string_list(doc = "Globs of the protocols to serve; all without any."),
        "config": attr.label(
            doc = "A `proxygen.json`, whose rules for protocols and requirements hold.",
            allow_single_file = [".json"],
        ),
        "textual_hdrs": attr.label_list(
            doc = "Headers that those in `srcs` include.",
            allow_files = True,
        ),
        "includes": attr.string_list(
            doc = "Folders where headers are looked for, from the workspace's root.",
        ),
        "defines": attr.string_list(doc = "Macros for headers: `NAME` or `NAME=VALUE`."),
        "options": attr.string_list(doc = "More options of `proxygen generate`."),
        "tool": attr.label(
            doc = "The `proxygen_tool` that runs; that of `--@proxygen//:tool` without it.",
            cfg = "exec",
            default = Label("//:tool"),
            providers = [ProxygenInfo],
        ),
    },
)
