//! Our own drawings of the pieces, in a square of 100: an animal in dark, with what is light in it. Whose a piece is, its plate says: a
//! disc for Gold, a shield with corners for Silver, so that nobody needs to tell colours apart.

use arimaa::{Colour, Piece};

/// The plate of a side.
pub const fn plate(colour: Colour) -> &'static str {
    match colour {
        Colour::Gold => "M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z",
        Colour::Silver => "M14 5H86L95 14V86L86 95H14L5 86V14Z",
    }
}

/// What is dark in the drawing of an animal, and what is light in it.
pub const fn animal(piece: Piece) -> (&'static str, &'static str) {
    match piece {
        Piece::Rabbit => (
            "M39 44C28 30 26 10 36 9C46 9 48 24 48 40H52C52 24 54 9 64 9C74 10 72 30 61 44C72 49 76 58 76 67C75 80 64 86 50 86C36 86 25 80 24 67C24 58 28 49 39 44Z",
            "M37 61A4 4 0 1 0 45 61A4 4 0 1 0 37 61ZM55 61A4 4 0 1 0 63 61A4 4 0 1 0 55 61ZM46 70H54L50 75ZM37 17C41 18 43 28 43 38C38 30 35 22 37 17ZM63 17C59 18 57 28 57 38C62 30 65 22 63 17Z",
        ),
        Piece::Cat => (
            "M20 14L41 28Q50 26 59 28L80 14Q87 40 80 58Q72 82 50 83Q28 82 20 58Q13 40 20 14Z",
            "M28 46Q36 40 44 48Q35 54 28 46ZM72 46Q64 40 56 48Q65 54 72 46ZM45 60H55L50 66ZM12 60L35 63V65L12 64ZM12 71L35 67V69L13 74ZM88 60L65 63V65L88 64ZM88 71L65 67V69L87 74Z",
        ),
        Piece::Dog => (
            "M32 22Q50 12 68 22Q86 20 90 44Q91 60 82 62Q75 60 72 48Q72 66 66 76Q60 87 50 87Q40 87 34 76Q28 66 28 48Q25 60 18 62Q9 60 10 44Q14 20 32 22Z",
            "M35 42A5 5 0 1 0 45 42A5 5 0 1 0 35 42ZM55 42A5 5 0 1 0 65 42A5 5 0 1 0 55 42ZM40 60Q50 54 60 60Q58 68 52 69V75Q58 78 62 73L63 76Q57 82 50 79Q43 82 37 76L38 73Q42 78 48 75V69Q42 68 40 60Z",
        ),
        Piece::Horse => (
            "M30 88C30 66 46 60 50 50C42 54 36 56 31 63L19 56C20 46 28 38 33 33C37 22 45 17 54 17L55 8L65 19C80 27 84 48 80 88Z",
            "M41 34A4 4 0 1 0 49 34A4 4 0 1 0 41 34ZM24 54L29 51L30 54L26 57ZM66 28C75 40 76 60 74 82H70C72 60 72 42 62 29Z",
        ),
        Piece::Camel => (
            "M8 30Q10 20 20 20Q28 20 29 28Q30 46 37 52Q41 28 52 27Q62 28 66 46Q80 44 86 56Q92 62 90 72L87 68Q85 64 84 62L83 88H75L73 68Q60 74 47 68L46 88H38L36 66Q24 60 20 38L10 37Q7 34 8 30Z",
            "M17 26A3 3 0 1 0 23 26A3 3 0 1 0 17 26Z",
        ),
        Piece::Elephant => (
            "M32 24Q50 10 68 24Q92 14 95 42Q95 66 76 68Q70 66 68 60Q62 66 60 72Q58 84 66 82L71 79L74 86Q62 96 52 90Q46 84 44 72Q40 66 32 60Q30 66 24 68Q5 66 5 42Q8 14 32 24Z",
            "M37 42A4 4 0 1 0 45 42A4 4 0 1 0 37 42ZM55 42A4 4 0 1 0 63 42A4 4 0 1 0 55 42ZM31 31Q25 44 30 53L27 55Q19 44 27 30ZM69 31Q75 44 70 53L73 55Q81 44 73 30ZM47 66H58V69H47ZM48 75H57V78H48Z",
        ),
    }
}
