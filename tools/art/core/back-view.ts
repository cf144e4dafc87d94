import { Body, depthOf, type Form, findMasses, inside } from './back-order.ts';
import type { FormLine, FormOptions, Mark } from './form.ts';
import type { Item } from './item.ts';
import { roleOf } from './kinds.ts';
import { boundsOf, Path, type Position } from './path.ts';
import { turnBehind } from './stance.ts';
import { ink } from './tube.ts';

type Change = (x: number, y: number) => Position;

/** Parts of a face, which nobody sees from behind. */
export const FACE_PARTS: ReadonlySet<string> = new Set(['eye', 'eyelid', 'mouth', 'nose', 'cheek']);

/** Marks that are seen from behind too: neither a belly nor part of the face. */
const seenFromBehind = ({ ramp }: Mark): boolean =>
  ramp === undefined || !(roleOf(ramp) === 'belly' || FACE_COLOURS.has(ramp));
const FACE_COLOURS = new Set(['face', 'muzzle', 'snout', 'mask']);

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
  return {
    ...form,
    paths: form.paths.map((path) => path.map(change).clockwise()),
    options: changed,
    ...(form.root ? { root: change(...form.root) } : {}),
    ...(form.turns ? { turns: form.turns.map((one) => turnBehind(one, change)) } : {}),
  };
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
  const turn = turnOf(items, eyes);
  if (turn === null) return [];
  const { bodies, head, trunk } = turn;
  return bodies
    .map((body) => ({ body, depth: depthOf(body, bodies, head, trunk) }))
    .filter((one): one is { body: Body; depth: number } => one.depth !== null)
    .sort((one, other) => one.depth - other.depth)
    .map(({ body }) => turnedForm(body, turn));
}

/** A round part: its middle and its radius. */
export interface HeadPlace {
  readonly at: Position;
  readonly r: number;
}
export type HeadPlaces = Readonly<Record<'front' | 'back', HeadPlace>>;

/** The middle of the head and its radius, from the front and where it is from behind; null for an empty picture. */
export function headsOf(items: readonly Item[], eyes: readonly Position[]): HeadPlaces | null {
  const turn = turnOf(items, eyes);
  if (turn === null || turn.head.samples.length === 0) return null;
  const { samples, area } = turn.head;
  const mean = (part: 0 | 1): number => samples.reduce((sum, at) => sum + at[part], 0) / samples.length;
  const at: Position = [mean(0), mean(1)];
  const r = Math.sqrt(area / Math.PI);
  const behind = turn.change(...at);
  const [side] = turn.change(at[0] - r, at[1]);
  return { front: { at, r }, back: { at: behind, r: Math.abs(behind[0] - side) } };
}

interface Turning extends Turn {
  readonly bodies: readonly Body[];
}

function turnOf(items: readonly Item[], eyes: readonly Position[]): Turning | null {
  const forms = items.filter(
    (item): item is Form => item.what === 'form' && !FACE_PARTS.has(item.part?.name ?? ''),
  );
  if (forms.length === 0) return null;
  const bodies = forms.map((form) => new Body(form));
  const { head, trunk } = findMasses(bodies, eyes);
  // What is there only while a feeling is shown does not change where all else is.
  const usual = bodies.filter(({ form }) => !form.added);
  const { left, right, bottom, width, height } = boundsOf(usual.flatMap(({ outlines }) => outlines.flat()));
  const middle = (left + right) / 2;
  const change: Change = (x, y) => {
    const along = (right - x) / width;
    const up = (bottom - y) / height;
    const near = 1.1 - 0.16 * (along * 0.6 + up * 0.4);
    return [middle + (middle - x) * near * 0.95, bottom - (bottom - y) * near - along * width * 0.07];
  };
  return { bodies, head, trunk, change };
}
