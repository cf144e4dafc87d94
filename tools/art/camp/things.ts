import { leaf, spline } from '../kit.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';

/** Gives a colour by daylight the tint of the hour. */
export type Tint = (colour: string) => string;

const INK = '#3b3450';
const outlined = (data: string, fill: string, ink: string, width = 7): string =>
  shape(data, fill, `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`);

/** The shadow that a thing throws away from the fire at the middle of the camp. */
const shadowOf = (x: number, foot: number, half: number, middle: number): string =>
  dot(
    x + Math.sign(x - middle) * half * 0.24,
    foot + 3,
    half * 1.14,
    half * 0.13,
    '#14202c',
    'fill-opacity=".3"',
  );

/**
 * A tent with its door towards the middle of the camp.
 * @param lamp how brightly a lamp shines inside, 0 to 1
 */
export function tent(
  x: number,
  foot: number,
  size: number,
  [cloth, shade, hem]: readonly [string, string, string],
  tint: Tint,
  lamp: number,
  middle: number,
): string {
  const turn = x < middle ? 1 : -1;
  const at = (dx: number, dy: number): string => `${x + turn * dx * size} ${foot + dy * size}`;
  const ink = tint(INK);
  // The roof falls back on the far side; the front is a triangle that is open in its middle.
  const roof = `M${at(28, -168)}L${at(-116, -150)}Q${at(-158, -66)} ${at(-196, -4)}L${at(-70, 0)}Q${at(-24, -88)} ${at(28, -168)}Z`;
  const front = `M${at(28, -168)}Q${at(-24, -88)} ${at(-70, 0)}Q${at(30, 8)} ${at(132, 0)}Q${at(74, -88)} ${at(28, -168)}Z`;
  const door = `M${at(28, -128)}Q${at(4, -60)} ${at(-14, 3)}Q${at(36, 6)} ${at(82, 2)}Q${at(50, -62)} ${at(28, -128)}Z`;
  const flap = `M${at(28, -128)}Q${at(50, -62)} ${at(82, 2)}Q${at(96, -2)} ${at(104, 0)}Q${at(70, -50)} ${at(28, -128)}Z`;
  const stripe = `M${at(-42, -159)}L${at(-68, -156)}Q${at(-110, -70)} ${at(-146, -3)}L${at(-112, -2)}Q${at(-70, -84)} ${at(-42, -159)}Z`;
  const inside = tint('#4a3350');
  return [
    shadowOf(x, foot, 176 * size, middle),
    line(`M${at(-112, -150)}L${at(-214, 6)}M${at(24, -164)}L${at(160, 8)}`, tint('#8a6a4c'), 3 * size),
    outlined(roof, tint(shade), ink, 7 * size),
    shape(stripe, tint(hem)),
    outlined(front, tint(cloth), ink, 7 * size),
    outlined(door, inside, ink, 5 * size),
    lamp > 0 ? shape(door, '#ffcf70', `fill-opacity="${(0.75 * lamp).toFixed(2)}"`) : '',
    outlined(flap, tint(hem), ink, 4 * size),
    line(`M${at(28, -168)}L${at(28, -196)}`, ink, 7 * size),
    outlined(
      `M${at(28, -196)}Q${at(46, -204)} ${at(66, -192)}L${at(54, -184)}L${at(62, -174)}Q${at(44, -180)} ${at(28, -176)}Z`,
      tint('#f2b632'),
      ink,
      4 * size,
    ),
  ].join('');
}

