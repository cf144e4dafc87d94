import { polygon, star } from '../kit.ts';
import { scatter } from '../world/terrain/scatter.ts';
import { dot, shape } from '../world/terrain/svg.ts';
import { glow, rollingLand, upright, VALLEY } from './painting.ts';

/** Where the sun stands, low between the mountains. */
export const SUN = { x: 800, y: 560 } as const;

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
    const [x, y] = [scatter(i, 0, 1) * VALLEY.width, scatter(i, 1, 2) ** 1.5 * 380];
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
    `<rect width="${VALLEY.width}" height="${VALLEY.height}" fill="url(#sky)"/>`,
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
    rollingLand([640, 610, 630, 650, 664, 650, 634, 612, 640], '#5f4a86'),
    upright('haze', [
      [0, '#ffb98a', 0],
      [0.5, '#ffb98a', 0.5],
      [1, '#ffb98a', 0],
    ]),
    `<rect y="540" width="${VALLEY.width}" height="190" fill="url(#haze)"/>`,
  ].join('');
}
