import { ellipse, fluff, type Scene, spline, tube } from '../../../kit.ts';
import { LIT, type ObjectDrawing } from '../drawing.ts';

/** Crown, its lit side, and its depth, for each of the four hours. */
const CROWNS = [
  ['#e493aa', '#f8c6cd', '#c9708f'],
  ['#e2b65c', '#f6dc93', '#c4924a'],
  ['#9a7cc6', '#c0a6e0', '#7a5da8'],
  ['#5570b6', '#86a0d8', '#415797'],
] as const;
type Crown = (typeof CROWNS)[number];

/** Where the lanterns hang: the end of the cord, and its length. */
const LANTERNS = [
  [60, 226, 40],
  [128, 252, 34],
  [196, 218, 44],
] as const;

function drawLantern(scene: Scene, x: number, y: number, glass: string): void {
  scene.form(ellipse(x, y, 13, 16), { ramp: glass, lineWidth: 0.75, shade: 5 });
  scene.form(ellipse(x, y - 16, 8, 5), { ramp: 'iron', lineWidth: 0.6, shade: 2 });
}

/** A wide tree that people hang a lantern into for each child; the lanterns are never counted. */
function drawTree(scene: Scene, [crown, light, deep]: Crown): void {
  scene.form(tube('132,372,24 126,318,15 136,262,12 128,200,10', { startCap: 'flat' }), {
    ramp: '#8b6a72',
    shade: 8,
  });
  scene.form(tube('130,290,9 96,250,8 78,214,6'), { ramp: '#8b6a72', shade: 5 });
  scene.form(tube('132,282,9 164,246,8 186,206,6'), { ramp: '#8b6a72', shade: 5 });
  scene.form(fluff(66, 186, 66, 50, 9, 0.15), { ramp: deep, shade: 14 });
  scene.form(fluff(190, 182, 64, 50, 9, 0.15), { ramp: deep, shade: 14 });
  scene.form(fluff(128, 196, 76, 48, 10, 0.14), { ramp: crown, shade: 15 });
  scene.form(fluff(126, 122, 92, 76, 11, 0.14), {
    ramp: crown,
    shade: 18,
    marks: [{ path: spline('44,118 66,70 116,50 168,66 190,96 150,88 118,96 84,112 66,140'), ramp: light }],
  });
  for (const [x, y] of [
    [92, 150],
    [150, 136],
    [120, 186],
    [176, 178],
    [70, 188],
  ] as const)
    scene.ink(`${x - 13},${y} ${x},${y + 8} ${x + 13},${y}`, 6, crown);
  for (const [x, y, cord] of LANTERNS) {
    scene.ink(`${x},${y - 14 - cord} ${x},${y - 14}`, 4, '#5a4a5c');
    drawLantern(scene, x, y, '#fbe7b4');
  }
}

function drawTreeLit(scene: Scene): void {
  for (const [x, y] of LANTERNS) {
    drawLantern(scene, x, y, LIT);
    scene.flat(ellipse(x, y + 2, 6, 8), '#fffbe2');
  }
}

/** Five petals that keep a little light for later. */
const FLOWERS = [
  [30, 92, 17, '#f6f0ff'],
  [70, 104, 19, '#ffe9b8'],
  [100, 82, 16, '#f9d3e0'],
  [58, 66, 14, '#d9dcff'],
] as const;

function drawFlower(scene: Scene, x: number, y: number, size: number, petals: string, heart: string): void {
  for (let i = 0; i < 5; i += 1) {
    const turn = (i * 72 - 90) * (Math.PI / 180);
    const [px, py] = [x + Math.cos(turn) * size * 0.72, y + Math.sin(turn) * size * 0.62];
    scene.form(ellipse(px, py, size * 0.56, size * 0.5), { ramp: petals, lineWidth: 0.5, shade: 3 });
  }
  scene.flat(ellipse(x, y, size * 0.36, size * 0.32), heart);
}

function drawFlowers(scene: Scene): void {
  for (const [x, y] of FLOWERS) scene.ink(`${x},${y + 8} ${x + 2},${y + 26}`, 5, '#5a978a');
  for (const [x, y, size, petals] of FLOWERS) drawFlower(scene, x, y, size, petals, '#f2b64e');
}

function drawFlowersLit(scene: Scene): void {
  for (const [x, y, size] of FLOWERS) drawFlower(scene, x, y, size, '#fdf6ff', '#ffd75e');
}

export const FOURLIGHT_TREES: readonly ObjectDrawing[] = [
  ...CROWNS.map(
    (crown): ObjectDrawing => ({
      kind: 'lantern-tree',
      width: 2,
      height: 3,
      foot: [128, 376],
      shadows: [{ rx: 96, ry: 26 }],
      round: true,
      lights: LANTERNS.map(([x, y]) => ({ x, y, radius: 150, kind: 'window' })),
      lit: drawTreeLit,
      draw: (scene) => drawTree(scene, crown),
    }),
  ),
  {
    kind: 'star-flowers',
    width: 1,
    height: 1,
    flat: true,
    lights: [{ x: 64, y: 86, radius: 110, kind: 'window' }],
    lit: drawFlowersLit,
    draw: drawFlowers,
  },
];