/** A log to sit on, with its cut end towards the middle of the camp. */
export function log(x: number, foot: number, size: number, tint: Tint, middle: number): string {
  const turn = x < middle ? 1 : -1;
  const at = (dx: number, dy: number): string => `${x + turn * dx * size} ${foot + dy * size}`;
  const ink = tint('#42231c');
  const bark = `M${at(-88, -44)}Q${at(0, -50)} ${at(84, -34)}L${at(84, 6)}Q${at(0, -2)} ${at(-88, -4)}Q${at(-104, -24)} ${at(-88, -44)}Z`;
  return [
    shadowOf(x, foot, 108 * size, middle),
    outlined(bark, tint('#97643f'), ink, 6 * size),
    line(
      `M${at(-70, -34)}Q${at(-10, -38)} ${at(48, -28)}M${at(-60, -16)}Q${at(0, -18)} ${at(56, -10)}`,
      tint('#b98355'),
      5 * size,
    ),
    dot(
      x + turn * 84 * size,
      foot - 14 * size,
      13 * size,
      21 * size,
      tint('#e6cc95'),
      `stroke="${ink}" stroke-width="${6 * size}"`,
    ),
    dot(x + turn * 84 * size, foot - 14 * size, 6 * size, 11 * size, tint('#c9a46c')),
    shape(leaf(x - turn * 64 * size, foot - 44 * size, 26 * size, 13 * size, 40).data(), tint('#6fbf4b')),
  ].join('');
}

/** A rucksack that leans on a rolled blanket. */
export function rucksack(x: number, foot: number, size: number, tint: Tint, middle: number): string {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size, foot + dy * size];
  const ink = tint(INK);
  const round = (places: readonly (readonly [number, number])[]): string =>
    spline(places.map(([dx, dy]) => [...at(dx, dy)] as [number, number])).data();
  const body = round([
    [-30, 0],
    [-36, -44],
    [-18, -80],
    [18, -80],
    [36, -44],
    [30, 0],
    [0, 5],
  ]);
  const pocket = round([
    [-20, -4],
    [-21, -32],
    [21, -32],
    [20, -4],
    [0, 0],
  ]);
  const lid = round([
    [-32, -50],
    [-22, -82],
    [22, -82],
    [32, -50],
    [0, -42],
  ]);
  const [rollX, rollY] = at(0, -90);
  return [
    shadowOf(x, foot, 46 * size, middle),
    dot(rollX, rollY, 40 * size, 14 * size, tint('#4b86d8'), `stroke="${ink}" stroke-width="${5 * size}"`),
    dot(rollX - 27 * size, rollY, 9 * size, 12 * size, tint('#8fb4f0')),
    outlined(body, tint('#c9503e'), ink, 5 * size),
    outlined(lid, tint('#e0594c'), ink, 4 * size),
    outlined(pocket, tint('#e8a04c'), ink, 4 * size),
    line(`M${at(0, -48).join(' ')}L${at(0, -36).join(' ')}`, tint('#fbf0da'), 7 * size),
  ].join('');
}

/** A lantern on a crooked pole. */
export function lantern(x: number, foot: number, size: number, tint: Tint, lamp: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${foot + dy * size}`;
  const ink = tint(INK);
  const pole = `M${at(0, 4)}L${at(-2, -176)}Q${at(0, -206)} ${at(34, -200)}`;
  const [lampX, lampY] = [x + 34 * size, foot - 162 * size];
  const light =
    lamp > 0
      ? `<defs><radialGradient id="lamp${x}"><stop offset="0" stop-color="#ffe6a0" stop-opacity="${0.75 * lamp}"/><stop offset="1" stop-color="#ffb650" stop-opacity="0"/></radialGradient></defs>${dot(lampX, lampY, 120 * size, 120 * size, `url(#lamp${x})`)}`
      : '';
  return [
    light,
    line(pole, ink, 16 * size),
    line(pole, tint('#97643f'), 7 * size),
    line(`M${at(34, -200)}L${at(34, -186)}`, ink, 4 * size),
    outlined(
      `M${at(20, -180)}L${at(48, -180)}L${at(52, -146)}L${at(16, -146)}Z`,
      lamp > 0 ? '#ffe08a' : tint('#dff0f4'),
      ink,
      5 * size,
    ),
    outlined(`M${at(14, -180)}Q${at(34, -202)} ${at(54, -180)}Z`, tint('#8a6a4c'), ink, 5 * size),
    line(`M${at(16, -144)}L${at(52, -144)}`, ink, 7 * size),
  ].join('');
}
