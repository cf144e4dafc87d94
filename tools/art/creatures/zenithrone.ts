import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eyes,
  mouth,
  nose,
  polygon,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawSunMane, drawSunTail, drawWingArm } from './zenithrone-throne.ts';

const palette = {
  main: '#f2a33c',
  belly: '#fff0d0',
  wing: '#f0623c',
  accent: '#cf2f30',
  flame: '#ff9326',
  flameMiddle: '#ffc23d',
  flameTip: '#fff0ae',
  gold: '#ffd34d',
  horn: '#fff0d0',
  claw: '#fff3da',
  iris: '#c23a1e',
};
const dark = {
  main: '#5d4d7a',
  belly: '#a99abb',
  wing: '#7a2f74',
  accent: '#9c2262',
  flame: '#e0387c',
  flameMiddle: '#ff86b4',
  flameTip: '#33264e',
  gold: '#ff9cc0',
  horn: '#c3b2cf',
  claw: '#d8c8dc',
};
const shiny = {
  main: '#f3ead6',
  belly: '#ffffff',
  wing: '#38bcae',
  accent: '#1c8a8e',
  flame: '#ffcb36',
  flameMiddle: '#ffe67e',
  flameTip: '#fffdf0',
  gold: '#ffd95e',
  horn: '#ffe9a8',
  claw: '#fff6d6',
};

/** The lion's head with its dragon's horns, and eyes that nearly close. */
function drawHead(scene: Scene): void {
  drawEar(scene, roundEar(82, 66, 14), 'main', 'accent', { dim: true });
  drawEar(scene, roundEar(154, 64, 16), 'main', 'accent');
  scene.form(tube('96,64,9 82,42,7.5 84,14,0'), { ramp: 'horn', dim: true });
  scene.form(tube('138,62,10.5 156,40,8.5 156,8,0'), { ramp: 'horn' });
  const chin = '90,128! 80,124 78,110! 70,100 72,78 88,58';
  scene.form(
    spline(
      `116,52 142,58 158,80 158,106! 150,112 152,126! 138,128 128,142! 120,144 114,158! 102,144 92,138 ${chin}`,
    ),
    {
      shade: 8,
      marks: [
        {
          path: [ellipse(92, 116, 19, 15), ellipse(116, 117, 22, 16), ellipse(104, 136, 19, 20)],
          ramp: 'belly',
        },
        { path: polygon('108,44 122,44 117,78 109,66 101,80'), ramp: 'accent' },
      ],
    },
  );
  eyes(scene, 106, 90, 45, 22, 21, { kind: 'round', irisHeight: 0.95 });
  sleepyLids(scene, 106, 90, 45, 22, 21, 0.32, 'main');
  // flaming brows
  scene.form(spline('95,84! 86,76 74,74! 80,70 72,64! 88,66 98,76!'), {
    ramp: 'accent',
    lineWidth: 0.6,
    flat: true,
  });
  scene.form(spline('112,82! 124,73 140,72! 134,66 146,60! 126,61 110,74!'), {
    ramp: 'accent',
    lineWidth: 0.6,
    flat: true,
  });
  nose(scene, 99, 104, 20, '#7a2a22');
  scene.ink('99,110 99,117 100,121', 3, 'main', 'none');
  mouth(scene, 100, 120, 24, 'cat', { lineWidth: 2.8 });
}

/** A lion-dragon on a throne of its own wings, the noon sun for a mane. */
export const zenithrone = creature('zenithrone', { plan: 'drake', palette, dark, shiny }, (scene) => {
  drawSunMane(scene);
  drawSunTail(scene);
  drawWingArm(scene, true);
  drawWingArm(scene, false);
  // haunches with their feet
  scene.form([ellipse(76, 220, 22, 28), ellipse(64, 248, 20, 10)], { dim: true });
  scene.form([ellipse(182, 218, 25, 32), ellipse(196, 250, 23, 11)], { shade: 9 });
  // torso
  scene.form(spline('88,146 128,134 168,146 180,176 170,214 150,232 106,232 84,210 76,176'), {
    shade: 10,
    marks: [{ path: ellipse(126, 214, 30, 26), ramp: 'belly' }],
  });
  // forelegs with scarlet scales
  const scales = (x: number, y: number, half: number) => {
    return [0, 1, 2].map((row) => {
      return polygon([
        [x - half + row * 2, y + row * 15],
        [x, y + 9 + row * 15],
        [x + half - row * 2, y + row * 15],
        [x, y + 16 + row * 15],
      ]);
    });
  };
  scene.form(spline('82,160 112,160 118,184 114,226 120,244 112,254 92,255 78,250 80,238 88,226 80,188'), {
    shade: 6,
    dim: true,
    marks: [{ path: scales(99, 204, 18), ramp: 'accent' }],
    lines: toes(99, 254, 32, 6),
  });
  scene.form(
    spline('142,160 174,160 180,186 174,228 178,248 170,258 148,260 130,255 132,242 142,228 138,188'),
    {
      shade: 7,
      marks: [{ path: scales(157, 206, 21), ramp: 'accent' }],
      lines: toes(153, 259, 36, 8),
    },
  );
  drawClaws(scene, '81,250,11,8,140 91,253,11,8,110 102,254,11,8,90', { dim: true });
  drawClaws(scene, '133,254,12,9,140 145,258,12,9,110 157,259,12,9,90');
  // chest ruff
  scene.form(
    spline(
      '84,140 128,130 170,140 180,154 184,174! 172,172! 172,184 166,196! 156,188! 152,200 144,210! 136,198! 132,208 124,218! 118,202! 110,208 100,212! 100,194! 92,196 80,196! 84,180! 76,180 68,174! 76,156',
    ),
    { ramp: 'belly', shade: 9, miter: true, cast: [ellipse(112, 140, 52, 22)] },
  );
  drawHead(scene);
});
