import { creature } from '../creature.ts';
import { ellipse, eyes, mouth, type Scene, skull, spike, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { dragonBrood, dragonBroodKinds } from './dragon-brood.ts';

const palette = { ...dragonBrood, claw: '#fff0cf', crease: '#7d92cf' };
const roles = { crease: 'accent' } as const;
const dark = { ...dragonBroodKinds.dark, crease: '#c8246a' };
const shiny = { ...dragonBroodKinds.shiny, crease: '#e89a2c', claw: '#f4f7ff' };

/** The far wing, spread wide. */
function drawFarWing(scene: Scene): void {
  scene.form(
    spline('124,124! 158,62 198,0! 232,0 262,26! 258,60 288,84! 272,112 282,148! 240,150 200,150! 160,150'),
    {
      ramp: 'wing',
      miter: true,
      dim: true,
      lines: [
        { path: '200,6 250,48 284,84', width: 4.5 },
        { path: '200,6 232,80 278,146', width: 4.5 },
      ],
    },
  );
  scene.form(spike(198, 6, 24, 14, -120, 5), {
    ramp: 'horn',
    lineWidth: 0.8,
    miter: true,
    rim: false,
    dim: true,
  });
}

/** The near wing, crumpled, its tips dragging on the ground. */
function drawNearWing(scene: Scene): void {
  scene.form(
    spline(
      '132,132! 152,92 180,46! 210,52 238,78! 232,104 246,122 274,132! 256,156 266,180 282,214! 252,214 240,230 236,252! 212,232 194,210 186,186! 160,176 138,164!',
    ),
    {
      ramp: 'wing',
      miter: true,
      shade: 8,
      lines: [
        { path: '182,50 222,96 272,132', width: 5 },
        { path: '182,50 226,130 280,212', width: 5 },
        { path: '180,52 200,140 236,248', width: 5 },
        { path: '178,56 174,130 186,184', width: 4.5 },
      ],
      marks: [
        { path: spline('238,78! 240,104 274,132! 250,128 228,116 222,96'), ramp: 'crease' },
        { path: spline('282,214! 252,214 236,252! 226,226 236,204 256,198'), ramp: 'crease' },
      ],
    },
  );
  scene.form(spike(180, 52, 26, 15, -116, 5), { ramp: 'horn', lineWidth: 0.8, miter: true, rim: false });
  scene.form(tube('134,140,11 154,98,8 180,52,7'), { lineWidth: 0.9, rim: false, shade: 3 });
}

/** A drake in wings two sizes too large, in the middle of a landing. */
export const gustrake = creature(
  'gustrake',
  { plan: 'drake', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    const fin = { ramp: 'wing', miter: true } as const;
    drawFarWing(scene);
    drawNearWing(scene);
    // tail with its fan
    scene.form(tube('134,170,15 164,196,11 196,204,8 222,190,5.5 226,170,4'), { rim: false });
    scene.form(spline('226,176! 212,162 214,142 226,130! 240,144 242,162 236,172'), {
      ...fin,
      lineRamp: 'main',
      lineWidth: 1.2,
      lines: [{ path: '227,170 227,158 227,146', width: 3 }],
    });
    // far arm and leg
    scene.form(tube('100,138,9 80,149,6.5 64,155,8 50,149,6 36,140,7'), { dim: true });
    drawClaws(scene, '32,142,14,8,170 30,136,15,8,205 36,132,14,8,245', { dim: true });
    scene.form(
      [tube('112,172,14 92,176,8.5 74,180,10 74,196,6.5 76,212,7'), tube('78,210,8 60,222,7 46,220,6')],
      { dim: true },
    );
    drawClaws(scene, '46,224,13,8,176 48,216,13,8,200', { dim: true });
    // body with neck
    scene.form(
      [
        spline('112,114 136,122 148,148 144,176 122,188 100,176 94,146'),
        tube('118,140,20 100,108,14 92,78,14'),
      ],
      {
        marks: [
          { path: spline('80,90 96,104 104,122 118,140 122,168 112,192 92,176 84,130'), ramp: 'belly' },
        ],
        lines: [
          { path: '92,112 100,113 107,109', width: 2.6 },
          { path: '92,130 104,133 113,128', width: 2.8 },
          { path: '94,150 108,154 119,149', width: 2.8 },
          { path: '98,168 110,172 121,167', width: 2.8 },
        ],
        cast: [ellipse(92, 100, 30, 14)],
      },
    );
    // near leg, sharply bent at the knee
    scene.form(
      [
        tube('132,170,17 117,187,10 103,201,11.5 116,216,7.5 128,230,8'),
        tube('130,228,9 112,246,9 100,250,7'),
      ],
      {
        lines: [{ path: '148,172 144,190 130,200', width: 3 }],
      },
    );
    drawClaws(scene, '102,246,15,9,172 106,253,15,9,164');
    // near arm
    scene.form(tube('130,140,11 132,172,8 104,168,7.5'), {
      lines: [{ path: '122,144 122,156', width: 2.6 }],
    });
    drawClaws(scene, '100,164,14,8,206 97,169,15,8,180 101,174,14,8,152');
    // horns
    scene.form(tube('66,34,9 54,14,7 58,-8,0'), { ramp: 'horn', dim: true });
    scene.form(tube('106,34,11 128,20,8 138,-4,0'), { ramp: 'horn' });
    // frill
    scene.form(spike(118, 54, 34, 24, -6, 4), fin);
    scene.form(spike(116, 74, 30, 22, 18, 4), fin);
    // head
    scene.form([skull(84, 64, 40, { cheek: 0.3 }), ellipse(56, 84, 30, 19)], {
      shade: 9,
      marks: [
        { path: spline('20,88 54,90 90,96 110,100 90,126 30,120'), ramp: 'belly' },
        { path: spline('74,20! 92,21! 86,40 80,52! 76,40'), ramp: 'wing' },
      ],
    });
    // face
    eyes(scene, 74, 62, 44, 26, 31, { brow: -0.7, irisWidth: 0.56, irisHeight: 0.6, look: [-0.2, 0.12] });
    scene.flat(ellipse(36, 78, 2.6, 2), 'nostril');
    scene.flat(ellipse(46, 76, 2.6, 2), 'nostril');
    mouth(scene, 56, 92, 34, 'teeth', { lineWidth: 2.6 });
  },
);
