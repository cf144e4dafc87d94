const ROUNDS = 12;
/** Without it, a key of zeros would give zeros. */
const OFFSET = 0x9e3779b9;

const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * Fills `out` with the four words of block `index` of the keystream of the key (`a`, `b`, `c`). The permutation is
 * Chaskey's with 12 rounds (Mouha and others, SAC 2014; ISO/IEC 29192-6); adding the input to the output makes it
 * one-way, as in Salsa20. Whole-number arithmetic only.
 */
export function block(a: number, b: number, c: number, index: number, out: Uint32Array): void {
  // `| 0` makes signed 32-bit words of whatever the caller passes, so all arithmetic stays in whole numbers.
  let v0 = a | 0;
  let v1 = b | 0;
  let v2 = c | 0;
  let v3 = index ^ OFFSET;
  for (let round = 0; round < ROUNDS; round += 1) {
    v0 = (v0 + v1) | 0;
    v1 = turn(v1, 5) ^ v0;
    v0 = turn(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = turn(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = turn(v3, 13) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = turn(v1, 7) ^ v2;
    v2 = turn(v2, 16);
  }
  out[0] = v0 + a;
  out[1] = v1 + b;
  out[2] = v2 + c;
  out[3] = v3 + index;
}
