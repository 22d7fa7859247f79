/// The templates that the binary carries, by name (`rx/file` for `Templates/rx/file.mustache`).
public enum BuiltInTemplates {
  public static let texts: [String: String] = files.mapValues {
    String(decoding: $0, as: UTF8.self)
  }

  private static let files: [String: [UInt8]] = [
    "rx/announce": PackageResources.announce_mustache,
    "rx/ask-forwardee": PackageResources.ask_forwardee_mustache,
    "rx/body": PackageResources.body_mustache,
    "rx/body-answer": PackageResources.body_answer_mustache,
    "rx/body-computed-answer": PackageResources.body_computed_answer_mustache,
    "rx/body-event": PackageResources.body_event_mustache,
    "rx/body-forward": PackageResources.body_forward_mustache,
    "rx/body-forward-answer": PackageResources.body_forward_answer_mustache,
    "rx/body-forward-or-default": PackageResources.body_forward_or_default_mustache,
    "rx/body-forward-state": PackageResources.body_forward_state_mustache,
    "rx/body-keyed-answer": PackageResources.body_keyed_answer_mustache,
    "rx/body-state": PackageResources.body_state_mustache,
    "rx/body-decision": PackageResources.body_decision_mustache,
    "rx/casts": PackageResources.casts_mustache,
    "rx/completion": PackageResources.completion_mustache,
    "rx/default-object": PackageResources.default_object_mustache,
    "rx/default-object-member": PackageResources.default_object_member_mustache,
    "rx/documentation": PackageResources.documentation_mustache,
    "rx/file": PackageResources.file_mustache,
    "rx/forward-state-value": PackageResources.forward_state_value_mustache,
    "rx/gate": PackageResources.gate_mustache,
    "rx/gate-responds": PackageResources.gate_responds_mustache,
    "rx/member": PackageResources.member_mustache,
    "rx/member-event": PackageResources.member_event_mustache,
    "rx/member-interceptable-event": PackageResources.member_interceptable_event_mustache,
    "rx/member-responder": PackageResources.member_responder_mustache,
    "rx/once": PackageResources.once_mustache,
    "rx/passed-on": PackageResources.passed_on_mustache,
    "rx/proxy": PackageResources.proxy_mustache,
    "rx/set-forwardee": PackageResources.set_forwardee_mustache,
    "rx/standalone": PackageResources.standalone_mustache,
    "rx/state-value": PackageResources.state_value_mustache,
    "rx/storage": PackageResources.storage_mustache,
  ]
}
