import { creature } from '../creature.ts';
import { ellipse, eye, ink, ribs, type Scene, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawBanner } from './barbelung-banners.ts';

const palette = {
  main: '#3fa287',
  belly: '#ecc66a',
  banner: '#e2453f',
  fin: '#8fdcd2',
  horn: '#f3e2b4',
  claw: '#fff2d0',
  snout: '#5fbf9c',
  iris: '#d9901c',
};
const roles = { banner: 'accent', snout: 'main', fin: 'main' } as const;
const dark = { main: '#3a4a78', snout: '#566aa6', belly: '#a58fc4', banner: '#ff4a86', fin: '#8b78f0' };
const shiny = {
  main: '#f6ece0',
  snout: '#f58744',
  belly: '#ffd59a',
  banner: '#2f74d8',
  fin: '#ffae74',
  horn: '#ffd24a',
};

/** A fin like a breaking wave, its foot at (x, y); it grows towards `degrees` and breaks clockwise. */
function drawWave(scene: Scene, x: number, y: number, size: number, degrees: number, dim = false): void {
  const wave = spline('-18,6! -14,-8 -4,-24 14,-32 28,-26 32,-14! 22,-18 14,-14 14,-2 20,8!')
    .scale(size)
    .rotate(degrees + 90)
    .move(x, y);
  scene.form(wave, { ramp: 'fin', miter: true, rim: false, shade: 4, lineWidth: 0.85, dim });
}

const BODY =
  '128,112,27 180,118,29 230,142,30 246,184,28 220,216,27 170,222,27 124,230,26 104,252,24 126,276,21 176,284,18 226,276,14 262,254,10 278,226,6';

/** A river dragon with banners at the ends of its barbels. */
export const barbelung = creature(
  'barbelung',
  { plan: 'wyrm', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far banners
    drawBanner(scene, '24,116 -22,116 -46,86 -28,46 -42,14 -22,-18 20,-30', 48, true);
    drawBanner(scene, '26,132 -22,140 -48,172 -30,206 -44,238 -62,272', 46, true);
    // fins of the tail
    drawWave(scene, 278, 222, 1.9, -82);
    // waves along the back
    drawWave(scene, 258, 206, 1.05, 20);
    drawWave(scene, 266, 168, 1.2, -10);
    drawWave(scene, 246, 126, 1.3, -40);
    drawWave(scene, 204, 98, 1.3, -64);
    // body
    scene.form(tube(BODY), {
      shade: 10,
      marks: [
        { path: tube('120,136,16 172,142,16 208,162,14 216,186,10 204,196,2'), ramp: 'belly' },
        {
          path: [
            ellipse(214, 118, 7, 6, 30),
            ellipse(240, 140, 7, 6, 60),
            ellipse(256, 168, 7, 6, 90),
            ellipse(252, 200, 6.5, 5.5, 110),
            ellipse(230, 222, 6, 5, 0),
            ellipse(200, 230, 5.5, 4.5, 0),
          ],
          ramp: 'snout',
        },
      ],
      lines: [
        '158,150 164,138 160,128',
        '182,154 190,142 188,132',
        '204,166 214,156 214,146',
        ...ribs(BODY, 12, { from: 0.4, to: 0.97, width: 2.4, bow: -0.4 }).slice(6),
      ],
      cast: [ellipse(118, 118, 50, 26)],
    });
    // hind leg
    scene.form(tube('152,240,22 124,260,16 116,282,11 96,294,10'), { shade: 5 });
    drawClaws(scene, '94,286,17,10,192 89,293,18,10,178 94,299,17,10,164');
    // arm
    scene.form(tube('182,140,16 158,170,11 132,172,9'), { shade: 5 });
    drawClaws(scene, '132,163,18,11,208 125,172,19,11,182 131,181,18,11,154');
    // near banners
    drawBanner(scene, '134,116 172,92 196,54 234,44 262,12 312,2', 48);
    // antlers
    scene.form([tube('76,46,8 62,24,7 62,-2,3'), tube('64,28,6 46,14,2.8')], {
      ramp: 'horn',
      dim: true,
      lineWidth: 0.85,
    });
    scene.form([tube('122,44,9 134,18,8 158,-2,3'), tube('136,20,7 128,-4,3'), tube('146,10,5 166,14,2.8')], {
      ramp: 'horn',
      lineWidth: 0.85,
    });
    // gill waves
    drawWave(scene, 150, 74, 1.3, -22);
    drawWave(scene, 154, 104, 1.2, 8);
    // head
    scene.form(spline('-2,112 6,92 40,80 66,54 104,38 144,48 168,78 168,112 146,134 100,146 44,144 10,132'), {
      shade: 9,
      marks: [
        { path: spline('-20,120 24,120 84,128 138,120 170,98 180,160 20,170'), ramp: 'belly' },
        { path: spline('-10,98 28,92 52,104 30,116 -20,116'), ramp: 'snout' },
        { path: spline('96,20! 118,40 112,62! 96,60 86,46!'), ramp: 'snout' },
      ],
    });
    // face
    scene.ink(ink('48,78 60,72 72,76', 4.4));
    scene.ink(ink('88,70 106,62 126,70', 5));
    eye(scene, 60, 87, 16, 23, { brow: 0.2 });
    eye(scene, 106, 84, 28, 32, { brow: 0.3 });
    scene.ink(ink('2,118 46,122 92,127 132,120 152,104', 4.6));
    scene.flat(ellipse(16, 103, 3.4, 2.4, -20), scene.ramp('main').line);
    scene.flat(ellipse(34, 100, 3.4, 2.4, -20), scene.ramp('main').line);
    // banner at the near corner of the mouth
    drawBanner(scene, '64,138 30,158 24,192 44,222 36,252 52,290', 46);
  },
);
