import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  type FormOptions,
  leaf,
  leg,
  polygon,
  roundEar,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { drawBulrush, drawWaterLily } from '../parts/reeds.ts';
import { foamBalls, waterDrop } from '../parts/water.ts';
import { drawNails, drawNostril, HIPPO_KINDS, HIPPOS } from './hippos.ts';

/** A stone with one lit facet. */
function drawStone(scene: Scene, outline: string, facet?: string, options: FormOptions = {}): void {
  scene.form(polygon(outline).withThickness(20), {
    ramp: 'stone',
    miter: true,
    rim: false,
    shade: 4,
    marks: facet ? [{ path: polygon(facet), ramp: 'stoneLight' }] : [],
    ...options,
  });
}

/** What grows behind the lagoon, and its far rim. */
function drawShore(scene: Scene): void {
  const blade = { ramp: 'reed', miter: true, rim: false, dim: true };
  scene.form(leaf(136, 78, 54, 16, -118, -8), blade);
  scene.form(leaf(168, 70, 66, 16, -82, 6), blade);
  scene.form(leaf(206, 76, 60, 16, -58, 10), blade);
  scene.form(leaf(228, 88, 44, 14, -30, 8), blade);
  const colours = { stalk: 'reed', head: 'cattail' };
  drawBulrush(scene, [152, 80], [143, 2], { ...colours, headWidth: 7.4 });
  drawBulrush(scene, [184, 78], [190, -16], colours);
  drawBulrush(scene, [210, 82], [228, 14], { ...colours, headWidth: 7, headLength: 24 });
  drawStone(scene, '118,84 132,66 154,64 160,82', undefined, { dim: true });
  drawStone(scene, '150,80 162,60 190,58 200,78', undefined, { dim: true });
  drawStone(scene, '192,78 206,62 228,66 238,86', undefined, { dim: true });
}

/** The lagoon on the back, with its near rim and the waterfall down the flank. */
function drawLagoon(scene: Scene): void {
  scene.form(ellipse(178, 86, 62, 23, 3), {
    ramp: 'lagoon',
    rim: false,
    shade: 4,
    marks: [{ path: [ellipse(164, 78, 20, 3.2, 3), ellipse(206, 84, 12, 2.4, 3)], ramp: 'spray' }],
  });
  drawStone(scene, '108,90 124,80 146,92 150,110 128,118 108,108', '108,90 124,80 136,92 122,102');
  drawStone(scene, '140,102 160,96 174,104 172,122 152,126 136,116', '140,102 160,96 162,108 148,114');
  drawStone(scene, '200,106 214,98 232,100 238,116 220,124 202,120', '200,106 214,98 222,108 208,114');
  drawStone(scene, '228,96 240,82 254,90 254,106 240,116 230,110', '228,96 240,82 246,94 236,102');
  drawWaterLily(scene, 157, 104, 25, 'lily');
  scene.form(
    spline(
      '168,102! 180,98 194,99 206,104! 204,126 200,160 204,200 208,228! 190,236 172,230! 174,196 176,160 174,126',
    ),
    {
      ramp: 'lagoon',
      rim: false,
      shade: 4,
      marks: [
        {
          path: [
            spline('180,104 186,104 186,140 184,186 180,160 182,130'),
            spline('194,112 198,114 194,150 198,196 192,176 190,140'),
          ],
          ramp: 'spray',
        },
      ],
    },
  );
  const spray = foamBalls([
    [166, 231, 8],
    [177, 226, 9],
    [191, 228, 11],
    [205, 227, 9],
    [214, 232, 7],
  ]);
  scene.form(spray, { ramp: 'foam', lineWidth: 0.8, shade: 3, rim: false });
}

/** The stone crown with its water jewel. */
function drawCrown(scene: Scene): void {
  drawStone(scene, '62,92 62,66 76,58 86,84 78,94', '62,92 62,66 76,58 74,80', { dim: true });
  drawStone(scene, '112,86 124,58 140,64 136,88 122,96', '112,86 124,58 130,76 122,88');
  drawStone(scene, '82,86 92,48 108,44 118,80 102,92', '82,86 92,48 104,62 98,84');
  scene.form(polygon('94,80 100,70 107,79 101,90').withThickness(10), {
    ramp: 'lagoon',
    lineWidth: 0.6,
    miter: true,
    rim: false,
    shade: 1.5,
    marks: [{ path: polygon('94,80 100,70 101,90'), ramp: 'spray' }],
  });
}

