/** A pseudo-random number, 0 ≤ n < 1, that depends only on the cell and on `salt`. */
export function scatter(x: number, y: number, salt: number): number {
  let state = Math.imul(x + 101, 374761393) ^ Math.imul(y + 57, 668265263) ^ Math.imul(salt + 11, 2246822519);
  state = Math.imul(state ^ (state >>> 13), 1274126177);
  state = Math.imul(state ^ (state >>> 16), 2654435761);
  return ((state ^ (state >>> 15)) >>> 0) / 4294967296;
}

/** A pseudo-random integer from 0 to `count` - 1. */
export function choose(x: number, y: number, salt: number, count: number): number {
  return Math.floor(scatter(x, y, salt) * count);
}
