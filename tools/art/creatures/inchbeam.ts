import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  type FormLine,
  ink,
  openSpline,
  type Point,
  polygon,
  ribs,
  type Scene,
  type SpinePoint,
  skull,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  main: '#8fce4e',
  belly: '#ffe88f',
  head: '#7a5fc0',
  face: '#f7d9ff',
  ink: '#46306e',
  wood: '#f0c890',
  accent: '#ff5f8f',
  iris: '#2c9a6a',
};
const roles = { face: 'belly', ink: 'main', wood: 'belly' } as const;
const dark = { belly: '#89c158', accent: '#70cf48' };
const shiny = {
  main: '#3f97e8',
  belly: '#fff2a0',
  head: '#3a458f',
  face: '#e8f4ff',
  ink: '#2a3a78',
  accent: '#ff9a5c',
};

const SPINE: readonly SpinePoint[] = [
  [206, 196, 19],
  [210, 160, 21],
  [200, 112, 22],
  [162, 66, 23],
  [122, 92, 23],
  [112, 146, 22],
  [108, 192, 21],
];

/** Direction towards the inside of the loop, for each point of the spine. */
const INWARD = [
  [-1, 0],
  [-1, 0],
  [-0.9, 0.4],
  [0, 1],
  [0.9, 0.4],
  [1, 0],
  [1, 0],
] as const;

/** The scale on its side: every fourth line is longer. */
function scaleLines(scene: Scene, count: number): FormLine[] {
  const places = openSpline(SPINE.map(([x, y]): Point => [x, y])).points(16);
  const last = places.length - 1;
  return Array.from({ length: count }, (_, i): FormLine => {
    const k = Math.round(((i + 0.8) / count) * last * 0.96);
    const [[ax, ay], [x, y], [bx, by]] = [
      places[Math.max(0, k - 1)]!,
      places[k]!,
      places[Math.min(last, k + 1)]!,
    ];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [outX, outY] = [-(by - ay) / length, (bx - ax) / length];
    const depth = i % 4 === 0 ? 9 : 15;
    return {
      path: `${x + outX * 25},${y + outY * 25} ${x + outX * depth},${y + outY * depth}`,
      width: 2.8,
      taper: 'none',
      colour: scene.colour('ink'),
    };
  });
}

function drawFeeler(scene: Scene, spine: string, x: number, y: number, dim: boolean): void {
  scene.form([tube(spine), ellipse(x, y, 6)], { ramp: 'ink', lineWidth: 0.8, rim: false, dim });
}

/** An inchworm with a measuring scale on its side and a tail like a compass leg. */
export const inchbeam = creature(
  'inchbeam',
  { plan: 'caterpillar', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    const foot = { ramp: 'head', lineWidth: 0.8, rim: false, shade: 2 } as const;
    // far feet
    scene.form(ellipse(94, 212, 8, 12, 10), { ...foot, dim: true });
    // the hind end, sharpened like the pencil of a compass
    scene.form(polygon('184,200 228,200 216,230 205,252 195,230').withThickness(30), {
      ramp: 'wood',
      miter: true,
      rim: false,
      shade: 6,
      marks: [{ path: polygon('190,236 220,236 206,262'), ramp: 'ink' }],
    });
    // looped body
    const inner = SPINE.map(([x, y, radius], i): SpinePoint => {
      const [inX, inY] = INWARD[i]!;
      return [x + inX * 10, y + inY * 10, radius * 0.98];
    });
    scene.form(tube(SPINE), {
      ramp: 'belly',
      lineRamp: 'main',
      shade: 7,
      marks: [{ path: tube(inner), ramp: 'main' }],
      lines: [
        ...scaleLines(scene, 25),
        ...ribs(inner, 9).map((path): FormLine => ({ path, colour: scene.ramp('main').line })),
      ],
    });
    // near feet
    scene.form(tube('186,206,8 206,211,8 227,206,8'), { ...foot, ramp: 'accent' });
    scene.form(ellipse(128, 214, 8, 13, -12), foot);
    scene.form(ellipse(110, 219, 8, 13), foot);
    // hinge of the compass
    scene.form(ellipse(160, 72, 14), {
      ramp: 'accent',
      lineWidth: 0.7,
      rim: false,
      shade: 2,
      marks: [{ path: ellipse(160, 72, 6.5), ramp: 'belly' }],
    });
    // head
    drawFeeler(scene, '52,136,3.6 40,112,3 28,112,3', 28, 112, true);
    drawFeeler(scene, '82,132,3.6 86,104,3 76,94,3', 76, 94, false);
    scene.form(skull(70, 172, 42), {
      ramp: 'head',
      shade: 10,
      marks: [{ path: spline('56,170 82,172 94,192 76,212 50,206 34,190'), ramp: 'face' }],
    });
    eyes(scene, 64, 168, 43, 27, 35, { kind: 'dot' });
    scene.flat(ink('44,196 54,201 64,195', 3), scene.ramp('head').line);
    blush(scene, 88, 190, 8);
  },
);
