import { creature } from '../creature.ts';
import { blush, ellipse, eyes, polygon, type Scene, spline, tube, zigzag } from '../kit.ts';

const palette = {
  main: '#ffd23f',
  belly: '#fff7d6',
  quill: '#4a4a86',
  beak: '#f58a3a',
  accent: '#42b8ff',
  tape: '#fffdf2',
  iris: '#3f58d8',
};
const roles = { tape: 'belly' } as const;
const dark = { beak: '#d9527f', accent: '#5fd8ff' };
const shiny = {
  main: '#4fd8c0',
  belly: '#c2fbf0',
  tape: '#ffe3f0',
  quill: '#6a3fa0',
  beak: '#ffb23f',
  accent: '#ff7fc0',
};

/** A three-toed foot whose ankle is at (x, y). */
function foot(scene: Scene, x: number, y: number, dim: boolean): void {
  const ankle = `${x},${y - 2},5`;
  const toes = [`${x - 14},${y + 2},4.5`, `${x - 1},${y + 4},4.5`, `${x + 12},${y + 1},4.5`];
  const leg = tube(`${x},200,5.5 ${x},${y - 3},5.5`);
  scene.form([leg, ...toes.map((toe) => tube(`${ankle} ${toe}`))], {
    ramp: 'beak',
    dim,
    lineWidth: 0.85,
    rim: false,
  });
}

/** The paper strip with the news that comes out of the beak. */
function drawTape(scene: Scene): void {
  const paper = { ramp: 'tape', lineRamp: 'quill', lineWidth: 0.8, rim: false, shade: 4 } as const;
  scene.form(spline('46,206! 30,196 10,200 -6,214! -2,226 0,236! 14,222 30,220 40,228!'), {
    ...paper,
    dim: true,
  });
  scene.form(
    spline(
      '98,144! 84,160 62,168 40,166 22,172 20,186 30,200 48,206! 38,228! 12,216 2,194 8,166 30,148 58,148 84,136!',
    ),
    {
      ...paper,
      lines: [
        { path: '74,154 70,156', width: 3.4 },
        { path: '62,158 50,157', width: 3.4 },
        { path: '42,157 38,157', width: 3.4 },
        { path: '26,163 18,172', width: 3.4 },
        { path: '13,182 13,186', width: 3.4 },
        { path: '16,194 24,204', width: 3.4 },
      ],
    },
  );
}

/** The headset: a band and an earpiece. */
function drawHeadset(scene: Scene): void {
  scene.form(tube('182,112,6 178,74,5.5 140,60,5.5 96,66,5.5 80,88,5'), {
    ramp: 'quill',
    lineWidth: 0.85,
    rim: false,
    shade: 2,
  });
  scene.form(ellipse(184, 118, 17, 23, -6), {
    ramp: 'quill',
    shade: 5,
    marks: [{ path: ellipse(186, 119, 9, 14, -6), ramp: 'accent' }],
  });
}

/** A chick of lightning that receives and prints telegrams. */
export const voltwit = creature(
  'voltwit',
  { plan: 'bird', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // tail of lightning
    scene.form(zigzag(166, 194, 78, -10, 0.42), {
      ramp: 'quill',
      miter: true,
      rim: false,
      marks: [{ path: polygon('214,150 270,150 270,220 214,220'), ramp: 'accent' }],
    });
    foot(scene, 110, 222, true);
    foot(scene, 146, 227, false);
    // far wing, lifted
    scene.form(
      spline('86,148 62,136 38,118 27,123 37,139! 21,144 24,155 37,156! 27,166 36,174 50,169! 64,178 86,176'),
      {
        dim: true,
        miter: true,
      },
    );
    // crest
    scene.form(
      spline(
        '108,86! 86,64 84,40! 100,50 108,56! 112,34 126,8! 128,34 132,50! 146,36 166,28! 158,52 150,66 152,86!',
      ),
      {
        ramp: 'quill',
        miter: true,
        marks: [
          { path: polygon('70,20 96,20 104,50 96,60'), ramp: 'accent' },
          { path: polygon('110,0 140,0 132,34 118,34'), ramp: 'accent' },
          { path: polygon('150,20 180,20 170,50 152,48'), ramp: 'accent' },
        ],
      },
    );
    // body
    scene.form(spline('130,70 172,84 193,128 191,172 164,206 128,212 92,204 66,172 66,126 88,84'), {
      shade: 14,
      marks: [{ path: spline('112,142 148,152 158,184 136,216 100,210 74,184 80,154'), ramp: 'belly' }],
    });
    // spark on the cheek
    scene.form(polygon('150,140 166,128 163,140 176,138 157,158 160,147').withThickness(8), {
      ramp: 'accent',
      lineWidth: 0.6,
      shade: 0,
      rim: false,
    });
    // near wing, lifted, with pale feather tips
    const feathers = '234,116 244,125 230,142! 247,147 243,160 226,160! 235,171 225,182 206,176!';
    scene.form(spline(`154,152 176,138 206,128 ${feathers} 184,190 160,180`), {
      miter: true,
      marks: [{ path: spline('216,106! 260,106! 260,200! 204,200! 210,176 222,150'), ramp: 'belly' }],
      lines: [
        { path: '180,160 196,158 208,152', width: 3 },
        { path: '180,172 192,174 204,172', width: 3 },
      ],
    });
    drawHeadset(scene);
    drawTape(scene);
    // face
    eyes(scene, 106, 116, 58, 30, 40, { kind: 'dot' });
    scene.form(spline('96,138! 108,132 122,139! 114,148 102,157! 94,148'), {
      ramp: 'beak',
      lineWidth: 0.8,
      rim: false,
      shade: 3,
      lines: [{ path: '94,145 106,146 119,142', width: 2.6 }],
    });
    blush(scene, 72, 146, 8, '#ff8a4c');
  },
);
