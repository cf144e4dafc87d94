import { fluff, leaf } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { line, shape } from '../terrain/svg.ts';
import { type Tones, tidy } from './stage.ts';

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
