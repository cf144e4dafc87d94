import { creature } from '../creature.ts';
import { ellipse, eye, hindLeg, type Path, type Scene, spline, tube } from '../kit.ts';
import { drawClaws, drawSickles } from '../parts/claws.ts';
import { dragonBrood, dragonBroodKinds } from './dragon-brood.ts';
import { drawBoltHorn, drawStormWing } from './tempestral-storm.ts';

const palette = { ...dragonBrood, cloud: '#f1f4fc', claw: '#fff0cf' };
const roles = { cloud: 'belly' } as const;
const dark = { ...dragonBroodKinds.dark, cloud: '#8d7aa8' };
const shiny = { ...dragonBroodKinds.shiny, cloud: '#fff6d2', claw: '#f4f7ff' };

/** The tail, that ends in a small cloud. */
function drawTail(scene: Scene): void {
  scene.form(tube('150,192,27 196,218,21 240,222,14 268,206,9 272,186,6'), {
    marks: [{ path: tube('150,218,14 200,240,9 250,236,5 278,212,3'), ramp: 'belly' }],
  });
  scene.form(
    spline('256,196! 242,188 248,170 262,172! 266,154 286,156 288,172! 304,174 302,196 286,196! 272,204'),
    {
      ramp: 'cloud',
      shade: 6,
      marks: [{ path: spline('238,190! 258,184 274,190! 288,182 308,184 308,212 238,212'), ramp: 'wing' }],
    },
  );
}

/** The arm that carries the near wing. */
function drawWingArm(scene: Scene): void {
  scene.form(tube('150,140,14 178,104,10 180,66,8 188,44,5'), { shade: 4, rim: false });
  drawClaws(scene, '180,64,18,11,-152');
}

function drawHead(scene: Scene): void {
  drawBoltHorn(scene, 74, 28, 0.78, -18, true);
  scene.form(spline('106,16 124,36 122,60 104,78 74,84 44,86 24,80 18,66 28,55 46,50 60,32 82,14'), {
    shade: 8,
    marks: [
      { path: spline('0,70 30,72 56,72 86,72 114,60 130,90 20,110'), ramp: 'belly' },
      { path: spline('88,14! 104,24 100,44! 90,38 80,40!'), ramp: 'horn' },
    ],
  });
  drawBoltHorn(scene, 108, 29, 0.86, 20);
  eye(scene, 56, 50, 14, 17, { kind: 'fierce', mirror: true });
  eye(scene, 86, 48, 26, 22, { kind: 'fierce' });
  scene.flat(ellipse(30, 63, 3.2, 2.3, -20), 'nostril');
  scene.ink('22,76 46,77 72,75 94,66 104,54', 4);
}

/** A dragon with thunderclouds for wings. */
export const tempestral = creature(
  'tempestral',
  { plan: 'drake', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    // far wing
    drawStormWing(scene, (path: Path) => path.move(-150, -132).scale(-0.74, 0.78).rotate(30).move(84, 112), {
      dim: true,
    });
    drawTail(scene);
    // near wing
    drawStormWing(scene, (path: Path) => path.move(-150, -132).scale(0.92).rotate(-30).move(166, 132));
    drawWingArm(scene);
    // far leg and arm
    scene.form(hindLeg(104, 160, 222, 44, 26, 12), { dim: true });
    drawClaws(scene, '84,214,14,9,186 88,220,14,9,168', { dim: true });
    scene.form(tube('88,138,14 62,158,11 44,150,10'), { dim: true });
    drawClaws(scene, '40,142,15,9,222 36,150,15,9,190 41,158,15,9,160', { dim: true });
    drawSickles(scene, '112,50,28,22,-30,6 122,78,30,24,-22,6 138,104,30,24,-26,6', { ramp: 'horn' });
    // body, thigh and neck
    scene.form(
      [
        spline('104,94 142,100 172,134 176,176 156,206 122,212 96,196 78,160 80,118'),
        spline('136,158 172,160 186,186 178,208 174,218 178,230 170,234 134,234 128,224 140,208 130,186'),
        tube('116,128,38 102,94,26 96,58,20'),
      ],
      {
        shade: 12,
        marks: [
          { path: spline('74,60 90,88 104,116 116,148 120,184 110,214 80,204 60,160 56,106'), ramp: 'belly' },
        ],
        lines: [
          { path: '80,102 93,106 104,99', width: 3 },
          { path: '76,122 94,128 109,120', width: 3 },
          { path: '77,144 97,150 115,142', width: 3 },
          { path: '83,166 100,171 119,163', width: 3 },
          { path: '92,186 106,189 120,182', width: 3 },
          { path: '140,160 134,182 142,204', width: 4 },
        ],
        cast: [ellipse(88, 88, 34, 14, 10)],
      },
    );
    drawClaws(scene, '138,227,15,10,150 152,227,15,10,150 166,227,15,10,150');
    // near arm
    scene.form(tube('150,138,17 162,168,13 144,190,12'));
    drawClaws(scene, '136,190,16,10,172 138,198,16,10,142 147,201,16,10,110');
    drawHead(scene);
  },
);
