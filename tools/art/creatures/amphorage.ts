import { creature } from '../creature.ts';
import { flame, flameCore, glowingEye, type Path, polygon, type Scene, spline, tube } from '../kit.ts';
import { flutePlayer, shieldStar, warrior } from './amphorage-frieze.ts';
import { POTTERY, POTTERY_KINDS } from './pottery.ts';

const options = { plan: 'vessel', stage: 2, palette: POTTERY, ...POTTERY_KINDS } as const;

function drawFire(scene: Scene): void {
  scene.form(flame(118, 40, 80, 76, 0.14), {
    ramp: 'accent',
    miter: true,
    rim: false,
    shade: 0,
    marks: [{ path: flameCore(118, 42, 40, 46, 0.14), flat: '#ffffff' }],
  });
}

/** A fist of black clay with its thumb across. */
function drawFist(scene: Scene, x: number, y: number, size: number, degrees: number, dim: boolean): void {
  const place = (path: Path): Path => path.scale(size).rotate(degrees).move(x, y);
  const fingers = [-19, -7, 5, 16].map((left, i) =>
    place(
      tube([
        [left, 8, 7],
        [left - 1, -14 + (i === 0 ? 4 : i === 3 ? 3 : 0), 8],
      ]),
    ),
  );
  scene.form(place(spline('-24,-6 -20,-22 20,-22 25,0 20,20 0,26 -20,20')), { ramp: 'glaze', dim, shade: 5 });
  for (const finger of fingers)
    scene.form(finger, { ramp: 'glaze', dim, shade: 3, rim: false, lineWidth: 0.7 });
  scene.form(place(tube('22,14,8 4,10,8 -12,9,6.5')), {
    ramp: 'glaze',
    dim,
    shade: 3,
    rim: false,
    lineWidth: 0.7,
  });
}

const WARRIORS = [
  [70, 184, 0.84],
  [124, 194, 1.02],
  [178, 183, 0.86],
] as const;

/** A vase with its handles raised like fists. */
export const amphorage = creature('amphorage', options, (scene) => {
  drawFire(scene);
  // far arm, thrown forward
  scene.form(tube('60,112,19 14,130,18 -18,104,16'), {
    dim: true,
    lines: [{ path: '50,112 14,130 -16,108', width: 3.4 }],
  });
  drawFist(scene, -26, 76, 1.05, -16, true);
  // near arm
  scene.form(tube('186,110,20 244,120,18 262,66,17'), {
    lines: [{ path: '196,114 244,118 258,72', width: 3.6 }],
  });
  // body
  scene.form(
    spline(
      '90,72 126,78 162,70 192,82 214,112 208,150 188,200 158,244 140,262 143,278! 117,278! 118,264 92,244 58,200 40,152 38,114 60,84',
    ),
    {
      shade: 14,
      marks: [
        {
          path: spline('20,140 70,154 126,158 182,150 240,128 240,206 182,224 126,232 70,226 20,210'),
          ramp: 'belly',
        },
        {
          path: spline('20,138 70,150 126,154 182,146 240,122 240,128 182,153 126,161 70,157 20,145'),
          ramp: 'glaze',
        },
        {
          path: spline('20,202 70,218 126,225 182,216 240,196 240,208 182,228 126,237 70,230 20,214'),
          ramp: 'glaze',
        },
        { path: polygon('80,252 180,252 180,284 80,284'), ramp: 'glaze' },
        { path: WARRIORS.flatMap(([x, y, size]) => warrior(x, y, size)), ramp: 'glaze' },
        { path: WARRIORS.map(([x, y, size]) => shieldStar(x, y, size)), ramp: 'belly' },
      ],
    },
  );
  // neck and lip
  scene.form(spline('98,44 122,48 148,42 152,64 166,80 126,92 84,82 96,64'), {
    shade: 7,
    marks: [{ path: flutePlayer(128, 72), ramp: 'glaze' }],
  });
  scene.form(tube('84,38,10 122,45,11 162,34,10'), { ramp: 'glaze', shade: 3 });
  // face
  const haze = scene.colour('haze');
  scene.form(spline('58,100! 88,104 108,118! 104,134 82,138 62,126'), {
    ramp: 'void',
    flat: true,
    lineWidth: 0.7,
  });
  scene.form(spline('132,118! 156,102 192,96! 194,120 172,138 144,138'), {
    ramp: 'void',
    flat: true,
    lineWidth: 0.7,
  });
  glowingEye(scene, 84, 121, 20, 22, { haze });
  glowingEye(scene, 160, 119, 27, 26, { haze });
  scene.form(spline('48,96! 86,92 116,112! 110,123 84,108 54,107'), {
    lineWidth: 0.8,
    miter: true,
    shade: 3,
  });
  scene.form(spline('124,112! 156,90 202,86! 198,100 164,106 132,124'), {
    lineWidth: 0.8,
    miter: true,
    shade: 3,
  });
  scene.form(
    polygon(
      '84,143 96,140 104,146 116,141 126,147 138,141 150,143 142,150 132,148 124,155 112,149 102,154 94,147',
    ).withThickness(8),
    {
      ramp: 'accent',
      lineRamp: 'glaze',
      lineWidth: 0.7,
      flat: true,
      miter: true,
    },
  );
  drawFist(scene, 264, 34, 1.2, 10, false);
});
