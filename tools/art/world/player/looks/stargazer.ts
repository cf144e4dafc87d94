import { ellipse } from '../../../kit.ts';
import { arms } from '../body/arms.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { band, type ChestMarks } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { glasses } from '../head/glasses.ts';
import { hairCut } from '../head/hair-cut.ts';
import { pointedHat } from '../head/tall-hats.ts';
import type { Look } from '../look.ts';

const stars: ChestMarks = ({ x, y }) => [
  ...[
    [-14, 18],
    [-5, 2],
    [8, 12],
    [16, 24],
    [-10, 29],
    [3, 23],
  ].map(([dx = 0, dy = 0]) => ({ path: ellipse(x + dx, y + dy, 1.9, 1.9), ramp: 'star' })),
  { path: band(x, y + 33, y + 50), ramp: 'ribbon' },
];

/** A pointed hat and a robe of midnight with stars, silver hair, round glasses. */
export const stargazer: Look = {
  name: 'stargazer',
  palette: {
    main: '#37408f',
    skin: '#e8bd94',
    hair: '#cfd6ea',
    coat: '#37408f',
    hat: '#37408f',
    ribbon: '#7f63c9',
    star: '#ffe27a',
    wire: '#e6c25a',
    trousers: '#2a2f68',
    shoe: '#4b3a7a',
    iris: '#4a5fc0',
    line: '#171733',
  },
  pieces: [
    legs({ thick: 7 }),
    gown({ hem: 114, flare: 31, girth: 15, marks: stars }),
    neck,
    arms({ aside: 15, thick: 8, lower: 'coat' }),
    hairCut({ nape: 34, brow: 4, parting: -0.5 }),
    face({ brows: true, cheek: '#e88a7a' }),
    glasses({ frame: 'wire' }),
    pointedHat,
  ],
};
