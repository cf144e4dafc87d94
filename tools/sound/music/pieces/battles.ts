import type { PieceTable } from '../piece.ts';

/** Wild battle: the motif in minor over a bass that never stops. */
export const wild: PieceTable = {
  tempo: 156,
  beatsPerBar: 4,
  keys: ['Am'],
  chords: `Am | Am | F | E7 |
    Am | F | Dm | E7 | Am | F | Dm E7 | Am |
    F | G | C | Am | F | G | Bdim | E7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'lead',
      level: 0,
      notes: `a4:.5 c5 e5 a5 e5 c5 e5 c5 | a4:.5 c5 e5 a5 c6 b5 a5 e5 | a4:.5 c5 f5 a5 f5 c5 f5 c5 |
        b4:.5 e5 g#5 b5 g#5 e5 d5 b4 |
        e4:.5 a4 b4 c5 e5:1.5 d5:.5 | c5:1 a4:.5 c5 f5:1.5 e5:.5 | d5:.5 f5 a5:1 f5 d5 | e5:2 g#4:1 b4 |
        e4:.5 a4 b4 c5 e5:1.5 g5:.5 | a5:1 f5:.5 a5 c6:1.5 a5:.5 | f5:1 e5:.5 d5 b4:1 g#4 | a4:2 -:2 |
        c5:1.5 a4:.5 f5:1 c5 | d5:1.5 b4:.5 g5:1 d5 | e5:1.5 c5:.5 g5:1 e5 | a5:1.5 e5:.5 c5:2 |
        f5:.5 g5 a5:1 c6 a5 | g5:.5 a5 b5:1 d6 b5 | d5:1 f5 b5 f5 | e5:.5 d5 e5 g#5 b5:1 g#5`,
    },
    {
      kind: 'counter',
      instrument: 'brass',
      level: -7,
      within: [13, 20],
      notes: `a4:2 f4 | b4:2 g4 | g4:2 c5 | c5:2 a4 | a4:2 f4 | b4:2 g4 | b4:2 f4 | g#4:2 e4`,
    },
    { kind: 'chords', instrument: 'strings', level: -8, rhythm: 'x:1.5 x:1.5 x:1', middle: 62 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -10,
      steps: '0 2 1 2 3 2 1 2',
      beats: 0.5,
      middle: 69,
      within: [5, 12],
    },
    {
      kind: 'bass',
      instrument: 'bass',
      level: -6.5,
      lowest: 33,
      bars: ['r:.5 r 8 r r r 8 5', 'r:.5 r 8 r 5 r 8 n'],
    },
    {
      kind: 'drums',
      level: -5,
      bars: [
        { kick: 'X...x.....x.....', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
        { kick: 'X...x.....x.x...', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
        { kick: 'X...x.....x.....', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
        {
          kick: 'X...x.......x...',
          snare: '....X...o.x.XxxX',
          tom: '........x.x.....',
          open: '..............x.',
        },
      ],
    },
    { kind: 'drums', level: -9, within: [1, 1], bars: [{ crash: 'X...............' }] },
    { kind: 'drums', level: -11, within: [13, 13], bars: [{ crash: 'x...............' }] },
  ],
  room: { size: 0.35, level: 0.16 },
  echo: { beats: 0.75, again: 0.2, level: 0.12 },
  loudness: -14.8,
};

/** Gym battle: a march in minor with dotted notes and snare fanfares. */
export const gym: PieceTable = {
  tempo: 118,
  beatsPerBar: 4,
  keys: ['Cm', 'Eb'],
  chords: `Cm | Ab | Fm | G | Cm | Ab | Fm G | Cm |
    Eb | Bb | Cm | Gm | Ab | Bb | Fm | G7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'brass',
      level: 0,
      pan: -0.1,
      notes: `g4:.5 c5:1 d5:.5 eb5:1 g5 | ab5:1 g5:.75 f5:.25 eb5:1 c5 | f5:.75 eb5:.25 f5:1 ab5 f5 |
        g5:2 d5:1 b4 |
        g4:.5 c5:1 d5:.5 eb5:1 g5 | c6:1 bb5:.75 ab5:.25 eb5:1 ab5 | ab5:.75 g5:.25 f5:1 d5 b4 |
        c5:2 c5:.75 g4:.25 c5:1 |
        bb4:.75 bb4:.25 eb5:1 g5 eb5 | f5:1.5 d5:.5 bb4:1 d5 | eb5:.75 d5:.25 c5:1 g5 eb5 | d5:2 bb4:1 g4 |
        c5:.75 c5:.25 eb5:1 ab5 eb5 | d5:.75 d5:.25 f5:1 bb5 f5 | ab5:1 f5 c5 ab4 | b4:1 d5 f5:.75 d5:.25 g5:1`,
    },
    {
      kind: 'counter',
      instrument: 'lead',
      level: -8,
      pan: 0.3,
      within: [9, 16],
      notes: `g4:2 bb4 | d4:2 f4 | g4:2 c5 | bb4:2 d4 | ab4:2 c5 | bb4:2 d5 | c5:2 f4 | g4:2 b4`,
    },
    {
      kind: 'chords',
      instrument: 'strings',
      level: -7,
      rhythm: 'x:.75 x:.25 x:1 x:.75 x:.25 x:1',
      middle: 60,
    },
    {
      kind: 'bass',
      instrument: 'bass',
      level: -6.5,
      lowest: 31,
      bars: ['r:1 5 r 5', 'r:1 5 r:.5 r n:1'],
    },
    {
      kind: 'drums',
      level: -4.5,
      bars: [
        { kick: 'X.......X.......', march: '....x..xx...x.xx', taiko: 'o...............' },
        { kick: 'X.......X.......', march: '....x..xx...x...' },
        { kick: 'X.......X.......', march: '....x..xx...x.xx', taiko: 'o...............' },
        { kick: 'X.......X...x...', march: 'o.ooxoooxoxoXxxx' },
      ],
    },
    { kind: 'drums', level: -10, within: [1, 1], bars: [{ crash: 'x...............' }] },
    { kind: 'drums', level: -10, within: [9, 9], bars: [{ crash: 'x...............' }] },
  ],
  room: { size: 0.55, level: 0.24 },
  stereo: true,
  loudness: -15,
};
