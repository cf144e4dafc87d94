import { leaf, type Point, polygon, spline, star } from '../kit.ts';
import { scatter } from '../world/terrain/scatter.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';

/** The canvas of the painting; its middle third alone is a picture for a phone held upright. */
export const VALLEY = { width: 1600, height: 1000 } as const;
const { width: WIDTH, height: HEIGHT } = VALLEY;
/** Where the sun stands, low between the mountains. */
const SUN = { x: 800, y: 560 } as const;

const stops = (colours: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string =>
  colours
    .map(([offset, colour, opacity = 1]) => {
      const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`;
    })
    .join('');
/** A gradient from top to bottom; its colours have offsets from 0 to 1. */
export const upright = (id: string, colours: Parameters<typeof stops>[0]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient></defs>`;
/** A round light whose colours go from its middle to its edge. */
export const glow = (
  id: string,
  x: number,
  y: number,
  radius: number,
  colours: Parameters<typeof stops>[0],
): string =>
  `<defs><radialGradient id="${id}">${stops(colours)}</radialGradient></defs>${dot(x, y, radius, radius, `url(#${id})`)}`;

/** Rolling land from edge to edge: heights at even steps, filled to the bottom. */
function hills(heights: readonly number[], fill: string): string {
  const step = WIDTH / (heights.length - 1);
  const last = heights.length - 1;
  const crest = heights.map((y, i): Point => [i * step, y, i === 0 || i === last]);
  return shape(spline([...crest, [WIDTH, HEIGHT, true], [0, HEIGHT, true]]).data(), fill);
}

/** A mountain: its lit face looks at the sun. */
function mountain(x: number, top: number, foot: number, half: number, dark: string, lit: string): string {
  const toSun = x < SUN.x ? 1 : -1;
  const height = foot - top;
  const body = polygon([
    [x, top],
    [x + half * 0.34, top + height * 0.3],
    [x + half * 0.52, top + height * 0.38],
    [x + half, foot],
    [x - half, foot],
    [x - half * 0.48, top + height * 0.44],
    [x - half * 0.26, top + height * 0.22],
  ]);
  const face = polygon([
    [x, top],
    [x + toSun * half * 0.34, top + height * 0.3],
    [x + toSun * half * 0.52, top + height * 0.4],
    [x + toSun * half, foot],
    [x + toSun * half * 0.3, foot],
    [x + toSun * half * 0.22, top + height * 0.66],
    [x + toSun * half * 0.02, top + height * 0.5],
    [x + toSun * half * 0.12, top + height * 0.28],
  ]);
  return shape(body.data(), dark) + shape(face.data(), lit);
}

/** Streaks of cloud, lit by the sun from below. */
function cloud(x: number, y: number, size: number): string {
  const streaks = [
    [-120, 8, 120, 7],
    [-20, -2, 170, 12],
    [118, 6, 130, 8],
    [-50, -15, 86, 11],
    [46, -17, 70, 12],
    [-4, -28, 44, 11],
  ] as const;
  const layer = (down: number, colour: string): string =>
    streaks
      .map(([dx, dy, rx, ry]) => dot(x + dx * size, y + (dy + down) * size, rx * size, ry * size, colour))
      .join('');
  return `<g opacity=".9">${layer(9, '#ffc08c')}${layer(4, '#ee8279')}${layer(-3, '#7c4a8d')}</g>`;
}

/** The sky at dusk: the first stars above, the sun between the mountains. */
export function paintSky(): string {
  const stars = Array.from({ length: 90 }, (_, i) => {
    const [x, y] = [scatter(i, 0, 1) * WIDTH, scatter(i, 1, 2) ** 1.5 * 380];
    const size = 1 + scatter(i, 2, 3) * 1.8;
    const strength = (0.35 + scatter(i, 3, 4) * 0.6) * (1 - y / 480);
    const extra = `fill-opacity="${strength.toFixed(2)}"`;
    return i % 11 === 0
      ? shape(star(x, y, size * 4.2, size * 0.9, 4).data(), '#fff3d6', extra)
      : dot(x, y, size, size, '#fff3d6', extra);
  });
  return [
    upright('sky', [
      [0, '#1f1c4a'],
      [0.2, '#43307a'],
      [0.38, '#8a4689'],
      [0.5, '#d8677c'],
      [0.6, '#ff9a6b'],
      [0.7, '#ffd28a'],
    ]),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    ...stars,
    glow('halo', SUN.x, SUN.y, 640, [
      [0, '#fff1bd', 0.95],
      [0.25, '#ffcf8e', 0.55],
      [0.6, '#ffae78', 0.16],
      [1, '#ff9a6b', 0],
    ]),
    dot(SUN.x, SUN.y, 74, 74, '#fff6d6'),
    cloud(300, 330, 1.25),
    cloud(1270, 280, 1.5),
    cloud(980, 420, 0.8),
    cloud(560, 440, 0.62),
    cloud(90, 470, 0.8),
    cloud(1520, 450, 0.9),
  ].join('');
}

/** The mountains at the end of the valley. */
export function paintMountains(): string {
  const back = [
    [60, 400, 260],
    [330, 350, 270],
    [560, 440, 200],
    [1050, 450, 190],
    [1290, 360, 280],
    [1560, 410, 260],
  ] as const;
  const front = [
    [180, 500, 250],
    [470, 520, 190],
    [1150, 530, 190],
    [1420, 490, 250],
  ] as const;
  return [
    ...back.map(([x, top, half]) => mountain(x, top, 690, half, '#8c5b98', '#c97a94')),
    ...front.map(([x, top, half]) => mountain(x, top, 720, half, '#6d4a89', '#a5648f')),
    hills([640, 610, 630, 650, 664, 650, 634, 612, 640], '#5f4a86'),
    upright('haze', [
      [0, '#ffb98a', 0],
      [0.5, '#ffb98a', 0.5],
      [1, '#ffb98a', 0],
    ]),
    `<rect y="540" width="${WIDTH}" height="190" fill="url(#haze)"/>`,
  ].join('');
}

/** A row of treetops along a curve, each of three round crowns. */
function forest(
  from: number,
  to: number,
  y: (x: number) => number,
  size: number,
  dark: string,
  lit: string,
): string {
  const gap = 30 * size;
  const toSun = from < SUN.x ? 1 : -1;
  return Array.from({ length: Math.ceil((to - from) / gap) }, (_, i) => {
    const x = from + i * gap;
    const tall = size * (0.8 + scatter(i, from, 7) * 0.5);
    const top = y(x) - 12 * tall;
    return (
      dot(x, top, 22 * tall, 26 * tall, dark) +
      dot(x - 17 * tall, top + 8 * tall, 15 * tall, 16 * tall, dark) +
      dot(x + 17 * tall, top + 8 * tall, 15 * tall, 16 * tall, dark) +
      dot(x + toSun * 7 * tall, top - 9 * tall, 12 * tall, 11 * tall, lit) +
      dot(x + toSun * 19 * tall, top + 3 * tall, 8 * tall, 7 * tall, lit)
    );
  }).join('');
}

/** A pine, narrow and dark; its lit side is towards the middle of the painting. */
export function pine(x: number, foot: number, height: number, dark: string, lit: string): string {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [top, low] = [foot - height * (1 - i * 0.17), foot - height * (0.62 - i * 0.19)];
    const half = height * (0.13 + i * 0.055);
    return { top, low, half };
  });
  const toSun = x < SUN.x ? 1 : -1;
  const trunk = shape(
    `M${x - height * 0.03} ${foot + 8}v${-height * 0.2}h${height * 0.06}v${height * 0.2}z`,
    '#2c1f3c',
  );
  const boughs = tiers
    .map(
      ({ top, low, half }) =>
        shape(
          `M${x} ${top}Q${x + half * 0.5} ${low - (low - top) * 0.3} ${x + half} ${low}Q${x} ${low + half * 0.34} ${x - half} ${low}Q${x - half * 0.5} ${low - (low - top) * 0.3} ${x} ${top}Z`,
          dark,
        ) +
        shape(
          `M${x} ${top}Q${x + toSun * half * 0.5} ${low - (low - top) * 0.3} ${x + toSun * half} ${low}Q${x + toSun * half * 0.6} ${low - 2} ${x + toSun * half * 0.34} ${low - (low - top) * 0.2}Q${x + toSun * half * 0.2} ${low - (low - top) * 0.5} ${x} ${top}Z`,
          lit,
        ),
    )
    .join('');
  return trunk + boughs;
}

function house(x: number, foot: number, size: number, roof: string): string {
  const [w, h] = [30 * size, 22 * size];
  return (
    shape(`M${x - w / 2} ${foot}v${-h}h${w}v${h}z`, '#c58f86') +
    shape(
      `M${x - w * 0.66} ${foot - h * 0.9}L${x} ${foot - h * 1.9}L${x + w * 0.66} ${foot - h * 0.9}z`,
      roof,
    ) +
    shape(
      `M${x - w * 0.3} ${foot - h * 0.7}h${w * 0.22}v${h * 0.3}h${-w * 0.22}zM${x + w * 0.1} ${foot - h * 0.7}h${w * 0.22}v${h * 0.3}h${-w * 0.22}z`,
      '#ffe9a8',
    ) +
    dot(x, foot - h * 0.5, w * 0.9, h * 0.8, '#ffd27a', 'fill-opacity=".16"')
  );
}

/** The floor of the valley: a river that carries the sky, a village with its lamps lit. */
export function paintFloor(): string {
  const river =
    'M786 668Q812 664 826 670Q880 692 800 720Q690 752 760 790Q850 830 1010 852Q1220 884 1330 1000H700Q760 930 700 876Q600 830 640 780Q690 734 776 704Q812 688 786 668Z';
  return [
    upright('meadow', [
      [0, '#7a6f86'],
      [0.25, '#58787a'],
      [1, '#2f5a58'],
    ]),
    hills([700, 676, 668, 676, 680, 674, 668, 680, 704], '#6c5f86'),
    forest(0, 520, (x) => 690 - x * 0.02, 0.7, '#4d4a74', '#7d6486'),
    forest(1060, 1620, (x) => 662 + (x - 1060) * 0.06, 0.7, '#4d4a74', '#7d6486'),
    hills([730, 712, 690, 684, 682, 684, 690, 716, 738], 'url(#meadow)'),
    upright('river', [
      [0, '#fff0bd'],
      [0.2, '#ffc58a'],
      [0.5, '#e9807f'],
      [1, '#7a5596'],
    ]),
    shape(river, 'url(#river)'),
    line(
      'M796 684q22 4 26 10M770 742q-40 14 -62 34M700 800q6 26 50 44M800 850q80 20 150 24M1000 890q90 14 150 50',
      '#fff3cf',
      4,
      'stroke-opacity=".7"',
    ),
    house(520, 752, 1, '#9a4a5e'),
    house(566, 742, 0.9, '#7a4470'),
    house(608, 756, 1.1, '#a9525a'),
    house(556, 776, 1.25, '#8d4766'),
    house(642, 738, 0.8, '#7a4470'),
    shape('M478 760l6-62h16l6 62z', '#b98088') + shape('M480 700q12-22 24 0z', '#8d4766'),
    line('M492 694l34 20M492 694l-20 34M492 694l-34-20M492 694l20-34', '#e8c3a4', 4),
    forest(880, 1250, (x) => 740 + (x - 880) * 0.1, 0.95, '#335a5e', '#6f7f78'),
    forest(120, 440, (x) => 800 - (x - 120) * 0.08, 1.05, '#335a5e', '#6f7f78'),
  ].join('');
}

/** The slopes on both sides, with their woods. */
export function paintSlopes(): string {
  const left = spline([
    [0, 690, true],
    [150, 738],
    [330, 838],
    [520, 912],
    [700, 1000, true],
    [0, 1000, true],
  ]);
  const right = spline([
    [1600, 676, true],
    [1440, 730],
    [1290, 826],
    [1130, 906],
    [930, 1000, true],
    [1600, 1000, true],
  ]);
  return [
    upright('slope', [
      [0, '#3d5a5f'],
      [1, '#1d3a42'],
    ]),
    pine(40, 720, 230, '#1f3d46', '#5a6a68'),
    pine(128, 752, 180, '#234650', '#62706c'),
    pine(1548, 708, 250, '#1f3d46', '#5a6a68'),
    pine(1452, 748, 190, '#234650', '#62706c'),
    pine(1500, 760, 130, '#2a5058', '#6b7872'),
    shape(left.data(), 'url(#slope)'),
    shape(right.data(), 'url(#slope)'),
    pine(236, 836, 190, '#1b353f', '#4f625f'),
    pine(318, 868, 120, '#1f3d46', '#587068'),
    pine(1372, 826, 200, '#1b353f', '#4f625f'),
    pine(1278, 868, 130, '#1f3d46', '#587068'),
  ].join('');
}

/** A branch that hangs into the picture from a corner at the left. */
function bough(): string {
  const twigs = [
    [40, 30, 118, 50, 22],
    [120, 52, 112, 46, 40],
    [196, 84, 100, 42, 20],
    [96, 40, 104, 44, 78],
    [180, 76, 92, 40, 82],
    [262, 108, 84, 34, 34],
    [20, 60, 110, 48, 64],
    [250, 104, 70, 30, 92],
  ] as const;
  const wood = shape('M-10 -20Q120 20 320 124Q130 56 -10 30Z', '#1d1833');
  const leaves = twigs.map(([x, y, length, width, degrees], i) =>
    shape(leaf(x, y, length, width, degrees).data(), i % 2 ? '#1c3240' : '#243f48'),
  );
  return wood + leaves.join('');
}

/** The ledge in the foreground on which creatures stand, with grass against the light, and boughs that frame the sky. */
export function paintLedge(): string {
  const ledge = (x: number): number =>
    884 + 40 * Math.sin((x / WIDTH) * Math.PI * 2.1 + 0.9) - 14 * Math.sin(x / 140);
  const heights = Array.from({ length: 17 }, (_, i) => ledge(i * 100));
  const blades = Array.from({ length: 210 }, (_, i) => {
    const x = (i + scatter(i, 0, 5)) * (WIDTH / 210);
    const y = ledge(x) + 8;
    const [height, lean] = [16 + scatter(i, 1, 6) * 30, (scatter(i, 2, 8) - 0.5) * 26];
    const colour = i % 4 === 0 ? '#5f8a5a' : i % 4 === 1 ? '#2b5348' : '#1f4440';
    return shape(
      `M${(x - 4).toFixed(1)} ${y.toFixed(1)}Q${(x + lean * 0.3).toFixed(1)} ${(y - height * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - height).toFixed(1)}Q${(x + lean * 0.3 + 4).toFixed(1)} ${(y - height * 0.5).toFixed(1)} ${(x + 4).toFixed(1)} ${y.toFixed(1)}Z`,
      colour,
    );
  });
  const flowers = Array.from({ length: 26 }, (_, i) => {
    const x = (i * 0.618034 + scatter(i, 3, 9) * 0.1) % 1;
    const [at, y] = [x * WIDTH, ledge(x * WIDTH) + 26 + scatter(i, 4, 9) * 70];
    const colour = ['#ff8fab', '#ffd27a', '#b99af5'][i % 3] as string;
    return (
      line(`M${at.toFixed(1)} ${y.toFixed(1)}v14`, '#3f7a58', 3) +
      [0, 72, 144, 216, 288]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return dot(at + Math.sin(angle) * 6, y - Math.cos(angle) * 5, 5, 4.4, colour);
        })
        .join('') +
      dot(at, y, 4, 3.6, '#fff3c4')
    );
  });
  return [
    upright('ledge', [
      [0, '#3f7556'],
      [0.3, '#2a5a4c'],
      [1, '#17343a'],
    ]),
    ...blades,
    hills(heights, 'url(#ledge)'),
    ...flowers,
    `<g transform="scale(1.15)">${bough()}</g>`,
    `<g transform="translate(${WIDTH} 0) scale(-1.3 1.3)">${bough()}</g>`,
  ].join('');
}

/** The layers of the painting, from far to near; their names are those of the files. */
export const LAYERS = {
  sky: paintSky,
  mountains: paintMountains,
  floor: paintFloor,
  slopes: paintSlopes,
  ledge: paintLedge,
} as const;
