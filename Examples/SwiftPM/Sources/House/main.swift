import Doors
import Lamps

let door = Door()
let lamp = Lamp()

door.delegateResponders.shouldOpenFor = { name in name == "Ada" }
let guests = door.delegateEvents.guests()
let brightnesses = lamp.delegateEvents.didChangeTo()

door.knock("Mallory")
door.knock("Ada")
lamp.turn(to: 80)

for await guest in guests {
  print("\(guest) came in")
  break
}
for await brightness in brightnesses {
  print("the lamp is at \(brightness)")
  break
}
