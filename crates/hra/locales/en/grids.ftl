# Values of games, and games on boards.
values-error-out-of-range = a number, a multiple of up or a nimber in it is too large or too fine
values-accepted-range = numbers up to about 10^18 with denominators up to 2^62, up to 10^9 ups, nimbers up to *10^9; cooling above -1 and products with positive units
values-error-too-deep = the game is nested too deeply
values-accepted-depth = games that are nested at most { $depth } deep

grids-error-size = “{ $part }” is not a size
grids-error-uneven = the row “{ $part }” is empty or not as long as the first
grids-error-symbol = “{ $part }” cannot stand on a board
grids-error-too-large = “{ $part }” has no squares, or more than { $most }
grids-accepted-board = a size such as 4x6 (rows by columns), or rows of . (free) and # (not there) joined by /, such as ..#/.../#..; at most 128 squares
grids-accepted-stones = a size such as 3x4, or rows of { $left } (Left), { $right } (Right), . (empty) and # (not there) joined by /; at most 128 squares
toads-error = “{ $part }” cannot stand on the strip
toads-accepted = toads t, frogs f and empty squares . such as tt..ff; 1 to { $most } squares
hackenbush-error = “{ $part }” in column { $column } cannot stand here, or there are too many edges
hackenbush-accepted = edges b (blue), r (red) and g (green): brg is a stalk, b(r,gb) has branches, a comma parts trees, - is nothing; at most { $most } edges
dawson-error-board = “{ $part }” is not a board of Dawson's chess
dawson-accepted-board = 1 to { $most } columns; a position is three rows of W, B and . joined by /, Black's row first, such as BBB/.../WWW, then perhaps a space and w or b for who is to move
