import { creature } from '../creature.ts';
import { ellipse, eyes, ink, mouth, polygon, type Scene, skull, spline, tube } from '../kit.ts';

const palette = {
  main: '#8fd9b0',
  glass: '#d5f6de',
  liquid: '#9355d0',
  foam: '#cf9cf2',
  cork: '#b97f4a',
  corkSpot: '#8a5632',
  accent: '#4fae7c',
  iris: '#7a3fc0',
};
const roles = { glass: 'belly', liquid: 'accent', foam: 'accent' } as const;
const dark = { main: '#3c6671', glass: '#7ba9a6', liquid: '#5aa918', foam: '#8fcd65', accent: '#1c4750' };
const shiny = {
  main: '#f3c5d4',
  glass: '#fff2f0',
  liquid: '#f0a51e',
  foam: '#ffe08a',
  accent: '#d9809f',
  cork: '#6f7fb0',
  corkSpot: '#4a5787',
};

/** From the head down the neck and round the bowl, to where it passes behind the neck. */
const BODY =
  '100,80,20 104,118,19 126,152,21 160,186,25 164,224,28 124,246,29 80,232,28 70,192,25 92,166,21 118,160,18';
const TAIL = '110,162,19 144,160,18 186,168,15 216,190,12 240,180,9 246,158,6 234,146,0';

/** The liquid in the bowl; its surface stays level on both sides. */
function drawDose(scene: Scene): void {
  const dose = tube('174,206,15 158,232,18 124,246,18.5 88,234,18 74,206,15', {
    startCap: 'flat',
    endCap: 'flat',
  });
  scene.flat(dose, 'liquid');
  scene.flat(ellipse(174, 205, 15.5, 4.6, -6), 'foam');
  scene.flat(ellipse(74, 205, 15.5, 4.6, 6), 'foam');
  for (const [x, y, radius] of [
    [104, 236, 4.4],
    [122, 248, 3.2],
    [146, 238, 5],
    [92, 222, 3],
    [166, 222, 3.2],
  ] as const) {
    scene.flat(ellipse(x, y, radius), 'foam');
  }
}

/** A hatchling adder of blown glass, shaped like a phial. */
export const phialin = creature(
  'phialin',
  { plan: 'serpent', palette, roles, stage: 1, dark, shiny },
  (scene) => {
    // tail
    scene.form(tube(TAIL), {
      shade: 5,
      lines: [{ path: '150,154 186,160 214,180', width: 4, colour: scene.colour('glass') }],
    });
    // neck and bowl
    scene.form(tube(BODY), {
      shade: 7,
      rim: false,
      marks: [
        {
          path: polygon('128,116 116,124 132,134 126,146 144,152 142,166 160,168 176,182 190,176 150,120'),
          ramp: 'accent',
        },
      ],
      lines: [
        { path: '88,128 94,138 103,154 120,178', width: 3.4 },
        { path: '89,92 90,112 98,130', width: 5, colour: scene.colour('glass') },
      ],
    });
    drawDose(scene);
    for (const shine of ['62,190 62,214 72,232', '84,168 74,176 66,188']) {
      scene.flat(ink(shine, 5), '#ffffff', { opacity: 0.85 });
    }
    // head
    scene.form(
      [
        skull(100, 60, 49, { wide: 1.06, high: 0.9, cheek: 0.3 }),
        spline('56,60 90,54 102,86 92,102 60,99 40,88 42,72'),
      ],
      {
        shade: 8,
        marks: [
          { path: [ellipse(110, 64, 23, 25), ellipse(63, 64, 17, 24)], ramp: 'accent' },
          { path: spline('30,86 60,90 96,96 136,82 156,112 46,118'), ramp: 'glass' },
        ],
      },
    );
    // rim of glass and cork
    scene.form(spline('70,14 74,-12 104,-20 136,-14 140,14'), {
      ramp: 'cork',
      shade: 6,
      marks: [
        {
          path: [ellipse(92, 0, 4, 2.6, 20), ellipse(113, -6, 5, 2.4, -10), ellipse(121, 8, 4, 2.6, 30)],
          ramp: 'corkSpot',
        },
      ],
    });
    scene.form(tube('62,27,7.5 102,33,8 144,25,7.5'), {
      ramp: 'accent',
      lineWidth: 0.9,
      shade: 3,
      rim: false,
    });
    // face
    eyes(scene, 88, 65, 48, 28, 36, { kind: 'dot' });
    mouth(scene, 68, 93, 17);
    scene.flat(polygon('60,96 55,112 46,121 57,118 63,127 65,114 71,98'), '#e0557f', {
      stroke: '#5a1838',
      strokeWidth: 3.2,
    });
  },
);
