import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  leaf,
  longEar,
  mouth,
  nose,
  type Path,
  type Point,
  type Scene,
  spline,
  star,
  tube,
} from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';
import { polar } from '../parts/polar.ts';
import { stances } from '../parts/stances.ts';
import { drawAntler, drawBlossom, drawCanopy } from './dawnhart-antlers.ts';
import { drawSongbird } from './dawnhart-songbird.ts';

const palette = {
  main: '#fbf3ea',
  belly: '#ffffff',
  leaf: '#5cb84e',
  leafLight: '#b2e06c',
  bark: '#b57a66',
  gold: '#f5987a',
  sun: '#ffb070',
  sunLight: '#ffd488',
  sunCore: '#fff3cf',
  petal: '#ff9fbd',
  wing: '#f0788c',
  hoof: '#d0775e',
  blush: '#ffc9b4',
  iris: '#3f9a5a',
};
const roles = {
  leafLight: 'main',
  sun: 'accent',
  sunLight: 'accent',
  sunCore: 'belly',
  blush: 'belly',
} as const;
const dark = {
  main: '#356168',
  belly: '#72a09d',
  leaf: '#717d00',
  leafLight: '#92b22b',
  bark: '#19474d',
  gold: '#83d556',
  sun: '#549523',
  sunLight: '#7dc451',
  sunCore: '#c8f9f4',
  petal: '#a4db6f',
  wing: '#78c355',
  hoof: '#548508',
  blush: '#4b797c',
};
const shiny = {
  main: '#8fb8f6',
  belly: '#ffffff',
  leaf: '#ff86b4',
  leafLight: '#ffd0e2',
  bark: '#7a6aa8',
  gold: '#ffd24a',
  sun: '#ffd04a',
  sunLight: '#ffe066',
  sunCore: '#fffdf0',
  petal: '#b08cff',
  wing: '#5fb0ff',
  hoof: '#8f7fd0',
  blush: '#6f86e8',
};

/** Rays of the half sun from `inner` to `outer`, above the line of its back. */
function rays(outer: number, inner: number, count: number, turn: number): Path {
  const tips = Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const angle = 172 + turn + (i * (196 - 2 * turn)) / (count * 2);
    return [...polar(SUN.x, SUN.y, i % 2 ? outer : inner, angle), true];
  });
  return spline(tips).withThickness(60);
}

const SUN = { x: 192, y: 162 } as const;

/** The sun that rises behind its back. */
function drawSunrise(scene: Scene): void {
  scene.form(rays(142, 112, 11, 0), { ramp: 'sun', miter: true, rim: false, shade: 3 });
  scene.form(rays(122, 104, 10, 9), { ramp: 'sunLight', miter: true, rim: false, shade: 2, lineWidth: 0.7 });
  scene.form(rays(100, 100, 16, 0), {
    ramp: 'sunLight',
    shade: 5,
    lineWidth: 0.8,
    marks: [{ path: ellipse(SUN.x, SUN.y, 80), ramp: 'sunCore' }],
  });
}

/** The mane of morning mist, down to the chest. */
function drawMane(scene: Scene): void {
  scene.form(
    spline(
      '116,58! 140,66 158,86! 148,92 146,100! 166,112 178,132! 164,134 158,142! 174,158 180,180! 164,178 156,184! 160,208 152,232! 138,218 130,216! 120,232 104,244! 102,222 98,212! 84,212 70,206! 80,190 80,180! 66,170 58,154! 72,150 78,142! 70,126 72,108! 80,104 84,98! 78,88 78,76!',
    ).withThickness(80),
    {
      ramp: 'belly',
      miter: true,
      shade: 13,
      cast: [ellipse(94, 70, 44, 34)],
      marks: [
        { path: spline('56,186! 90,196 128,202 186,168! 190,260 56,260!'), ramp: 'blush', opacity: 0.75 },
      ],
      lines: [
        { path: '106,120 112,148 108,174', width: 3.6 },
        { path: '132,112 140,140 136,168', width: 3.6 },
        { path: '88,140 92,160 90,176', width: 3.2 },
        { path: '120,180 122,196 118,210', width: 3.2 },
      ],
    },
  );
}

/** About which the head turns, with its trees. */
const NAPE = [100, 84] as const;

