import type { PieceTable } from '../piece.ts';

/** The heights by day: a slow waltz for a horn, with flutes like wind in a bottle. */
export const overcloudDay: PieceTable = {
  tempo: 106,
  beatsPerBar: 3,
  keys: ['D', 'G'],
  chords: `D | Bm | G | A | D | Bm7 | Em7 | A |
    G | D/F# | Em7 | A | Bm7 | G | A | D`,
  parts: [
    {
      kind: 'melody',
      instrument: 'brass',
      level: 0,
      pan: -0.1,
      notes: `a4:1 d5 e5 | f#5:2 a5:1 | g5:1.5 f#5:.5 d5:1 | e5:3 | f#5:1 e5 d5 | b4:2 d5:1 | g4:1 b4 d5 | c#5:2 -:1 |
        b4:1 d5 g5 | f#5:1.5 e5:.5 d5:1 | e5:1 g5 b5 | a5:2 e5:1 | f#5:1 d5 b4 | d5:1 b4 g4 | a4:1 c#5 e5 | d5:3`,
    },
    {
      kind: 'counter',
      instrument: 'flute',
      level: -7,
      pan: 0.25,
      within: [9, 16],
      notes: 'g4:3 | a4:3 | b4:3 | c#5:3 | b4:3 | b4:3 | c#4:3 | f#4:3',
    },
    { kind: 'chords', instrument: 'strings', level: -8.5, rhythm: 'x:3', middle: 62 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -10,
      pan: 0.35,
      steps: '0 2 4 3 2 1',
      beats: 0.5,
      middle: 64,
    },
    { kind: 'bass', instrument: 'upright', level: -7, lowest: 33, bars: ['r:2 5:1', 'r:2 8:1'] },
    {
      kind: 'drums',
      level: -13,
      bars: [
        { kick: 'x...........', shaker: '....o...o...' },
        { kick: 'x.......o...', shaker: '....o...o.o.' },
      ],
    },
  ],
  room: { size: 0.75, level: 0.34 },
  echo: { beats: 1.5, again: 0.3, level: 0.18 },
  stereo: true,
  loudness: -16.5,
};

/** The heights by night: the same waltz, which only the organ on its rock still remembers. */
export const overcloudNight: PieceTable = {
  tempo: 74,
  beatsPerBar: 3,
  keys: ['D', 'G'],
  chords: 'Dmaj7 | Bm7 | Gmaj7 | A | Dmaj7 | F#m7 | Gmaj7 | A | Bm7 | Gmaj7 | Em7 | D',
  parts: [
    {
      kind: 'melody',
      instrument: 'flute',
      level: 0,
      pan: -0.1,
      notes: `a4:1 d5 e5 | f#5:2 a5:1 | g5:2 f#5:1 | e5:3 | d5:1 f#5 c#5 | a4:2 c#5:1 | b4:3 | c#5:2 -:1 |
        d5:1.5 f#5:.5 b5:1 | d5:2 b4:1 | g4:1 b4 e5 | d5:3`,
    },
    {
      kind: 'counter',
      instrument: 'strings',
      level: -9,
      pan: 0.3,
      within: [5, 12],
      notes: 'f#4:3 | e4:3 | d4:3 | e4:3 | f#4:3 | g4:3 | e4:3 | f#4:3',
    },
    { kind: 'chords', instrument: 'pad', level: -6.5, rhythm: 'x:3', middle: 60 },
    {
      kind: 'arpeggio',
      instrument: 'bell',
      level: -11,
      pan: 0.4,
      steps: '- - 3 - 2 -',
      beats: 0.5,
      middle: 70,
    },
    { kind: 'bass', instrument: 'upright', level: -9, lowest: 33, bars: ['r:3'] },
  ],
  room: { size: 0.9, level: 0.46 },
  echo: { beats: 1.5, again: 0.38, level: 0.24 },
  stereo: true,
  loudness: -17,
};
