import { ellipse, polygon, type Scene, spline } from '../../kit.ts';
import { LIT, type ObjectDrawing } from './drawing.ts';
import { strokesOn, tileRows } from './strokes.ts';

/** Edges of what is built: without a bright rim, and pointed. */
export const BARE = { rim: false, miter: true } as const;

export function drawWalls(scene: Scene): void {
  const walls = polygon('62,320 658,320 658,636 62,636').withThickness(90);
  scene.form(walls, {
    ramp: 'wall',
    ...BARE,
    shade: 12,
    marks: [
      { path: polygon('62,320 658,320 658,392 62,392'), ramp: 'wallDark' },
      { path: polygon('62,590 658,590 658,640 62,640'), ramp: 'rock' },
    ],
  });
  const stones = 'M62 590H658M130 592v46M210 592v46M300 592v46M420 592v46M520 592v46M600 592v46M62 614H658';
  strokesOn(scene, walls, stones, scene.ramp('rock').shade, 5);
  for (const x of [62, 628]) {
    scene.form(polygon(`${x},340 ${x + 30},340 ${x + 30},592 ${x},592`), {
      ramp: 'wood',
      ...BARE,
      shade: 5,
      lineWidth: 0.8,
    });
  }
}

export function drawRoof(scene: Scene, ramp: string): void {
  const roof = spline('92,132! 628,132! 704,352! 16,352!').withThickness(100);
  scene.form(roof, {
    ramp,
    ...BARE,
    shade: 12,
    marks: [{ path: polygon('92,128 628,128 640,166 80,166'), ramp }],
  });
  strokesOn(scene, roof, tileRows(10, 710, [172, 220, 268, 316], 58, 30), scene.ramp(ramp).line, 6);
  strokesOn(scene, roof, tileRows(10, 710, [164, 212, 260, 308], 58, 30), scene.ramp(ramp).light, 4);
  scene.form(polygon('78,112 642,112 648,146 72,146'), { ramp, ...BARE, shade: 5 });
}

export interface Glass {
  readonly ramp: string;
  readonly shine: string;
}
export const BY_DAY: Glass = { ramp: 'glass', shine: '#dff7ff' };
export const BY_NIGHT: Glass = { ramp: LIT, shine: '#fff3bf' };

function drawPane(scene: Scene, x: number, y: number, { ramp, shine }: Glass): void {
  scene.form(polygon(`${x - 62},${y - 46} ${x + 62},${y - 46} ${x + 62},${y + 46} ${x - 62},${y + 46}`), {
    ramp,
    ...BARE,
    shade: 7,
    marks: [
      {
        path: polygon(`${x - 50},${y + 46} ${x - 8},${y - 46} ${x + 18},${y - 46} ${x - 24},${y + 46}`),
        flat: shine,
      },
    ],
    lines: [{ path: `${x},${y - 46} ${x},${y + 46}`, width: 9, taper: 'none' }],
  });
}

export function drawWindow(scene: Scene, x: number, y: number, flowers: boolean, glass = BY_DAY): void {
  drawPane(scene, x, y, glass);
  scene.form(polygon(`${x - 74},${y + 44} ${x + 74},${y + 44} ${x + 70},${y + 68} ${x - 70},${y + 68}`), {
    ramp: 'wood',
    ...BARE,
    shade: 5,
  });
  if (!flowers) return;
  for (const [i, dx] of [-52, -26, 0, 26, 52].entries()) {
    scene.flat(ellipse(x + dx, y + 44, 17, 12), '#4fab5f');
    scene.form(ellipse(x + dx, y + 34 - (i % 2) * 5, 11), {
      ramp: i % 2 ? '#ffd857' : '#ff8fab',
      lineWidth: 0.45,
      shade: 3,
    });
  }
}

function drawDoor(scene: Scene, x: number): void {
  scene.form(
    spline(`${x - 58},636! ${x - 58},500 ${x - 34},456 ${x + 34},456 ${x + 58},500 ${x + 58},636!`),
    {
      ramp: 'door',
      ...BARE,
      shade: 9,
      lines: [
        { path: `${x - 20},456 ${x - 20},636`, width: 5, taper: 'none' },
        { path: `${x + 20},456 ${x + 20},636`, width: 5, taper: 'none' },
      ],
    },
  );
  scene.form(ellipse(x + 36, 556, 9), { ramp: 'gold', lineWidth: 0.5 });
  scene.form(polygon(`${x - 78},626 ${x + 78},626 ${x + 84},652 ${x - 84},652`), {
    ramp: 'rockLight',
    ...BARE,
    shade: 5,
  });
}

