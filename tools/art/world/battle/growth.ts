import { fluff, leaf, type Point, polygon } from '../../kit.ts';
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

/** A hanging or rising twig with leaves on both sides. */
export function twig(
  x: number,
  y: number,
  degrees: number,
  length: number,
  tones: readonly string[],
  salt: number,
): string {
  const turn = (degrees * Math.PI) / 180;
  const sag = length * 0.2;
  const at = (share: number): readonly [number, number] => [
    x + Math.cos(turn) * length * share,
    y + Math.sin(turn) * length * share + sag * share * share,
  ];
  const [endX, endY] = at(1);
  const [midX, midY] = at(0.5);
  const stem = line(
    `M${tidy(x)} ${tidy(y)}Q${tidy(midX)} ${tidy(midY)} ${tidy(endX)} ${tidy(endY)}`,
    tones[0] ?? '',
    length * 0.025,
  );
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const [px, py] = at(0.14 + (i / 11) * 0.86);
    const side = i % 2 ? 52 : -52;
    const long = length * (0.3 + scatter(i, 2, salt) * 0.1) * (1 - i * 0.03);
    return shape(
      leaf(px, py, long, long * 0.42, degrees + side + (scatter(i, 3, salt) - 0.5) * 30 + 12).data(),
      tones[i % tones.length] ?? '',
    );
  });
  return stem + leaves.join('');
}

/** Fronds about one root: a fern, or the crown of a palm if they are long. */
export function fronds(
  x: number,
  y: number,
  length: number,
  angles: readonly number[],
  tones: readonly string[],
): string {
  return angles
    .map((degrees, i) => {
      const long = length * (0.85 + ((i * 37) % 10) * 0.03);
      const bend = degrees > -90 ? long * 0.3 : -long * 0.3;
      return shape(leaf(x, y, long, long * 0.26, degrees, bend).data(), tones[i % tones.length] ?? '');
    })
    .join('');
}

/** A stone with a lit top and a shaded side, standing at (x, foot). */
export function rock(
  x: number,
  foot: number,
  width: number,
  height: number,
  [dark, base, light]: Tones,
  salt: number,
): string {
  const wobble = (i: number): number => (scatter(i, 4, salt) - 0.5) * 0.16;
  const at = (a: number, b: number, i: number): Point => [
    x + (a + wobble(i)) * width,
    foot - (b + wobble(i + 9)) * height,
  ];
  const outline: Point[] = [
    [x - width * 0.54, foot],
    at(-0.48, 0.42, 0),
    at(-0.26, 0.86, 1),
    at(0.04, 1, 2),
    at(0.32, 0.8, 3),
    at(0.48, 0.4, 4),
    [x + width * 0.54, foot],
    [x, foot + height * 0.06],
  ];
  const ridge = at(0.06, 0.56, 5);
  const top: Point[] = [
    outline[1] ?? ridge,
    outline[2] ?? ridge,
    outline[3] ?? ridge,
    outline[4] ?? ridge,
    ridge,
  ];
  const side: Point[] = [
    ridge,
    outline[4] ?? ridge,
    outline[5] ?? ridge,
    outline[6] ?? ridge,
    [x + width * 0.14, foot],
  ];
  return (
    dot(
      x + width * 0.08,
      foot + height * 0.02,
      width * 0.62,
      Math.max(height * 0.12, 3),
      '#14261f',
      'fill-opacity=".25"',
    ) +
    shape(polygon(outline).data(), base) +
    shape(polygon(side).data(), dark) +
    shape(polygon(top).data(), light)
  );
}

/** A mountain whose left side is lit, with snow on its top if a colour is given. */
export function mountain(
  x: number,
  top: number,
  foot: number,
  half: number,
  [dark, base]: readonly [string, string],
  snow?: string,
): string {
  const height = foot - top;
  const body: Point[] = [
    [x, top],
    [x + half * 0.24, top + height * 0.26],
    [x + half * 0.42, top + height * 0.34],
    [x + half, foot],
    [x - half, foot],
    [x - half * 0.5, top + height * 0.46],
    [x - half * 0.3, top + height * 0.24],
  ];
  const lit: Point[] = [
    [x, top],
    [x + half * 0.05, top + height * 0.3],
    [x - half * 0.12, top + height * 0.52],
    [x + half * 0.08, foot],
    [x - half, foot],
    [x - half * 0.5, top + height * 0.46],
    [x - half * 0.3, top + height * 0.24],
  ];
  const cap: Point[] = [
    [x, top],
    [x + half * 0.22, top + height * 0.25],
    [x + half * 0.1, top + height * 0.22],
    [x + half * 0.03, top + height * 0.34],
    [x - half * 0.1, top + height * 0.24],
    [x - half * 0.2, top + height * 0.36],
    [x - half * 0.29, top + height * 0.25],
  ];
  const white = snow === undefined ? '' : shape(polygon(cap).data(), snow);
  return shape(polygon(body).data(), dark) + shape(polygon(lit).data(), base) + white;
}

/** Bulrushes: stalks with brown heads. */
export function rushes(
  x: number,
  y: number,
  height: number,
  count: number,
  colour: string,
  head: string,
  salt: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const [dx, bend] = [
      (scatter(i, 5, salt) - 0.5) * height * 0.5,
      (scatter(i, 6, salt) - 0.5) * height * 0.3,
    ];
    const tall = height * (0.7 + scatter(i, 7, salt) * 0.3);
    const [tipX, tipY] = [x + dx + bend, y - tall];
    return (
      line(
        `M${tidy(x + dx)} ${tidy(y)}Q${tidy(x + dx)} ${tidy(y - tall * 0.6)} ${tidy(tipX)} ${tidy(tipY)}`,
        colour,
        height * 0.022,
      ) + line(`M${tidy(tipX)} ${tidy(tipY + tall * 0.08)}v${tidy(tall * 0.13)}`, head, height * 0.062)
    );
  }).join('');
}

/** A heap of leaves without stems: a bush, or ivy on a wall. */
export function bush(
  x: number,
  foot: number,
  width: number,
  height: number,
  [dark, base, light]: Tones,
  salt: number,
): string {
  const lobe = (dx: number, dy: number, share: number, fill: string, i: number): string =>
    shape(
      fluff(
        x + dx * width,
        foot - dy * height,
        width * share,
        height * share * 1.1,
        8,
        0.16,
        salt * 17 + i * 29,
      ).data(),
      fill,
    );
  return (
    lobe(-0.26, 0.34, 0.32, dark, 0) +
    lobe(0.26, 0.34, 0.32, dark, 1) +
    lobe(0, 0.46, 0.4, dark, 2) +
    lobe(-0.3, 0.4, 0.24, base, 3) +
    lobe(0.2, 0.42, 0.24, base, 4) +
    lobe(-0.05, 0.56, 0.3, base, 5) +
    lobe(-0.34, 0.5, 0.1, light, 6) +
    lobe(-0.1, 0.7, 0.14, light, 7) +
    lobe(0.16, 0.56, 0.1, light, 8)
  );
}
