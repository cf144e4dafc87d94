import { creature } from '../creature.ts';
import { ellipse, ink, polygon, type Scene, spline, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';
import { drawLegs, drawLid, drawVat } from './vatlurk-vat.ts';

const palette = {
  main: '#5b3a9c',
  copper: '#d67c48',
  band: '#8f4a3c',
  accent: '#b4ee3c',
  bristle: '#f3ead2',
  void: '#1d1433',
  iris: '#b4ee3c',
};
const roles = { void: 'fixed', copper: 'main', bristle: 'belly' } as const;
const dark = { main: '#154348', copper: '#366368', band: '#134247', accent: '#75d044' };
const shiny = { main: '#d9527f', copper: '#a9c6d8', band: '#5f7fa6', accent: '#ffe04a' };

/** A slit eye that glows in the dark; a line of light when it blinks. */
function drawLurkingEye(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  tilt: number,
): void {
  const half = width / 2;
  if (scene.blink) {
    scene.flat(ink(`${x - half},${y} ${x},${y + 3} ${x + half},${y}`, 4).rotate(tilt, x, y), 'accent');
    return;
  }
  const almond = spline([
    [x - half, y + 1, true],
    [x - half * 0.3, y - height * 0.42],
    [x + half * 0.5, y - height * 0.46],
    [x + half, y - height * 0.2, true],
    [x + half * 0.5, y + height * 0.44],
    [x - half * 0.4, y + height * 0.44],
  ]);
  const slit = spline([
    [x, y - height * 0.42, true],
    [x + width * 0.12, y],
    [x, y + height * 0.42, true],
    [x - width * 0.12, y],
  ]);
  scene.flat(ellipse(x, y, width * 0.72, height * 0.72), 'accent', { opacity: 0.22 });
  scene.flat(almond.rotate(tilt, x, y), 'accent');
  scene.flat(
    ellipse(x - width * 0.02, y + height * 0.2, width * 0.3, height * 0.16),
    scene.ramp('accent').light,
  );
  scene.flat(slit, 'void');
  scene.flat(ellipse(x - width * 0.22, y - height * 0.14, width * 0.12, height * 0.12), '#ffffff');
}

/** A slime that lives in a copper vat. */
export const vatlurk = creature(
  'vatlurk',
  { plan: 'vessel', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    // feeler that peeps out behind
    scene.form([tube('208,104,9 234,84,7 240,60,6'), ellipse(240, 48, 14)], {
      gloss: true,
      highlights: [ellipse(235, 43, 5, 3, -20)],
    });
    drawLegs(scene);
    // the dark under the lid
    scene.form(spline('66,62! 142,50 226,96! 224,128 142,140 58,126!'), { ramp: 'void', flat: true });
    // slime at the rim
    scene.form(
      spline('56,124 70,116 92,122 112,114 136,122 160,112 184,118 206,108 224,118 224,138 142,146 60,136'),
      { shade: 5 },
    );
    drawVat(scene);
    // rim
    scene.form(tube('54,124,9 96,135,10 142,138,10.5 188,135,10 230,124,9'), { ramp: 'band', shade: 4 });
    drawLurkingEye(scene, 90, 95, 23, 27, 8);
    drawLurkingEye(scene, 132, 101, 31, 31, 8);
    drawLid(scene);
    // slime that boils over
    scene.form(
      spline(
        '172,124 196,122 214,118 220,132 216,158 208,166 202,156 198,146 190,148 186,178 178,186 170,176 170,150',
      ),
      {
        ramp: 'accent',
        shade: 5,
      },
    );
    // the long arm with its scrubbing brush
    const turned = (path: ReturnType<typeof ellipse>) => path.rotate(-14, 14, 44);
    scene.form(
      turned(
        polygon('-14,36 -20,12 -12,17 -6,8 1,16 8,6 15,15 22,6 29,15 36,8 40,16 48,12 42,36').withThickness(
          14,
        ),
      ),
      { ramp: 'bristle', miter: true, rim: false, shade: 4, lineWidth: 0.9 },
    );
    scene.form(turned(tube('-16,38,9 14,36,10 44,38,9')), { ramp: 'band', shade: 4 });
    scene.form([tube('88,128,15 58,126,14 32,136,13 14,116,12 14,82,11'), ellipse(15, 64, 15, 16)], {
      shade: 6,
      lines: [
        { path: '5,56 12,60 22,57', width: 2.6 },
        { path: '4,66 12,70 22,67', width: 2.6 },
      ],
    });
    scene.form(waterDrop(42, 158, 8), { ramp: 'main', lineWidth: 0.8 });
  },
);