function drawGable(scene: Scene, { ramp }: Glass): void {
  scene.form(ellipse(360, 312, 27), {
    ramp,
    shade: 5,
    rim: false,
    lines: [
      { path: '360,284 360,340', width: 7, taper: 'none' },
      { path: '332,312 388,312', width: 7, taper: 'none' },
    ],
  });
}

function drawHouseLit(scene: Scene): void {
  drawGable(scene, BY_NIGHT);
  drawWindow(scene, 480, 490, true, BY_NIGHT);
}

function drawHouse(scene: Scene, roof: string): void {
  scene.form(polygon('500,70 566,70 566,170 500,170'), { ramp: '#c98a6a', ...BARE, shade: 9 });
  scene.form(polygon('490,54 576,54 576,80 490,80'), { ramp: 'rockLight', ...BARE, shade: 5 });
  drawWalls(scene);
  drawRoof(scene, roof);
  scene.form(spline('300,352! 300,276! 360,220! 420,276! 420,352!'), { ramp: 'wall', ...BARE, shade: 7 });
  scene.form(spline('272,290! 360,200! 448,290! 428,302! 360,236! 292,302!'), {
    ramp: roof,
    ...BARE,
    shade: 5,
  });
  drawGable(scene, BY_DAY);
  drawDoor(scene, 240);
  drawWindow(scene, 480, 490, true);
}

function drawAwning(scene: Scene): void {
  const awning = spline(
    '196,402! 524,402! 544,470! 503,488 462,470! 421,488 380,470! 340,488 299,470! 258,488 217,470! 196,480 176,470!',
  );
  scene.form(awning, {
    ramp: 'white',
    rim: false,
    shade: 6,
    marks: [0, 2, 4, 6].map((i) => {
      const x = 176 + i * 46 + 23;
      return { path: polygon(`${x - 2 + 8},400 ${x + 38},400 ${x + 46},500 ${x},500`), ramp: '#ff8a5c' };
    }),
  });
}

export function drawShopDoor(scene: Scene, { ramp, shine }: Glass): void {
  scene.form(polygon('268,470 452,470 452,636 268,636'), {
    ramp,
    ...BARE,
    shade: 8,
    marks: [{ path: polygon('284,636 330,470 366,470 320,636'), flat: shine }],
    lines: [{ path: '360,470 360,640', width: 11, taper: 'none' }],
  });
}

function drawMartLit(scene: Scene): void {
  for (const x of [172, 548]) drawWindow(scene, x, 506, false, BY_NIGHT);
  drawShopDoor(scene, BY_NIGHT);
  drawAwning(scene);
}

function drawMart(scene: Scene): void {
  drawWalls(scene);
  drawRoof(scene, 'roofBlue');
  for (const x of [172, 548]) drawWindow(scene, x, 506, false);
  drawShopDoor(scene, BY_DAY);
  drawAwning(scene);
  scene.form(polygon('250,626 470,626 478,652 242,652'), { ramp: 'rockLight', ...BARE, shade: 5 });
  scene.form(polygon('236,190 484,190 484,324 236,324'), { ramp: 'white', ...BARE, shade: 8 });
  scene.form(spline('312,236! 408,236! 424,308! 296,308!'), { ramp: 'gold', shade: 8, rim: false });
  scene.markup(
    '<path d="M334 240c0-38 52-38 52 0" fill="none" stroke="#5a3a10" stroke-width="11" stroke-linecap="round"/>',
  );
}

/** Size and shadow of a house of 5 × 4 cells. */
export const house = {
  width: 5.62,
  height: 5.3,
  foot: [360, 648],
  shadows: [{ y: -6, rx: 318, ry: 22 }],
  casts: 0.42,
  solid: true,
} as const;
const home = {
  ...house,
  smoke: [534, 50],
  lights: [
    { x: 360, y: 312, radius: 90, kind: 'window' },
    { x: 480, y: 490, radius: 170, kind: 'window' },
  ],
  lit: drawHouseLit,
} as const;

export const HOUSES: readonly ObjectDrawing[] = [
  { kind: 'house', ...home, draw: (scene) => drawHouse(scene, 'roofRed') },
  { kind: 'house', ...home, draw: (scene) => drawHouse(scene, 'roofTeal') },
  {
    kind: 'mart',
    ...house,
    lights: [
      { x: 172, y: 506, radius: 170, kind: 'window' },
      { x: 548, y: 506, radius: 170, kind: 'window' },
      { x: 360, y: 560, radius: 200, kind: 'window' },
    ],
    lit: drawMartLit,
    draw: drawMart,
  },
];
