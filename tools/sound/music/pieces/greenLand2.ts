import type { PieceTable } from '../piece.ts';

/** The coast by day: a flat seventh in the chords, wide leaps, a horn. */
export const greenLand2Day: PieceTable = {
  tempo: 122,
  beatsPerBar: 4,
  keys: ['A', 'D'],
  chords: `A | G | D | A | F#m | G | Bm7 E | A |
    D | A/C# | Bm7 | E | D | C#m7 | Bm7 | G E`,
  parts: [
    {
      kind: 'melody',
      instrument: 'lead',
      level: 0,
      pan: -0.1,
      notes: `e4:1 a4:.5 b4 c#5:1 e5 | d5:1.5 b4:.5 g4:1 b4 | a4:.5 d5 f#5:1 e5:.5 d5:1.5 | e5:3 -:1 |
        c#5:1 f#5:.5 e5 c#5:1 a4 | b4:1 d5:.5 e5 d5:1 b4 | d5:1 c#5:.5 b4 g#4:1 b4 | a4:3 -:1 |
        f#5:1.5 e5:.5 d5:1 f#5 | e5:1.5 d5:.5 c#5:1 a4 | d5:1 f#5 a5 f#5 | g#5:2 e5:1 b4 |
        a5:1 f#5:.5 e5 d5:1 f#5 | e5:1.5 c#5:.5 g#4:1 b4 | a4:1 b4:.5 d5 f#5:1 d5 | b4:1 d5 b4 g#4`,
    },
    {
      kind: 'counter',
      instrument: 'brass',
      level: -8,
      pan: 0.25,
      within: [9, 16],
      notes: `a4:2 f#4 | a4:2 e4 | f#4:2 d5 | b4:2 g#4 | f#4:2 a4 | g#4:2 e4 | f#4:2 a4 | g4:2 e4`,
    },
    { kind: 'chords', instrument: 'strings', level: -9, rhythm: 'x:4', middle: 61 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -8,
      pan: 0.35,
      steps: '0 1 2 3 4 3 2 1',
      beats: 0.5,
      middle: 62,
    },
    {
      kind: 'bass',
      instrument: 'bass',
      level: -6.5,
      lowest: 33,
      bars: ['r:1.5 r:.5 5:1 r', 'r:1.5 r:.5 8:1 n'],
    },
    {
      kind: 'drums',
      level: -8.5,
      bars: [
        { kick: 'x.....x.x.......', snare: '....o.......o...', hat: 'x.o.x.o.x.o.x.o.' },
        { kick: 'x.....x.x.......', snare: '....o.......o...', hat: 'x.o.x.o.x.o.x.oo' },
        { kick: 'x.....x.x.......', snare: '....o.......o...', hat: 'x.o.x.o.x.o.x.o.' },
        {
          kick: 'x.....x.x...x...',
          snare: '....o.......o.oo',
          open: '..............o.',
          tom: '..........o.x...',
        },
      ],
    },
  ],
  room: { size: 0.5, level: 0.22 },
  echo: { beats: 0.75, again: 0.25, level: 0.15 },
  stereo: true,
  loudness: -16,
};

/** The coast by night: slow waves of chords and bells. */
export const greenLand2Night: PieceTable = {
  tempo: 78,
  beatsPerBar: 4,
  keys: ['A', 'D'],
  chords: `Amaj7 | Gmaj7 | Dmaj7 | A | F#m7 | Gmaj7 | Bm7 E7 | Amaj7 |
    Dmaj7 | C#m7 | Bm7 | E7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'flute',
      level: 0,
      pan: -0.1,
      notes: `e4:1 a4:.5 b4 c#5:1 e5 | d5:3 b4:1 | a4:1 d5 f#5:2 | e5:3 -:1 |
        c#5:2 e5:1 c#5 | b4:1.5 d5:.5 f#5:2 | d5:2 b4:1 g#4 | a4:3 -:1 |
        f#5:3 e5:1 | e5:2 b4 | d5:2 f#5:1 d5 | d5:1 b4 g#4:2`,
    },
    {
      kind: 'counter',
      instrument: 'strings',
      level: -9,
      pan: 0.3,
      within: [5, 12],
      notes: `a4:4 | g4:2 d4 | f#4:2 e4 | c#4:3 -:1 | a4:4 | g#4:4 | f#4:2 a4 | g#4:2 e4`,
    },
    { kind: 'chords', instrument: 'pad', level: -7, rhythm: 'x:4', middle: 61 },
    {
      kind: 'arpeggio',
      instrument: 'bell',
      level: -10,
      pan: 0.4,
      steps: '- 2 - 4 - - 3 -',
      beats: 0.5,
      middle: 69,
    },
    { kind: 'bass', instrument: 'upright', level: -8, lowest: 33, bars: ['r:2.5 5:.5 8:1', 'r:4'] },
    { kind: 'drums', level: -19, bars: [{ shaker: 'o...o...x...o...' }, { shaker: 'o...o...o.......' }] },
  ],
  room: { size: 0.8, level: 0.42 },
  echo: { beats: 1, again: 0.35, level: 0.22 },
  stereo: true,
  loudness: -17,
};
