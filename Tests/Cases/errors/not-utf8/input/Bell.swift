// café
public protocol BellDelegate {}
