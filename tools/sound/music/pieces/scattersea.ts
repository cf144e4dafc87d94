import type { PieceTable } from '../piece.ts';

/** The islands by day: a hornpipe for a reed and plucked strings, in no hurry to be anywhere. */
export const scatterseaDay: PieceTable = {
  tempo: 126,
  beatsPerBar: 4,
  keys: ['G'],
  chords: `G | C | G | D | Em | C | Am7 | D |
    C | G | Am7 | D | Em | C | Am7 D | G`,
  parts: [
    {
      kind: 'melody',
      instrument: 'reed',
      level: 0,
      pan: -0.1,
      notes: `d4:1 g4:.5 a4 b4:1 d5 | e5:1.5 d5:.5 c5:1 g4 | b4:.5 d5 g5:1 d5 b4 | a4:3 -:1 |
        g4:1 b4:.5 d5 e5:1 b4 | c5:1.5 d5:.5 e5:1 c5 | a4:1 c5:.5 d5 e5:1 g5 | f#5:3 -:1 |
        g5:1.5 e5:.5 c5:1 e5 | d5:1.5 b4:.5 g4:1 b4 | c5:1 e5 a5 g5 | f#5:2 d5:1 a4 |
        b4:1 e5:.5 f#5 g5:1 e5 | e5:1.5 d5:.5 c5:1 g4 | a4:1 c5 d5 f#4 | g4:3 -:1`,
    },
    { kind: 'chords', instrument: 'pad', level: -10, rhythm: 'x:4', middle: 60 },
    {
      kind: 'arpeggio',
      instrument: 'pluck',
      level: -7,
      pan: 0.35,
      steps: '0 2 3 4 2 3 1 2',
      beats: 0.5,
      middle: 64,
    },
    {
      kind: 'bass',
      instrument: 'upright',
      level: -6.5,
      lowest: 33,
      bars: ['r:1.5 5:.5 r:1 5', 'r:1.5 8:.5 5:1 r'],
    },
    {
      kind: 'drums',
      level: -12,
      bars: [
        { kick: 'x.......x.......', shaker: 'o.oxo.oxo.oxo.ox' },
        { kick: 'x.....o.x.......', shaker: 'o.oxo.oxo.oxo.ox' },
      ],
    },
  ],
  room: { size: 0.5, level: 0.22 },
  echo: { beats: 0.75, again: 0.25, level: 0.14 },
  stereo: true,
  loudness: -16.5,
};

/** The islands by night: the same tune, from a boat that is too far out to be seen. */
export const scatterseaNight: PieceTable = {
  tempo: 84,
  beatsPerBar: 4,
  keys: ['G'],
  chords: 'G | Em | Cmaj7 | D | G | Bm7 | Cmaj7 | D | Em | C | Am7 | G',
  parts: [
    {
      kind: 'melody',
      instrument: 'flute',
      level: 0,
      pan: -0.1,
      notes: `d4:1 g4:.5 a4 b4:1 d5 | e5:2 b4 | g4:1 b4 c5 e5 | d5:3 -:1 | b4:1 d5 g5 d5 | f#5:2 d5:1 b4 |
        e5:1.5 d5:.5 c5:1 g4 | a4:2 f#4 | g4:1 b4 e5 d5 | c5:2 e5:1 g4 | a4:1 c5 e5 c5 | g4:3 -:1`,
    },
    { kind: 'chords', instrument: 'pad', level: -7, rhythm: 'x:4', middle: 60 },
    {
      kind: 'arpeggio',
      instrument: 'bell',
      level: -11,
      pan: 0.4,
      steps: '- - 2 - - 4 - 3',
      beats: 0.5,
      middle: 70,
    },
    { kind: 'bass', instrument: 'upright', level: -9, lowest: 33, bars: ['r:3 5:1'] },
  ],
  room: { size: 0.85, level: 0.42 },
  echo: { beats: 1.5, again: 0.36, level: 0.22 },
  stereo: true,
  loudness: -17,
};
