protocol {
