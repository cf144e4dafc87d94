import { creature } from '../creature.ts';
import { ellipse, eye, type Scene, skull, spline, star, tube } from '../kit.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { drawCrestPlume, drawPlume, plume } from '../parts/plumes.ts';
import { stances } from '../parts/stances.ts';
import { PEAFOWL, PEAFOWL_KINDS } from './flickeep.ts';
import { drawSolpavoBack } from './solpavo-back.ts';

const FAN = { x: 136, y: 168, from: -194, to: 14, count: 11 } as const;
/** The feathers in the middle of the fan are the longest. */
const reach = (degrees: number): number => 124 + 26 * Math.max(0, -Math.sin((degrees * Math.PI) / 180));

function drawFan(scene: Scene): void {
  const step = (FAN.to - FAN.from) / (FAN.count - 1);
  // dark plumes behind, seen between the others
  for (let i = 0; i < FAN.count - 1; i++) {
    const angle = FAN.from + step * (i + 0.5);
    scene.form(plume(FAN.x, FAN.y, reach(angle) + 7, 36, angle), { miter: true, flat: true, lineWidth: 0.9 });
  }
  // plumes with flame eyes, from the sides to the middle
  const middle = (FAN.count - 1) / 2;
  const order = Array.from({ length: FAN.count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  );
  for (const i of order) {
    const angle = FAN.from + step * i;
    drawPlume(scene, FAN.x, FAN.y, reach(angle), 43, angle);
  }
  // sun disc
  scene.form(star(FAN.x, FAN.y - 20, 62, 48, 16), {
    ramp: 'gold',
    miter: true,
    rim: false,
    shade: 4,
    marks: [{ path: ellipse(FAN.x, FAN.y - 20, 43), ramp: 'ember' }],
  });
}

const body = { plan: 'bird', stage: 3, back: drawSolpavoBack } as const;

/** A grand peacock whose open fan is a sunrise of flame eyes. */
export const solpavo = creature('solpavo', { ...body, palette: PEAFOWL, ...PEAFOWL_KINDS }, (scene) => {
  scene.stand(
    [140, 160],
    { roar: { grow: 1.06 }, pain: { turn: 14, grow: 0.9 }, joy: { grow: 1.04 } },
    () => {
      drawFan(scene);
    },
  );
  // legs
  drawBirdLeg(scene, 118, 204, 114, 246, 1.3, { dim: true });
  drawBirdLeg(scene, 148, 204, 152, 250, 1.35);
  scene.stand([108, 166], stances.farWing, () => {
    // far wing
    scene.form(
      spline(
        '108,158 88,160 66,174 52,196 48,214! 60,213 68,205! 70,216 77,223! 86,214 92,204! 106,200 116,186',
      ),
      {
        ramp: 'wing',
        dim: true,
        miter: true,
        marks: [{ path: spline('20,190! 54,194 72,206 90,232! 20,240!'), ramp: 'ember' }],
      },
    );
  });
  // body and neck
  const body = spline('116,154 138,148 160,162 166,186 152,206 130,213 106,204 97,182 101,164');
  const neck = tube('124,174,27 114,142,16 118,110,11.5 110,80,14');
  scene.form([body, neck], {
    shade: 10,
    marks: [
      { path: spline('88,126 106,124 118,132 138,126 140,152 120,164 98,162 86,148'), ramp: 'gold' },
      { path: spline('88,131 106,129 118,137 138,131 140,147 120,158 98,156 86,143'), ramp: 'accent' },
      { path: spline('88,166 106,168 122,184 130,216 106,216 88,192'), ramp: 'belly' },
    ],
    lines: [
      { path: '104,180 110,185 117,181', width: 3 },
      { path: '108,193 114,198 121,194', width: 3 },
    ],
  });
  scene.stand([140, 168], { roar: -48, pain: 12, joy: -60 }, () => {
    // near wing
    scene.form(
      spline(
        '138,160 160,154 184,166 204,188 213,212! 199,212 189,203! 190,216 186,226! 174,220 167,208! 164,216 158,221! 144,208 136,186',
      ),
      {
        ramp: 'wing',
        miter: true,
        marks: [
          { path: spline('190,150! 240,170! 230,240! 130,240! 156,206 174,194 188,180'), ramp: 'ember' },
        ],
        lines: [
          { path: '154,180 163,193 167,203', width: 3.4 },
          { path: '167,171 181,185 188,196', width: 3.2 },
        ],
      },
    );
  });
  scene.stand([107, 64], stances.crest, () => {
    // crest
    drawCrestPlume(scene, 97, 62, 22, 30, 21, -148, true);
    drawCrestPlume(scene, 119, 60, 22, 30, 21, -32);
    drawCrestPlume(scene, 102, 58, 22, 31, 22, -111);
    drawCrestPlume(scene, 113, 57, 22, 31, 22, -70);
  });
  // head
  scene.form(skull(106, 77, 29), {
    shade: 7,
    marks: [{ path: spline('70,79 88,69 102,81 116,69 136,79 130,100 102,110 76,100'), ramp: 'belly' }],
  });
  // face
  eye(scene, 87, 80, 14, 18, { kind: 'fierce', mirror: true });
  eye(scene, 111, 80, 21, 20, { kind: 'fierce' });
  scene.form(spline('82,89! 73,84 59,91 52,104! 65,102 82,101!'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 2,
    lines: [{ path: '58,97 70,95 82,94', width: 2.4 }],
  });
});
