let r =﻿ 

public protocol BellDelegate {}
