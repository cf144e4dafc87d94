import type { PieceTable } from '../piece.ts';

/** Green Land by day, music for walking: plucked notes and a flute. */
export const greenLandDay: PieceTable = {
  tempo: 116,
  beatsPerBar: 4,
  keys: ['G'],
  chords: `G | C | G/B | D | Em | C | Am7 D | G |
    C | G | C | D | Em7 | C | Am7 | D7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'flute',
      level: 0,
      pan: -0.1,
      notes: `d4:.5 g4 a4 b4 d5:2 | e5:1 d5:.5 c5 e5:1.5 d5:.5 | b4:1 d5:.5 b4 g4:2 | a4:3 -:1 |
        b4:.5 g4 b4 d5 e5:2 | g5:1 e5:.5 c5 e5:1 d5 | c5:1 b4:.5 a4 f#4:1 a4 | g4:3 -:1 |
        e5:1.5 g5:.5 e5:1 c5 | d5:1.5 b4:.5 g4:1 b4 | e5:1 f#5:.5 g5 e5:1 c5 | d5:2 a4:1 f#4 |
        g4:.5 b4 e5:1 d5 b4 | c5:1 e5 g5 e5 | c5:1 a4:.5 c5 e5:1 c5 | d5:1.5 c5:.5 a4:1 f#4`,
    },
    {
      kind: 'counter',
      instrument: 'reed',
      level: -8,
      pan: 0.3,
      within: [9, 16],
      notes: `g4:2 e4 | b3:2 d4 | c4:2 g4 | f#4:2 d4 | e4:2 g4 | g4:2 c5 | e4:2 g4 | f#4:2 d4`,
    },
    { kind: 'chords', instrument: 'strings', level: -10, rhythm: 'x:4', middle: 62 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -8,
      pan: 0.3,
      steps: '0 2 1 2 3 2 1 2',
      beats: 0.5,
      middle: 64,
    },
    {
      kind: 'bass',
      instrument: 'upright',
      level: -6,
      lowest: 35,
      bars: ['r:1 5 r 5', 'r:1 5 r:1 n'],
    },
    {
      kind: 'drums',
      level: -10,
      bars: [
        { kick: 'x.......x.......', shaker: 'x.o.x.o.x.o.x.o.', block: '....x.......x...' },
        { kick: 'x.......x.......', shaker: 'x.o.x.o.x.o.x.o.', block: '....x.......x.o.' },
        { kick: 'x.......x.......', shaker: 'x.o.x.o.x.o.x.o.', block: '....x.......x...' },
        { kick: 'x.......x...x...', shaker: 'x.o.x.o.x.oox.oo', block: '....x...o...x.xo' },
      ],
    },
  ],
  room: { size: 0.4, level: 0.22 },
  echo: { beats: 0.5, again: 0.25, level: 0.14 },
  stereo: true,
  loudness: -16,
};

/** Green Land by night, the same melody: a music box, long chords, hardly a beat. */
export const greenLandNight: PieceTable = {
  tempo: 80,
  beatsPerBar: 4,
  keys: ['G'],
  chords: `Gmaj7 | Cmaj7 | Bm7 | D | Em7 | Cmaj7 | Am7 D7 | Gmaj7 |
    Cmaj7 | Bm7 | Am7 | Dsus4 D7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'musicBox',
      level: 0,
      pan: -0.15,
      notes: `d5:.5 g5 a5 b5 d6:2 | e6:3 d6:1 | d6:1.5 b5:.5 a5:2 | f#5:3 -:1 |
        b5:1 d6 e6:2 | g6:2 e6 | c6:2 a5:1 f#5 | g5:3 -:1 |
        e6:3 d6:1 | d6:2 b5 | c6:2 e6:1 c6 | d6:2 c6:1 a5`,
    },
    {
      kind: 'counter',
      instrument: 'flute',
      level: -7,
      pan: 0.2,
      within: [5, 12],
      notes: `b4:4 | c5:2 g4 | e4:2 f#4 | d4:3 -:1 | g4:4 | f#4:4 | e4:2 g4 | g4:2 f#4`,
    },
    { kind: 'chords', instrument: 'pad', level: -8, rhythm: 'x:4', middle: 62 },
    {
      kind: 'arpeggio',
      instrument: 'bell',
      level: -11,
      pan: 0.4,
      steps: '- - 2 3 - 4 - 3',
      beats: 0.5,
      middle: 66,
    },
    { kind: 'bass', instrument: 'upright', level: -8, lowest: 35, bars: ['r:3 5:1', 'r:4'] },
    { kind: 'drums', level: -19, bars: [{ shaker: '....o.......o...', softKick: 'o...............' }] },
  ],
  room: { size: 0.75, level: 0.4 },
  echo: { beats: 0.75, again: 0.4, level: 0.22 },
  stereo: true,
  loudness: -17,
};
