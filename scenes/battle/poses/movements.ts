import { slowEnd, slowEnds, slowStart } from '../../shared/motion/ease.ts';
import type { Key, Keys } from './keys.ts';

/** The last pose of a movement as the first one of the movement that follows. */
const after = (keys: Keys): Key => ({ ...keys.at(-1), at: 0 });

/** Draws back before a blow: the weight goes onto the rear feet, the chin down. */
const windUp: Keys = [
  { at: 0 },
  { at: 0.72, ease: slowEnd, squash: 0.1, lean: -0.3, nod: 0.16, crane: -0.02, limbs: 0.3 },
  { at: 1, squash: 0.12, lean: -0.34, nod: 0.2, crane: -0.03, limbs: 0.34 },
];

/** Rushes at the target: the body stretches, the head comes first, tail and ears stay behind. */
const lunge: Keys = [
  after(windUp),
  { at: 0.4, ease: slowStart, squash: -0.07, lean: 0.02, nod: 0.02, limbs: -0.1 },
  { at: 1, ease: slowEnd, squash: -0.04, lean: 0.4, nod: -0.16, crane: 0.04, limbs: -0.3 },
];

/** One more blow of the same attack, from where the one before has brought it. */
const jab: Keys = [
  { ...after(lunge), lean: 0.1, nod: 0.1 },
  { at: 0.4, squash: 0.06, lean: -0.06, nod: 0.12, limbs: 0.1 },
  { ...lunge.at(-1), at: 1, ease: slowStart },
];

/** Back at its place: the body gives way, swings past its middle once, and stands. */
const settle: Keys = [
  after(lunge),
  { at: 0.22, ease: slowEnd, squash: 0.1, lean: 0.2, nod: 0.14, limbs: 0.22 },
  { at: 0.6, squash: -0.02, lean: -0.1, nod: -0.06, limbs: -0.1 },
  { at: 0.82, squash: 0.01, lean: 0.03, limbs: 0.04 },
  { at: 1 },
];

/** Breathes in before something is sent: chest wide, head high. */
const inhale: Keys = [
  { at: 0 },
  {
    at: 1,
    ease: slowEnd,
    squash: -0.03,
    lean: -0.26,
    nod: -0.16,
    crane: -0.02,
    rise: 0.012,
    chest: 0.05,
    limbs: 0.28,
  },
];

/** Throws the head forward with what it sends, and holds it there. */
const release: Keys = [
  after(inhale),
  { at: 0.22, ease: slowEnd, squash: 0.06, lean: 0.26, nod: 0.14, crane: 0.04, chest: -0.025, limbs: -0.24 },
  { at: 0.5, squash: 0.05, lean: 0.22, nod: 0.1, crane: 0.032, chest: -0.02, limbs: -0.16 },
  { at: 0.8, lean: -0.06, nod: -0.04, limbs: 0.06 },
  { at: 1 },
];

/** Crouches and jumps; it lands when its attack strikes. */
const leap: Keys = [
  { at: 0 },
  { at: 0.3, ease: slowEnd, squash: 0.17, lean: 0.1, nod: 0.14, limbs: -0.24 },
  { at: 0.44, ease: slowStart, squash: -0.1, lean: -0.06, nod: -0.16, limbs: 0.1, lift: 0.04 },
  { at: 0.68, ease: slowEnd, squash: -0.01, nod: -0.1, limbs: 0.5, lift: 0.16 },
  { at: 1, ease: slowStart, squash: -0.07, nod: 0.04, limbs: 0.62 },
];

/** Comes down: the legs give way, the head follows, everything that hangs goes on. */
const land: Keys = [
  { ...after(leap), lift: 0 },
  { at: 0.2, ease: slowEnd, squash: 0.2, lean: 0.08, nod: 0.22, limbs: -0.34 },
  { at: 0.52, squash: -0.06, lean: -0.04, nod: -0.08, limbs: 0.22 },
  { at: 0.78, squash: 0.025, nod: 0.03, limbs: -0.08 },
  { at: 1 },
];

/** Gathers itself for an attack that has no blow: sways to both sides, rising. */
const gather: Keys = [
  { at: 0 },
  { at: 0.25, squash: 0.05, lean: 0.1, nod: 0.14, limbs: -0.2 },
  { at: 0.55, squash: -0.05, lean: -0.14, nod: -0.14, rise: 0.012, chest: 0.03, limbs: 0.42, lift: 0.02 },
  { at: 0.8, squash: -0.03, lean: 0.08, nod: -0.08, rise: 0.01, chest: 0.02, limbs: 0.3, lift: 0.015 },
  { at: 1 },
];

/** Is struck: the head flies back, the body is squeezed against its feet, then it catches itself. */
const recoil: Keys = [
  { at: 0 },
  { at: 0.14, ease: slowEnd, squash: 0.1, lean: -0.34, nod: -0.24, crane: -0.03, chest: -0.03, limbs: 0.34 },
  { at: 0.34, squash: 0.08, lean: -0.24, nod: 0.22, chest: -0.02, limbs: -0.1 },
  { at: 0.62, squash: -0.02, lean: 0.1, nod: 0.06, limbs: 0.14 },
  { at: 0.84, lean: -0.03, nod: -0.02, limbs: -0.04 },
  { at: 1 },
];

