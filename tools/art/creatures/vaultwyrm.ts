import { creature } from '../creature.ts';
import { ellipse, eye, ink, polygon, type Scene, skull, spline, star, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { polar } from '../parts/polar.ts';
import { coinsAlong } from './vaultwyrm-hoard.ts';

const palette = {
  main: '#43865f',
  belly: '#e9d7a8',
  coin: '#f0c050',
  coinEdge: '#8f5f22',
  gold: '#ffcf4d',
  goldTop: '#fff0a8',
  iron: '#a3abbb',
  ironDark: '#6f7689',
  goldSide: '#dd9526',
  copper: '#e08f58',
  copperDark: '#bd6a3f',
  claw: '#fff0d0',
  iris: '#e0952a',
};
const roles = {
  coin: 'main',
  coinEdge: 'main',
  goldTop: 'accent',
  goldSide: 'accent',
  copper: 'accent',
  copperDark: 'accent',
} as const;
const dark = {
  main: '#564d49',
  coin: '#7f7571',
  coinEdge: '#564d49',
  iron: '#9b9086',
  ironDark: '#6b615d',
  copperDark: '#a85c0e',
  goldSide: '#c4680c',
};
const shiny = {
  main: '#c24a5c',
  belly: '#ffe6d8',
  coin: '#cfd8e6',
  coinEdge: '#8895b0',
  gold: '#f2f6ff',
  goldTop: '#ffffff',
  goldSide: '#aab8d0',
  iron: '#f0bd55',
  ironDark: '#b5802c',
  copper: '#5aa0e0',
  copperDark: '#2f6fb8',
};

const placesOf = (spine: string): string => spine.replaceAll(/(\S+,\S+),\S+/g, '$1');

/** A loop of the body with coins along its flank. */
function drawLoop(scene: Scene, spine: string, offset: number, radius: number): void {
  scene.form(tube(spine), { shade: 11, marks: coinsAlong(placesOf(spine), [offset], radius) });
}

/** The hood: the round door of a vault with its bolts shot. */
function drawVaultDoor(scene: Scene, x: number, y: number): void {
  for (let turn = 0; turn < 360; turn += 45) {
    const [fromX, fromY] = polar(x, y, 84, turn);
    const [toX, toY] = polar(x, y, 116, turn);
    scene.form(
      tube(
        [
          [fromX, fromY, 11],
          [toX, toY, 11],
        ],
        { endCap: 'flat' },
      ),
      { ramp: 'gold', rim: false, shade: 4 },
    );
  }
  scene.form(ellipse(x, y, 100), {
    ramp: 'iron',
    shade: 10,
    marks: [{ path: ellipse(x, y, 82), ramp: 'ironDark' }],
  });
  scene.form(ellipse(x, y, 72), {
    ramp: 'iron',
    outline: 'inner',
    shade: 7,
    marks: [{ path: ellipse(x, y, 50), ramp: 'ironDark' }],
  });
  for (let turn = 22.5; turn < 360; turn += 45) {
    const [studX, studY] = polar(x, y, 91, turn);
    scene.form(ellipse(studX, studY, 6.4), { ramp: 'gold', rim: false, shade: 2, lineWidth: 0.8 });
  }
}

/** The horned head, its brows heavy. */
function drawHead(scene: Scene): void {
  scene.form(tube('96,58,14 76,34,12 78,4,9 96,-16,1'), { ramp: 'gold', dim: true, rim: false, shade: 4 });
  scene.form(tube('160,58,16 190,36,13 196,2,10 180,-22,1'), { ramp: 'gold', rim: false, shade: 5 });
  // cheek frill
  scene.form(
    spline('168,84! 196,76 216,86! 204,98 206,108! 216,118 214,132! 190,134 166,122!').withThickness(28),
    {
      miter: true,
      shade: 5,
      marks: [{ path: spline('190,70! 186,104 190,140! 230,140 230,70!'), ramp: 'belly' }],
    },
  );
  scene.form(
    [
      skull(124, 90, 58, { high: 0.92 }),
      spline('60,92 110,78 142,106 132,140 92,154 44,148 22,130 34,108').withThickness(60),
    ],
    {
      shade: 12,
      marks: [
        { path: spline('14,132 50,130 90,138 142,122 160,150 100,172 20,160'), ramp: 'belly' },
        { path: polygon('110,36 126,30 140,38 134,66 124,78 114,66'), ramp: 'gold' },
      ],
    },
  );
  scene.flat(ellipse(40, 122, 4, 3, -20), scene.ramp('main').line);
  scene.flat(ink('30,140 62,146 100,142 134,126', 4.8), scene.ramp('main').line);
  drawClaws(scene, '56,145,15,11,92 82,146,13,10,92', {});
  eye(scene, 84, 94, 22, 23, { kind: 'fierce', mirror: true });
  eye(scene, 136, 93, 32, 28, { kind: 'fierce' });
}

/** A wyrm like a bank: coins along its flank, and the door of a vault for a hood. */
export const vaultwyrm = creature(
  'vaultwyrm',
  { plan: 'wyrm', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    drawVaultDoor(scene, 138, 92);
    // tail, up at the right, with a bar of gold
    scene.form(tube('210,262,30 268,262,22 292,222,16 286,180,12'), { shade: 7, rim: false });
    scene.form(polygon('268,184 276,128 296,120 316,128 308,184').withThickness(36), {
      ramp: 'gold',
      rim: false,
      shade: 5,
      marks: [{ path: polygon('296,140 300,116 330,116 320,196 296,196'), ramp: 'goldSide' }],
      lines: [
        { path: '278,132 296,140 314,132', width: 2.8 },
        { path: '296,140 294,182', width: 2.8 },
      ],
    });
    drawLoop(scene, '56,224,30 120,206,34 190,214,34 244,236,28', -10, 12);
    // neck
    scene.form(tube('146,236,46 152,190,42 136,140,38'), {
      shade: 12,
      marks: [{ path: spline('96,120 124,140 140,190 144,260 96,260 92,180'), ramp: 'belly' }],
      lines: ['104,170 124,176 142,170', '104,196 126,203 146,196'].map((path) => ({ path, width: 3.4 })),
    });
    drawHead(scene);
    drawLoop(scene, '252,250,31 190,286,36 110,288,37 44,262,34 26,236,24', 0, 15);
    // far and near arm about the first coin
    scene.form(ellipse(88, 212, 44, 45), {
      ramp: 'copper',
      shade: 7,
      marks: [
        { path: ellipse(88, 212, 34, 35), ramp: 'copperDark' },
        { path: ellipse(89, 213.5, 31, 32), ramp: 'copper' },
        { path: star(88, 212, 20, 9, 5), ramp: 'copperDark' },
      ],
    });
    scene.flat(star(62, 184, 15, 3.8, 4), '#ffffff');
    scene.form(tube('176,190,20 170,226,16 132,228,14'), { shade: 6, rim: false });
    drawClaws(scene, '132,218,20,13,-166 126,228,21,13,178 132,238,20,13,162');
    drawClaws(scene, '50,226,18,12,18 48,236,18,12,4 54,246,17,12,-12', { dim: true });
  },
);
