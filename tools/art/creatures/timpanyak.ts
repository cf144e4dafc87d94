import { creature } from '../creature.ts';
import { bolt, eye, fluff, mouth, nose, type Point, polygon, spline, tube } from '../kit.ts';
import { drawKettledrum } from './timpanyak-drums.ts';

const palette = {
  main: '#6f7690',
  fleece: '#8e94ac',
  belly: '#d9d3d6',
  copper: '#d9793f',
  skin: '#fff1d6',
  gold: '#ffd83d',
  horn: '#f0e0c0',
  hoof: '#3a3548',
  iris: '#e0a010',
};
const roles = { copper: 'accent', hoof: 'main' } as const;
const dark = {
  main: '#443a57',
  fleece: '#5c5173',
  belly: '#8d7f9f',
  copper: '#a02a5c',
  skin: '#d8c0d8',
  gold: '#ff5fa0',
  horn: '#9a86a8',
  hoof: '#231c2e',
};
const shiny = {
  main: '#c98f5c',
  fleece: '#e2b27c',
  belly: '#fff0dc',
  copper: '#3fa8b8',
  skin: '#f4ffff',
  gold: '#8ff0ff',
  horn: '#fff4e0',
  hoof: '#5a3a34',
};
const options = { plan: 'hoofed', palette, roles, dark, shiny } as const;

/** A yak with kettledrums for humps. */
export const timpanyak = creature('timpanyak', options, (scene) => {
  // tail, a drumstick with a knob of felt
  scene.form(tube('224,160,10 266,142,9 284,88,8 268,30,6.5 244,4,5.5'), { shade: 4 });
  scene.form(fluff(230, -6, 22, 20, 9, 0.12, 10), { ramp: 'skin', shade: 5 });
  // drums
  drawKettledrum(scene, 202, 64, 46);
  drawKettledrum(scene, 124, 48, 53);
  // hooves
  for (const [x, y, dim] of [
    [106, 246, true],
    [214, 246, true],
    [76, 252, false],
    [182, 254, false],
  ] as const) {
    const hoof = spline([
      [x - 16, y - 30],
      [x + 16, y - 30],
      [x + 19, y, true],
      [x - 22, y, true],
      [x - 20, y - 12],
    ]);
    scene.form(hoof, {
      ramp: 'hoof',
      dim,
      lines: [
        {
          path: [
            [x - 6, y - 10],
            [x - 7, y],
          ] as Point[],
          width: 3,
        },
      ],
    });
  }
  // curtain of wool
  scene.form(
    spline(
      '62,136! 78,114 96,120 106,108! 122,122 144,120 154,106! 168,122 190,122 198,108! 212,122 230,120 238,112! 254,140 260,180 268,226! 250,222 242,210! 240,230 228,246! 212,232 206,216! 200,238 184,246 170,238 164,218! 154,240 138,246! 126,238 120,218! 110,240 94,246! 80,236 74,216! 62,232 46,242! 40,200',
    ),
    {
      shade: 15,
      miter: true,
      marks: [
        { path: spline('30,206 70,200 110,206 160,202 200,206 280,192 280,270 30,270'), ramp: 'fleece' },
      ],
      lines: [
        { path: '154,112 156,150 148,186', width: 4 },
        { path: '198,114 206,150 202,184', width: 4 },
        { path: '236,118 244,156 244,190', width: 4 },
        { path: '122,150 124,180 116,200', width: 4 },
        { path: '178,150 182,176 178,198', width: 4 },
      ],
    },
  );
  for (const [x, y, size] of [
    [168, 186, 17],
    [222, 176, 15],
  ] as const) {
    scene.form(bolt(x, y, size), { ramp: 'gold', lineWidth: 0.7, miter: true, rim: false, shade: 0 });
  }
  // far horn and ear
  scene.form(tube('36,112,10 8,106,9 -2,82,6 4,62,0'), { ramp: 'horn', dim: true });
  // head
  scene.form(spline('56,100 88,112 104,144 98,182 76,206 42,208 14,194 6,158 20,120'), {
    shade: 11,
    marks: [{ path: spline('0,168 24,160 54,164 74,178 78,220 0,220'), ramp: 'belly' }],
  });
  // ear and near horn
  scene.form(spline('92,128! 108,122 128,132! 122,150 104,152'), { lineWidth: 0.9 });
  scene.form(tube('78,110,12 108,104,11 118,78,7 110,56,0'), {
    ramp: 'horn',
    lines: [
      { path: '90,98 95,108 93,118', width: 3 },
      { path: '102,98 108,105 109,114', width: 3 },
    ],
  });
  // face
  eye(scene, 66, 150, 27, 25, { kind: 'fierce', lid: 6 });
  eye(scene, 22, 152, 15, 20, { kind: 'fierce', mirror: true });
  nose(scene, 26, 174, 21, '#4a3a52');
  mouth(scene, 34, 190, 26, 'teeth', { lineWidth: 3 });
  // fringe where sparks run
  scene.form(
    spline(
      '22,116! 34,94 62,88 88,98 104,122! 100,136 94,148! 84,134 80,126! 72,142 58,150! 52,138 50,130! 40,146 24,154! 20,140 20,130! 12,138 4,140! 12,124',
    ),
    {
      ramp: 'fleece',
      miter: true,
      shade: 6,
      marks: [
        { path: polygon('30,96 44,112 38,114 50,132 32,118 38,116'), flat: scene.colour('gold') },
        { path: polygon('64,92 74,108 68,110 78,124 60,112 66,110'), flat: scene.colour('gold') },
      ],
    },
  );
});
