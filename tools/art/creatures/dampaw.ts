import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  leaf,
  mouth,
  nose,
  roundEar,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { waterDrop } from '../parts/water.ts';
import { BEAVER_KINDS, BEAVERS, cheekyHead, drawBuckTeeth, drawForelock } from './beavers.ts';

/** The tail: one big drop of water. */
function drawDropTail(scene: Scene): void {
  scene.form(tube('146,206,12 176,214,13 200,200,14'));
  scene.form(waterDrop(206, 170, 34, 16), {
    ramp: 'water',
    shade: 8,
    gloss: true,
    highlights: [spline('184,168 188,146 200,130 200,146 194,162 192,178'), ellipse(188, 188, 4, 6, -20)],
    lines: [
      { path: '180,184 206,196 232,182', width: 3.2 },
      { path: '188,158 212,168 234,162', width: 3.2 },
      { path: '206,140 218,144 227,142', width: 3 },
    ],
  });
}

const plan = 'rodent';

/** A shy beaver kit that already carries its first twig. */
export const dampaw = creature('dampaw', { plan, stage: 1, palette: BEAVERS, ...BEAVER_KINDS }, (scene) => {
  scene.stand([160, 206], stances.tail, () => {
    drawDropTail(scene);
  });
  scene.stand(
    [110, 226],
    { roar: { turn: 16, move: [-8, -5] }, pain: { move: [-4, 0] }, joy: { turn: 22, move: [-6, -6] } },
    () => {
      // far foot
      scene.form(spline('70,226 84,214 108,216 116,228 100,234 78,234'), { ramp: 'foot', dim: true });
    },
  );
  // body
  scene.form(spline('116,146 148,156 166,190 158,222 120,230 84,222 74,192 88,158'), {
    shade: 10,
    marks: [{ path: spline('104,160 132,168 142,192 130,224 104,226 84,210 82,184 90,166'), ramp: 'belly' }],
    cast: [ellipse(112, 148, 50, 26)],
  });
  // near foot
  scene.form(spline('124,228 138,214 164,216 174,230 158,236 132,236'), {
    ramp: 'foot',
    lines: [
      { path: '138,224 134,232', width: 3 },
      { path: '148,224 147,233', width: 3 },
    ],
  });
  scene.stand([114, 150], stances.face, () => {
    // head
    drawEar(scene, roundEar(70, 74, 14), 'main', 'belly', { dim: true });
    drawEar(scene, roundEar(150, 72, 16), 'main', 'belly');
    drawForelock(scene, 106, 70, 50);
    scene.form(cheekyHead(108, 108, 49), {
      shade: 11,
      miter: true,
      marks: [
        {
          path: [ellipse(76, 137, 23, 19), ellipse(102, 137, 25, 19), ellipse(90, 146, 26, 14)],
          ramp: 'belly',
        },
      ],
    });
    // face
    mouth(scene, 88, 142, 24, 'open');
    drawBuckTeeth(scene, 87, 141, 14, 11);
    nose(scene, 88, 131, 16, '#3a2436');
    eyes(scene, 98, 108, 50, 26, 34, { kind: 'dot', iris: '#ffb45c' });
    blush(scene, 64, 135, 6);
    blush(scene, 136, 136, 9);
  });
  scene.stand(
    [112, 184],
    {
      roar: { turn: 24, move: [-14, -10] },
      pain: { turn: -22, move: [-4, 12] },
      joy: { turn: -10, move: [0, -24] },
    },
    () => {
      // twig
      const bark = { ramp: 'wood', lineWidth: 0.8, rim: false };
      scene.form(tube('66,192,4 104,186,5 156,176,4.4'), bark);
      scene.form(tube('128,182,3.4 140,170,2.6'), bark);
      scene.form(leaf(154, 177, 28, 18, -34, -3), {
        ramp: 'sprig',
        lineWidth: 0.8,
        miter: true,
        rim: false,
        lines: [{ path: '158,174 168,168 174,163', width: 2.4 }],
      });
    },
  );
  // paws
  scene.stand(
    [84, 172],
    { roar: { turn: 60, move: [-6, 0] }, pain: -14, joy: { turn: 84, move: [-4, 0] } },
    () => {
      scene.form(tube('84,172,10 80,186,9.6 88,192,9'), { dim: true });
    },
  );
  scene.stand(
    [144, 170],
    { roar: { turn: 22, move: [-14, -4] }, pain: -14, joy: { turn: -82, move: [4, 0] } },
    () => {
      scene.form(tube('144,170,11 140,186,10.4 126,190,10'));
    },
  );
});
