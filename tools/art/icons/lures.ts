import { ellipse, ICON_STYLE, join, type Palette, polygon, Scene, spline, star, tube } from '../kit.ts';

const PALETTE: Palette = {
  main: '#8fbf5a',
  deep: '#4f8a4a',
  iron: '#5d6477',
  ember: '#ff9a3d',
  glow: '#ffe08a',
  brass: '#e0a63a',
  sea: '#4aa9b8',
  shell: '#f3d9d2',
  pearl: '#fdf6ff',
  cord: '#8a4a3f',
  cloud: '#e8eefc',
  reed: '#c99a5b',
  star: '#ffd65a',
};

/** A folded blade of grass, and the notes that it whistles. */
function drawWhistle(scene: Scene): void {
  scene.form(spline('36,222! 84,120 164,48 226,30! 214,98 160,172 70,232!'), {
    ramp: 'main',
    shade: 14,
    lines: [{ path: '50,220 112,138 210,44', width: 6 }],
  });
  scene.form(spline('30,206! 62,150 104,108 136,92! 112,150 78,196 44,226!'), { ramp: 'deep', shade: 8 });
  scene.flat(join(ellipse(184, 196, 16, 13, -20), ellipse(226, 176, 14, 11, -20)), '#5d6477');
  scene.flat(
    join(polygon('196,196 204,196 204,140 196,140'), polygon('234,176 241,176 241,126 234,126')),
    '#5d6477',
  );
}

/** A lantern of iron with a slow fire of peat. */
function drawLantern(scene: Scene): void {
  scene.form(tube('92,72,8 96,30,8 128,18,8 160,30,8 164,72,8'), { ramp: 'iron', shade: 4, rim: false });
  scene.form(polygon('84,76 172,76 188,98 68,98'), { ramp: 'iron', shade: 8, miter: true });
  scene.form(polygon('76,98 180,98 172,212 84,212'), { ramp: 'glow', shade: 10, gloss: true });
  scene.form(spline('128,116! 158,158 156,190 128,204 100,190 98,158!'), {
    ramp: 'ember',
    shade: 10,
    rim: false,
  });
  scene.form(spline('128,152! 142,176 140,194 128,200 116,194 114,176!'), {
    ramp: 'star',
    shade: 0,
    rim: false,
  });
  scene.form(polygon('72,210 184,210 192,236 64,236'), { ramp: 'iron', shade: 8, miter: true });
  scene.form(polygon('122,98 134,98 134,212 122,212'), {
    ramp: 'iron',
    shade: 0,
    rim: false,
    lineWidth: 0.6,
  });
}

/** A bell from a sunken ship. */
function drawBell(scene: Scene): void {
  scene.form(tube('104,50,9 112,24,9 144,24,9 152,50,9'), { ramp: 'cord', shade: 3, rim: false });
  scene.form(ellipse(128, 218, 22, 20), { ramp: 'iron', shade: 6 });
  scene.form(spline('128,44! 172,56 182,110 190,166 220,206! 36,206! 66,166 74,110 84,56!'), {
    ramp: 'sea',
    shade: 18,
    gloss: true,
    highlights: [ellipse(98, 112, 10, 34, 10)],
    lines: [
      { path: '62,176 128,186 194,176', width: 7 },
      { path: '80,96 128,104 176,96', width: 5 },
    ],
  });
  scene.flat(join(ellipse(204, 92, 11, 11), ellipse(228, 62, 7, 7), ellipse(40, 92, 8, 8)), '#d4f4f6');
}

/** A pearl in its shell. */
function drawPearl(scene: Scene): void {
  scene.form(spline('128,40! 192,52 226,100 216,148! 128,166 40,148! 30,100 64,52!'), {
    ramp: 'shell',
    shade: 14,
    lines: [
      { path: '128,44 128,160', width: 5 },
      { path: '78,54 104,158', width: 5 },
      { path: '178,54 152,158', width: 5 },
    ],
  });
  scene.form(spline('30,160! 80,178 176,178 226,160! 214,212 168,234 128,236 88,234 42,212!'), {
    ramp: 'shell',
    shade: 18,
  });
  scene.form(ellipse(128, 164, 40, 38), {
    ramp: 'pearl',
    shade: 10,
    gloss: true,
    highlights: [ellipse(114, 148, 11, 8, -30)],
  });
  scene.flat(join(star(204, 54, 18, 5, 4), star(52, 226, 12, 4, 4)), '#c9a7f5');
}

/** A crumb of a star on a thread. */
function drawStarBait(scene: Scene): void {
  scene.form(tube('176,14,5 166,52,5 144,84,5 130,100,5'), { ramp: 'cord', shade: 0, rim: false });
  scene.form(star(124, 160, 86, 42, 5), {
    ramp: 'star',
    shade: 16,
    miter: true,
    gloss: true,
    highlights: [ellipse(104, 128, 12, 7, -30)],
  });
  scene.flat(join(star(216, 96, 16, 5, 4), star(42, 84, 12, 4, 4), star(226, 222, 11, 4, 4)), '#fff6c9');
}

/** Reed pipes below a cloud. */
function drawChime(scene: Scene): void {
  for (const [x, length] of [
    [72, 196],
    [104, 226],
    [136, 240],
    [168, 222],
    [198, 190],
  ] as const) {
    scene.form(polygon(`${x - 9},100 ${x + 9},100 ${x + 9},${length} ${x - 9},${length}`), {
      ramp: 'reed',
      shade: 5,
      lineWidth: 0.8,
      gloss: true,
    });
  }
  scene.form(spline('40,112! 22,84 44,58 74,62 84,40 138,28 158,58 194,44 228,62 214,84 236,100 216,116!'), {
    ramp: 'cloud',
    shade: 14,
    highlights: [ellipse(104, 50, 16, 8, -14)],
  });
}

/** Draws each lure, by item. */
export const LURES: Readonly<Record<string, (scene: Scene) => void>> = {
  'grass-whistle': drawWhistle,
  'peat-lantern': drawLantern,
  'salt-bell': drawBell,
  'pearl-dust': drawPearl,
  'star-bait': drawStarBait,
  'cloud-chime': drawChime,
};

export function drawLure(key: string): string {
  const scene = new Scene(key, PALETTE, { style: ICON_STYLE });
  LURES[key]?.(scene);
  return scene.content();
}
