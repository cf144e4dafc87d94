import { fluff, type Point, polygon } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { clipTo, dot, line, shape } from '../terrain/svg.ts';
import { type Tones, tidy } from './stage.ts';

/** A rounded tree with a crown of lobes, lit from the upper left; `size` 1 is 110 units high. */
export function tree(
  x: number,
  foot: number,
  size: number,
  [dark, base, light]: Tones,
  bark: string,
  salt: number,
): string {
  const top = foot - 68 * size;
  const lobe = (i: number, dx: number, dy: number, radius: number, fill: string): string =>
    shape(
      fluff(
        x + dx * size,
        top + dy * size,
        radius * size,
        radius * 0.88 * size,
        7,
        0.14,
        salt * 13 + i * 31,
      ).data(),
      fill,
    );
  const at = [
    [-26, 10, 24],
    [24, 12, 24],
    [0, -10, 32],
    [-14, -26, 20],
    [18, -20, 20],
    [0, 16, 26],
  ] as const;
  const trunk = `M${tidy(x - 7 * size)} ${tidy(foot)}Q${tidy(x - 3 * size)} ${tidy(foot - 22 * size)} ${tidy(x - 5 * size)} ${tidy(top)}H${tidy(x + 5 * size)}Q${tidy(x + 3 * size)} ${tidy(foot - 22 * size)} ${tidy(x + 8 * size)} ${tidy(foot)}Z`;
  const flecks = Array.from({ length: 9 }, (_, i) => {
    const [dx, dy] = [(scatter(i, 0, salt) - 0.62) * 56, (scatter(i, 1, salt) - 0.72) * 50];
    return dot(x + dx * size, top + dy * size, 4.4 * size, 2.8 * size, light, 'fill-opacity=".8"');
  });
  return [
    dot(x + 10 * size, foot, 34 * size, 5 * size, '#17352f', 'fill-opacity=".22"'),
    shape(trunk, bark),
    ...at.map(([dx, dy, radius], i) => lobe(i, dx + 2, dy + 4, radius, dark)),
    ...at.map(([dx, dy, radius], i) => lobe(i + 7, dx - 4, dy - 4, radius * 0.8, base)),
    ...at.slice(2).map(([dx, dy, radius], i) => lobe(i + 19, dx - 9, dy - 10, radius * 0.46, light)),
    ...flecks,
  ].join('');
}

/** A fir in tiers, lit from the left. */
export function fir(x: number, foot: number, height: number, [dark, base, light]: Tones): string {
  const wide = height * 0.3;
  const tiers = [0, 1, 2, 3].map((tier) => {
    const low = foot - height * (0.1 + tier * 0.2);
    const high = low - height * (0.38 - tier * 0.02);
    const half = wide * (1 - tier * 0.21);
    const points = (from: number): Point[] => [
      [x, high],
      [x + half * 0.5, low - height * 0.1],
      [x + half, low],
      [x + half * 0.5, low - height * 0.025],
      [x + half * 0.2, low + height * 0.02],
      [x - half * 0.2, low - height * 0.01],
      [x - half * 0.55, low + height * 0.015],
      [x - half * from, low - height * 0.01],
      [x - half * 0.5 * from, low - height * 0.1],
    ];
    const lit: Point[] = [
      [x, high],
      [x - half * 0.06, low - height * 0.03],
      [x - half * 0.5, low + height * 0.005],
      [x - half, low - height * 0.01],
      [x - half * 0.5, low - height * 0.1],
    ];
    return (
      shape(polygon(points(1)).data(), tier % 2 ? base : dark) +
      shape(polygon(lit).data(), tier > 1 ? light : base)
    );
  });
  return (
    shape(
      `M${tidy(x - height * 0.03)} ${tidy(foot)}v${tidy(-height * 0.2)}h${tidy(height * 0.06)}v${tidy(height * 0.2)}z`,
      '#5b4136',
    ) + tiers.join('')
  );
}

/** A trunk that leaves the stage above, with roots; its left side is lit. */
export function trunk(
  x: number,
  foot: number,
  width: number,
  dark: string,
  light: string,
  top = -20,
): string {
  const half = width / 2;
  const body = `M${x - half * 1.9} ${foot}Q${x - half * 0.9} ${foot - 26} ${x - half} ${foot - 90}Q${x - half * 1.1} ${foot - 200} ${x - half * 0.8} ${top}H${x + half * 0.8}Q${x + half * 1.2} ${foot - 210} ${x + half} ${foot - 84}Q${x + half} ${foot - 26} ${x + half * 2.1} ${foot}Q${x + half * 0.8} ${foot - 8} ${x + half * 0.5} ${foot + 3}Q${x} ${foot - 9} ${x - half * 0.6} ${foot + 4}Q${x - half} ${foot - 8} ${x - half * 1.9} ${foot}Z`;
  const grooves = [-0.2, 0.25, 0.62]
    .map(
      (at, i) =>
        `M${tidy(x + half * at)} ${tidy(foot - 30 - i * 14)}q${tidy(half * 0.14)} -60 0 -${tidy(foot * 0.3 + i * 30)}`,
    )
    .join('');
  return (
    shape(body, dark) +
    clipTo(
      `trunk${Math.round(x * 7 + width)}`,
      body,
      `<rect x="${x - half * 2}" y="${top}" width="${half * 1.35}" height="${foot - top + 8}" fill="${light}"/>`,
    ) +
    line(grooves, dark, width * 0.05, 'stroke-opacity=".6"')
  );
}
