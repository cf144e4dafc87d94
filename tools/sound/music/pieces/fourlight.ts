import type { PieceTable } from '../piece.ts';

/** The four-light land by day: a tune in five that never asks what time it is. */
export const fourlightDay: PieceTable = {
  tempo: 128,
  beatsPerBar: 5,
  keys: ['F', 'D'],
  chords: `F | Dm7 | Bbmaj7 | C | F | Am7 | Gm7 | C |
    Dm7 | Bbmaj7 | Gm7 | C | Bbmaj7 | Am7 | Gm7 C | F`,
  parts: [
    {
      kind: 'melody',
      instrument: 'flute',
      level: 0,
      pan: -0.1,
      notes: `c5:1.5 a4:.5 f4:1 a4 c5 | d5:3 c5:1 a4 | bb4:1.5 c5:.5 d5:1 f5 d5 | e5:3 -:2 |
        c4:1 f4 g4:.5 a4 c5:2 | e5:2 c5:1 a4 c5 | bb4:1 d5 f5 d5 bb4 | c5:3 -:2 |
        a4:1.5 d5:.5 f5:1 e5 d5 | f5:2 d5:1 bb4 d5 | g5:1.5 f5:.5 d5:1 bb4 g4 | e5:3 c5:2 |
        d5:1 f5 bb5 a5 f5 | e5:2 c5:1 e5 a4 | bb4:1 d5 g5:.5 f5 e5:1 c5 | f5:3 -:2`,
    },
    { kind: 'chords', instrument: 'pad', level: -9, rhythm: 'x:5', middle: 60 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -8,
      pan: 0.35,
      steps: '0 2 3 4 3 1 2 4 3 2',
      beats: 0.5,
      middle: 64,
    },
    { kind: 'bass', instrument: 'upright', level: -7, lowest: 33, bars: ['r:3 5:2', 'r:3 8:1 5:1'] },
    {
      kind: 'drums',
      level: -13.5,
      bars: [
        { kick: 'x...........x.......', shaker: 'o...x...o...x...o...' },
        { kick: 'x.......o...x.......', shaker: 'o...x...o...x...o.o.' },
      ],
    },
  ],
  room: { size: 0.7, level: 0.32 },
  echo: { beats: 1, again: 0.3, level: 0.18 },
  stereo: true,
  loudness: -16.5,
};

/** The four-light land by night: the same five beats, struck on glass by somebody who should be asleep. */
export const fourlightNight: PieceTable = {
  tempo: 96,
  beatsPerBar: 5,
  keys: ['F', 'D'],
  chords: 'Dm7 | Bbmaj7 | F | C | Dm7 | Gm7 | Bbmaj7 | C | Gm7 | Am7 | Bbmaj7 | F',
  parts: [
    {
      kind: 'melody',
      instrument: 'bell',
      level: -2,
      pan: -0.1,
      notes: `a4:2 d5:1 f5 e5 | d5:3 -:2 | c4:1 f4 g4:.5 a4 c5:2 | g4:3 -:2 | a4:1 d5 f5 a5 f5 | g5:2 d5:1 bb4:2 |
        f5:2 d5:1 bb4 d5 | e5:3 -:2 | bb4:1 d5 g5:2 d5:1 | c5:2 e5:1 a4:2 | bb4:1 d5 f5 d5 bb4 | a4:3 -:2`,
    },
    { kind: 'chords', instrument: 'strings', level: -8, rhythm: 'x:5', middle: 58 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -13,
      pan: 0.4,
      steps: '- 2 - 4 - - 3 - 1 -',
      beats: 0.5,
      middle: 66,
    },
    { kind: 'bass', instrument: 'upright', level: -10, lowest: 33, bars: ['r:3 5:2'] },
  ],
  room: { size: 0.9, level: 0.46 },
  echo: { beats: 1.5, again: 0.38, level: 0.24 },
  stereo: true,
  loudness: -17,
};
