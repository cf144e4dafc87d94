import { polygon, type Scene, spline, tube } from '../../kit.ts';
import type { ObjectDrawing, Part } from './drawing.ts';

const BARE = { rim: false, miter: true, lineWidth: 0.8 } as const;

function drawPosts(scene: Scene): void {
  for (const x of [10, 232]) {
    scene.form(tube(`${x},26,6 ${x + 2},150,7`, { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'wood',
      ...BARE,
      shade: 4,
    });
  }
  scene.form(tube('-6,38,4 10,36,5 26,38,4'), { ramp: 'wood', ...BARE, shade: 3 });
  scene.form(tube('218,38,4 232,36,5 248,38,4'), { ramp: 'wood', ...BARE, shade: 3 });
  scene.markup('<path d="M10 38Q121 58 232 38" fill="none" stroke="#6b5a48" stroke-width="5"/>');
}

const pegs = (...xs: readonly number[]): string =>
  xs.map((x) => `<path d="M${x} 42v12" stroke="#8a5a3c" stroke-width="7" stroke-linecap="round"/>`).join('');

function drawShirt(scene: Scene): void {
  scene.form(
    spline('34,48! 50,46 64,54 78,46 94,48! 110,70! 98,82! 90,74! 92,120! 36,120! 38,74! 30,82! 18,70!'),
    {
      ramp: '#ff9a8a',
      shade: 7,
      lineWidth: 0.75,
      marks: [{ path: polygon('20,92 110,92 110,102 20,102'), flat: '#fff3dc' }],
    },
  );
  scene.markup(pegs(44, 84));
}

function drawSheet(scene: Scene): void {
  scene.form(spline('116,52! 142,56 170,52! 172,90 168,134! 142,128 114,134! 118,90'), {
    ramp: 'white',
    shade: 9,
    lineWidth: 0.75,
    lines: [{ path: '134,56 130,92 134,126', width: 3.5 }],
  });
  scene.markup(pegs(122, 164));
}

function drawTrousers(scene: Scene): void {
  scene.form(spline('182,48! 222,44! 226,112! 206,114! 203,76! 198,116! 178,118!'), {
    ramp: '#6f8fdc',
    shade: 6,
    lineWidth: 0.75,
  });
  scene.markup(pegs(188, 216));
}

function drawRack(scene: Scene): void {
  for (const [x, lean] of [
    [16, -8],
    [226, 8],
  ] as const) {
    scene.form(tube(`${x + lean},26,5 ${x - lean},140,6`), { ramp: '#b49a78', ...BARE, shade: 4 });
    scene.form(tube(`${x - lean},30,5 ${x + lean * 2.4},140,6`), { ramp: '#b49a78', ...BARE, shade: 4 });
  }
  scene.form(tube('-2,34,5 122,30,5 246,34,5'), { ramp: '#c9ad86', ...BARE, shade: 4 });
}

/** A fishing net with floats, hung up to dry. */
function drawNet(scene: Scene): void {
  const net = 'M22 36 38 116Q84 92 122 124Q164 92 208 118L222 36Z';
  const mesh = Array.from(
    { length: 15 },
    (_, i) => `M${i * 18 - 30} 30l110 110M${i * 18 + 20} 30l-110 110`,
  ).join('');
  const id = scene.nextId('n');
  scene.markup(
    `<clipPath id="${id}"><path d="${net}"/></clipPath><path d="${net}" fill="#4f8f9c" fill-opacity=".28"/><path clip-path="url(#${id})" d="${mesh}" fill="none" stroke="#2f6a78" stroke-width="4"/><path d="M38 116Q84 92 122 124Q164 92 208 118" fill="none" stroke="#2f6a78" stroke-width="6"/>`,
  );
  for (const [x, y] of [
    [40, 116],
    [80, 104],
    [122, 122],
    [166, 104],
    [206, 116],
  ] as const) {
    scene.form(spline(`${x - 10},${y} ${x},${y - 9} ${x + 10},${y} ${x},${y + 9}`), {
      ramp: '#ff9540',
      lineWidth: 0.6,
      shade: 3,
    });
  }
}

const hung = (name: string, x: number, draw: Part['draw']): Part => ({
  name,
  pivot: [x, 46],
  move: 'hang',
  draw,
});

export const LINES: readonly ObjectDrawing[] = [
  {
    kind: 'washing-line',
    width: 2,
    height: 1.15,
    foot: [128, 148],
    shadows: [
      { x: -117, y: 0, rx: 14, ry: 5 },
      { x: 106, y: 0, rx: 14, ry: 5 },
    ],
    parts: [hung('shirt', 64, drawShirt), hung('sheet', 143, drawSheet), hung('trousers', 202, drawTrousers)],
    draw: drawPosts,
  },
  {
    kind: 'nets',
    width: 2,
    height: 1.1,
    foot: [122, 140],
    shadows: [{ y: -2, rx: 120, ry: 10 }],
    parts: [hung('net', 122, drawNet)],
    draw: drawRack,
  },
];
