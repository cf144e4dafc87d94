import { line, shape } from '../terrain/svg.ts';
import { band, cloud, flower, glow, gradient, land, STAGE, sky, strew, treeline, tuft } from './scenery.ts';

const FLOWERS = [
  ['#ff8fab', '#ffe27a'],
  ['#ffffff', '#ffc94a'],
  ['#ffd857', '#f08a3c'],
  ['#b99af5', '#fff3b0'],
] as const;

/** A distant mill on the hills. */
function farMill(x: number, y: number): string {
  const tower =
    shape(`M${x - 9} ${y}l4-34h10l4 34z`, '#f4f1e6') + shape(`M${x - 8} ${y - 32}q8-16 16 0z`, '#d98a80');
  const sail = `M${x} ${y - 34}l22 12M${x} ${y - 34}l-12 22M${x} ${y - 34}l-22-12M${x} ${y - 34}l12-22`;
  return tower + line(sail, '#c7b79c', 3.4);
}

export function paintMeadowStage(): string {
  const far: [number, number, number][] = [
    [20, 286, 1],
    [70, 290, 0.8],
    [118, 284, 1.05],
    [168, 292, 0.7],
    [706, 290, 0.75],
    [752, 282, 1],
    [806, 288, 0.85],
    [862, 280, 1.15],
    [918, 286, 0.95],
    [968, 280, 1.1],
  ];
  return [
    sky(['#6fc0f2', '#a9dcf8', '#eaf8ff']),
    glow('sun', '#fff6cf', 170, 70, 240, 0.85),
    cloud(150, 96, 1),
    cloud(420, 60, 0.74),
    cloud(800, 112, 1.15),
    cloud(610, 150, 0.5, '#e2f1f9', 0.8),
    land([250, 214, 236, 196, 230, 214, 246, 206, 238], '#b5ddd4'),
    land([262, 240, 262, 244, 256, 232, 252, 240, 256], '#9bd0b4'),
    farMill(566, 258),
    land([276, 268, 280, 266, 276, 262, 274, 264, 272], '#84c293'),
    treeline(far, '#4a9a66', '#6dbb7d'),
    `<defs>${gradient('ground', ['#b4e486', '#93d26c', '#68b556'])}</defs>`,
    land([312, 304, 298, 296, 296, 298, 302, 306, 312], 'url(#ground)'),
    band(300, 326, 380, 14, '#cdf0a0', 0.5),
    band(760, 396, 330, 22, '#c6ec97', 0.4),
    band(240, 470, 420, 30, '#c0e992', 0.3),
    band(760, 560, 380, 34, '#5da350', 0.2),
    strew(46, 3, (x, y, size, i) => tuft(x, y, size, i % 3 ? '#6fb858' : '#58a04c')),
    strew(20, 9, (x, y, size, i) => {
      const [petals, heart] = FLOWERS[i % FLOWERS.length]!;
      return (
        flower(x, y, size, petals, heart) + flower(x + 22 * size, y + 8 * size, size * 0.85, petals, heart)
      );
    }),
    shape(`M0 ${STAGE.height}V556q40-18 84 0t76 44z`, '#58a04c', 'fill-opacity=".55"'),
    shape(`M${STAGE.width} ${STAGE.height}V540q-50-14-92 16t-66 44z`, '#58a04c', 'fill-opacity=".55"'),
  ].join('');
}
