import { creature } from '../creature.ts';
import { drawEar, ellipse, eye, longEar, mouth, nose, ribs, type Scene, spline, tube } from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';

const palette = {
  main: '#eeb054',
  belly: '#fff4dc',
  haze: '#5cc4f2',
  glint: '#c4f0ff',
  accent: '#ff9db4',
  horn: '#7a4a5c',
  hoof: '#5d3f4e',
  stripe: '#a8583c',
  iris: '#2f86d0',
};
const roles = { haze: 'accent', glint: 'accent', horn: 'main', stripe: 'main' } as const;
const dark = {
  main: '#524945',
  belly: '#afa49a',
  haze: '#e52a14',
  glint: '#dacec3',
  accent: '#e28411',
  horn: '#302824',
  hoof: '#2e2522',
  stripe: '#302825',
};
const shiny = {
  main: '#7fcfb8',
  belly: '#f4fffb',
  haze: '#ffb057',
  glint: '#ffe9a8',
  accent: '#ff8f5f',
  horn: '#2f5f7a',
  hoof: '#2b4a66',
  stripe: '#2a8588',
};
const options = { plan: 'hoofed', palette, roles, dark, shiny } as const;

/** The pool of hot air from which it leaps; the wave behind it is the last of its hind half. */
function drawPool(scene: Scene): void {
  scene.form(
    spline(
      '18,262! 62,250 104,250 128,236 136,204 152,164 186,142 222,140 252,116! 250,148 236,168 268,162 292,168! 270,184 250,198 262,222 300,240 330,262! 262,276 170,278 80,274',
    ).withThickness(60),
    {
      ramp: 'haze',
      miter: true,
      shade: 7,
      marks: [
        { path: spline('60,264! 104,256 150,262 200,256 268,262! 210,270 120,272'), ramp: 'glint' },
        { path: spline('212,236! 226,208 250,184 270,172! 250,194 240,214 252,236!'), ramp: 'glint' },
      ],
    },
  );
}

function drawHorn(scene: Scene, spine: string, dim: boolean): void {
  scene.form(tube(spine), {
    ramp: 'horn',
    dim,
    shade: 3,
    rim: false,
    lines: ribs(spine, 8, { from: 0.02, to: 0.72, width: 2.6, bow: 0.35 }),
  });
}

/** Where the flank turns to haze: tongues of the pool that lick up over the body. */
function drawSplash(scene: Scene): void {
  scene.form(
    spline(
      '92,269! 118,240 124,212! 134,220 138,222! 138,196 134,176! 150,190 158,196! 160,172 166,146! 176,164 184,172! 196,154 216,146! 206,176 214,196! 222,214 250,240 292,268! 200,275 140,274',
    ).withThickness(60),
    {
      ramp: 'haze',
      miter: true,
      outline: 'inner',
      rim: false,
      shade: 6,
      marks: [
        {
          path: spline('128,268! 142,244 146,212! 156,226 172,182! 180,214 196,244 232,268! 200,258 160,256'),
          ramp: 'glint',
        },
      ],
    },
  );
}

/** A gazelle in a leap; its hind half is heat haze and runs out into a pool that is not there. */
export const miragazelle = creature('miragazelle', options, (scene) => {
  drawPool(scene);
  // far foreleg, folded
  drawHoof(scene, 92, 232, 20, 24, { dim: true });
  scene.form(tube('118,160,18 86,184,11 84,204,7.5 91,224,6.5'), { dim: true, rim: false, shade: 3 });
  // body
  scene.form([tube('106,126,31 134,148,35 166,176,30 184,206,18'), tube('84,66,17 90,92,20 104,124,30')], {
    shade: 13,
    marks: [
      { path: spline('60,110 84,112 96,136 112,162 140,180 160,206 120,216 70,170'), ramp: 'belly' },
      { path: spline('112,170! 104,150 122,162 150,182 166,200 156,212 134,196!'), ramp: 'stripe' },
    ],
  });
  drawSplash(scene);
  // near foreleg, stretched out
  drawHoof(scene, 10, 166, 21, 62);
  scene.form([tube('112,150,21 74,162,13 44,160,8'), tube('44,160,8 28,160,6.8 16,162,6.4')], {
    rim: false,
    shade: 4,
    marks: [{ path: spline('0,164 40,164 74,172 110,170 100,190 0,190'), ramp: 'belly' }],
  });
  // horns like a lyre
  drawHorn(scene, '70,32,8 52,6,8.5 54,-24,7.5 74,-50,6 70,-82,0', true);
  drawHorn(scene, '92,30,9 106,2,9.5 102,-28,8.5 112,-56,7 136,-80,0', false);
  // head
  drawEar(scene, longEar(58, 46, 50, 22, -158, 8), 'main', 'accent', { dim: true });
  scene.form([ellipse(82, 54, 34, 33), spline('54,44 92,60 88,92 60,104 36,100 24,88 32,72')], {
    shade: 8,
    marks: [
      { path: spline('10,88 36,80 56,88 76,92 108,84 110,120 10,120'), ramp: 'belly' },
      { path: spline('92,22! 84,10 72,8! 62,22 58,42! 64,60 74,66! 80,48'), ramp: 'belly' },
      { path: spline('58,68! 50,80 46,92 54,86 64,76'), ramp: 'stripe' },
    ],
  });
  drawEar(scene, longEar(112, 46, 58, 26, -20, 12), 'main', 'accent');
  // face
  eye(scene, 54, 58, 18, 27, { kind: 'dot' });
  eye(scene, 90, 60, 27, 33, { kind: 'dot' });
  scene.ink('104,50 112,44 119,42', 4.6, 'horn', 'end');
  nose(scene, 32, 84, 15, '#4a2838');
  mouth(scene, 46, 95, 22, 'smile', { lineWidth: 3 });
});
