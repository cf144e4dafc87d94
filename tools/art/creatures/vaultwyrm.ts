import { creature } from '../creature.ts';
import { ellipse, eye, ink, polygon, type Scene, spline, star, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { coinsAlong, drawVaultHood } from './vaultwyrm-hoard.ts';

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

const bar = { ramp: 'gold', miter: true, rim: false, shade: 3 } as const;
const LOOP = '236,250,23 190,274,28 126,280,30 62,268,27 38,244,23';
const RISE = '46,236,22 86,216,27 142,220,32 184,192,35 176,146,32 146,118,27';
const THROAT = '146,236 150,196 146,168 134,146 120,128';

const placesOf = (spine: string): string => spine.replaceAll(/(\S+,\S+),\S+/g, '$1');

/** A loop of the body with coins along its flank. */
function drawLoop(scene: Scene, spine: string, offset: number, radius: number): void {
  scene.form(tube(spine), { shade: 11, marks: coinsAlong(placesOf(spine), [offset], radius) });
}

/** The tail, that ends in a bar of gold. */
function drawTail(scene: Scene): void {
  scene.form(polygon('252,140 262,82 284,76 304,86 294,144 274,150'), {
    ...bar,
    marks: [{ path: polygon('275,154 285,96 312,78 308,154'), ramp: 'goldSide' }],
    lines: [
      { path: '263,85 285,95', width: 2.8, taper: 'none' },
      { path: '285,95 303,88', width: 2.8, taper: 'none' },
      { path: '285,95 275,148', width: 2.8, taper: 'none' },
    ],
  });
  scene.form(tube('222,244,22 270,246,18 292,206,14 278,146,10'), {
    shade: 6,
    marks: [{ path: tube('226,266,12 290,264,9 310,206,7 290,146,5'), ramp: 'belly' }],
  });
}

function drawHead(scene: Scene): void {
  scene.form(polygon('95,74 80,49 97,38 114,64'), { ...bar, dim: true });
  scene.form(polygon('132,66 144,30 172,38 159,75'), {
    ...bar,
    marks: [{ path: polygon('157,27 181,34 164,83 146,75'), ramp: 'goldSide' }],
  });
  scene.form(spline('125,57 155,70 164,98 149,122 114,134 76,136 44,130 29,119 31,106 48,96 76,90 97,68'), {
    shade: 9,
    marks: [
      { path: spline('14,121 61,119 104,119 147,104 164,145 33,149'), ramp: 'belly' },
      { path: polygon('91,64 119,51 112,74 100,81'), ramp: 'gold' },
    ],
  });
  scene.flat(ellipse(43, 107, 3.2, 2.4, -20), scene.ramp('main').line);
  scene.flat(ellipse(57, 105, 3.2, 2.4, -20), scene.ramp('main').line);
  scene.ink(ink('70,87 82,80 93,83', 4.4));
  eye(scene, 85, 96, 16, 22, { look: [-0.2, 0.3] });
  eye(scene, 121, 92, 28, 31, { look: [-0.2, 0.3] });
  scene.ink(ink('106,75 121,68 138,75', 5));
  scene.ink(ink('33,119 67,122 106,119 138,106', 4.4));
  // monocle
  scene.flat(ellipse(121, 92, 20, 21), 'none', { stroke: scene.ramp('gold').line, strokeWidth: 7 });
  scene.flat(ellipse(121, 92, 20, 21), 'none', { stroke: scene.colour('gold'), strokeWidth: 3.6 });
}

/** A wyrm like a bank: coins along its flank and a vault door for a hood. */
export const vaultwyrm = creature(
  'vaultwyrm',
  { plan: 'wyrm', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    drawTail(scene);
    drawVaultHood(scene, 146, 84, 98);
    drawLoop(scene, LOOP, 4, 19);
    // far arm
    scene.form(tube('140,158,15 104,186,12 76,178,11'), { dim: true });
    scene.form(tube(RISE), {
      shade: 11,
      marks: [...coinsAlong('70,222 104,214 140,214 164,200', [0], 19), ...coinsAlong(THROAT, [0], 21)],
      cast: [ellipse(116, 136, 62, 22)],
    });
    // large copper coin
    scene.form(ellipse(74, 164, 29, 31, 8), {
      ramp: 'copper',
      marks: [
        { path: ellipse(74, 164, 22, 24, 8), ramp: 'copperDark' },
        { path: ellipse(75, 165, 20, 22, 8), ramp: 'copper' },
        { path: star(75, 165, 14, 6.5, 5), ramp: 'copperDark' },
      ],
    });
    drawClaws(scene, '66,192,20,11,-118 78,194,20,11,-92', { dim: true });
    scene.form(tube('188,162,18 188,204,14 138,204,12 110,188,11'));
    drawClaws(scene, '108,178,20,11,-156 104,188,20,11,178 108,196,18,11,160');
    drawHead(scene);
  },
);
