import { creature } from '../creature.ts';
import { polygon, ribs, spline, tube } from '../kit.ts';
import { drawBerthLamp, drawOarRib, drawSail, drawSocket, drawStern } from './galleghast-rigging.ts';

const palette = {
  main: '#3d5596',
  bone: '#f2e8cf',
  glow: '#46dcb4',
  glowLight: '#c4fff0',
  sail: '#8fd8c6',
  hem: '#5aa9a8',
  hollow: '#1f2146',
  accent: '#ffd36a',
};
const roles = {
  bone: 'belly',
  glow: 'accent',
  glowLight: 'accent',
  sail: 'main',
  hem: 'main',
  hollow: 'fixed',
} as const;
const dark = {
  main: '#07393e',
  bone: '#719f9b',
  glow: '#5bb222',
  glowLight: '#b0e0dc',
  sail: '#356265',
  hem: '#1a484b',
  accent: '#96d269',
};
const shiny = {
  main: '#7a2f78',
  bone: '#f2bb4c',
  glow: '#ff5f9c',
  glowLight: '#ffd0e4',
  sail: '#ffa0bc',
  hem: '#d8608e',
  accent: '#6fe4f4',
};
const options = { plan: 'vessel', palette, stage: 2, float: 0, roles, dark, shiny } as const;

/** The backbone from the neck to the stern. */
const SPINE = '58,124,11 100,138,11 152,144,11.5 206,134,11 250,104,10 274,60,8.5 266,16,7 240,2,5';
/** Ribs used as oars: x and y where they leave the spine, and the stroke. One lags behind the others. */
const OARS = [
  [232, 124, 26],
  [203, 138, 0],
  [172, 144, 0],
  [140, 145, 0],
  [108, 142, 0],
] as const;

/** A living ghost galley. */
export const galleghast = creature('galleghast', options, (scene) => {
  drawStern(scene);
  drawSail(scene);
  // hull with the light inside
  scene.form(
    spline(
      '40,134! 100,140 152,146 208,136 252,102 274,56! 296,84 294,130 266,172 216,200 152,210 94,198 54,170',
    ),
    {
      shade: 11,
      marks: [
        {
          path: spline(
            '74,142 110,148 160,154 214,142 256,106 276,92 280,128 252,160 206,180 152,186 100,176',
          ),
          ramp: 'glow',
        },
        {
          path: spline('98,152 150,160 206,152 246,126 264,116 258,138 234,156 200,166 150,172 108,166'),
          ramp: 'glowLight',
        },
      ],
      lines: [
        { path: '66,182 110,200 170,204 226,190 276,150', width: 3.2, colour: scene.ramp('main').light },
      ],
    },
  );
  // keel, and the ram on it at the height of the waves
  scene.form(tube('206,204,8 150,216,11 96,214,13 50,204,14'), { shade: 5, rim: false });
  scene.form(
    polygon('62,182 34,186 8,194 -34,197 -60,202 -60,209 -34,214 6,216 34,226 62,228').withThickness(34),
    {
      ramp: 'hem',
      miter: true,
      shade: 8,
      rim: false,
      lines: [
        { path: '-30,206 6,205 54,206', width: 3.4 },
        { path: '46,186 42,206 46,226', width: 3.2 },
      ],
    },
  );
  for (const [x, y, stroke] of OARS) drawOarRib(scene, x, y, stroke);
  // backbone
  scene.form(tube(SPINE), {
    ramp: 'bone',
    shade: 4,
    lines: ribs(SPINE, 13, { width: 3.2, from: 0.06, to: 0.9 }),
  });
  drawBerthLamp(scene, 232, 34);
  // horns, swept back
  scene.form(tube('70,84,8 92,64,7.5 100,40,5.5 96,14,0.4'), {
    ramp: 'bone',
    dim: true,
    miter: true,
    shade: 3,
  });
  scene.form(tube('88,98,9 120,88,8 138,66,6 142,36,0.4'), { ramp: 'bone', miter: true, shade: 3 });
  // jaw
  scene.form(polygon('92,146 82,170 58,184 26,182 18,162 40,150 64,138').withThickness(30), {
    ramp: 'bone',
    miter: true,
    shade: 6,
    rim: false,
  });
  // skull with its hooked beak
  scene.form(
    spline(
      '70,78 98,92 102,126 92,148 74,154! 66,166 60,153! 52,164 46,151! 38,162 32,150! 20,156 8,170! -2,160 -6,142 4,122 20,104 34,88 50,80',
    ).withThickness(62),
    {
      ramp: 'bone',
      shade: 9,
      miter: true,
      lines: [
        { path: '6,136 11,132 16,135', width: 3.2 },
        { path: '92,98 86,107 91,116', width: 2.8 },
      ],
    },
  );
  drawSocket(scene, 68, 115, 17, 19);
  drawSocket(scene, 30, 118, 9.5, 14);
  // brows of bone
  scene.form(tube('44,98,3 60,90,5 86,98,3.4'), { ramp: 'bone', lineWidth: 0.75, rim: false });
  scene.form(tube('36,102,3 26,100,4 14,110,2.4'), { ramp: 'bone', lineWidth: 0.75, rim: false });
});
