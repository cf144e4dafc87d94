import { creature } from '../creature.ts';
import { ellipse, eyes, ink, polygon, type Scene, skull, spline, star, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';

const palette = {
  main: '#4b9468',
  belly: '#f1dcae',
  coin: '#e08f58',
  engraving: '#bd6a3f',
  gold: '#ffcf4d',
  goldSide: '#dd9526',
  wing: '#9cc79a',
  strap: '#b5603c',
  claw: '#fff0d0',
  iris: '#e0952a',
};
const roles = { wing: 'main', coin: 'accent', engraving: 'accent', goldSide: 'accent' } as const;
const dark = {
  main: '#564d49',
  wing: '#756b67',
  strap: '#584e4a',
  engraving: '#a85c0e',
  goldSide: '#c4680c',
};
const shiny = {
  main: '#c24a5c',
  belly: '#ffe6d8',
  wing: '#f2a79c',
  coin: '#5aa0e0',
  engraving: '#2f6fb8',
  gold: '#f2f6ff',
  goldSide: '#aab8d0',
  strap: '#4f8fd0',
};

const bar = { ramp: 'gold', miter: true, rim: false, shade: 3, lineWidth: 0.85 } as const;

/** The gold bar at the tip of the tail, stamped and blunt. */
function drawBar(scene: Scene): void {
  scene.form(polygon('226,104 236,40 254,30 284,38 276,110 250,116'), {
    ...bar,
    lineWidth: 1,
    marks: [{ path: polygon('252,120 262,52 290,34 290,120'), ramp: 'goldSide' }],
    lines: [
      { path: '238,42 262,51', width: 2.8, taper: 'none' },
      { path: '262,51 282,41', width: 2.8, taper: 'none' },
      { path: '262,50 251,112', width: 2.8, taper: 'none' },
      { path: '240,70 251,72', width: 3.4, taper: 'none' },
      { path: '238,82 249,84', width: 3.4, taper: 'none' },
    ],
  });
  scene.form(tube('230,110,6 252,117,7 278,112,6'), { ramp: 'strap', lineWidth: 0.8, rim: false });
}

/** The coin, its portrait worn away. */
function drawCoin(scene: Scene): void {
  scene.form(ellipse(76, 178, 50, 52), { ramp: 'engraving', rim: false });
  scene.form(ellipse(67, 176, 50, 52), {
    ramp: 'coin',
    shade: 5,
    marks: [
      { path: ellipse(67, 176, 41, 43), ramp: 'engraving' },
      { path: ellipse(68, 177.5, 38.5, 40.5), ramp: 'coin' },
      {
        path: spline(
          '47,160! 43,136! 55,150! 63,132! 70,150! 84,138! 81,162 87,178 82,192 96,208! 78,216 54,214 42,206! 56,194 52,188 43,186! 42,178 33,174! 43,164',
        ),
        ramp: 'engraving',
        opacity: 0.55,
      },
    ],
  });
  scene.flat(star(36, 148, 16, 3.8, 4), '#ffffff');
}

/** A drakelet with one coin. */
export const ingotail = creature(
  'ingotail',
  { plan: 'drake', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // tail with its gold bar
    drawBar(scene);
    scene.form(tube('190,206,24 226,214,19 256,196,14 260,160,11 252,120,10'), {
      shade: 6,
      marks: [{ path: tube('200,228,10 236,232,9 276,206,7 276,160,6 262,124,5'), ramp: 'belly' }],
    });
    // far wing, cupped round the coin
    scene.form(spline('74,140! 40,100 8,98 -22,118! -6,134 -20,164! 0,174 -6,204! 30,206 60,190!'), {
      ramp: 'wing',
      miter: true,
      dim: true,
      lines: ['54,116 18,116 -14,122', '54,124 18,144 -12,162'],
    });
    // body, flat on its belly
    scene.form(spline('110,150 150,128 194,140 222,172 224,208 204,228 150,230 110,226 92,196'), {
      shade: 10,
      marks: [{ path: ellipse(150, 232, 60, 14), ramp: 'belly' }],
    });
    // hind leg, folded
    scene.form([ellipse(206, 202, 26, 24), tube('212,222,12 190,230,10 176,230,9')], { shade: 6 });
    drawClaws(scene, '176,224,13,9,190 172,230,14,9,180 176,235,13,8,168');
    drawCoin(scene);
    // far paw on the rim
    scene.form(ellipse(16, 206, 15, 13, 30), { dim: true, rim: false });
    drawClaws(scene, '23,197,15,10,-24 28,206,16,10,-4 25,215,15,10,14', { dim: true });
    // near wing, cupped round the coin
    scene.form(
      spline('210,150! 196,118 164,116 122,132! 134,150 114,172! 130,182 122,208! 156,206 192,190!'),
      {
        ramp: 'wing',
        miter: true,
        shade: 6,
        lines: ['188,142 148,154 118,170', '192,154 156,180 126,204'],
      },
    );
    scene.form(tube('208,160,10 200,132,8 176,116,7 124,131,4'), { lineWidth: 0.9, rim: false, shade: 3 });
    // near paw
    scene.form(tube('164,218,14 128,222,11 108,214,12'), { rim: false, shade: 5 });
    drawClaws(scene, '102,205,16,11,208 97,214,17,11,184 101,223,16,11,162');
    // horns, tipped with gold
    scene.form(tube('96,60,12 78,40,11 74,14,8 84,-6,1'), {
      ramp: 'belly',
      dim: true,
      rim: false,
      shade: 3,
      marks: [{ path: polygon('40,-20 110,-20 110,16 40,20'), ramp: 'gold' }],
    });
    scene.form(tube('148,62,14 172,42,12 180,12,9 168,-12,1'), {
      ramp: 'belly',
      rim: false,
      shade: 4,
      marks: [{ path: polygon('130,-30 210,-30 210,20 130,10'), ramp: 'gold' }],
    });
    // frill
    scene.form(spline('164,84! 186,74 204,76! 196,92 206,106! 184,112 160,112!'), {
      ramp: 'wing',
      miter: true,
      lines: ['170,94 186,92 196,90'],
    });
    // head, chin on the coin
    scene.form([skull(128, 90, 54, { cheek: 0.3 }), ellipse(96, 116, 36, 24)], {
      shade: 9,
      marks: [
        { path: spline('44,118 96,116 140,128 160,136 140,170 60,160'), ramp: 'belly' },
        { path: polygon('110,36 130,36 126,58 114,58'), ramp: 'gold' },
        { path: polygon('114,62 125,62 121,74 115,74'), ramp: 'gold' },
      ],
    });
    // face
    eyes(scene, 116, 88, 58, 32, 38, { brow: 0.2, look: [-0.2, 0.1] });
    scene.flat(ellipse(70, 110, 2.6, 2), scene.ramp('main').line);
    scene.flat(ellipse(82, 108, 2.6, 2), scene.ramp('main').line);
    scene.ink(ink('66,126 80,131 98,131 114,124', 4.2));
  },
);
