import { airTank } from '../body/air-tank.ts';
import { arms } from '../body/arms.ts';
import { legs } from '../body/legs.ts';
import { band, type ChestMarks, torso } from '../body/torso.ts';
import { divingHelmet } from '../head/diving-helmet.ts';
import { face } from '../head/face.ts';
import type { Look } from '../look.ts';

const belt: ChestMarks = ({ x, y }) => [
  { path: band(x, y - 30, y - 8), ramp: 'brass' },
  { path: band(x, y + 8, y + 14), ramp: 'belt' },
];

/** A round brass helmet with windows, a suit of canvas, boots of lead, two bottles of air. */
export const diver: Look = {
  name: 'diver',
  palette: {
    main: '#d7b78a',
    skin: '#8a5a3c',
    hair: '#241a1c',
    coat: '#d7b78a',
    brass: '#e0a83a',
    trim: '#b87a2a',
    glass: '#9fd8e6',
    belt: '#6a4630',
    mitten: '#a04a34',
    trousers: '#d7b78a',
    shoe: '#565a6e',
    iris: '#3a2618',
    line: '#2b1c1e',
  },
  size: 0.93,
  pieces: [
    legs({ boot: 11, thick: 9.4 }),
    airTank,
    torso({ girth: 18, marks: belt }),
    arms({ aside: 18, thick: 8.2, hand: 'mitten', lower: 'coat' }),
    divingHelmet,
    face({ ear: false, brows: true, cheek: '#b8604a' }),
  ],
};
