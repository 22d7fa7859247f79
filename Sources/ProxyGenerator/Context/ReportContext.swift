/// What the templates of the report see: the whole page. All decisions are made; what is text is escaped by the template.
public struct ReportContext: Hashable, Codable, Sendable {
  /// The program and its version (`proxygen 0.1.0`).
  public var generator: String
  /// How many protocols, requirements and problems there are, as a phrase.
  public var summary: String
  /// The names of the styles that were asked for, in order.
  public var styles: [String]
  /// Everything that has to be done or known; nil when there is nothing.
  public var problems: Problems?
  /// The kinds that occur, in the order of the documentation.
  public var kinds: [KindFilter]
  /// Whether any requirement has a problem of its own.
  public var hasFaultyRequirements: Bool
  /// In the order of the inputs.
  public var protocols: [Delegate]
  /// Protocols that no style serves, in the order in which they were found.
  public var unserved: [Unserved]
  /// The style sheet.
  public var css: String
  /// The program that filters the page.
  public var script: String
  /// The hash of the style sheet as a Content Security Policy has it.
  public var cssHash: String
  /// The same of the program.
  public var scriptHash: String

  /// All diagnostics.
  public struct Problems: Hashable, Codable, Sendable {
    /// `2 errors, 1 warning`.
    public var title: String
    /// Errors first, then warnings, then notes, each in the order in which they were found.
    public var items: [Problem]
  }

  /// One diagnostic.
  public struct Problem: Hashable, Codable, Sendable {
    /// `error`, `warning` or `note`.
    public var severity: String
    /// In parts, so that code stands out.
    public var message: [Phrase]
    /// The name of the rule.
    public var rule: String
    /// Where the fault is; nil for one of the whole run.
    public var place: Place?
    /// The anchor of the protocol or requirement on the page; nil when it is not there.
    public var target: String?
  }

  /// A part of a sentence.
  public struct Phrase: Hashable, Codable, Sendable {
    /// The text, without quotation marks where it is code.
    public var text: String
    /// Whether it stood in quotation marks.
    public var isCode: Bool
  }

  /// A name or an expression.
  public struct Code: Hashable, Codable, Sendable {
    /// Between them, a line may break.
    public var parts: [String]
  }

  /// A place in a file.
  public struct Place: Hashable, Codable, Sendable {
    /// `path:line`, or the path alone.
    public var text: String
    /// What leads there from the page, percent-encoded; nil for what is no file.
    public var link: String?
  }

  /// A kind that the page can be narrowed to.
  public struct KindFilter: Hashable, Codable, Sendable {
    /// With hyphens (`keyed-answer`).
    public var id: String
    /// With spaces.
    public var name: String
    /// What is of this kind, as a sentence.
    public var meaning: String
    /// How many requirements are.
    public var count: Int
  }

  /// One delegate protocol, once for each of its parents.
  public struct Delegate: Hashable, Codable, Sendable {
    /// The anchor on the page.
    public var id: String
    /// With the types around it; in parts, between which a line may break.
    public var name: [String]
    /// Where it stands.
    public var place: Place
    /// Paragraphs.
    public var documentation: [String]
    /// `Thing.delegate`; nil for an object of its own.
    public var parent: String?
    /// How the parent was found.
    public var parentOrigin: String
    /// What the styles make, in their order.
    public var classes: [StyleClass]
    /// Whether there are problems.
    public var hasProblems: Bool
    /// What is wrong with it.
    public var problems: [Problem]
    /// `12 requirements`.
    public var count: String
    /// In the order of the proxy: inherited ones first.
    public var requirements: [Requirement]
  }

  /// What one style makes of a protocol.
  public struct StyleClass: Hashable, Codable, Sendable {
    /// The style's name.
    public var style: String
    /// The class that is generated, in parts, between which a line may break.
    public var name: [String]
  }

  /// One requirement.
  public struct Requirement: Hashable, Codable, Sendable {
    /// The anchor on the page.
    public var id: String
    /// The full name (`thing(_:didFinish:)`), in parts, between which a line may break.
    public var name: [String]
    /// Its kind's `id`.
    public var kindID: String
    /// Its kind, with spaces.
    public var kind: String
    /// `required`, `optional` or `defaulted`.
    public var presence: String
    /// The style's members that stand in the line of the requirement: those of the first style.
    public var shown: [Member]
    /// Whether any style has a member for it.
    public var hasMembers: Bool
    /// Those of all styles, in their order.
    public var members: [Member]
    /// Why it is of its kind, in parts.
    public var reason: [Phrase]
    /// Where it stands.
    public var place: Place
    /// Paragraphs.
    public var documentation: [String]
    /// Whether there are problems.
    public var hasProblems: Bool
    /// What is wrong with it.
    public var problems: [Problem]
    /// The severity of the worst problem; nil without any.
    public var severity: String?
    /// The ways that a call takes.
    public var routes: [Route]
  }

  /// What users see of a requirement in one style.
  public struct Member: Hashable, Codable, Sendable {
    /// The style's name.
    public var style: String
    /// In parts, between which a line may break.
    public var name: [String]
    /// What users do with it (`observe`, `answer`, `override`).
    public var use: String
    /// What is observed, what answers, or the declaration to override.
    public var type: String
  }

  /// The way of a call.
  public struct Route: Hashable, Codable, Sendable {
    /// The styles, where others have another way; nil where all have this one.
    public var styles: String?
    /// The object that calls (`Thing`).
    public var caller: String
    /// What it calls.
    public var message: String
    /// What it gets back; nil when nothing.
    public var result: String?
    /// The classes that get the call.
    public var hubs: [Code]
    /// What these are (`proxy`).
    public var hubRole: String
    /// How many stops are made, as a phrase.
    public var manner: String
    /// In the order in which they get the call.
    public var stops: [Stop]
    /// What else holds, as sentences.
    public var notes: [String]
  }

  /// One that gets the call.
  public struct Stop: Hashable, Codable, Sendable {
    /// `forwardee`, `observers`, `responder`, `hook`, `default` or `announcement`.
    public var role: String
    /// When it is its turn (`first`, `then`, `else`).
    public var turn: String
    /// What it is, in a word or two.
    public var title: String
    /// What it is known by, as code.
    public var names: [Code]
    /// What it does; empty when the title says it.
    public var text: String
  }

  /// A protocol that no style serves.
  public struct Unserved: Hashable, Codable, Sendable {
    /// The anchor on the page.
    public var id: String
    /// With the types around it.
    public var name: String
    /// Where it stands.
    public var place: Place
    /// What is wrong with it.
    public var problems: [Problem]
  }
}
