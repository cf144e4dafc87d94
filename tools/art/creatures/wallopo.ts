import { creature } from '../creature.ts';
import { blush, drawEar, ellipse, eyes, leg, roundEar, type Scene, skull, spline, tube } from '../kit.ts';
import { scallop } from '../parts/scallop.ts';
import { stances } from '../parts/stances.ts';
import { waterDrop } from '../parts/water.ts';
import { drawNails, drawNostril, drawPegTooth, HIPPO_KINDS, HIPPOS } from './hippos.ts';

function drawShell(scene: Scene, ...place: Parameters<typeof scallop>): void {
  const { outline, ribs } = scallop(...place);
  scene.form(outline, { ramp: 'stone', miter: true, shade: 4, rim: false, lines: ribs });
}

/** The wide laughing mouth, from the lower jaw up to the lip. */
function drawLaugh(scene: Scene): void {
  scene.fromBehind('hidden', () => {
    scene.form(spline('58,124 70,134 96,144 128,140 144,128 132,150 108,164 76,160 58,146'), {
      ramp: 'belly',
      shade: 6,
    });
    scene.form(spline('46,98! 70,112 106,116 138,108! 140,130 120,148 84,148 58,132'), {
      ramp: 'throat',
      shade: 0,
      rim: false,
      gradient: false,
      marks: [{ path: ellipse(98, 144, 34, 18, -4), ramp: 'tongue' }],
    });
    drawPegTooth(scene, 70, 144, 13, 17);
    drawPegTooth(scene, 118, 146, 13, 17);
    scene.form(spline('62,140 74,142! 90,148 108,148 122,144! 134,140 130,152 108,164 78,160 62,150'), {
      ramp: 'belly',
      shade: 5,
      lineWidth: 0.9,
    });
  });
}

/** Water thrown up behind the stamping foot. */
function drawSplash(scene: Scene): void {
  scene.form(
    spline(
      '106,238 98,222 84,208 76,196! 98,200 114,208 120,214! 122,200 120,188 116,178! 134,190 140,204 142,212! 150,206 164,208 172,212! 178,198 192,182 210,174! 206,192 204,204 202,212! 214,206 230,202 246,204! 232,214 220,226 212,238 160,242',
    ),
    {
      ramp: 'puddle',
      miter: true,
      shade: 5,
      rim: false,
      marks: [
        {
          path: [spline('98,212 110,218 116,234 108,230'), spline('206,216 216,212 206,230 198,234')],
          ramp: 'bubble',
        },
      ],
    },
  );
}

function drawSplashRim(scene: Scene): void {
  scene.form(
    spline(
      '112,244 106,232 116,236 124,228! 132,238 142,240 150,232! 160,240 172,240 182,230! 190,238 202,236 210,232 206,244 160,249',
    ),
    {
      ramp: 'puddle',
      miter: true,
      shade: 3,
      rim: false,
      marks: [{ path: spline('118,240 150,238 190,240 200,238 190,244 140,245'), ramp: 'bubble' }],
    },
  );
}

const plan = 'biped';

/** A young hippo that stamps in every puddle, with a back of shell plates. */
export const wallopo = creature('wallopo', { plan, stage: 2, palette: HIPPOS, ...HIPPO_KINDS }, (scene) => {
  drawSplash(scene);
  scene.stand([184, 190], stances.tail, () => {
    // tail with a drop for a tuft
    scene.form(tube('182,190,7 204,188,6 216,176,5'));
    scene.form(waterDrop(221, 166, 10, 14), {
      ramp: 'puddle',
      lineWidth: 0.8,
      gloss: true,
      highlights: [ellipse(218, 164, 3, 4.4, 12)],
    });
  });
  scene.stand([96, 150], { roar: { turn: 20, grow: 1.1 }, pain: -26, joy: 34 }, () => {
    // far arm
    scene.form(tube('96,150,15 60,156,14 30,138,17'), { dim: true });
    drawNails(
      scene,
      [
        [14, 137, 4.6],
        [17, 127, 4.8],
        [27, 121, 4.6],
      ],
      { dim: true },
    );
  });
  scene.stand([112, 186], { roar: { turn: 22 }, pain: -16, joy: { turn: 18 } }, () => {
    // far leg, lifted
    scene.form(tube('112,186,24 84,194,21 64,190,22'), { dim: true });
    drawNails(
      scene,
      [
        [44, 182, 5],
        [44, 194, 5.4],
        [51, 205, 5],
      ],
      { dim: true },
    );
  });
  // shell plates down the back
  drawShell(scene, 168, 186, 38, 46, 14, 4);
  drawShell(scene, 168, 160, 42, 50, -6, 4);
  drawShell(scene, 160, 134, 42, 50, -24, 4);
  // body with the puddle mark
  scene.form(
    [spline('126,116 164,134 184,172 172,206 134,218 98,206 84,174 94,136'), leg(154, 182, 233, 46, 40, 7)],
    {
      shade: 12,
      marks: [
        { path: spline('104,136 136,142 150,172 138,204 104,206 86,184 88,154'), ramp: 'belly' },
        { path: spline('160,176 178,178 184,204 172,208 164,200 152,204 150,190'), ramp: 'puddle' },
      ],
      cast: [ellipse(112, 130, 60, 28)],
    },
  );
  drawNails(scene, [
    [132, 229, 5],
    [145, 231, 5.4],
    [159, 231, 5.2],
  ]);
  drawSplashRim(scene);
  scene.stand([124, 118], stances.face, () => {
    // head
    drawEar(scene, roundEar(96, 40, 13), 'main', 'belly', { dim: true });
    drawLaugh(scene);
    scene.form(skull(122, 78, 40, { wide: 1.04 }), { shade: 10 });
    scene.form(spline('34,92 38,70 60,60 90,64 124,74 146,92 140,110 110,118 72,116 44,108'), {
      ramp: 'belly',
      shade: 8,
      lineWidth: 0.9,
    });
    drawEar(scene, roundEar(152, 44, 16), 'main', 'belly');
    drawShell(scene, 128, 50, 36, 60, -92, 5);
    // face
    drawNostril(scene, 52, 82, 8.8, 16);
    drawNostril(scene, 78, 84, 9.6, 10);
    eyes(scene, 110, 62, 38, 21, 26, { kind: 'round' });
    blush(scene, 146, 94, 8);
    scene.stand([154, 152], { roar: 26, pain: 30, joy: -20 }, () => {});
    // near arm
    scene.form(tube('152,150,18 186,144,16 210,116,19'), {
      marks: [{ path: spline('176,120 192,124 200,138 194,152 202,164 180,166 170,150'), ramp: 'puddle' }],
    });
    drawNails(scene, [
      [201, 98, 5],
      [213, 95, 5.4],
      [224, 102, 5],
    ]);
  });
});
