import { creature } from '../creature.ts';
import { blush, ellipse, eyes, spline } from '../kit.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { drawCrestPlume, drawPlume } from '../parts/plumes.ts';
import { stances } from '../parts/stances.ts';

export const PEAFOWL = {
  main: '#dc3f5c',
  belly: '#fff0d4',
  fan: '#ffb02e',
  ember: '#ff7a2f',
  gold: '#ffd95a',
  accent: '#25b9b2',
  stalk: '#7d2f5c',
  wing: '#a32a58',
  beak: '#ffb44a',
  iris: '#1aa6a0',
};
export const PEAFOWL_KINDS = {
  roles: { fan: 'accent', ember: 'accent', beak: 'belly', wing: 'main' },
  dark: { fan: '#e88803', ember: '#ab600f', gold: '#e5d9ce', accent: '#f65e52' },
  // an emerald bird with sapphire eyes in its golden fan
  shiny: { fan: '#ffe58a', ember: '#e8a92c', gold: '#fff6cf', accent: '#2f6bff', beak: '#f2cc62' },
} as const;

const body = { plan: 'bird', stage: 1 } as const;

/** A peachick that startles at the sparks of its own crest. */
export const flickeep = creature('flickeep', { ...body, palette: PEAFOWL, ...PEAFOWL_KINDS }, (scene) => {
  // the first three feathers of a fan
  scene.stand([152, 196], { roar: -14, pain: 30, joy: -10 }, () => {
    drawPlume(scene, 152, 196, 84, 36, -68, { dim: true });
  });
  scene.stand([152, 196], { roar: 12, pain: 30, joy: 10 }, () => {
    drawPlume(scene, 152, 196, 84, 36, 2, { dim: true });
  });
  scene.stand([152, 196], { roar: { grow: 1.12 }, pain: 36, joy: { grow: 1.08 } }, () => {
    drawPlume(scene, 152, 196, 90, 38, -33);
  });
  // legs
  drawBirdLeg(scene, 108, 204, 106, 232, 1.05, { dim: true });
  drawBirdLeg(scene, 140, 206, 142, 238, 1.1);
  scene.stand([96, 176], stances.farWing, () => {
    // far wing
    scene.form(spline('86,164 66,168 50,180 40,194! 48,198 58,195! 60,204 66,208! 82,202 96,190'), {
      dim: true,
      miter: true,
      marks: [{ path: spline('20,180! 52,184 58,196 66,214! 20,220!'), ramp: 'ember' }],
    });
  });
  scene.stand([114, 80], stances.crest, () => {
    // crest
    drawCrestPlume(scene, 104, 78, 26, 34, 24, -128);
    drawCrestPlume(scene, 124, 76, 26, 34, 24, -56);
    drawCrestPlume(scene, 114, 74, 34, 42, 28, -92);
  });
  // body
  scene.form(spline('122,140 156,152 174,180 164,210 128,222 94,212 80,186 92,154'), {
    shade: 10,
    cast: [ellipse(116, 148, 48, 18)],
    marks: [{ path: spline('108,158 132,166 144,190 128,216 100,210 82,188 90,166'), ramp: 'belly' }],
  });
  scene.stand([140, 176], { roar: -52, pain: 14, joy: -64 }, () => {
    // near wing
    scene.form(
      spline(
        '138,168 158,162 182,172 198,186 204,198! 194,202 184,196! 184,206 178,212! 168,208 162,200! 150,198 140,186',
      ),
      {
        miter: true,
        marks: [{ path: spline('188,166! 220,180! 210,224! 160,220! 172,198 180,184'), ramp: 'ember' }],
        lines: [{ path: '156,178 168,186 178,188', width: 3 }],
      },
    );
  });
  scene.stand([116, 152], stances.face, () => {
    // head
    scene.form(spline('112,72 146,84 162,114 156,142 130,158 96,158 70,144 62,116 78,84'), {
      shade: 11,
      marks: [
        { path: spline('66,110 90,104 108,116 126,104 152,112 158,142 118,164 74,152'), ramp: 'belly' },
      ],
    });
    // face
    eyes(scene, 104, 124, 54, 29, 36, { kind: 'dot' });
    scene.form(spline('80,140! 90,133 104,138! 98,148 88,155! 80,149'), {
      ramp: 'beak',
      lineWidth: 0.8,
      rim: false,
      shade: 3,
      lines: [{ path: '80,146 90,145 101,142', width: 2.4 }],
    });
    blush(scene, 73, 145, 6.5);
    blush(scene, 142, 146, 9);
  });
});
