let mine = 1
