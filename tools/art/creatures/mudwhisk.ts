import { creature } from '../creature.ts';
import { blush, ellipse, eyes, ink, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#a0764f',
  belly: '#f8e8c6',
  fin: '#6fae62',
  lip: '#cfa274',
  horn: '#f2c45c',
  mud: '#7b5537',
  iris: '#d98a1c',
};
const roles = { lip: 'belly' } as const;
const dark = { main: '#5b4a66', mud: '#42354f', lip: '#8d7796', fin: '#ff5f9a', horn: '#ff9fbe' };
const shiny = {
  main: '#f78d4a',
  belly: '#ffffff',
  fin: '#ffe6c8',
  lip: '#ffc48f',
  mud: '#fff4e6',
  horn: '#4f8ae6',
};

/** A fin with pointed lobes; the lines are its rays. */
function drawFin(scene: Scene, outline: string, rays: readonly string[], dim = false): void {
  const lines = rays.map((path) => ({ path, width: 3 }));
  scene.form(spline(outline), { ramp: 'fin', miter: true, rim: false, shade: 5, dim, lines });
}

/** A whisker of the moustache, its tip brushed with pond weed. */
function drawWhisker(scene: Scene, spine: string, tip: [number, number, number], dim = false): void {
  scene.form(tube(spine), {
    ramp: 'lip',
    lineRamp: 'main',
    lineWidth: 0.8,
    rim: false,
    shade: 2.4,
    dim,
    marks: [{ path: ellipse(...tip), ramp: 'fin' }],
  });
}

/** A catfish that has its portrait painted. */
export const mudwhisk = creature(
  'mudwhisk',
  { plan: 'fish', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // fin of the tail, held up like a plume
    drawFin(
      scene,
      '222,68! 196,54 182,30 182,2! 200,10 214,6 226,-6! 238,6 252,10 274,6! 274,32 260,56 238,70!',
      ['222,58 208,36 204,18', '228,54 229,30 228,6', '236,56 248,36 254,18'],
    );
    // fin of the back
    drawFin(scene, '146,92! 152,62 172,40! 178,54 192,56! 192,68 206,78! 204,100 192,116!', [
      '166,90 170,72 174,60',
      '182,96 188,84 192,72',
    ]);
    // far fin, planted on the ground
    drawFin(
      scene,
      '64,190! 40,184 14,196 0,213! 20,214 30,228! 46,221 56,230! 68,220 84,214!',
      ['56,200 38,204 24,214', '66,208 56,214 50,220'],
      true,
    );
    // body
    scene.form(
      [
        spline('96,110 150,100 186,126 194,166 176,204 130,220 84,214 62,186 66,140'),
        tube('140,150,48 192,140,34 224,102,20 230,66,12'),
      ],
      {
        shade: 11,
        marks: [
          { path: spline('40,140 110,150 150,170 160,200 140,240 60,240'), ramp: 'belly' },
          {
            path: [ellipse(206, 130, 9, 6, -50), ellipse(222, 106, 6, 4, -60), ellipse(190, 152, 5, 4)],
            ramp: 'mud',
          },
        ],
        cast: [ellipse(112, 160, 84, 40)],
      },
    );
    // near fin, planted on the ground
    drawFin(scene, '134,192! 166,174 200,184 226,212! 206,212 202,228! 186,220 174,232! 158,224 144,214!', [
      '152,198 176,200 200,212',
      '152,206 166,214 176,222',
    ]);
    // head, the chin pushed out
    scene.form(
      spline(
        '26,132 30,104 60,80 106,72 152,82 180,110 188,138 178,164 146,186 104,192 60,186 30,168 18,148',
      ),
      {
        shade: 10,
        marks: [
          {
            path: spline('0,130! 26,134 66,148 110,152 156,144 180,128 200,118! 200,200 0,200'),
            ramp: 'belly',
          },
          { path: [ellipse(166, 116, 8, 6, 55), ellipse(154, 100, 4.5, 3.5, 40)], ramp: 'mud' },
        ],
      },
    );
    // bumps where horns ought to be
    const bump = { ramp: 'horn', lineWidth: 0.8, shade: 4, rim: false } as const;
    scene.form(spline('56,86 55,72 65,63 76,69 80,83 68,88'), bump);
    scene.form(spline('126,79 128,64 140,56 152,63 153,79 140,84'), bump);
    // mouth from ear to ear
    scene.ink(ink('24,133 60,148 110,153 154,146 178,130', 4.8));
    scene.ink(ink('172,127 180,129 184,136', 3.8));
    // face
    eyes(scene, 102, 116, 66, 29, 34, { kind: 'dot' });
    scene.ink(ink('52,98 64,90 78,93', 4.4));
    scene.ink(ink('118,93 134,86 150,93', 4.6));
    scene.flat(ellipse(86, 136, 2.4, 1.8, 10), scene.ramp('main').line);
    scene.flat(ellipse(98, 137, 2.4, 1.8, 10), scene.ramp('main').line);
    blush(scene, 160, 138, 9);
    // moustache
    drawWhisker(
      scene,
      '52,152,5.4 20,164,5 -16,154,4.6 -34,126,4.2 -28,98,3.6 -12,95,2.6 -8,110,1.2',
      [-22, 102, 18],
    );
    drawWhisker(scene, '76,170,5 42,194,4.6 4,198,4.2 -24,182,3.6 -26,167,2.6 -15,165,1.2', [-25, 173, 14]);
    drawWhisker(
      scene,
      '160,156,5.4 200,172,5 244,164,4.6 270,136,4.2 267,106,3.6 250,101,2.6 244,116,1.2',
      [260, 110, 18],
    );
    drawWhisker(
      scene,
      '134,171,5 174,198,4.6 220,203,4.2 254,186,3.6 257,170,2.6 246,168,1.2',
      [256, 177, 14],
    );
  },
);
