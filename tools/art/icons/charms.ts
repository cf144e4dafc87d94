import { ellipse, ICON_STYLE, join, type Palette, polygon, Scene, spline, star, tube } from '../kit.ts';

const PALETTE: Palette = {
  main: '#b98455',
  cord: '#8a4a3f',
  gold: '#ffcf4a',
  pale: '#ffe9a3',
  cover: '#3f7fc9',
  paper: '#fff4d6',
  ribbon: '#e8504a',
  silver: '#c3cede',
  dusk: '#7a55c9',
  glow: '#ff9fd8',
};

/** Draws the cord of a charm. */
function drawCord(scene: Scene): void {
  scene.form(tube('128,84,7 94,74,7 78,48,7 94,22,7 128,12,7 162,22,7 178,48,7 162,74,7 128,84,7'), {
    ramp: 'cord',
    shade: 3,
    rim: false,
  });
  scene.form(ellipse(128, 88, 15, 15), {
    ramp: 'gold',
    shade: 5,
    gloss: true,
    highlights: [ellipse(122, 82, 5, 3)],
  });
}

/** A carved boot. */
function drawBoot(scene: Scene): void {
  scene.form(
    spline('92,100! 160,96! 166,150 172,166 210,182 232,206 226,226! 70,228! 68,204 86,180 90,140'),
    {
      ramp: 'main',
      shade: 16,
      lines: [
        { path: '112,196 136,178 160,164', width: 5 },
        { path: '96,124 128,130 162,122', width: 5 },
      ],
      marks: [{ path: polygon('60,214 240,214 240,240 60,240'), ramp: 'cord' }],
    },
  );
}

/** A coin with a smiling face. */
function drawCoin(scene: Scene): void {
  scene.form(ellipse(136, 172, 74, 74), { ramp: 'cord', shade: 0, rim: false });
  scene.form(ellipse(124, 166, 74, 74), {
    ramp: 'gold',
    shade: 12,
    gloss: true,
    highlights: [ellipse(92, 122, 20, 9, -38)],
    marks: [{ path: ellipse(124, 166, 54, 54), ramp: 'pale' }],
    lines: [{ path: '92,176 106,198 124,204 142,198 156,176', width: 9 }],
  });
  scene.flat(join(ellipse(104, 152, 7, 12), ellipse(144, 152, 7, 12)), '#5b3211');
}

/** A small book with its ribbon. */
function drawBook(scene: Scene): void {
  scene.form(polygon('150,206 182,206 182,246 166,233 150,246'), {
    ramp: 'ribbon',
    shade: 4,
    miter: true,
    rim: false,
  });
  scene.form(polygon('60,102 190,98 204,112 206,206 194,218 68,224 54,212 50,114'), {
    ramp: 'cover',
    shade: 14,
    lines: [{ path: '78,102 76,162 78,222', width: 6 }],
  });
  scene.form(polygon('92,200 204,194 202,214 92,220'), {
    ramp: 'paper',
    shade: 4,
    lineWidth: 0.7,
    rim: false,
  });
  scene.form(star(142, 150, 34, 15, 5), { ramp: 'gold', shade: 4, lineWidth: 0.8, miter: true });
}

/** A dark shard in a silver claw. */
function drawShard(scene: Scene): void {
  scene.form(polygon('128,96 176,140 162,214 128,246 90,208 80,138'), {
    ramp: 'dusk',
    shade: 16,
    miter: true,
    rim: false,
    marks: [
      { path: polygon('128,96 176,140 130,152'), ramp: 'glow' },
      { path: polygon('128,96 80,138 130,152'), flat: '#c9a7f5' },
      { path: polygon('130,152 90,208 128,246'), flat: '#9a76e0' },
    ],
  });
  scene.form(
    spline(
      '56,132! 70,98 104,90 128,88 152,90 186,98 200,132! 178,120 158,146! 150,120 128,112 106,120 98,146! 78,120',
    ),
    {
      ramp: 'silver',
      shade: 10,
      miter: true,
      gloss: true,
      highlights: [ellipse(96, 102, 12, 5, -20)],
    },
  );
  scene.flat(join(star(196, 178, 22, 6, 4), star(64, 196, 15, 5, 4)), '#fff6c9');
}

/** Draws the pendant of each charm, by item. */
export const CHARMS: Readonly<Record<string, (scene: Scene) => void>> = {
  'trail-charm': drawBoot,
  'coin-charm': drawCoin,
  'study-charm': drawBook,
  'glimmer-charm': drawShard,
};

export function drawCharm(key: string): string {
  const scene = new Scene(key, PALETTE, { style: ICON_STYLE });
  drawCord(scene);
  CHARMS[key]?.(scene);
  return scene.content();
}
