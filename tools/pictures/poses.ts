import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Gait, idleAt } from '../../scenes/battle/poses/gaits.ts';
import { atEase, type BodyPose, type Keys, poseAt } from '../../scenes/battle/poses/keys.ts';
import { movements } from '../../scenes/battle/poses/movements.ts';
import { bendMesh } from '../../scenes/battle/poses/rig/bend.ts';
import { CELLS, type Disc } from '../../scenes/battle/poses/rig/outline.ts';
import { MESH, type Rig, rigOf } from '../../scenes/battle/poses/rig/rig.ts';
import { readRigs } from '../../scenes/battle/poses/rig/rigTable.ts';

/**
 * Draws a film strip of poses, a row for each creature and movement:
 * `npm run pictures:poses -- out.png kindlam,kindlam:back,podkin:dark idle,recoil,collapse --frames 8 --cell 180 --rig`.
 * `--frames 1 --at 0.5` draws one moment, `--across 2` puts two rows side by side. `--rig` marks neck, chest and limbs, and how far each place follows head and limbs.
 */
const RIGS = 'assets/generated/creatures/rigs.json';

const options = process.argv.slice(2);
const [file = 'poses.png', names = 'kindlam', wished = 'idle'] = options;
const numberOf = (name: string, usual: number): number => {
  const at = options.indexOf(`--${name}`);
  return at < 0 ? usual : Number(options[at + 1]);
};
const frames = numberOf('frames', 8);
const cell = numberOf('cell', 160);
const across = numberOf('across', 1);
const marked = options.includes('--rig');
/** Seconds that a row of `idle` shows. */
const idling = 3;

const rigs = readRigs(JSON.parse(readFileSync(RIGS, 'utf8')));

interface Loaded {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly rig: Rig;
  readonly gait: Gait;
}

async function load(name: string): Promise<Loaded> {
  const [id = '', ...looks] = name.split(':');
  const kind = looks.find((look) => ['dark', 'shiny'].includes(look)) ?? 'normal';
  const back = looks.includes('back');
  const picture = `assets/generated/creatures/${id}.${kind}${back ? '.back' : ''}.webp`;
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const small = await sharp(picture).resize(CELLS, CELLS).ensureAlpha().raw().toBuffer();
  const alpha = Uint8Array.from({ length: CELLS * CELLS }, (_, at) => small[at * 4 + 3] ?? 0);
  const known = rigs[id];
  const head: Disc | null = (options.includes('--guess') ? null : known?.[back ? 'back' : 'front']) ?? null;
  const rig = rigOf(alpha, back ? 1 : -1, head);
  if (rig === null) throw new Error(`${picture} is empty`);
  return { pixels: data, width: info.width, rig, gait: known?.gait ?? 'walks' };
}

/** A part of the sheet into which one pose is drawn. */
interface Canvas {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const put = ({ pixels, width, height }: Canvas, x: number, y: number, colour: readonly number[]): void => {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  const share = (colour[3] ?? 255) / 255;
  for (let part = 0; part < 3; part += 1)
    pixels[at + part] = (pixels[at + part] ?? 0) * (1 - share) + (colour[part] ?? 0) * share;
};

/** Draws one triangle of the picture; corners are places on the sheet, `texture` places in the picture, 0 to 1. */
function triangle(
  sheet: Canvas,
  { pixels, width }: Loaded,
  corners: readonly (readonly [number, number])[],
  texture: readonly (readonly [number, number])[],
): void {
  const [[ax, ay], [bx, by], [cx, cy]] = corners as [[number, number], [number, number], [number, number]];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = [Math.ceil(Math.min(ax, bx, cx) - 0.5), Math.floor(Math.max(ax, bx, cx) + 0.5)];
  const [top, bottom] = [Math.ceil(Math.min(ay, by, cy) - 0.5), Math.floor(Math.max(ay, by, cy) + 0.5)];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const b = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
      const c = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
      const a = 1 - b - c;
      // Left and upper edges belong to the triangle, so that no pixel is drawn twice.
      if (a < 0 || b < 0 || c < 0 || (a === 0 && area < 0)) continue;
      const [[au, av], [bu, bv], [cu, cv]] = texture as [
        [number, number],
        [number, number],
        [number, number],
      ];
      const u = Math.min(Math.max(Math.floor((a * au + b * bu + c * cu) * width), 0), width - 1);
      const v = Math.min(Math.max(Math.floor((a * av + b * bv + c * cv) * width), 0), width - 1);
      const from = (v * width + u) * 4;
      put(sheet, x, y, [...pixels.subarray(from, from + 4)]);
    }
}

