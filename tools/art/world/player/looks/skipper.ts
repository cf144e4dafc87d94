import { ellipse } from '../../../kit.ts';
import { arms } from '../body/arms.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { band, type ChestMarks, panel } from '../body/torso.ts';
import { beard } from '../head/beard.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { turban } from '../head/hats.ts';
import type { Look } from '../look.ts';

/** Two rows of buttons, a belt and a golden hem. */
const buttons: ChestMarks = ({ x, y, front, isFront }) => [
  { path: band(x, y + 19, y + 40), ramp: 'trim' },
  ...(isFront
    ? [
        { path: panel(front, 0.9, 0.9), flat: '#00000055' },
        ...[-7, 7].flatMap((dx) =>
          [-4, 5, 14].map((dy) => ({ path: ellipse(front + dx, y + dy, 2.4, 2.4), ramp: 'trim' })),
        ),
      ]
    : []),
];

/** A saffron turban, a black beard, a long navy coat with golden buttons. */
export const skipper: Look = {
  name: 'skipper',
  palette: {
    main: '#3a56a0',
    skin: '#b8794c',
    hair: '#35303f',
    coat: '#3a56a0',
    hat: '#f59a2e',
    pin: '#f4fbef',
    trim: '#ffd04a',
    trousers: '#f1e6cf',
    shoe: '#5a3a33',
    iris: '#6a4428',
    line: '#231a2e',
  },
  size: 1.01,
  pieces: [
    legs({ thick: 8 }),
    gown({ hem: 104, flare: 21, girth: 16, marks: buttons }),
    neck,
    arms({ aside: 15.5, lower: 'coat' }),
    hairCut({ nape: 14, volume: -2, brow: 4 }),
    face({ cheek: '#e0684a' }),
    beard({ length: 28, wide: 0.98 }),
    turban,
  ],
};
