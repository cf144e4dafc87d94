import type { BackPlace, FormLine, FormOptions, Mark } from './form.ts';
import type { Item } from './item.ts';
import { roleOf } from './kinds.ts';
import { boundsOf, Path, type Position } from './path.ts';
import { ink } from './tube.ts';

type Form = Extract<Item, { what: 'form' }>;
type Change = (x: number, y: number) => Position;

/** Samples along each side of the grid by which the area that two forms share is estimated. */
const GRID = 14;
/** A form with at least this share of its area on another lies on its surface. */
const ON_SURFACE = 0.6;

const outlinesOf = (form: Form): [number, number][][] => form.paths.map((path) => path.points(4));

function inside(outline: readonly [number, number][], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!;
    const [xj, yj] = outline[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** What the order of the forms is decided by. */
class Body {
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

/** The form with the face, and the largest one besides. */
function findMasses(bodies: readonly Body[], eyes: readonly Position[]): { head: Body; trunk: Body } {
  const declared = (place: BackPlace): Body | undefined =>
    bodies.find(({ form }) => form.options.back === place);
  const solid = bodies.filter(
    ({ form }) =>
      !form.options.dim && form.options.back === undefined && !CAVES.has(form.options.ramp ?? 'main'),
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

const faceParts = new Set(['eye', 'eyelid', 'mouth', 'nose', 'cheek']);

/** Where each form is to be painted: low numbers first. */
function layerOf(body: Body, at: number, bodies: readonly Body[], head: Body, trunk: Body): number {
  const { back, dim, ramp = 'main' } = body.form.options;
  if (body === head) return head === trunk ? 50 : HEAD;
  if (body === trunk) return 50;
  switch (back) {
    case 'only':
      return 90;
    case 'over':
      return 80;
    case 'under':
      return 10;
    case 'hidden':
      return -1;
    case 'on head':
      return HEAD + 5;
    default:
  }
  if (CAVES.has(ramp)) return -1;
  const [headAt, trunkAt] = [bodies.indexOf(head), bodies.indexOf(trunk)];
  const [x, y] = body.middle;
  const onHead = body.shareOn(head);
  const onTrunk = body.shareOn(trunk);
  if (dim) return 10;
  if (at > headAt) {
    const above =
      y < head.box.top + head.box.height * 0.32 && Math.abs(x - head.middle[0]) < head.box.width * 0.4;
    if (above && onHead > 0.02 && onHead < 0.9) return HEAD + 5;
    if (onHead >= ON_SURFACE || onTrunk >= ON_SURFACE) return -1;
    return 10;
  }
  if (at > trunkAt && trunk !== head) {
    if (onTrunk >= ON_SURFACE) return -1;
    if (onHead > 0.03 && y < head.box.bottom) return HEAD + 4;
    return 10;
  }
  if (onTrunk > 0.9) return -1;
  const { left, right, bottom, width } = body.box;
  const isLeg =
    bottom > trunk.box.bottom &&
    left > trunk.box.left - 12 &&
    right < trunk.box.right + 12 &&
    width < trunk.box.width * 0.6;
  return isLeg ? 30 : 70;
}
const HEAD = 40;

/** Marks that are seen from behind too: neither a belly nor part of the face. */
const seenFromBehind = ({ ramp }: Mark): boolean =>
  ramp === undefined || !(roleOf(ramp) === 'belly' || FACE_COLOURS.has(ramp));
const FACE_COLOURS = new Set(['face', 'muzzle', 'snout', 'mask']);
/** Colours of caves in a form, which open to the front. */
const CAVES = new Set(['hollow', 'pit', 'void', 'hole']);

/** A line of even width is a stroke that is no shape of its own: from behind it is a tapered one. */
function lineShape(line: FormLine): Path {
  if (line instanceof Path) return line;
  if (typeof line === 'string') return ink(line, 3.4);
  return line.path instanceof Path ? line.path : ink(line.path, line.width ?? 3.4, line.taper ?? 'both');
}

function turnedLine(line: FormLine, change: Change): FormLine {
  const path = lineShape(line).map(change);
  return typeof line === 'object' && 'path' in line && line.colour ? { path, colour: line.colour } : path;
}

interface Turn {
  readonly change: Change;
  readonly head: Body;
  readonly trunk: Body;
}

/** The form as it looks from behind. A head has no markings: what is painted on it is its face. */
function turnedForm(body: Body, turn: Turn): Form {
  const { change, head, trunk } = turn;
  const { form } = body;
  const {
    marks = [],
    lines = [],
    cast: _cast,
    highlights: _highlights,
    lit,
    back: _back,
    backRamp,
    ...options
  } = form.options;
  const facial = isEar(body, head) || (body === head && body !== trunk);
  const kept = facial ? [] : marks.filter(seenFromBehind);
  const lost = marks.filter((mark) => !kept.includes(mark)).flatMap(({ path }) => path);
  const outlines = lost.map((path) => path.points(4));
  const onLost = (line: FormLine): boolean => {
    const { left, top, width, height } = lineShape(line).bounds();
    return outlines.some((outline) => inside(outline, left + width / 2, top + height / 2));
  };
  const turned = (paths: Path | readonly Path[]): Path | Path[] =>
    paths instanceof Path ? paths.map(change) : paths.map((path) => path.map(change));
  const changed: FormOptions = {
    ...options,
    marks: kept.map((mark) => ({ ...mark, path: turned(mark.path) })),
    lines: body === head ? [] : lines.filter((line) => !onLost(line)).map((line) => turnedLine(line, change)),
    ...(lit ? { lit: lit.map(change) } : {}),
    ...(body === head || body === trunk ? { ramp: coatOf(body, turn) } : {}),
    ...(backRamp === undefined ? {} : { ramp: backRamp }),
  };
  return { ...form, paths: form.paths.map((path) => path.map(change).clockwise()), options: changed };
}

const rampOf = ({ form }: Body): string => form.options.ramp ?? 'main';
const isPale = (ramp: string): boolean => roleOf(ramp) === 'belly';

/** The colour of the back: a pale trunk is a belly unless the head is pale too; a pale head with a coat is a mask. */
function coatOf(body: Body, { head, trunk }: Turn): string {
  const [own, coat] = [rampOf(body), rampOf(body === head ? trunk : head)];
  if (!isPale(own) || isPale(coat)) return own;
  const masked = body.form.options.marks?.some(({ ramp }) => ramp === coat) ?? false;
  return body === trunk || masked ? coat : own;
}

/** Whether a form may be an ear: it is small, and the head covers its root. */
function isEar(body: Body, head: Body): boolean {
  if (body.form.part) return body.form.part.name === 'ear';
  return (
    body !== head &&
    body.area < head.area * 0.3 &&
    body.middle[1] < head.middle[1] &&
    body.shareOn(head) > 0.03
  );
}

/**
 * The picture from behind, made of the forms of the picture from the front. Seen from the opposite side an outline is
 * mirrored and what was far is near: the forms behind the body come before it, those before it go behind it, and the
 * face cannot be seen. The creature then looks to the upper right, so what is left and low is nearer and larger.
 */
export function backView(items: readonly Item[], eyes: readonly Position[]): Item[] {
  const forms = items.filter(
    (item): item is Form => item.what === 'form' && !faceParts.has(item.part?.name ?? ''),
  );
  if (forms.length === 0) return [];
  const bodies = forms.map((form) => new Body(form));
  const { head, trunk } = findMasses(bodies, eyes);
  const { left, right, bottom, width, height } = boundsOf(bodies.flatMap(({ outlines }) => outlines.flat()));
  const middle = (left + right) / 2;
  const change: Change = (x, y) => {
    const along = (right - x) / width;
    const up = (bottom - y) / height;
    const near = 1.1 - 0.16 * (along * 0.6 + up * 0.4);
    return [middle + (middle - x) * near * 0.95, bottom - (bottom - y) * near - along * width * 0.07];
  };
  return bodies
    .map((body, at) => ({ body, layer: layerOf(body, at, bodies, head, trunk) }))
    .filter(({ layer }) => layer >= 0)
    .sort((one, other) => one.layer - other.layer)
    .map(({ body }) => turnedForm(body, { change, head, trunk }));
}
