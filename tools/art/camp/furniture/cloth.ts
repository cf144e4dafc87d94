import { star } from '../../kit.ts';
import { dot, line, shape } from '../../world/terrain/svg.ts';
import { lantern, rucksack, tent } from '../things.ts';
import { form, ink, round } from './pen.ts';

/** Colours are shown as by daylight; the page dims them. */
const plain = (colour: string): string => colour;
/** The painting has the shadows already. */
const withoutShadow = (svg: string): string => svg.replace(/<ellipse[^>]*fill-opacity="\.3"\/>/, '');

/** The left tent of the painting in other colours, with what stands before it. `stars` are places on its roof. */
function inColours(
  colours: readonly [string, string, string],
  stars: readonly (readonly [number, number])[] = [],
): string {
  return [
    '<g transform="translate(-370 -300)">',
    withoutShadow(tent(590, 508, 0.98, colours, plain, 0, 800)),
    ...stars.map(([x, y]) => shape(star(x, y, 10, 4, 5).data(), '#ffe9a8')),
    lantern(420, 552, 0.92, plain, 0),
    withoutShadow(rucksack(706, 510, 0.72, plain, 800)),
    '</g>',
  ].join('');
}

export const berryTent = (): string => inColours(['#d8506a', '#a8324f', '#fbd9d0']);
export const starryTent = (): string =>
  inColours(
    ['#4a5aa8', '#2f3a7c', '#8f9fe0'],
    [
      [448, 452],
      [486, 388],
      [462, 488],
      [566, 380],
      [542, 430],
      [556, 478],
      [512, 470],
    ],
  );

/** Height of the cord at a share of its way. */
const cord = (t: number): readonly [number, number] => [
  4 * (1 - t) ** 2 + 2 * t * (1 - t) * 215 + 427 * t * t,
  16 * (1 - t) ** 2 + 2 * t * (1 - t) * 150 + 39 * t * t,
];
const rope = (): string => ink('M4 16Q215 150 427 39', 4);
const along = (places: readonly number[], thing: (x: number, y: number, at: number) => string): string =>
  places.map((t, at) => thing(...cord(t), at)).join('');

export const bunting = (): string =>
  rope() +
  along([0.09, 0.21, 0.33, 0.45, 0.57, 0.69, 0.81, 0.92], (x, y, at) =>
    form(
      `M${x - 16} ${y}L${x + 16} ${y + 2}L${x} ${y + 32}Z`,
      ['#e0594c', '#f2b632', '#5fb3a6', '#fbf0da'][at % 4] ?? '#fbf0da',
      4,
    ),
  );

export const stringLights = (): string =>
  rope() +
  along(
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9],
    (x, y) =>
      ink(`M${x} ${y}V${y + 6}`, 6) +
      round(x, y + 14, 9, 11, '#ffe08a', 4) +
      dot(x - 3, y + 11, 3, 4, '#fffbe6'),
  );

export const paperMoons = (): string =>
  rope() +
  along([0.2, 0.5, 0.8], (x, y, at) => {
    const side = at === 1 ? 17 : 14;
    const hung = ink(`M${x} ${y}V${y + 8}`, 3);
    if (at === 1)
      return hung + round(x, y + 8 + side, side, side, '#fff4cf', 4) + dot(x - 6, y + 24, 5, 4, '#e8d9ae');
    const turn = at === 0 ? 1 : -1;
    const [top, low] = [y + 8, y + 8 + side * 2];
    return (
      hung +
      form(
        `M${x} ${top}A${side} ${side} 0 1 ${turn > 0 ? 0 : 1} ${x} ${low}Q${x - turn * side * 0.1} ${(top + low) / 2} ${x} ${top}Z`,
        '#fff4cf',
        4,
      )
    );
  });

/** A rug as it lies: nearer at its lower edge. */
function rug(colour: string, hem: string, pattern: string): string {
  return [
    dot(162, 50, 152, 34, '#14202c', 'fill-opacity=".18"'),
    form('M50 12H270L308 76H12Z', hem, 5),
    shape('M62 20H258L286 67H34Z', colour),
    pattern,
  ].join('');
}

export const plaidRug = (): string =>
  rug(
    '#c9503e',
    '#fbe6bd',
    line('M52 36H268M42 52H278', '#fbe6bd', 4) +
      line('M104 20L84 67M160 20V67M216 20L236 67', '#3f2b4a', 6) +
      line('M132 20L122 67M188 20L198 67', '#fbe6bd', 3),
  );
export const sunRug = (): string =>
  rug(
    '#f4a24c',
    '#d8703c',
    [0, 40, 80, 120, 160, 200, 240, 280, 320]
      .map((turn) => {
        const way = (turn * Math.PI) / 180;
        const [dx, dy] = [Math.cos(way), Math.sin(way) * 0.28];
        return line(`M${160 + dx * 48} ${43 + dy * 48}L${160 + dx * 76} ${43 + dy * 76}`, '#fff2c4', 6);
      })
      .join('') + dot(160, 43, 40, 12, '#fff2c4'),
  );
export const mossRug = (): string =>
  [
    dot(162, 50, 150, 34, '#14202c', 'fill-opacity=".18"'),
    form(
      'M20 52Q6 30 58 24Q84 2 134 12Q186 -2 224 14Q290 16 294 42Q320 66 256 74Q210 90 156 80Q96 90 62 74Q18 74 20 52Z',
      '#5f9a4a',
      5,
    ),
    dot(120, 38, 60, 14, '#86bf5c'),
    dot(214, 52, 46, 11, '#78b054'),
    ...[
      [88, 58],
      [176, 28],
      [244, 36],
      [150, 62],
    ].map(([x = 0, y = 0]) => dot(x, y, 6, 3.5, '#f7cde0') + dot(x, y, 2.5, 1.5, '#f2b632')),
  ].join('');
