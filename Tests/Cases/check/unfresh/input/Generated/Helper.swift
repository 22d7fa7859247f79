let alsoNotOurs = 1
