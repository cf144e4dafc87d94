import { arms } from '../body/arms.ts';
import { wateringCan } from '../body/carried.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { band, type ChestMarks, panel, torso } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { puffs } from '../head/round-hair.ts';
import type { Look } from '../look.ts';

/** Bib, straps and waist of the dungarees. */
const dungarees: ChestMarks = ({ x, y, front, isFront }, { forward }) => {
  const waist = { path: band(x, y + 5, y + 30), ramp: 'trousers' };
  if (isFront)
    return [
      { path: panel(front, 7, 11), ramp: 'trousers' },
      { path: band(front, y - 30, y - 9), ramp: 'coat' },
      { path: panel(front - 8, 2, 3), ramp: 'trousers' },
      { path: panel(front + 8, 2, 3), ramp: 'trousers' },
      waist,
    ];
  const back = x - forward.across * 7;
  return [
    { path: panel(back - 6, 2.4, 2.4), ramp: 'trousers' },
    { path: panel(back + 6, 2.4, 2.4), ramp: 'trousers' },
    waist,
  ];
};

/** Puffs of black hair with yellow ribbons, blue dungarees over a rose shirt, a watering can. */
export const gardener: Look = {
  name: 'gardener',
  palette: {
    main: '#ff8fa8',
    skin: '#94603f',
    hair: '#4d3646',
    coat: '#ff8fa8',
    ribbon: '#ffd23f',
    trousers: '#4a78c8',
    shoe: '#ffc23a',
    can: '#b9c6d6',
    iris: '#8a5a2e',
    line: '#2a1722',
  },
  pieces: [
    legs({ boot: 8 }),
    neck,
    torso({ marks: dungarees }),
    arms({ lower: 'skin', swing: 0.5, thick: 6.2 }),
    wateringCan,
    hairCut({ nape: 19, brow: 7, parting: 0 }),
    puffs,
    face({ cheek: '#e0604a' }),
  ],
};
