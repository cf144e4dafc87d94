import type { BackPlace, FormOptions } from './form.ts';
import type { Item } from './item.ts';
import { boundsOf, type Position } from './path.ts';

export type Form = Extract<Item, { what: 'form' }>;

/** Samples along each side of the grid by which the area that two forms share is estimated. */
const GRID = 14;
/** A form with at least this share of its area on another lies on its surface. */
const ON_SURFACE = 0.6;

const outlinesOf = (form: Form): [number, number][][] => form.paths.map((path) => path.points(4));

export function inside(outline: readonly [number, number][], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!;
    const [xj, yj] = outline[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** A form with what its place in depth is found by. */
export class Body {
  readonly form: Form;
  readonly outlines: [number, number][][];
  readonly box;
  readonly samples: [number, number][];
  readonly area: number;

  constructor(form: Form) {
    this.form = form;
    this.outlines = outlinesOf(form);
    this.box = boundsOf(this.outlines.flat());
    const { left, top, width, height } = this.box;
    const places = Array.from({ length: GRID * GRID }, (_, i): [number, number] => [
      left + (((i % GRID) + 0.5) / GRID) * width,
      top + ((Math.floor(i / GRID) + 0.5) / GRID) * height,
    ]);
    this.samples = places.filter(([x, y]) => this.has(x, y));
    this.area = (this.samples.length / places.length) * width * height;
  }

  has(x: number, y: number): boolean {
    return this.outlines.some((outline) => inside(outline, x, y));
  }

  /** The share of this form's area that lies on another. */
  shareOn(other: Body): number {
    if (this.samples.length === 0) return 0;
    return this.samples.filter(([x, y]) => other.has(x, y)).length / this.samples.length;
  }

  get middle(): Position {
    return [this.box.left + this.box.width / 2, this.box.top + this.box.height / 2];
  }
}

/** The form with the face, and the last large one before it; a creature of one form has it as both. */
export function findMasses(bodies: readonly Body[], eyes: readonly Position[]): { head: Body; trunk: Body } {
  const declared = (place: BackPlace): Body | undefined =>
    bodies.find(({ form }) => form.options.back === place);
  const solid = bodies.filter(
    ({ form }) => !form.options.dim && form.options.back === undefined && !isCave(form.options),
  );
  const eyesOn = (body: Body): number => eyes.filter(([x, y]) => body.has(x, y)).length;
  const most = Math.max(0, ...solid.map(eyesOn));
  const faces = solid.filter((body) => most > 0 && eyesOn(body) === most);
  const largest = (list: readonly Body[]): Body | undefined =>
    list.reduce<Body | undefined>((best, one) => (best && best.area >= one.area ? best : one), undefined);
  const head = declared('head') ?? faces.at(-1) ?? largest(solid) ?? bodies[0]!;
  const trunks = solid.filter((body) => body !== head && head.shareOn(body) < 0.85);
  const near = trunks.filter(
    (body) => body.area > head.area * 0.3 && (body.shareOn(head) > 0.01 || head.shareOn(body) > 0.01),
  );
  const before = near.filter((body) => bodies.indexOf(body) < bodies.indexOf(head));
  return { head, trunk: declared('body') ?? before.at(-1) ?? head };
}

/** Depths from behind, the farthest first. */
const DEPTH = {
  far: 10,
  leg: 30,
  head: 40,
  ear: 44,
  worn: 45,
  trunk: 50,
  near: 70,
  over: 80,
  only: 90,
} as const;
const DECLARED: Readonly<Record<BackPlace, number | null>> = {
  under: DEPTH.far,
  head: DEPTH.head,
  'on head': DEPTH.worn,
  body: DEPTH.trunk,
  over: DEPTH.over,
  only: DEPTH.only,
  hidden: null,
};

/** The depth of a form from behind, lower numbers being farther; null if it is not seen. */
export function depthOf(body: Body, bodies: readonly Body[], head: Body, trunk: Body): number | null {
  const { back, dim } = body.form.options;
  if (body === trunk) return DEPTH.trunk;
  if (body === head) return DEPTH.head;
  if (back !== undefined) return DECLARED[back];
  if (isCave(body.form.options)) return null;
  if (dim) return DEPTH.far;
  const at = bodies.indexOf(body);
  if (at > bodies.indexOf(head)) return beforeHead(body, head, trunk);
  if (at > bodies.indexOf(trunk) && trunk !== head) {
    if (body.shareOn(trunk) >= ON_SURFACE) return null;
    return body.shareOn(head) > 0.03 && body.middle[1] < head.box.bottom ? DEPTH.ear : DEPTH.far;
  }
  if (body.shareOn(trunk) > 0.9) return null;
  return isLeg(body, trunk) ? DEPTH.leg : DEPTH.near;
}

/** The depth of a form that the front shows before the head: a hat or a tuft is worn, all else is hidden or sticks out. */
function beforeHead(body: Body, head: Body, trunk: Body): number | null {
  const [x, y] = body.middle;
  const onHead = body.shareOn(head);
  const isAbove =
    y < head.box.top + head.box.height * 0.32 && Math.abs(x - head.middle[0]) < head.box.width * 0.4;
  if (isAbove && onHead > 0.02 && onHead < 0.9) return DEPTH.worn;
  return onHead >= ON_SURFACE || body.shareOn(trunk) >= ON_SURFACE ? null : DEPTH.far;
}

/** Whether a form reaches from below the trunk to the ground. */
function isLeg({ box }: Body, trunk: Body): boolean {
  const { left, right, bottom, width } = trunk.box;
  return box.bottom > bottom && box.left > left - 12 && box.right < right + 12 && box.width < width * 0.6;
}

/** Colours of caves in a form, which open to the front. */
const CAVES = new Set(['hollow', 'pit', 'void', 'hole']);
const isCave = ({ ramp = 'main' }: FormOptions): boolean => CAVES.has(ramp);
