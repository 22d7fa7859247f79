class Thing {
  var value = 0
}
