import { creature } from '../creature.ts';
import { blush, ellipse, eyes, type Scene, spline, tube } from '../kit.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { COURIER_KINDS, COURIERS, drawBarredFeather, drawBuckle, drawLetter } from './couriers.ts';

/** The satchel of the throat, flap and buckle included. */
function drawSatchel(scene: Scene): void {
  scene.form(spline('70,122 106,126 128,148 130,178 112,206 76,216 42,206 26,178 30,146 48,126'), {
    ramp: 'post',
    shade: 11,
    lines: [{ path: '38,196 62,208 96,206', width: 3 }],
  });
  scene.form(spline('66,118 104,120 132,142 136,162! 110,180 76,188 44,180 20,162! 26,138 44,122'), {
    ramp: 'post',
    shade: 6,
    highlights: [ellipse(56, 136, 17, 5, -22)],
    lines: [{ path: '32,160 54,172 78,177 104,170 124,158', width: 2.2, colour: scene.ramp('post').light }],
  });
  // strap and buckle
  scene.form(tube('78,166,7 78,202,6.5', { startCap: 'flat' }), {
    ramp: 'wing',
    lineWidth: 0.75,
    rim: false,
    shade: 2,
  });
  drawBuckle(scene, 78, 187, 1.2);
}

/** A wren that carries small letters in its throat. */
export const postwren = creature(
  'postwren',
  { plan: 'bird', palette: COURIERS, stage: 1, ...COURIER_KINDS },
  (scene) => {
    // cocked tail
    drawBarredFeather(scene, '178,178,9 222,134,10 238,86,8', 5, true);
    drawBarredFeather(scene, '168,170,9 200,114,11 204,52,9', 6);
    drawBarredFeather(scene, '176,176,9 214,124,11 226,62,9', 6);
    // legs
    drawBirdLeg(scene, 110, 206, 100, 240, 1.1, { dim: true });
    drawBirdLeg(scene, 146, 206, 152, 244, 1.15);
    // body and head, one ball
    scene.form(
      spline('116,46 154,56 180,88 196,130 192,178 164,212 122,220 86,206 70,170 64,128 64,92 82,60'),
      {
        shade: 14,
        marks: [
          { path: spline('84,120 120,112 138,130 146,170 134,222 90,222 60,170'), ramp: 'belly' },
          { path: spline('70,80! 96,66 130,66 158,82 172,104! 146,92 120,84 92,86 72,96'), ramp: 'belly' },
          { path: spline('110,40 140,48 160,66 136,60 116,62 92,62'), ramp: 'wing' },
        ],
      },
    );
    // letter on its way
    drawLetter(scene, 36, 128, 1.05, -58);
    drawSatchel(scene);
    // near wing
    scene.form(
      spline(
        '142,132 168,130 190,146 206,170 222,188! 206,192 194,188! 196,200 190,206! 176,202 164,192! 150,186 138,160',
      ),
      {
        ramp: 'main',
        miter: true,
        marks: [{ path: spline('130,176! 160,170 186,160 206,150 240,180 220,220 150,220'), ramp: 'wing' }],
        lines: [
          { path: '166,170 180,180 192,186', width: 3 },
          { path: '158,176 164,186 168,194', width: 3 },
        ],
      },
    );
    // face
    eyes(scene, 106, 98, 46, 25, 32, { kind: 'dot' });
    scene.form(spline('44,100! 70,99 94,108! 86,119 70,118!'), {
      ramp: 'beak',
      lineWidth: 0.8,
      rim: false,
      miter: true,
      shade: 3,
      lines: [{ path: '54,106 70,108 88,112', width: 2.4 }],
    });
    blush(scene, 146, 120, 8);
  },
);
