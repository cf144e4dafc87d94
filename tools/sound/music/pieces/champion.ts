import type { PieceTable } from '../piece.ts';

/** Battle against a champion: the motif in D minor, in F major, then a step higher in E minor. */
export const champion: PieceTable = {
  tempo: 146,
  beatsPerBar: 4,
  keys: ['Dm', 'F', 'Em', 'Am'],
  chords: `Dm | Bb | Gm | A | Dm | Bb | Gm A | Dm |
    F | C | Dm | Am | Bb | C | Am | B7 |
    Em | C | Am | B7 | Em | C | Am | A7`,
  parts: [
    {
      kind: 'melody',
      instrument: 'brass',
      level: 0,
      pan: -0.1,
      notes: `a4:.5 d5:1 e5:.5 f5:1 a5 | bb5:1.5 a5:.5 f5:2 | g5:1 bb5:.5 a5 g5:1 d5 | e5:2 c#5:1 e5 |
        a4:.5 d5:1 e5:.5 f5:1 a5 | d6:1.5 c6:.5 bb5:1 f5 | bb5:1 g5 e5 c#5 | d5:3 -:1 |
        c5:1 f5:.5 g5 a5:1 c6 | g5:1.5 e5:.5 c5:1 e5 | f5:1 a5:.5 g5 f5:1 d5 | e5:2 c5:1 a4 |
        d5:1 f5 bb5 f5 | e5:1 g5 c6 g5 | c6:1.5 b5:.5 a5:1 e5 | d#5:1 f#5 b5 a5 |
        b4:.5 e5:1 f#5:.5 g5:1 b5 | c6:1.5 b5:.5 g5:2 | a5:1 c6:.5 b5 a5:1 e5 | f#5:2 d#5:1 f#5 |
        b4:.5 e5:1 f#5:.5 g5:1 b5 | e6:1.5 d6:.5 c6:1 g5 | c6:1 a5 e5 a5 | g5:1 e5 c#5 e5`,
    },
    {
      kind: 'counter',
      instrument: 'lead',
      level: -7,
      pan: 0.3,
      within: [9, 24],
      notes: `a4:2 f4 | e4:2 g4 | a4:2 d5 | c5:2 e4 | f4:2 d5 | g4:2 e5 | e4:2 c5 | b4:2 d#5 |
        g4:2 b4 | e4:2 c5 | c5:2 e4 | b4:2 a4 | g4:2 e5 | c5:2 e5 | a4:2 c5 | a4:2 g4`,
    },
    { kind: 'chords', instrument: 'strings', level: -6.5, rhythm: 'x:2 x:2', middle: 61 },
    {
      kind: 'arpeggio',
      instrument: 'strings',
      level: -10,
      pan: -0.3,
      steps: '0 1 2 1 3 2 1 2',
      beats: 0.5,
      middle: 68,
    },
    {
      kind: 'bass',
      instrument: 'bass',
      level: -6.5,
      lowest: 31,
      bars: ['r:.5 r r 5 r r 5 8', 'r:.5 r r 5 r r 5 n'],
    },
    {
      kind: 'drums',
      level: -5.5,
      bars: [
        {
          kick: 'X.....x.x.......',
          snare: '....X.......X...',
          hat: 'x.o.x.o.x.o.x.o.',
          taiko: 'x.......o.......',
        },
        { kick: 'X.....x.x...x...', snare: '....X.......X.o.', hat: 'x.o.x.o.x.o.x.o.' },
        {
          kick: 'X.....x.x.......',
          snare: '....X.......X...',
          hat: 'x.o.x.o.x.o.x.o.',
          taiko: 'x.......o.......',
        },
        { kick: 'X.....x.x...x...', snare: '....X...o.o.XxXx', taiko: '........x.x.x...' },
      ],
    },
    { kind: 'drums', level: -9, within: [1, 1], bars: [{ crash: 'X...............' }] },
    { kind: 'drums', level: -10, within: [9, 9], bars: [{ crash: 'X...............' }] },
    { kind: 'drums', level: -9, within: [17, 17], bars: [{ crash: 'X...............' }] },
  ],
  room: { size: 0.6, level: 0.26 },
  echo: { beats: 0.5, again: 0.2, level: 0.1 },
  stereo: true,
  loudness: -14.8,
};
