/** Stands in for a picture that the code names. */
export default '/assets/game/picture-7890abcd.webp';