/** The river king: a hippo that carries a lagoon. */
export const potamere = creature(
  'potamere',
  {
    stage: 3,
    palette: {
      ...HIPPOS,
      main: '#7381dc',
      stone: '#c9ae84',
      stoneLight: '#f6e8c0',
      lagoon: '#3fc3e6',
      spray: '#c4f2fb',
      foam: '#eafaff',
      reed: '#6fbf4b',
      cattail: '#8a5a3c',
      lily: '#ff9cc4',
    },
    roles: { ...HIPPO_KINDS.roles, lagoon: 'accent', spray: 'belly', foam: 'belly', lily: 'accent' },
    dark: {
      ...HIPPO_KINDS.dark,
      stoneLight: '#8f82b5',
      spray: '#d3c9ff',
      foam: '#bdb2e4',
      cattail: '#7a3a66',
    },
    shiny: {
      ...HIPPO_KINDS.shiny,
      main: '#e57aa3',
      stoneLight: '#d8f4e2',
      spray: '#fff4c6',
      foam: '#fffaf0',
      reed: '#58b79a',
      cattail: '#b3527a',
      lily: '#fff4fa',
    },
  },
  (scene) => {
    drawShore(scene);
    // far legs
    scene.form(leg(96, 166, 224, 40, 34, 6), { dim: true });
    scene.form(leg(176, 166, 224, 40, 34, 6), { dim: true });
    // tail with a drop for a tuft
    scene.form(tube('242,150,8 258,158,6 262,174,5'));
    scene.form(waterDrop(262, 186, 10, 4), {
      ramp: 'puddle',
      lineWidth: 0.8,
      gloss: true,
      highlights: [ellipse(259, 184, 3, 4)],
    });
    // body
    scene.form(
      [
        spline('84,120 120,92 176,82 226,94 250,130 246,172 214,200 150,206 100,196 78,160'),
        leg(124, 164, 233, 52, 44, 8),
        leg(218, 158, 233, 56, 46, 7),
      ],
      { shade: 15, cast: [ellipse(94, 140, 60, 54)] },
    );
    drawNails(scene, [
      [101, 229, 6],
      [116, 232, 6.4],
      [133, 232, 6.2],
    ]);
    drawNails(scene, [
      [194, 229, 6],
      [210, 232, 6.4],
      [227, 232, 6.2],
    ]);
    // stone plates on the near legs
    drawStone(scene, '106,196 122,184 142,190 148,208 130,218 110,212', '106,196 122,184 132,196 118,204');
    drawStone(scene, '200,190 218,180 238,188 242,206 222,214 204,208', '200,190 218,180 228,192 212,200');
    drawLagoon(scene);
    // head
    drawEar(scene, roundEar(60, 90, 14), 'main', 'belly', { dim: true });
    scene.form(skull(92, 122, 46, { wide: 1.02 }), { shade: 12 });
    // jaw and muzzle
    scene.form(spline('34,184 60,198 96,204 124,194 130,176 60,170'), { ramp: 'belly', shade: 6, dim: true });
    scene.form(spline('14,156 20,134 46,124 80,130 112,138 136,156 134,178 110,192 72,192 34,186 18,174'), {
      ramp: 'belly',
      shade: 11,
    });
    drawNostril(scene, 42, 144, 12, 16);
    drawNostril(scene, 76, 146, 13, 10);
    scene.ink('84,176 104,176 122,166 128,156', 3.6, 'belly');
    // tusks
    scene.form(tube('34,186,9 22,176,8.6 12,158,6 12,138,0.4'), {
      ramp: 'nail',
      rim: false,
      dim: true,
      shade: 3,
    });
    scene.form(tube('98,192,10 116,186,10 128,168,7.4 130,142,0.4'), { ramp: 'nail', rim: false, shade: 4 });
    drawEar(scene, roundEar(138, 94, 16), 'main', 'belly');
    drawCrown(scene);
    // face
    eye(scene, 66, 113, 19, 20, { kind: 'fierce', mirror: true });
    eye(scene, 107, 113, 29, 25, { kind: 'fierce' });
  },
);
