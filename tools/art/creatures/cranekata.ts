import { creature } from '../creature.ts';
import { ellipse, eye, spline, tube } from '../kit.ts';
import { drawFarSleeve, drawNearSleeve, drawSash } from './cranekata-sleeves.ts';
import { drawStilt, drawToes, STILT_ROLES, STILTS } from './stilts.ts';

const palette = { ...STILTS, main: '#f6f7ff', far: '#cdd3ee', ink: '#3a3750' };
const roles = { ...STILT_ROLES, far: 'main' } as const;
const dark = { main: '#786f6a', far: '#59504c', belly: '#baaea4', coral: '#d98010', ink: '#312925' };
const shiny = { main: '#ffe08f', far: '#f2b95a', belly: '#fffbe6', coral: '#3f8fe0', ink: '#5a3a7a' };

/** A crane in the middle of a martial form. */
export const cranekata = creature(
  'cranekata',
  { plan: 'wader', stage: 2, palette, roles, dark, shiny },
  (scene) => {
    drawFarSleeve(scene);
    drawSash(scene);
    // standing leg
    drawToes(scene, 164, 330, [
      [-48, 2],
      [-25, 12],
      [30, 6],
    ]);
    drawStilt(
      scene,
      [
        [166, 190, 6.6],
        [168, 236, 5.8],
        [162, 268, 5.6],
        [167, 298, 5.2],
        [164, 330, 4.8],
      ],
      [163, 266, 9.5],
    );
    scene.form(spline('138,182 192,180 196,206 186,230 176,250! 168,240 160,250! 150,230 140,210'), {
      shade: 6,
    });
    // torso, crossed like a jacket, and neck
    scene.form(
      [
        spline('134,98 166,92 190,110 202,148 198,188 174,206 144,202 124,176 114,134'),
        tube('160,136,34 132,110,21 108,82,13.5 98,58,12.5 88,36,14'),
      ],
      {
        shade: 9,
        marks: [
          { path: tube('196,100,5 174,124,7 148,146,7 112,162,6'), ramp: 'ink' },
          { path: tube('88,94,5 118,124,7.5 148,148,7.5 192,168,6'), ramp: 'ink' },
        ],
      },
    );
    // belt
    scene.form(spline('118,162! 140,176 172,178 200,170! 201,190! 174,200 142,196 122,182!'), {
      ramp: 'coral',
      shade: 4,
      rim: false,
    });
    // lifted leg
    drawStilt(
      scene,
      [
        [96, 186, 7.4],
        [62, 176, 6.2],
        [50, 194, 5.8],
        [46, 226, 5.4],
        [38, 254, 4.8],
      ],
      [58, 180, 9.5],
    );
    drawToes(scene, 38, 252, [
      [-24, 22],
      [-6, 31],
      [12, 26],
    ]);
    scene.form(spline('180,192 176,216 148,226 114,218 90,204 70,192! 82,184 74,172! 104,166 144,178'), {
      shade: 7,
      lines: [{ path: '112,200 128,208 148,208', width: 3.2 }],
    });
    // knot of the belt
    scene.form(ellipse(196, 184, 12, 13, 10), { ramp: 'coral', rim: false, lineWidth: 0.9 });
    // tails of the headband
    scene.form(spline('104,4! 120,-8 136,-4 156,-24! 154,-8 166,2! 146,16 126,14 108,22!'), {
      ramp: 'coral',
      miter: true,
      rim: false,
      dim: true,
    });
    // beak
    scene.form(spline('64,20! 42,26 14,38 -18,52! 20,50 46,48 66,44!'), {
      ramp: 'ink',
      rim: false,
      shade: 4,
      lines: [{ path: '66,35 44,40 10,46', width: 3, colour: '#8f88a8' }],
    });
    // head
    scene.form(spline('54,24 60,0 82,-14 106,-6 116,16 110,42 90,54 66,48'), { shade: 7 });
    // headband
    scene.form(spline('56,10! 72,0 92,-2 113,8! 116,22! 92,10 72,12 55,24!'), {
      ramp: 'coral',
      shade: 3,
      rim: false,
      lineWidth: 0.85,
    });
    scene.form(ellipse(111, 14, 9, 9), { ramp: 'coral', rim: false, lineWidth: 0.85 });
    // face
    eye(scene, 89, 29, 24, 22, { kind: 'calm', lid: 5 });
    eye(scene, 62, 29, 11, 17, { kind: 'calm', mirror: true, lid: 4 });
    scene.ink('72,46 79,47 86,42', 3);
    drawNearSleeve(scene);
  },
);
