/// The style `layered` as the binary carries it.
public enum LayeredTemplates {
  /// The files of this folder by their names, without `.mustache`.
  public static let files: [String: [UInt8]] = [
    "style.json": PackageResources.style_json,
    "ask-hook": PackageResources.ask_hook_mustache,
    "decide": PackageResources.decide_mustache,
    "file": PackageResources.file_mustache,
    "heard-available": PackageResources.heard_available_mustache,
    "heard-sometimes": PackageResources.heard_sometimes_mustache,
    "heard": PackageResources.heard_mustache,
    "hook-method": PackageResources.hook_method_mustache,
    "hook": PackageResources.hook_mustache,
    "initializer": PackageResources.initializer_mustache,
    "inner": PackageResources.inner_mustache,
    "install": PackageResources.install_mustache,
    "once": PackageResources.once_mustache,
    "property": PackageResources.property_mustache,
    "responds": PackageResources.responds_mustache,
    "state-value": PackageResources.state_value_mustache,
    "storage": PackageResources.storage_mustache,
    "subclass": PackageResources.subclass_mustache,
    "value": PackageResources.value_mustache,
    "witness-answer": PackageResources.witness_answer_mustache,
    "witness-decision": PackageResources.witness_decision_mustache,
    "witness-event": PackageResources.witness_event_mustache,
    "witness-forward-answer": PackageResources.witness_forward_answer_mustache,
    "witness-forward-decision": PackageResources.witness_forward_decision_mustache,
    "witness-forward": PackageResources.witness_forward_mustache,
    "witness-method": PackageResources.witness_method_mustache,
    "witness-state": PackageResources.witness_state_mustache,
    "witness": PackageResources.witness_mustache,
  ]
}
