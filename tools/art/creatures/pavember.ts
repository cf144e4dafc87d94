import { creature } from '../creature.ts';
import { blush, eyes, skull, spline, tube } from '../kit.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { drawCrestPlume, drawPlume } from '../parts/plumes.ts';
import { stances } from '../parts/stances.ts';
import { PEAFOWL, PEAFOWL_KINDS } from './flickeep.ts';

const body = { plan: 'bird', stage: 2 } as const;

/** A slim peahen that dances on one leg and opens its first fan. */
export const pavember = creature('pavember', { ...body, palette: PEAFOWL, ...PEAFOWL_KINDS }, (scene) => {
  scene.stand(
    [168, 150],
    { roar: { grow: 1.12, turn: -6 }, pain: { turn: 22, grow: 0.92 }, joy: { grow: 1.08 } },
    () => {
      // short fan
      drawPlume(scene, 168, 150, 98, 40, -94, { dim: true });
      drawPlume(scene, 168, 150, 98, 40, 12, { dim: true });
      drawPlume(scene, 168, 150, 102, 42, -68);
      drawPlume(scene, 168, 150, 102, 42, -14);
      drawPlume(scene, 168, 150, 110, 44, -41);
    },
  );
  // far leg, lifted
  scene.form(
    [
      tube('120,182,7 108,200,4.4 92,208,4'),
      tube('92,208,4 96,226,3.8'),
      tube('96,224,4 86,234,3.4'),
      tube('96,224,4 98,238,3.4'),
      tube('96,224,4 106,232,3.2'),
    ],
    {
      ramp: 'beak',
      dim: true,
      lineWidth: 0.85,
      rim: false,
    },
  );
  // near leg
  drawBirdLeg(scene, 146, 184, 140, 250, 1.15);
  scene.stand([106, 156], stances.farWing, () => {
    // far wing, spread
    scene.form(
      spline(
        '104,148 82,148 60,158 42,176 36,194! 48,196 58,190! 58,200 64,206! 74,202 82,194! 98,192 112,180',
      ),
      {
        ramp: 'wing',
        dim: true,
        miter: true,
        marks: [{ path: spline('10,170! 46,180 62,194 70,214! 10,220!'), ramp: 'ember' }],
      },
    );
  });
  // body and neck
  const body = spline('112,128 142,128 170,144 182,164 162,188 130,196 102,186 90,162 96,140');
  const neck = tube('118,156,27 100,122,17 106,90,12.5 98,64,15');
  scene.form([body, neck], {
    shade: 10,
    marks: [{ path: spline('70,96 94,92 94,124 112,158 124,196 100,196 78,160'), ramp: 'belly' }],
  });
  scene.stand([99, 50], stances.crest, () => {
    // crest
    drawCrestPlume(scene, 90, 48, 22, 30, 21, -134, true);
    drawCrestPlume(scene, 108, 46, 22, 30, 21, -46);
    drawCrestPlume(scene, 99, 44, 28, 37, 24, -90);
  });
  // head
  scene.form(skull(95, 64, 30, { wide: 1.02 }), {
    shade: 7,
    marks: [{ path: spline('60,62 78,53 91,66 106,55 124,66 120,88 92,98 64,88'), ramp: 'belly' }],
  });
  scene.stand([126, 152], { roar: -50, pain: 12, joy: -62 }, () => {
    // near wing
    scene.form(
      spline(
        '124,144 150,136 182,144 206,160 220,180! 206,184 194,178! 196,190 190,198! 178,194 168,186! 160,192 152,196! 136,184 124,164',
      ),
      {
        ramp: 'wing',
        miter: true,
        marks: [
          { path: spline('190,130! 240,150! 220,214! 140,214! 156,188 172,178 186,160'), ramp: 'ember' },
        ],
        lines: [
          { path: '144,160 156,172 166,175', width: 3.2 },
          { path: '158,152 174,163 186,166', width: 3 },
        ],
      },
    );
  });
  // face
  eyes(scene, 87, 67, 35, 23, 27, { kind: 'round', far: 0.76 });
  scene.form(spline('67,76! 60,73 47,79 42,89! 53,90 69,88!'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 2,
    lines: [{ path: '47,84 58,82.5 69,81', width: 2.2 }],
  });
  blush(scene, 109, 84, 6.5);
});
