import { headPlaces } from './beast-head.ts';
import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';

/** Proportions and pose of a six-legged insect; every number is optional. */
export interface BeetleShape {
  /** Radius of the head in units, 24…50. */
  readonly head?: number;
  /** Length and height of the hind part; a beetle has 1. */
  readonly length?: number;
  readonly girth?: number;
  /** How narrow the body is between middle and hind part, 0 a beetle … 1 an ant. */
  readonly waist?: number;
  /** Height of the belly above the ground in units, 10…50. */
  readonly legs?: number;
  /** Degrees by which the hind part is raised, −20…30. */
  readonly lift?: number;
  /** How far the near foreleg is raised like an arm, 0…1. */
  readonly wave?: number;
}

/** Sizes and places of an insect, in units. */
export function measureBeetle(shape: BeetleShape) {
  const { head: radius = 36, length = 1, girth = 1, waist = 0, legs = 22, lift = 0, wave = 0 } = shape;
  const [half, deep] = [50 * length, 42 * girth];
  const middle: Place = [142 + waist * 16, GROUND - legs - deep * 0.72];
  const turn = (lift * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  /** A place on the hind part: `a` from −1 front to 1 rear, `b` from −1 top to 1 bottom. */
  const hind = (a: number, b: number, corner = false): readonly [number, number, boolean] => {
    const [x, y] = [(a + 0.9) * half, b * deep];
    return [middle[0] - 0.9 * half + x * cos + y * sin, middle[1] - x * sin + y * cos, corner];
  };
  const chest = {
    x: hind(-1, 0)[0] - waist * 12,
    y: middle[1] + deep * 0.12 - waist * 4,
    radius: deep * (0.62 - 0.16 * waist),
  };
  const head = { x: chest.x - chest.radius * 0.5 - radius * 0.5, y: chest.y - radius * 0.3, radius };
  const place = (a: number, b: number): Place => {
    const [x, y] = hind(a, b);
    return [x, y];
  };
  const out = 12 + legs * 0.7;
  const raised: Place = [head.x - radius * 1.2, head.y + radius * (1 - 1.1 * wave)];
  const feet: Place[] = [
    [chest.x - out * 1.3, FAR_GROUND],
    [chest.x + 10 - out * 0.3, FAR_GROUND],
    [chest.x + 44, FAR_GROUND],
    wave > 0 ? raised : [chest.x - out * 0.8, GROUND],
    [chest.x + 22 - out * 0.2, GROUND + 1],
    [chest.x + 44 + out * 0.9, GROUND],
  ];
  const at: Anchors = {
    head,
    ...headPlaces(head, 0),
    back: [place(-0.86, -0.72), place(-0.4, -0.98), place(0.1, -0.92), place(0.6, -0.56)],
    tail: place(1, 0.16),
    shoulders: [
      [chest.x - chest.radius * 0.3, chest.y + chest.radius * 0.6],
      [chest.x + chest.radius * 0.1, chest.y + chest.radius * 0.7],
    ],
    feet,
    hands: wave > 0 ? [raised] : [],
    belly: place(-0.1, 0.7),
  };
  return { at, hind, chest, half, deep };
}
