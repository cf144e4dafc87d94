import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, polygon, type Scene, spike, spline, star, toes, tube } from '../kit.ts';
import { drawMolderBack } from './molder-back.ts';

const palette = {
  main: '#9a735b',
  belly: '#f0d8ae',
  accent: '#ff8f9c',
  claw: '#fff3da',
  helmet: '#ffc942',
  lamp: '#fff9d8',
  lip: '#5a4036',
  iris: '#5a3a2c',
};
const roles = { lamp: 'fixed', lip: 'fixed' } as const;
const dark = { helmet: '#a83827', accent: '#ea8917' };
const shiny = { main: '#6f8fb8', belly: '#eef4ff', helmet: '#f2574a', accent: '#ffb84a' };

/** A digging hand with three long claws. */
function hand(scene: Scene, x: number, y: number, dim: boolean): void {
  for (const side of [-1, 0, 1]) {
    const finger = spike(x + side * 13 - 2, y + 12 - Math.abs(side) * 3, 34, 16, 92 - side * 14);
    scene.form(finger, { ramp: 'claw', dim, lineWidth: 0.85, miter: true, rim: false });
  }
  scene.form(ellipse(x - 1, y, 25, 20, -8), { ramp: 'accent', dim });
}

const plan = 'biped';

/** A mole on its way to work. */
export const molder = creature(
  'molder',
  { plan, palette, stage: 1, back: drawMolderBack, roles, dark, shiny },
  (scene) => {
    // tail and feet
    scene.form(tube('170,212,8 198,218,6 216,206,3'), { ramp: 'accent' });
    scene.form(ellipse(98, 225, 23, 10), { ramp: 'accent', dim: true });
    scene.form(ellipse(154, 228, 26, 10), { ramp: 'accent', lines: toes(154, 237, 40, 4) });
    // body
    scene.form(spline('126,70 170,92 194,142 192,192 168,222 126,228 84,222 60,190 60,142 82,92'), {
      shade: 15,
      marks: [{ path: spline('108,168 144,172 156,198 134,228 92,222 70,204 76,178'), ramp: 'belly' }],
    });
    // far arm
    scene.form(tube('80,154,15 52,168,15'), { dim: true });
    hand(scene, 40, 178, true);
    // snout with its star
    scene.form(ellipse(96, 150, 36, 26), { ramp: 'belly', lineWidth: 0.8, shade: 8 });
    scene.form(star(70, 148, 17, 11.5, 8, 10), {
      ramp: 'accent',
      gloss: true,
      highlights: [ellipse(65, 143, 4.4, 3)],
      lineWidth: 0.85,
      rim: false,
    });
    // mouth with two teeth
    scene.flat(ink('78,156 86,164 98,166 112,160', 3.2), 'lip');
    scene.form(polygon('87,164 101,165 100,178 88,177'), { ramp: '#ffffff', lineWidth: 0.5, shade: 1 });
    scene.flat(ink('94.5,165 94.2,177', 2), 'lip');
    // helmet with its lamp
    scene.form(spline('76,80 86,44 120,26 158,38 178,76! 150,86 112,88 86,86'), {
      ramp: 'helmet',
      gloss: true,
      highlights: [ellipse(112, 44, 18, 6, -18)],
      lines: [
        { path: '116,28 118,56 114,86', width: 3.4 },
        { path: '146,34 154,56 154,84', width: 3.4 },
      ],
    });
    scene.form(spline('58,86 90,80 130,82 186,72 194,82 162,98 110,102 62,98'), {
      ramp: 'helmet',
      lineWidth: 0.9,
    });
    scene.form(ellipse(94, 64, 16), {
      ramp: 'lamp',
      gloss: true,
      highlights: [ellipse(89, 59, 7, 5, -20)],
      lineWidth: 0.9,
    });
    // eyes
    eye(scene, 84, 120, 18, 24, { kind: 'dot' });
    eye(scene, 132, 123, 23, 29, { kind: 'dot' });
    blush(scene, 148, 150, 9);
    // near arm
    scene.form(tube('172,150,17 196,162,17'));
    hand(scene, 206, 168, false);
  },
);
