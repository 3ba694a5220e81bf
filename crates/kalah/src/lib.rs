//! Kalaha: its rules, boards, notation, players and exact solution. It opens no file and words no sentence.
