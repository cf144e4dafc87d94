import { creature } from '../creature.ts';
import { ellipse, eye, ink, polygon, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { coinScales, coinsAlong, drawBackBar, drawPile, drawVaultDoor } from './vaultwyrm-hoard.ts';

const palette = {
  main: '#43865f',
  belly: '#e9d7a8',
  coin: '#dcab45',
  coinEdge: '#ad7c2c',
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
  main: '#41416e',
  coin: '#7d5f9e',
  coinEdge: '#503a70',
  iron: '#8d86ad',
  ironDark: '#5b5480',
  copperDark: '#b8366f',
  goldSide: '#d23c8c',
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
const LOWER = '282,240,20 268,266,24 212,282,26 134,286,27 60,279,25 20,258,22 26,238,18';
const UPPER = '250,202,20 238,226,23 190,241,25 128,244,26 74,238,24 44,220,21 50,202,18';

const placesOf = (spine: string): string => spine.replaceAll(/(\S+,\S+),\S+/g, '$1');

/** A wyrm that is its own bank. */
export const vaultwyrm = creature(
  'vaultwyrm',
  { plan: 'wyrm', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail with its bar
    scene.form(polygon('270,118 280,60 302,54 322,64 312,122 292,128'), {
      ...bar,
      marks: [{ path: polygon('293,132 303,74 330,56 326,132'), ramp: 'goldSide' }],
      lines: [
        { path: '281,63 303,73', width: 2.8, taper: 'none' },
        { path: '303,73 321,66', width: 2.8, taper: 'none' },
        { path: '303,73 293,126', width: 2.8, taper: 'none' },
      ],
    });
    scene.form(tube('250,262,22 296,248,18 308,196,14 293,118,10'), {
      shade: 6,
      marks: [{ path: tube('250,284,12 312,268,10 324,200,7 304,118,5'), ramp: 'belly' }],
    });
    // lower coil
    scene.form(tube(LOWER), {
      ramp: 'coinEdge',
      shade: 7,
      marks: coinsAlong(placesOf(LOWER), [-19, 2, 23], 16),
    });
    // far arm with its first coin
    scene.form(tube('84,138,16 40,160,13 14,136,11'), { dim: true });
    scene.form(ellipse(2, 104, 23, 24), {
      ramp: 'copper',
      marks: [
        { path: ellipse(2, 104, 17, 18), ramp: 'copperDark' },
        { path: ellipse(3, 105, 15, 16), ramp: 'copper' },
      ],
    });
    drawClaws(scene, '2,130,20,11,-134 13,126,22,11,-96 24,130,20,11,-62', { dim: true });
    // far shoulder
    drawPile(scene, 58, 132, [2, 1], 36, 22, true);
    // bars along the spine
    drawBackBar(scene, 148, 50, 30, 22, -30);
    drawBackBar(scene, 164, 76, 32, 22, -18);
    // neck and trunk
    scene.form(
      [
        spline('96,226 78,180 78,134 100,104 150,94 196,108 212,146 208,196 196,230'),
        tube('146,120,36 146,78,27 118,52,24'),
      ],
      {
        shade: 12,
        marks: [
          { path: spline('66,240 66,140 92,114 130,122 176,116 222,110 230,240'), ramp: 'coinEdge' },
          ...coinScales(
            '180,196,214,196,3,14 190,176,204,176,2,14 84,156,84,190,2,14 180,156,214,156,3,14 92,138,212,138,7,14',
          ),
          { path: spline('84,70 100,84 112,104 112,118 84,120 70,100'), ramp: 'belly' },
        ],
        cast: [ellipse(100, 84, 50, 18)],
      },
    );
    drawVaultDoor(scene, 126, 166, 47);
    // upper coil
    scene.form(tube(UPPER), {
      ramp: 'coinEdge',
      shade: 7,
      marks: coinsAlong(placesOf(UPPER), [-16, 6, 25], 16),
    });
    // near shoulder and arm
    scene.form(tube('208,138,19 236,172,15 212,200,13 192,206,12'), {});
    drawClaws(scene, '186,198,18,11,206 182,207,19,11,182 187,216,18,11,160');
    drawPile(scene, 204, 132, [2, 2, 1], 36, 21);
    // horns
    scene.form(polygon('78,30 66,4 84,-4 96,24'), { ...bar, dim: true });
    scene.form(polygon('120,28 132,-10 160,-2 146,36'), {
      ...bar,
      marks: [{ path: polygon('146,-14 170,-6 152,44 134,36'), ramp: 'goldSide' }],
    });
    // head
    scene.form(spline('112,16 144,30 152,58 136,80 100,88 60,86 34,76 30,62 44,50 72,42 86,26'), {
      shade: 8,
      marks: [
        { path: spline('10,72 60,70 100,72 140,60 150,100 30,100'), ramp: 'belly' },
        { path: polygon('76,22 104,8 98,30 87,36'), ramp: 'gold' },
      ],
    });
    scene.ink(ink('62,42 72,37 82,40', 3.8));
    scene.ink(ink('94,34 108,30 124,38', 4.4));
    scene.flat(ellipse(42, 60, 3, 2.2, -20), scene.ramp('main').line);
    scene.flat(ellipse(55, 57, 3, 2.2, -20), scene.ramp('main').line);
    eye(scene, 74, 50, 14, 19);
    eye(scene, 108, 48, 24, 27, { brow: 0.3 });
    scene.ink(ink('34,70 66,72 98,72 122,62', 4));
  },
);
