import { arms } from '../body/arms.ts';
import { backpack } from '../body/backpack.ts';
import { legs } from '../body/legs.ts';
import { scarf } from '../body/scarf.ts';
import { stripeAndHem, torso } from '../body/torso.ts';
import { cap } from '../head/cap.ts';
import { face } from '../head/face.ts';
import { backHair, fringe } from '../head/hair.ts';
import type { Look } from '../look.ts';

/** Teal cap and coat with a cream stripe, chestnut hair, coral scarf and pack. */
export const wayfarer: Look = {
  name: 'player',
  palette: {
    main: '#27a39a',
    skin: '#ffd9b5',
    hair: '#7a4a2e',
    coat: '#27a39a',
    stripe: '#f4fbef',
    trim: '#ffcf4a',
    trousers: '#434b78',
    shoe: '#f0624d',
    pack: '#e9825a',
    scarf: '#f0624d',
    iris: '#4f96e6',
    line: '#2a1f33',
  },
  pieces: [legs(), backpack, torso({ marks: stripeAndHem }), arms(), scarf, backHair, face(), fringe, cap],
};
