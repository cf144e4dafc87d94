import { creature } from '../creature.ts';
import { blush, eyes, polygon, type Scene, spline, tube, zigzag } from '../kit.ts';

const palette = {
  main: '#ffd23f',
  belly: '#fff7d6',
  quill: '#4a4a86',
  beak: '#f58a3a',
  accent: '#42b8ff',
  iris: '#3f58d8',
};
const dark = { beak: '#d9527f', accent: '#5fd8ff' };
const shiny = { main: '#9af0d4', belly: '#f6fffb', quill: '#6a3fa0', beak: '#ffb23f', accent: '#ff7fc0' };

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

/** A chick that crackles: crest and tail of lightning. */
export const voltwit = creature('voltwit', { plan: 'bird', palette, stage: 1, dark, shiny }, (scene) => {
  // tail of lightning
  scene.form(zigzag(166, 196, 86, -10, 0.34), {
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
      '108,86! 92,62 84,34! 100,48 108,56! 112,34 126,8! 128,34 132,50! 146,36 166,28! 158,52 150,66 152,86!',
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
  // face
  eyes(scene, 106, 120, 58, 30, 40, { kind: 'dot' });
  scene.form(spline('96,138! 108,132 122,139! 114,148 102,157! 94,148'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 3,
    lines: [{ path: '94,145 106,146 119,142', width: 2.6 }],
  });
  blush(scene, 72, 146, 8, '#ff8a4c');
});
