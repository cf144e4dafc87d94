import { creature } from '../creature.ts';
import { ellipse, eye, polygon, type Scene, spline, tube } from '../kit.ts';
import { RACCOON, RACCOON_KINDS } from './raccoons.ts';
import { drawWhirl } from './siroccoon-whirl.ts';

const palette = { ...RACCOON, cloth: '#33427f', clothLight: '#f2e6c8' };
const options = {
  plan: 'quadruped',
  stage: 2,
  palette,
  roles: { ...RACCOON_KINDS.roles, cloth: 'main', clothLight: 'belly' },
  dark: { ...RACCOON_KINDS.dark, cloth: '#a15c05', clothLight: '#e5d9ce' },
  shiny: { ...RACCOON_KINDS.shiny, cloth: '#c8404e', clothLight: '#fff2c8' },
} as const;

/** A hand with long quick fingers that spread from the wrist. */
function drawHand(
  scene: Scene,
  x: number,
  y: number,
  fingers: readonly (readonly [number, number])[],
  dim: boolean,
): void {
  scene.form(
    [
      ellipse(x, y, 11, 9),
      ...fingers.map(([dx, dy]) =>
        tube([
          [x, y, 6],
          [x + dx * 0.6, y + dy * 0.45 - 3, 4.6],
          [x + dx, y + dy, 2.8],
        ]),
      ),
    ],
    { ramp: 'mask', dim, lineWidth: 0.9, shade: 3 },
  );
}

/** The head behind its neckerchief. */
function drawHead(scene: Scene): void {
  scene.form(spline('40,104 34,78 44,60! 62,70 72,92'), {
    dim: true,
    ramp: 'mask',
    marks: [{ path: spline('46,98 42,80 47,72 58,82 62,94'), ramp: 'accent' }],
  });
  scene.form(
    spline('80,84 112,92 132,120! 126,124 136,144! 120,148 96,166 60,166 30,160 22,148 34,138 42,108 56,90'),
    {
      miter: true,
      shade: 9,
      marks: [
        { path: spline('30,124 44,108 62,112 76,122 92,106 126,108 146,132 130,160 30,160'), ramp: 'belly' },
        {
          path: spline('34,142 40,122 58,118 70,132 88,118 110,114 130,130 128,144 90,148 60,144'),
          ramp: 'mask',
        },
      ],
    },
  );
  scene.form(spline('100,94! 104,66 124,46! 138,58 140,80 128,108!'), {
    ramp: 'mask',
    marks: [{ path: spline('112,92 114,74 125,60 131,72 124,98'), ramp: 'accent' }],
  });
  eye(scene, 52, 134, 16, 16, { kind: 'fierce', mirror: true, closedColour: scene.colour('belly') });
  eye(scene, 94, 131, 25, 20, { kind: 'fierce', closedColour: scene.colour('belly') });
}

/** A bandit raccoon that carries off larders on a hot wind. */
export const siroccoon = creature('siroccoon', options, (scene) => {
  drawWhirl(scene);
  // far hind leg
  scene.form(spline('160,180 184,190 186,222 178,240 140,240 138,230 156,222 150,196'), {
    dim: true,
    ramp: 'mask',
  });
  // far arm, reaching
  scene.form(tube('92,168,14 50,178,11 22,190,8'), { dim: true });
  drawHand(
    scene,
    16,
    194,
    [
      [-28, 8],
      [-26, 22],
      [-14, 30],
      [6, 26],
    ],
    true,
  );
  // body
  scene.form(spline('84,140 120,136 166,144 202,172 208,206 180,222 146,206 112,198 84,182'), {
    shade: 12,
    cast: [ellipse(92, 158, 44, 20)],
    marks: [{ path: spline('74,168 108,180 140,196 150,230 74,220'), ramp: 'belly' }],
  });
  // near hind leg, folded
  scene.form(
    spline('152,166 186,162 208,186 202,214 190,228 196,240 128,242 120,234 130,226 158,222 142,200'),
    {
      shade: 8,
      marks: [{ path: spline('110,246 120,222 152,224 170,228 200,222 206,250'), ramp: 'mask' }],
    },
  );
  // near arm, on its fingertips
  scene.form(tube('118,162,17 132,194,12 108,220,9'));
  drawHand(
    scene,
    104,
    224,
    [
      [-26, 6],
      [-20, 16],
      [-6, 18],
      [12, 14],
    ],
    false,
  );
  drawHead(scene);
  // knot and ends of the neckerchief
  scene.form(spline('130,140! 152,128 178,130! 168,140 172,152! 150,150!'), {
    ramp: 'cloth',
    miter: true,
    lineWidth: 0.9,
  });
  scene.form(spline('128,146! 148,156 158,180! 144,174 134,180! 124,162!'), {
    ramp: 'cloth',
    miter: true,
    lineWidth: 0.9,
  });
  // neckerchief over the nose
  scene.form(spline('34,140! 60,150 96,150 132,136! 136,152 112,168 84,196! 60,184 38,170 16,158 20,144'), {
    ramp: 'cloth',
    shade: 7,
    miter: true,
    marks: [
      {
        path: [
          ellipse(44, 158, 4.6),
          ellipse(70, 166, 5),
          ellipse(98, 161, 5),
          ellipse(82, 182, 4.4),
          ellipse(118, 150, 4.4),
        ],
        ramp: 'clothLight',
      },
    ],
  });
  scene.form(ellipse(131, 145, 9, 10), { ramp: 'cloth', lineWidth: 0.8, rim: false });
  // pencil behind the ear
  scene.form(polygon('106,106 112,94 150,68 157,78 118,104').withThickness(12), {
    ramp: 'accent',
    lineWidth: 0.75,
    rim: false,
    shade: 3,
    marks: [{ path: polygon('100,112 108,90 122,102'), ramp: 'belly' }],
  });
});
