import { creature } from '../creature.ts';
import { blush, ellipse, eye, type FormOptions, ink, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#ffcf3a',
  belly: '#fff6d2',
  quill: '#474584',
  beak: '#f5853a',
  accent: '#2fb4ff',
  pole: '#a0744c',
  glass: '#6fdde0',
  iris: '#3f58d8',
};
const roles = { glass: 'accent' } as const;
const dark = { beak: '#e0527f', accent: '#5fd8ff', glass: '#5fd8ff', pole: '#82566f' };
const shiny = {
  main: '#7fe9cf',
  belly: '#f6fffb',
  quill: '#a83a92',
  beak: '#ffc23f',
  accent: '#ff8fd0',
  pole: '#8f86d8',
  glass: '#ff8fd0',
};
const options = { plan: 'wader', palette, stage: 2, roles, dark, shiny } as const;

/** A shank like a telegraph pole: from the heel at (x, y) to the foot. */
function drawShank(scene: Scene, x: number, y: number, footX: number, footY: number, dim: boolean): void {
  const look: FormOptions = { ramp: 'pole', dim, rim: false, shade: 3.5 };
  const [dx, dy] = [footX - x, footY - y];
  const toe = (along: number, down: number) => {
    return tube([
      [footX, footY - 4, 6.5],
      [footX + along * 0.6, footY + down * 0.6, 5.6],
      [footX + along, footY + down, 3],
    ]);
  };
  scene.form([toe(-34, 4), toe(-20, 12), toe(22, 6)], { ramp: 'beak', dim, rim: false, shade: 2 });
  scene.form(
    tube([
      [x, y, 8.5],
      [x + dx / 2, y + dy / 2, 8],
      [footX, footY, 8.5],
    ]),
    {
      ...look,
      lines: [
        ink(
          [
            [x - 2, y + 16],
            [x - 2 + dx * 0.4, y + dy * 0.45],
            [x - 2 + dx * 0.66, y + dy * 0.7],
          ],
          2.6,
        ),
      ],
    },
  );
  // cross-arm with two insulators
  for (const side of [-19, 19]) {
    scene.form(
      spline([
        [x + side, y - 27],
        [x + side + 8, y - 22],
        [x + side + 7, y - 15, true],
        [x + side + 11, y - 4, true],
        [x + side, y - 1],
        [x + side - 11, y - 4, true],
        [x + side - 7, y - 15, true],
        [x + side - 8, y - 22],
      ]).withThickness(20),
      { ramp: 'glass', dim, shade: 3.5, rim: false, highlights: [ellipse(x + side - 3, y - 16, 2.2, 5)] },
    );
  }
  scene.form(
    tube(
      [
        [x - 29, y + 2, 7],
        [x, y + 2, 7.5],
        [x + 29, y + 2, 7],
      ],
      { startCap: 'flat', endCap: 'flat' },
    ),
    {
      ...look,
      lines: [
        ink(
          [
            [x - 20, y + 3],
            [x, y + 2],
            [x + 18, y + 3],
          ],
          2.4,
        ),
      ],
    },
  );
}

/** The tail: lever and knob of a Morse key. */
function drawKey(scene: Scene): void {
  scene.form(spline('176,120! 214,112 252,118 262,136! 226,150 186,146!').withThickness(24), {
    ramp: 'quill',
    miter: true,
    marks: [{ path: spline('226,106 270,106 280,150 238,146'), ramp: 'accent' }],
  });
  scene.form(polygon('178,110 186,92 250,44 262,58 206,112').withThickness(18), {
    ramp: 'quill',
    rim: false,
    shade: 4,
    marks: [{ path: polygon('222,60 236,48 246,60 230,72'), ramp: 'accent' }],
  });
  scene.form(ellipse(252, 34, 23, 13, -36), {
    ramp: 'quill',
    shade: 4,
    highlights: [ellipse(245, 31, 8, 3.4, -36)],
  });
}

/** A rail that strides on telegraph poles and hammers Morse with its tail. */
export const telegrail = creature('telegrail', options, (scene) => {
  drawKey(scene);
  // far leg, lifted for a brisk step
  scene.form(tube('118,150,26 92,170,18 73,188,11'), { dim: true, shade: 5, rim: false });
  drawShank(scene, 72, 190, 42, 252, true);
  // near leg
  drawShank(scene, 190, 208, 176, 304, false);
  scene.form(tube('156,146,29 178,176,19 190,204,11'), { shade: 6, rim: false });
  // crest
  scene.form(
    spline('74,26! 74,-2 88,-30! 98,-14 102,2! 118,-24 144,-36! 140,-12 132,6! 152,-2 174,2! 160,24 134,42!'),
    {
      ramp: 'quill',
      miter: true,
      marks: [
        { path: polygon('70,-40 106,-40 100,-14 76,-10'), ramp: 'accent' },
        { path: polygon('124,-40 160,-40 144,-14 128,-16'), ramp: 'accent' },
        { path: polygon('158,-10 190,-10 180,20 154,8'), ramp: 'accent' },
      ],
    },
  );
  // body, neck and head
  scene.form(
    [
      spline('72,124 92,94 142,86 190,98 206,120 190,146 150,164 106,160 80,146'),
      tube('100,60,34 98,84,31 104,116,33'),
      spline('96,8 126,20 136,48 124,76 92,86 64,76 54,46 68,18').withThickness(70),
    ],
    {
      shade: 11,
      marks: [
        {
          path: spline('40,56 60,58 82,72 104,68 104,100 118,128 150,152 150,190 70,190 50,130'),
          ramp: 'belly',
        },
        { path: spline('36,46 62,40 84,44 112,42 140,46 138,62 108,60 84,64 56,60'), ramp: 'quill' },
      ],
    },
  );
  // near wing
  scene.form(
    spline(
      '112,112 138,92 172,96 206,112 240,142! 216,146 202,144! 208,158 200,168! 180,166 168,158! 162,168 150,170! 126,158 112,136',
    ).withThickness(50),
    {
      miter: true,
      shade: 8,
      marks: [
        { path: spline('188,98! 260,130! 210,190! 130,180! 146,150 168,132'), ramp: 'quill' },
        { path: polygon('222,124 260,138 230,156 206,144'), ramp: 'accent' },
        { path: polygon('196,154 216,158 206,180 184,170'), ramp: 'accent' },
      ],
      lines: [
        { path: '166,126 188,136 206,142', width: 3.4 },
        { path: '150,138 162,150 170,157', width: 3.4 },
      ],
    },
  );
  // beak
  scene.form(spline('66,62! 40,62 8,74 -18,92! 14,90 44,86 70,82!').withThickness(20), {
    ramp: 'beak',
    rim: false,
    shade: 4,
    lines: [{ path: '-8,88 26,80 66,73', width: 2.8 }],
  });
  // face
  eye(scene, 70, 46, 20, 31, { look: [-0.3, 0.04] });
  eye(scene, 106, 46, 31, 37, { look: [-0.3, 0.04], brow: 0.15 });
  blush(scene, 104, 76, 8, '#ff8a4c');
});
