import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, leg, mouth, polygon, skull, spline, tube } from '../kit.ts';
import { drawOakLeaf } from '../parts/foliage.ts';
import { stances } from '../parts/stances.ts';

export const TRUFFLE = {
  main: '#94664a',
  belly: '#f6d0ab',
  snout: '#f2a08a',
  wart: '#b98a63',
  coat: '#74503f',
  hoof: '#5f4650',
  leaf: '#5cae45',
  leafLight: '#9bd44e',
  fir: '#2f8450',
  tusk: '#fff0d2',
  bark: '#a06c42',
  root: '#cf9c62',
  clay: '#d98a56',
  petal: '#ff7f8e',
  iris: '#4a8f2c',
};
export const TRUFFLE_KINDS = {
  // leaves of blood beech
  dark: { leaf: '#48871e', leafLight: '#5db543', fir: '#184745' },
  // a white boar in cherry blossom
  shiny: {
    main: '#e6deef',
    coat: '#c6b6d8',
    wart: '#c3b0da',
    belly: '#fff4ee',
    snout: '#ff9db4',
    hoof: '#9a86b8',
    leaf: '#ff9cc2',
    leafLight: '#ffd0e2',
    fir: '#e86a9f',
    tusk: '#ffe28a',
    root: '#ffe28a',
    bark: '#8a6a5c',
    clay: '#b99ad6',
    petal: '#ffe066',
  },
  roles: { snout: 'belly', wart: 'belly', tusk: 'belly', root: 'belly', leafLight: 'main' },
} as const;

const body = { plan: 'hoofed', stage: 1 } as const;

/** A piglet in a warty truffle coat with a sprout of oak on its head. */
export const rootling = creature('rootling', { ...body, palette: TRUFFLE, ...TRUFFLE_KINDS }, (scene) => {
  scene.stand([206, 172], stances.tail, () => {
    // curly tail
    scene.form(tube('204,172,5 220,170,4.6 228,158,4.4 220,149,4.2 213,157,4 222,168,3.8 238,162,3.4'), {
      ramp: 'belly',
      lineWidth: 0.85,
      rim: false,
    });
  });
  // legs
  const hooves = polygon('60,223 240,223 240,250 60,250');
  scene.stand([118, 186], stances.foreleg, () => {
    scene.form(leg(118, 184, 228, 26, 22, 3), {
      ramp: 'belly',
      dim: true,
      marks: [{ path: polygon('60,217 240,217 240,250 60,250'), ramp: 'hoof' }],
    });
  });
  scene.form(leg(178, 184, 228, 26, 22, 3), {
    ramp: 'belly',
    dim: true,
    marks: [{ path: polygon('60,217 240,217 240,250 60,250'), ramp: 'hoof' }],
  });
  scene.stand([138, 188], { pain: { turn: 8 }, joy: { turn: 14, move: [-2, -4] } }, () => {
    scene.form(leg(138, 184, 235, 28, 24, 3), { ramp: 'belly', marks: [{ path: hooves, ramp: 'hoof' }] });
  });
  scene.stand([196, 186], stances.hindleg, () => {
    scene.form(leg(196, 184, 234, 28, 24, 3), { ramp: 'belly', marks: [{ path: hooves, ramp: 'hoof' }] });
  });
  // truffle coat on a pale belly
  scene.form(fluff(160, 170, 54, 41, 13, 0.06, 8), {
    shade: 12,
    marks: [
      {
        path: spline(
          '90,200! 108,196 126,206 142,198 160,208 178,198 194,204 208,190 222,194! 230,240! 90,240!',
        ),
        ramp: 'belly',
      },
      {
        path: [
          ellipse(164, 150, 7, 5),
          ellipse(186, 166, 6, 5),
          ellipse(160, 176, 5, 4),
          ellipse(196, 148, 4, 3),
          ellipse(206, 178, 4, 4),
          ellipse(180, 138, 4, 3),
        ],
        ramp: 'wart',
      },
    ],
  });
  scene.stand([120, 160], stances.head, () => {
    // far ear
    scene.stand([74, 92], stances.farEar, () => {
      scene.form(spline('64,98! 50,78 50,58 56,48! 76,60 90,82'), { ramp: 'belly', dim: true, miter: true });
    });
    // head
    scene.form(skull(102, 128, 54, { cheek: 0.7, high: 0.92 }), { ramp: 'belly', shade: 10 });
    // warty cap
    scene.form(
      spline(
        '50,112! 50,96 62,86! 68,74 84,72! 96,64 110,70! 128,66 136,78! 150,84 152,98! 160,108 154,120! 142,118 136,106! 124,108 116,98! 102,104 90,96! 78,106 68,100! 62,110 50,112!',
      ),
      {
        shade: 8,
        marks: [
          {
            path: [
              ellipse(88, 84, 6, 4),
              ellipse(124, 84, 7, 5),
              ellipse(142, 100, 4, 4),
              ellipse(70, 94, 4, 3),
            ],
            ramp: 'wart',
          },
        ],
      },
    );
    scene.stand(
      [106, 76],
      { roar: { turn: -10, grow: 1.2 }, pain: { turn: 26, grow: 0.84 }, joy: { grow: 1.16 } },
      () => {
        // sprout
        scene.form(tube('106,76,5 104,60,4.4 110,44,4'), { ramp: 'leafLight', lineWidth: 0.85, rim: false });
        drawOakLeaf(scene, 106, 54, 44, 30, -152, { bend: 4, ramp: 'leafLight' });
        drawOakLeaf(scene, 108, 50, 70, 48, -38, { bend: -6 });
      },
    );
    // near ear
    scene.stand([142, 98], stances.nearEar, () => {
      scene.form(spline('130,92! 142,70 160,54 174,52! 176,76 168,98 152,108'), {
        ramp: 'belly',
        miter: true,
        marks: [{ path: spline('141,92! 150,76 164,63! 166,80 157,95'), ramp: 'snout' }],
      });
    });
    // snout
    scene.form(ellipse(76, 154, 24, 18, -4), { ramp: 'snout', shade: 5 });
    scene.flat(ellipse(67, 153, 3.8, 5.8, 8), scene.ramp('snout').line);
    scene.flat(ellipse(84, 153, 4.2, 6, -4), scene.ramp('snout').line);
    // face
    eyes(scene, 92, 124, 58, 25, 32, { kind: 'dot' });
    mouth(scene, 84, 171, 20, 'open');
    blush(scene, 136, 150, 10);
  });
});
