import type { PieceTable } from '../piece.ts';

/** Victory: a fanfare of two bars (flat six, flat seven, one), which is also the refrain of a dance. */
export const win: PieceTable = {
  tempo: 132,
  beatsPerBar: 4,
  keys: ['C', 'Cm'],
  chords: `Ab Bb | C | C | F | G | C | Am | F | Dm7 G | C | F | Gsus4 G`,
  parts: [
    {
      kind: 'melody',
      instrument: 'brass',
      level: 0,
      notes: `c5:.5 eb5 ab5:1 d5:.5 f5 bb5:1 | c6:3 -:1 |
        g4:.5 c5:1 d5:.5 e5:1 g5 | a5:1 g5:.5 f5 a5:1 f5 | g5:1 f5:.5 d5 b4:1 d5 | e5:1.5 d5:.5 c5:2 |
        c5:.5 e5 a5:1 e5 c5 | f5:.5 a5 c6:1 a5 f5 | f5:1 e5:.5 d5 d5:1 g5 | e5:2 g5:1 e5 |
        a5:1 f5 c6 a5 | g5:2 d5:.5 g5 b5:1`,
    },
    {
      kind: 'counter',
      instrument: 'lead',
      level: -8,
      within: [1, 12],
      notes: `ab4:2 bb4 | e5:3 -:1 | e4:2 c5 | c5:2 f4 | b4:2 g4 | g4:2 e4 | a4:2 e4 | a4:2 c5 | a4:2 b4 |
        g4:2 c5 | f4:2 a4 | c5:2 b4`,
    },
    { kind: 'chords', instrument: 'strings', level: -9, rhythm: 'x:1 x x x', middle: 62 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -9,
      steps: '0 2 1 2',
      beats: 0.5,
      middle: 67,
      within: [3, 12],
    },
    { kind: 'bass', instrument: 'bass', level: -7, lowest: 36, bars: ['r:1 5 r 5', 'r:1 r 5 n'] },
    {
      kind: 'drums',
      level: -6,
      within: [3, 12],
      bars: [
        { kick: 'X.......x.x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
        { kick: 'X.......x.x.....', snare: '....x.......x.oo', hat: 'x.x.x.x.x.x.x.x.' },
      ],
    },
    {
      kind: 'drums',
      level: -5,
      within: [1, 2],
      bars: [
        { march: 'X.xxX.xxX.xxXxxx', kick: 'X.......X.......' },
        { crash: 'X...............', kick: 'X...............', march: '........o.o.xxXx' },
      ],
    },
  ],
  room: { size: 0.45, level: 0.22 },
  loudness: -15,
};

/** Trade: a small waltz in which the motif alternates with its answer. */
export const trade: PieceTable = {
  tempo: 112,
  beatsPerBar: 3,
  keys: ['F'],
  chords: `F | Dm | Bb | C | F/A | Dm | C7 | F |
    Bb | F/A | Gm7 | C | Dm | Bb | Gm7 | C7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'musicBox',
      level: 0,
      notes: `c5:1 f5 g5 | a5:2 c6:1 | d6:1.5 c6:.5 bb5:1 | g5:2 -:1 | c5:1 f5 g5 | a5:1 f5 d5 | bb5:1 g5 e5 |
        f5:2 -:1 |
        d5:1 f5 bb5 | a5:2 f5:1 | bb5:1.5 a5:.5 g5:1 | g5:2 e5:1 | f5:1 a5 d6 | bb5:1.5 a5:.5 f5:1 |
        g5:1 bb5 d5 | g5:1 e5 bb4`,
    },
    {
      kind: 'counter',
      instrument: 'reed',
      level: -7,
      within: [9, 16],
      notes: `f4:2 bb4:1 | c5:2 a4:1 | bb4:2 d4:1 | e4:2 g4:1 | a4:2 f4:1 | d4:2 bb4:1 | bb4:2 g4:1 | e4:2 g4:1`,
    },
    { kind: 'chords', instrument: 'pluck', level: -9, rhythm: '-:1 x:1 x:1', middle: 63 },
    { kind: 'chords', instrument: 'pad', level: -11, rhythm: 'x:3', middle: 60 },
    { kind: 'bass', instrument: 'upright', level: -6, lowest: 34, bars: ['r:3', '5:2 n:1'] },
    {
      kind: 'drums',
      level: -14,
      bars: [{ softKick: 'x...........', triangle: '....o.......', shaker: '....x...x...' }],
    },
  ],
  room: { size: 0.5, level: 0.3 },
  echo: { beats: 1, again: 0.25, level: 0.14 },
  loudness: -16.4,
};
