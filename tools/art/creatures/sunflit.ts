import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  fluff,
  mix,
  mouth,
  polygon,
  type Scene,
  sidePoints,
  skull,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  main: '#7a5fc0',
  belly: '#f7d9ff',
  sunWing: '#ff9a5c',
  sunSpot: '#ffe08a',
  roseWing: '#ff5f8f',
  wingTip: '#46306e',
  pearl: '#ffffff',
  iris: '#2c9a6a',
};
const roles = { sunSpot: 'accent', pearl: 'fixed' } as const;
const dark = { sunWing: '#4a2f6e', roseWing: '#8f2466', sunSpot: '#ff6fb4', wingTip: '#241a38' };
const shiny = {
  main: '#4a5aa8',
  belly: '#e8f4ff',
  sunWing: '#4fc3e8',
  roseWing: '#3f8fe0',
  sunSpot: '#fff2a0',
  wingTip: '#2a3a78',
};

const CENTRE = 128;

/** The two wings of one side. */
function wingPair(scene: Scene, far: boolean): void {
  const at = sidePoints(CENTRE, far);
  const x = (distance: number): number => at(distance, 0)[0];
  // The shade of yellow is a muddy ochre, so the far spots take some of the wing instead.
  const spot = mix(scene.colour('sunSpot'), scene.colour('roseWing'), far ? 0.35 : 0);
  const lower = [
    at(18, 150, true),
    at(30, 176),
    at(48, 210),
    at(76, 222),
    at(92, 200),
    at(84, 172),
    at(60, 150),
    at(20, 140, true),
  ];
  scene.form(spline(lower), {
    ramp: 'roseWing',
    dim: far,
    shade: 6,
    marks: [{ path: ellipse(x(64), 194, 13), flat: spot }],
  });
  const upper = [
    at(14, 142, true),
    at(20, 104),
    at(48, 56),
    at(92, 36),
    at(116, 52),
    at(112, 96),
    at(92, 130),
    at(56, 150),
    at(16, 152, true),
  ];
  const tip = [at(80, 20), at(130, 30), at(130, 100), at(104, 110), at(98, 70), at(84, 50)];
  scene.form(spline(upper), {
    ramp: 'sunWing',
    dim: far,
    shade: 8,
    marks: [
      { path: spline(tip), ramp: 'wingTip' },
      { path: ellipse(x(66), 92, 17), flat: spot },
      { path: ellipse(x(66), 92, 8), ramp: 'roseWing' },
      { path: [ellipse(x(107), 62, 4), ellipse(x(108), 80, 4)], ramp: 'pearl' },
    ],
    lines: [
      { path: [at(22, 136), at(34, 118), at(46, 104)], width: 3.4 },
      { path: [at(30, 144), at(50, 134), at(70, 122)], width: 3 },
    ],
  });
}

const body = { plan: 'butterfly', stage: 2 } as const;

/** A butterfly with a sun on every wing. */
export const sunflit = creature('sunflit', { ...body, palette, float: 4, roles, dark, shiny }, (scene) => {
  wingPair(scene, true);
  wingPair(scene, false);
  // feelers
  const feeler = { ramp: 'wingTip', lineWidth: 0.8, rim: false } as const;
  scene.form([tube('114,88,3.6 98,58,3 80,54,3'), ellipse(80, 54, 6)], { ...feeler, dim: true });
  scene.form([tube('136,86,3.6 150,54,3 168,46,3'), ellipse(168, 46, 6)], feeler);
  // body with bands
  scene.form(spline('126,136 142,150 144,178 136,208 126,222 116,208 110,178 112,150'), {
    marks: [
      {
        path: [polygon('100,168 150,168 150,180 100,180'), polygon('100,192 150,192 150,203 100,203')],
        ramp: 'belly',
      },
    ],
  });
  scene.form(fluff(126, 142, 26, 15, 9, 0.25), { ramp: 'belly', shade: 5 });
  // head
  scene.form(skull(122, 106, 37), {
    shade: 9,
    marks: [{ path: spline('108,104 132,106 140,124 124,140 104,136 92,122'), ramp: 'belly' }],
  });
  eyes(scene, 112, 104, 44, 27, 32);
  mouth(scene, 107, 126, 15, 'smile');
  blush(scene, 136, 122, 7);
});
