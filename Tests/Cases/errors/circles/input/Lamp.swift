class Lamp { weak var delegate: LampDelegate? }
typealias A0 = Int

protocol LampDelegate: AnyObject {
  func lamp(_ lamp: Lamp, didGet value: A40)
  func lamp(_ lamp: Lamp, valueOf loop: Loop) -> Loop
  func lamp(_ lamp: Lamp, isOn: Yes) -> Yes
}

typealias Loop = Pool?
typealias Pool = Loop
typealias Yes = No
typealias No = Yes
typealias A1 = (A0, A0)
typealias A2 = (A1, A1)
typealias A3 = (A2, A2)
typealias A4 = (A3, A3)
typealias A5 = (A4, A4)
typealias A6 = (A5, A5)
typealias A7 = (A6, A6)
typealias A8 = (A7, A7)
typealias A9 = (A8, A8)
typealias A10 = (A9, A9)
typealias A11 = (A10, A10)
typealias A12 = (A11, A11)
typealias A13 = (A12, A12)
typealias A14 = (A13, A13)
typealias A15 = (A14, A14)
typealias A16 = (A15, A15)
typealias A17 = (A16, A16)
typealias A18 = (A17, A17)
typealias A19 = (A18, A18)
typealias A20 = (A19, A19)
typealias A21 = (A20, A20)
typealias A22 = (A21, A21)
typealias A23 = (A22, A22)
typealias A24 = (A23, A23)
typealias A25 = (A24, A24)
typealias A26 = (A25, A25)
typealias A27 = (A26, A26)
typealias A28 = (A27, A27)
typealias A29 = (A28, A28)
typealias A30 = (A29, A29)
typealias A31 = (A30, A30)
typealias A32 = (A31, A31)
typealias A33 = (A32, A32)
typealias A34 = (A33, A33)
typealias A35 = (A34, A34)
typealias A36 = (A35, A35)
typealias A37 = (A36, A36)
typealias A38 = (A37, A37)
typealias A39 = (A38, A38)
typealias A40 = (A39, A39)
