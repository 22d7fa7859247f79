a �= 

public protocol BellDelegate {}