/** Steps out of the way of an attack. */
const dodge: Keys = [
  { at: 0 },
  { at: 0.16, ease: slowEnd, squash: 0.08, lean: 0.06, nod: 0.08, limbs: -0.14 },
  { at: 0.4, ease: slowEnd, squash: -0.05, lean: -0.3, nod: 0.06, limbs: 0.3 },
  { at: 0.66, squash: 0.05, lean: -0.1, limbs: -0.1 },
  { at: 1 },
];

/** Staggers, tries to stand once more, gives way, and lies. The last pose is kept. */
const collapse: Keys = [
  { at: 0 },
  { at: 0.12, ease: slowEnd, squash: -0.03, lean: -0.2, nod: -0.22, limbs: 0.2 },
  { at: 0.34, squash: 0.06, lean: 0.2, nod: 0.28, limbs: -0.14 },
  { at: 0.52, squash: 0.03, lean: -0.06, nod: 0.14, limbs: -0.06 },
  { at: 0.84, ease: slowStart, squash: 0.22, lean: 0.62, nod: 0.34, limbs: -0.3, tip: 0.12 },
  { at: 0.91, ease: slowEnd, squash: 0.17, lean: 0.56, nod: 0.28, limbs: -0.18, tip: 0.11 },
  { at: 1, squash: 0.2, lean: 0.6, nod: 0.34, limbs: -0.26, tip: 0.12 },
];

/** Two hops, the second one lower, with a look up at the top of each. */
const rejoice: Keys = [
  { at: 0 },
  { at: 0.1, ease: slowEnd, squash: 0.14, nod: 0.14, limbs: -0.24 },
  { at: 0.17, ease: slowStart, squash: -0.1, limbs: 0.16, lift: 0.03 },
  { at: 0.28, ease: slowEnd, squash: -0.01, lean: -0.08, nod: -0.18, limbs: 0.5, lift: 0.15 },
  { at: 0.39, ease: slowStart, squash: -0.06, nod: -0.06, limbs: 0.6 },
  { at: 0.46, ease: slowEnd, squash: 0.16, nod: 0.18, limbs: -0.3 },
  { at: 0.53, ease: slowStart, squash: -0.08, limbs: 0.16, lift: 0.02 },
  { at: 0.62, ease: slowEnd, lean: 0.08, nod: -0.2, limbs: 0.5, lift: 0.1 },
  { at: 0.71, ease: slowStart, squash: -0.05, nod: -0.08, limbs: 0.5 },
  { at: 0.78, ease: slowEnd, squash: 0.13, nod: 0.12, limbs: -0.2 },
  { at: 0.9, squash: -0.03, nod: -0.05, limbs: 0.1 },
  { at: 1 },
];

/** One hop of a creature that hurries away. */
const hop: Keys = [
  { at: 0 },
  { at: 0.18, ease: slowEnd, squash: 0.12, nod: 0.1, limbs: -0.2 },
  { at: 0.5, ease: slowEnd, squash: -0.05, lean: 0.14, nod: -0.1, limbs: 0.4, lift: 0.14 },
  { at: 0.86, ease: slowStart, squash: 0.06, nod: 0.06, limbs: 0.2 },
  { at: 1 },
];

/** Pulls at what holds it, to both sides, and gives up. */
const struggle: Keys = [
  { at: 0 },
  { at: 0.14, ease: slowEnd, squash: 0.05, lean: -0.16, nod: 0.1, limbs: 0.16 },
  { at: 0.3, lean: 0.18, nod: 0.12, limbs: -0.14, squash: 0.02 },
  { at: 0.46, lean: -0.14, nod: 0.1, limbs: 0.14, squash: 0.03 },
  { at: 0.62, lean: 0.1, nod: 0.12, limbs: -0.1 },
  { at: 0.82, ease: slowEnds, squash: 0.06, lean: 0.06, nod: 0.26, limbs: -0.24 },
  { at: 1 },
];

/** Falls out of the light, limbs trailing; `land` follows. */
const fall: Keys = [
  { at: 0, lift: 0.17, limbs: 0.2 },
  { at: 1, ease: slowStart, squash: -0.07, nod: 0.04, limbs: 0.62 },
];

/** Springs up out of the ground; `land` follows. */
const emerge: Keys = [
  { at: 0, squash: 0.3, limbs: -0.4 },
  { at: 0.4, ease: slowEnd, squash: -0.16, nod: -0.1, limbs: -0.3, lift: 0.11 },
  { at: 0.62, ease: slowEnd, squash: -0.02, nod: -0.06, limbs: 0.3, lift: 0.17 },
  { at: 1, ease: slowStart, squash: -0.07, nod: 0.04, limbs: 0.62 },
];

/** The movements of a body in battles. */
export const movements = {
  windUp,
  lunge,
  jab,
  settle,
  inhale,
  release,
  leap,
  land,
  gather,
  recoil,
  dodge,
  collapse,
  rejoice,
  hop,
  struggle,
  fall,
  emerge,
} as const satisfies Readonly<Record<string, Keys>>;
