import { creature } from '../creature.ts';
import { ellipse, eye, leaf, type Scene, spline, star, tube } from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { drawFarWing, drawNearWing } from './gloamarch-wings.ts';

const palette = {
  main: '#54457e',
  cloak: '#3f3266',
  belly: '#c6c4d6',
  rose: '#e0567a',
  sunset: '#ff8a3c',
  gold: '#ffd27a',
  beak: '#f0743a',
  lamp: '#ffb347',
  lampCore: '#fff3c4',
  iris: '#f08a2a',
};
const roles = {
  rose: 'accent',
  sunset: 'accent',
  lamp: 'accent',
  lampCore: 'accent',
  beak: 'accent',
} as const;
const dark = {
  main: '#352a47',
  cloak: '#641a4c',
  belly: '#8f7fa8',
  rose: '#c2246c',
  sunset: '#ff4f8f',
  gold: '#ffc6e0',
  beak: '#b83070',
  lamp: '#d8387c',
  lampCore: '#ffe2f0',
};
const shiny = {
  main: '#dfe8fb',
  cloak: '#b4ccf2',
  belly: '#ffffff',
  rose: '#76b6ff',
  sunset: '#4a7be6',
  gold: '#ffe07a',
  beak: '#ffbe3a',
  lamp: '#62d8cf',
  lampCore: '#f2fffb',
};

/** The last light of the day, tied into a cloth that hangs from the beak. */
function drawBundle(scene: Scene): void {
  // its glow
  scene.form(star(6, 188, 64, 52, 18, -90), { ramp: 'sunset', rim: false, shade: 2 });
  scene.form(ellipse(6, 188, 48), { ramp: 'gold', rim: false, shade: 0, outline: false });
  scene.form(spline('6,132! 16,150 38,168 46,190 36,210 8,220 -20,212 -32,192 -26,168 -4,150'), {
    ramp: 'lamp',
    shade: 7,
    rim: false,
    marks: [
      { path: ellipse(6, 188, 29, 24), ramp: 'gold' },
      { path: ellipse(4, 191, 18, 15), ramp: 'lampCore' },
    ],
    lines: [
      { path: '5,138 -6,156 -18,172', width: 3.2 },
      { path: '7,138 8,154 6,166', width: 3.2 },
      { path: '8,138 18,156 30,170', width: 3.2 },
    ],
  });
  for (const [x, y, radius] of [
    [-16, 190, 6],
    [22, 200, 5],
    [24, 180, 4],
  ] as const) {
    scene.flat(star(x, y, radius, radius * 0.4, 4), 'lampCore');
  }
}

/** The first stars, on the cloak. */
function drawEveningStars(scene: Scene): void {
  for (const [x, y, radius] of [
    [236, 82, 9],
    [252, 54, 6],
    [226, 112, 6],
    [246, 104, 4],
    [214, 136, 5],
    [258, 78, 4],
    [190, 152, 5],
    [170, 150, 3.6],
  ] as const) {
    scene.flat(star(x, y, radius, radius * 0.36, 4), 'lampCore');
  }
}

/** The knot of the cloth over the beak. */
function drawKnot(scene: Scene): void {
  const cloth = { ramp: 'lamp', lineWidth: 0.8, rim: false, miter: true, shade: 2.5 };
  scene.form(leaf(6, 118, 34, 17, -122, 4), cloth);
  scene.form(leaf(10, 118, 34, 17, -56, -4), cloth);
  scene.form(tube('6,112,8 7,126,9 6,138,6'), {
    ...cloth,
    lines: [{ path: '0,122 7,126 14,122', width: 2.6 }],
  });
}

/** A great stork in a cloak of dusk that carries the last light home. */
export const gloamarch = creature(
  'gloamarch',
  { plan: 'wader', float: 8, palette, roles, dark, shiny },
  (scene) => {
    scene.stand([170, 160], { roar: 14, pain: -12, joy: 16 }, () => {
      drawFarWing(scene);
    });
    scene.stand([222, 196], { roar: -14, pain: 10, joy: -8 }, () => {
      // legs trailing behind
      scene.form(
        [tube('230,190,8 268,212,4.4 300,220,3.8 326,214,1.6'), tube('300,220,3.6 320,226,2.8 332,224,1.4')],
        { ramp: 'beak', rim: false, dim: true },
      );
      scene.form(
        [
          tube('218,198,9 252,226,4.8 286,244,4.2 312,244,3.4 326,238,1.6'),
          tube('286,244,4 308,254,3.2 320,258,1.6'),
          tube('286,244,4 304,236,3 316,230,1.6'),
        ],
        { ramp: 'beak', rim: false },
      );
    });
    // tail
    scene.form(leaf(232, 180, 56, 26, 2, 5), { ramp: 'cloak', miter: true, dim: true });
    scene.form(leaf(226, 186, 60, 28, 16, 6), { ramp: 'cloak', miter: true });
    // body and neck
    scene.form(
      [
        spline('160,156 190,144 224,156 246,178 238,198 208,210 174,208 152,192 146,172'),
        tube('178,176,28 144,156,16 124,128,11.5 110,100,12'),
      ],
      {
        ramp: 'belly',
        shade: 9,
        lines: [
          { path: '172,192 182,199 192,198', width: 3 },
          { path: '196,186 206,193 216,192', width: 3 },
        ],
      },
    );
    // collar of the cloak
    scene.form(
      spline(
        '128,142! 146,130 164,136! 186,144 208,154 222,168! 206,170 198,182! 188,170 176,170 164,184! 158,170 148,166 134,174! 136,158',
      ),
      { ramp: 'cloak', shade: 5, miter: true },
    );
    scene.stand([196, 160], { roar: -12, pain: 12, joy: -14 }, () => {
      drawNearWing(scene);
    });
    scene.stand([120, 84], stances.crest, () => {
      // crest
      scene.form(leaf(124, 74, 66, 22, -2, 12), { miter: true, rim: false });
      scene.form(leaf(122, 90, 54, 20, 26, 10), { miter: true, rim: false, dim: true });
    });
    drawBundle(scene);
    drawEveningStars(scene);
    // beak
    scene.form(spline('90,104! 52,118 10,132 -22,138! 10,138 60,128 94,116!'), {
      ramp: 'beak',
      rim: false,
      shade: 3,
      dim: true,
    });
    scene.form(spline('84,82! 66,94 30,114 -28,136! 0,130 54,118 94,110!'), {
      ramp: 'beak',
      rim: false,
      shade: 4,
      lines: [{ path: '66,98 56,104 48,107', width: 2.6 }],
    });
    drawKnot(scene);
    // head with its cap
    scene.form(ellipse(108, 90, 34, 31, -14), {
      ramp: 'belly',
      shade: 8,
      marks: [{ path: spline('66,66 90,70 114,76 128,98 148,116 158,60 112,44 72,48'), ramp: 'main' }],
    });
    eye(scene, 100, 92, 31, 30, { kind: 'calm', look: [-0.2, 0.1] });
    scene.form(star(118, 66, 11, 4, 4), { ramp: 'gold', rim: false, shade: 1, lineWidth: 0.6 });
  },
);
