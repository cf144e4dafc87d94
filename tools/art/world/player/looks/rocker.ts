import { arms } from '../body/arms.ts';
import { guitar } from '../body/back-loads.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { band, type ChestMarks, panel, torso } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { glasses } from '../head/glasses.ts';
import { hairCut } from '../head/hair-cut.ts';
import { mohawk } from '../head/mohawk.ts';
import type { Look } from '../look.ts';

const jacket: ChestMarks = ({ x, y, front, isFront }) => [
  ...(isFront ? [{ path: panel(front, 6.5, 6.5), ramp: 'shirt' }] : []),
  { path: band(x, y + 12, y + 30), ramp: 'trim' },
];

/** Magenta mohawk, dark glasses, black jacket over a white shirt, red guitar on the back. */
export const rocker: Look = {
  name: 'rocker',
  palette: {
    main: '#4a4560',
    skin: '#f6cfa6',
    hair: '#b58a72',
    crest: '#f0409a',
    coat: '#4a4560',
    shirt: '#fff8ea',
    trim: '#c9cfe0',
    pack: '#e0483c',
    wood: '#8a5a34',
    frame: '#231c33',
    trousers: '#5f7fb8',
    shoe: '#3b3450',
    iris: '#5a3a2c',
    line: '#231a2e',
  },
  pieces: [
    legs({ boot: 7, thick: 7 }),
    guitar,
    neck,
    torso({ marks: jacket }),
    arms(),
    hairCut({ nape: 16, volume: -1.5, brow: 8 }),
    face({ brows: false }),
    glasses({ dark: true, frame: 'frame' }),
    mohawk,
  ],
};