const footLine = 240 / 256;

function draw(sheet: Canvas, left: number, top: number, loaded: Loaded, pose: Readonly<BodyPose>): void {
  const { rig } = loaded;
  const mesh = new Float32Array((MESH + 1) ** 2 * 2);
  bendMesh(rig, pose, mesh);
  const drawn = cell * 0.74;
  const [footX, footY] = [left + cell / 2, top + cell * 0.9];
  const angle = pose.tip * rig.ahead;
  const place = (index: number): [number, number] => {
    const x = ((mesh[index * 2] ?? 0) - 0.5) * drawn * (1 + pose.squash * 0.6);
    const y = ((mesh[index * 2 + 1] ?? 0) - footLine) * drawn * (1 - pose.squash);
    return [
      footX + x * Math.cos(angle) - y * Math.sin(angle),
      footY + x * Math.sin(angle) + y * Math.cos(angle) - pose.lift * drawn,
    ];
  };
  for (let x = left + 4; x < left + cell - 4; x += 1) put(sheet, x, Math.round(footY), [150, 160, 130, 255]);
  for (let index = 0; index < MESH * MESH; index += 1) {
    if (rig.seen[index] !== 1) continue;
    const [column, row] = [index % MESH, Math.floor(index / MESH)];
    const at = (dx: number, dy: number): number => (row + dy) * (MESH + 1) + column + dx;
    const uv = (dx: number, dy: number): [number, number] => [(column + dx) / MESH, (row + dy) / MESH];
    triangle(
      sheet,
      loaded,
      [place(at(0, 0)), place(at(0, 1)), place(at(1, 1))],
      [uv(0, 0), uv(0, 1), uv(1, 1)],
    );
    triangle(
      sheet,
      loaded,
      [place(at(0, 0)), place(at(1, 1)), place(at(1, 0))],
      [uv(0, 0), uv(1, 1), uv(1, 0)],
    );
  }
  if (marked) mark(sheet, rig, place, (x, y) => [footX + (x - 0.5) * drawn, footY + (y - footLine) * drawn]);
}

/** Green: follows the head; red: follows a limb; blue: neck; black: chest; magenta: from the root of a limb to its tip. */
function mark(
  sheet: Canvas,
  rig: Rig,
  place: (index: number) => [number, number],
  still: (x: number, y: number) => [number, number],
): void {
  const dot = ([x, y]: readonly [number, number], colour: readonly number[], size = 1): void => {
    for (let dy = -size; dy <= size; dy += 1)
      for (let dx = -size; dx <= size; dx += 1) put(sheet, Math.round(x) + dx, Math.round(y) + dy, colour);
  };
  for (let index = 0; index < (MESH + 1) ** 2; index += 1) {
    const [head, limb] = [rig.headShare[index] ?? 0, rig.limbShare[index] ?? 0];
    if (head > 0.03) dot(place(index), [20, 160, 60, 255 * head]);
    if (limb > 0.03) dot(place(index).map((at) => at + 2) as [number, number], [230, 30, 30, 255 * limb]);
  }
  dot(still(rig.neck.x, rig.neck.y), [30, 60, 255, 255], 2);
  dot(still(rig.chest.x, rig.chest.y), [0, 0, 0, 255], 2);
  for (const { x, y, tip } of rig.limbs)
    for (let step = 0; step <= 12; step += 1)
      dot(still(x + ((tip.x - x) * step) / 12, y + ((tip.y - y) * step) / 12), [220, 0, 200, 255], 0);
}

const rows: { loaded: Loaded; movement: string }[] = [];
for (const name of names.split(',')) {
  const loaded = await load(name);
  for (const movement of wished.split(',')) rows.push({ loaded, movement });
}
const high = Math.ceil(rows.length / across);
const sheet: Canvas = {
  width: frames * cell * across,
  height: high * cell,
  pixels: new Uint8Array(frames * cell * across * high * cell * 3).fill(238),
};
const pose: BodyPose = { ...atEase };
for (const [row, { loaded, movement }] of rows.entries())
  for (let frame = 0; frame < frames; frame += 1) {
    const share = frames === 1 ? numberOf('at', 0) : frame / (frames - 1);
    if (movement === 'idle') idleAt(loaded.gait, share * idling, 1, pose);
    else poseAt((movements as Record<string, Keys>)[movement] ?? [{ at: 0 }, { at: 1 }], share, pose);
    draw(sheet, ((row % across) * frames + frame) * cell, Math.floor(row / across) * cell, loaded, pose);
  }
const { width, height, pixels } = sheet;
await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(file);
console.log(`${file}: ${width} × ${height}`);
