import type { PieceTable } from '../piece.ts';

/** Home: warm and hopeful. The motif of the journey (5 1 2 3 5) is heard here first. */
export const home: PieceTable = {
  tempo: 104,
  beatsPerBar: 4,
  keys: ['C'],
  chords: `C | Am7 | F | G | C/E | F | Dm7 G | C |
    Am | Em7 | F | C | F | Em Am | Dm7 | Gsus4 G`,
  parts: [
    {
      kind: 'melody',
      instrument: 'reed',
      level: 0,
      pan: -0.1,
      notes: `g4:.5 c5:1 d5:.5 e5:1 g5 | a5:1.5 g5:.5 e5:2 | f5:1 a5:.5 g5 f5:1 c5 | d5:3 -:1 |
        g4:.5 c5:1 d5:.5 e5:1 g5 | a5:1 c6 a5 f5 | f5:1 e5:.5 d5 d5:1 b4 | c5:3 -:1 |
        e5:1.5 d5:.5 c5:1 e5 | d5:1.5 c5:.5 b4:2 | a4:.5 c5 f5:1 a5 g5 | g5:2 e5:1 c5 |
        a5:1.5 g5:.5 f5:1 a5 | g5:1.5 f5:.5 e5:1 c5 | f5:1 e5:.5 d5 c5:1 a4 | c5:2 b4:1 d5`,
    },
    {
      kind: 'counter',
      instrument: 'strings',
      level: -8,
      pan: 0.3,
      within: [9, 16],
      notes: `a4:3 g4:1 | g4:4 | f4:2 a4 | e4:2 g4 | c5:2 a4 | b4:2 c5 | a4:2 f4 | g4:4`,
    },
    { kind: 'chords', instrument: 'pad', level: -9, rhythm: 'x:4', middle: 62 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -8,
      pan: 0.35,
      steps: '0 1 2 3 2 1 2 1',
      beats: 0.5,
      middle: 66,
    },
    { kind: 'bass', instrument: 'upright', level: -5, lowest: 36, bars: ['r:1.5 r:.5 5:1 r', 'r:2 5:1 n'] },
    {
      kind: 'drums',
      level: -13,
      bars: [{ softKick: 'x.......x.......', shaker: 'o.x.o.x.o.x.o.x.', rim: '....o.......o...' }],
    },
    {
      kind: 'drums',
      level: -18,
      within: [9, 16],
      bars: [{ triangle: 'x...............' }, { triangle: '........o.......' }],
    },
  ],
  room: { size: 0.5, level: 0.28 },
  echo: { beats: 0.75, again: 0.3, level: 0.16 },
  stereo: true,
  loudness: -16,
};
