import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawComma, INK_KINDS, INKS } from './inks.ts';

/** The letter under the blot, one corner curled up. */
function drawLetter(scene: Scene): void {
  const ruling = scene.colour('ruling');
  scene.form(polygon('30,196 196,184 246,226 214,237 60,250 8,232'), {
    ramp: 'paper',
    flat: true,
    miter: true,
    lines: [
      { path: '196,200 208,199 218,198', width: 3, colour: ruling },
      { path: '204,210 216,209 230,208', width: 3, colour: ruling },
      { path: '24,218 36,216 50,214', width: 3, colour: ruling },
      { path: '24,230 40,232 54,231', width: 3, colour: ruling },
    ],
  });
  scene.form(polygon('246,226 210,216 214,237'), {
    ramp: 'ruling',
    lineWidth: 0.75,
    flat: true,
    miter: true,
  });
}

/** The spike of ink on its head, shaped like a quill. */
function drawQuill(scene: Scene): void {
  scene.form(
    spline(
      '110,118 116,94 110,74 114,48 132,26 160,12 200,8! 194,24 203,31! 188,40 194,52! 176,56 178,68! 160,74 148,86 144,100 152,118',
    ),
    {
      shade: 7,
      miter: true,
      marks: [{ path: spline('100,52! 126,58 150,54 172,44 210,56! 214,0! 130,0! 100,20'), ramp: 'sheen' }],
      lines: [{ path: '132,104 134,78 148,52 176,24', width: 3.6, colour: scene.ramp('sheen').light }],
    },
  );
}

/** An ink blot that sits on a letter. */
export const blotlet = creature(
  'blotlet',
  { plan: 'slime', palette: INKS, stage: 1, ...INK_KINDS },
  (scene) => {
    drawLetter(scene);
    drawQuill(scene);
    // blot with splashes for feelers, spread over the letter
    scene.form(
      [
        spline(
          '130,92 162,102 182,132 188,168 198,190 216,202 214,216 196,220 178,216 160,232 140,236 124,224 104,230 84,222 64,226 50,212 52,198 66,184 74,132 98,102',
        ),
        tube('92,142,14 56,126,7 38,118,6'),
        ellipse(30, 111, 14),
        tube('176,150,15 208,146,7 222,138,6'),
        ellipse(230, 132, 13),
        tube('92,112,10 78,94,5'),
        ellipse(74, 86, 8),
      ],
      {
        shade: 13,
        gloss: true,
        highlights: [
          ellipse(106, 113, 13, 5, -36),
          ellipse(25, 106, 5, 3, -20),
          ellipse(225, 127, 4, 3, -20),
          ellipse(70, 204, 10, 3.4, -14),
        ],
        marks: [
          {
            path: spline(
              '40,214! 62,208 84,214 106,212 124,214 140,222 158,218 178,204 222,212! 220,250! 40,250!',
            ),
            ramp: 'sheen',
          },
        ],
      },
    );
    // eyes like two paper moons
    const edge = { stroke: scene.ramp('main').line, strokeWidth: 3 };
    scene.flat(ellipse(97, 154, 22, 27), 'paper', edge);
    scene.flat(ellipse(147, 154, 27, 30), 'paper', edge);
    eyes(scene, 120, 158, 47, 35, 43, { kind: 'dot' });
    mouth(scene, 114, 190, 22, 'open');
    blush(scene, 177, 182, 8, scene.ramp('sheen').light);
    // loose commas and a drop
    drawComma(scene, 52, 62, 9, 24);
    drawComma(scene, 222, 84, 10, -10);
    scene.form(ellipse(30, 194, 6.5, 4.6), { lineWidth: 0.7, rim: false });
  },
);
