/** Replaces `virtual:picture/*` modules in tests. */
export default '/assets/game/picture-7890abcd.webp';
