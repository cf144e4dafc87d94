import { leaf } from '../kit.ts';
import { scatter } from '../world/terrain/scatter.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';
import { paintFloor, paintSlopes } from './land.ts';
import { rollingLand, upright, VALLEY } from './painting.ts';
import { paintMountains, paintSky } from './sky.ts';

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
    884 + 40 * Math.sin((x / VALLEY.width) * Math.PI * 2.1 + 0.9) - 14 * Math.sin(x / 140);
  const heights = Array.from({ length: 17 }, (_, i) => ledge(i * 100));
  const blades = Array.from({ length: 210 }, (_, i) => {
    const x = (i + scatter(i, 0, 5)) * (VALLEY.width / 210);
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
    const [at, y] = [x * VALLEY.width, ledge(x * VALLEY.width) + 26 + scatter(i, 4, 9) * 70];
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
    rollingLand(heights, 'url(#ledge)'),
    ...flowers,
    `<g transform="scale(1.15)">${bough()}</g>`,
    `<g transform="translate(${VALLEY.width} 0) scale(-1.3 1.3)">${bough()}</g>`,
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