/** The head with the near antler and its tree. */
function drawHead(scene: Scene): void {
  // near antler and its tree
  drawAntler(scene, false);
  drawCanopy(scene, 184, -78, 88, false);
  drawSongbird(scene, 88, -34);
  // head
  scene.stand([70, 48], stances.farEar, () => {
    drawEar(scene, longEar(70, 48, 56, 24, -164, 10), 'main', 'blush', { dim: true });
  });
  scene.form([ellipse(94, 58, 36, 35), spline('62,42 104,56 92,92 66,108 38,113 18,104 18,92 38,72')], {
    shade: 10,
    marks: [
      { path: spline('10,98 38,92 66,104 92,98 96,130 10,130'), ramp: 'blush' },
      { path: spline('74,20! 86,30 82,52 66,76 44,92! 48,68 58,46'), ramp: 'belly' },
    ],
  });
  scene.stand([124, 52], stances.nearEar, () => {
    drawEar(scene, longEar(124, 52, 62, 27, -8, 12), 'main', 'blush');
  });
  // a star of light on the brow
  scene.form(star(82, 37, 15, 5.5, 4), {
    ramp: 'sunLight',
    rim: false,
    shade: 1.5,
    lineWidth: 0.7,
    marks: [{ path: ellipse(82, 37, 4), flat: '#ffffff' }],
  });
  // face
  eye(scene, 60, 66, 20, 27, { kind: 'calm', mirror: true });
  eye(scene, 99, 67, 32, 32, { kind: 'calm' });
  scene.ink('115,61 124,55 133,53', 4.6, 'hoof', 'end');
  nose(scene, 27, 96, 16, '#a8584e');
  mouth(scene, 46, 106, 20, 'smile', { lineWidth: 3.2 });
  blush(scene, 98, 90, 9);
}

/** A white hart at first light: the sun behind its back, two blossoming trees on its brow. */
export const dawnhart = creature('dawnhart', { plan: 'hoofed', palette, roles, dark, shiny }, (scene) => {
  scene.stand([160, 170], { roar: { grow: 1.14 }, pain: { grow: 0.84 }, joy: { grow: 1.1 } }, () => {
    drawSunrise(scene);
  });
  // far antler and its tree
  scene.stand(NAPE, stances.face, () => {
    drawAntler(scene, true);
    drawCanopy(scene, -4, -66, 68, true);
  });
  scene.stand([256, 170], stances.tail, () => {
    // tail like a leaf
    scene.form(leaf(256, 170, 58, 36, -34, -10), {
      ramp: 'belly',
      miter: true,
      shade: 6,
      marks: [{ path: leaf(256, 174, 44, 18, -30, -6), ramp: 'blush' }],
    });
  });
  // far legs
  drawHoof(scene, 226, 338, 21, 0, { dim: true });
  scene.form(tube('212,206,27 234,246,15 216,288,9.5 224,328,8'), { dim: true, rim: false, shade: 5 });
  scene.stand([124, 206], { roar: { turn: 18 }, pain: -10, joy: { turn: 22 } }, () => {
    drawHoof(scene, 56, 286, 21, 30, { dim: true });
    scene.form(tube('124,206,22 72,224,13 50,248,9 58,276,8'), { dim: true, rim: false, shade: 4 });
  });
  // body and neck
  scene.form(
    [
      spline('108,168 146,150 214,150 252,166 264,202 240,232 180,232 126,226').withThickness(84),
      tube('138,184,48 114,128,36 98,72,27'),
      tube('236,204,37 264,252,18 242,300,10.5 248,340,9.5'),
    ],
    {
      shade: 15,
      marks: [
        { path: spline('100,222 170,222 240,226 262,206 262,250 100,260'), ramp: 'blush' },
        {
          path: [
            ellipse(192, 172, 6.4, 5.4),
            ellipse(214, 166, 7, 6),
            ellipse(234, 178, 6.4, 5.4),
            ellipse(212, 190, 5.4, 4.4),
            ellipse(238, 200, 4.6, 4),
          ],
          ramp: 'sunLight',
        },
        { path: spline('228,306! 242,294 258,306! 270,350 224,350'), ramp: 'blush' },
      ],
      lines: [{ path: '232,202 222,224 228,240', width: 3.8 }],
    },
  );
  drawHoof(scene, 248, 352, 23);
  // near foreleg
  drawHoof(scene, 150, 352, 23);
  scene.form(tube('150,210,29 156,262,14.5 151,306,10 152,340,9'), {
    rim: false,
    shade: 5,
    marks: [{ path: spline('132,308! 152,296 172,308! 172,350 132,350'), ramp: 'blush' }],
  });
  drawMane(scene);
  // what comes up where it treads
  for (const [x, y, size] of [
    [138, 350, 1],
    [262, 352, 0.9],
    [172, 352, 0.8],
  ] as const) {
    scene.form(
      [-148, -112, -68, -34].map((degrees) => leaf(x, y, 34 * size, 15 * size, degrees, 3)),
      { ramp: 'leaf', miter: true, rim: false, shade: 3, lineWidth: 0.85 },
    );
    drawBlossom(scene, x, y - 12 * size, 11 * size);
  }
  scene.stand(NAPE, stances.face, () => {
    drawHead(scene);
  });
});
