import { creature } from '../creature.ts';
import { curl, eye, polygon, spline, tube } from '../kit.ts';
import { drawAshWing, drawCrater, drawTalons, lavaSeams } from './tephraptor-ash.ts';

const palette = {
  main: '#5d5268',
  plate: '#7d7088',
  lava: '#ff6f24',
  spark: '#ffd65a',
  ash: '#dcd3d0',
  ember: '#f0a070',
  beak: '#f7a13c',
  claw: '#ffe9cc',
  iris: '#ffb020',
};
const roles = {
  lava: 'accent',
  spark: 'accent',
  ash: 'belly',
  ember: 'accent',
  plate: 'main',
  beak: 'accent',
} as const;
const dark = {
  main: '#33294a',
  plate: '#4a3d66',
  lava: '#e02a9a',
  spark: '#ffb4e6',
  ash: '#7a6a98',
  ember: '#a04a98',
  beak: '#d9527f',
  claw: '#c8b4d8',
};
const shiny = {
  main: '#e9dfd2',
  plate: '#fffaf0',
  lava: '#2aa8e8',
  spark: '#c8f6ff',
  ash: '#8fa6cc',
  ember: '#5fd0e8',
  beak: '#c9a05a',
  claw: '#ffe08a',
};
const options = { plan: 'bird', palette, stage: 2, roles, dark, shiny } as const;

/** A running bird of prey of volcanic rock. */
export const tephraptor = creature('tephraptor', options, (scene) => {
  // tail of basalt shards
  for (const shard of [
    '196,140 270,106 296,110 230,160',
    '200,148 284,146 304,160 216,172',
    '196,152 262,182 270,200 196,178',
  ]) {
    scene.form(polygon(shard).withThickness(20), { miter: true, rim: false, shade: 5 });
  }
  // far wing
  drawAshWing(
    scene,
    '126,100! 134,70 156,56 156,24 180,10 188,-20 216,-34! 226,-12 216,4! 232,12 230,36 212,46! 214,70 190,90 160,110',
    '110,60 150,36 168,40 166,52 182,54 172,70 184,78 160,110 130,120',
    '110,70 146,50 156,58 154,68 166,72 158,84 160,110 130,120',
    [],
    true,
  );
  // far leg, lifted to strike
  scene.form([tube('124,150,26 82,170,20 60,186,14'), tube('62,184,13 88,206,10 80,222,9')], {
    dim: true,
    shade: 4,
  });
  drawTalons(scene, 78, 222, '92,242,70 24,214,-170 18,236,160 42,254,118', true);
  // body
  scene.form(
    polygon('54,92 96,60 120,84 160,92 204,112 224,142 206,170 164,184 118,178 84,158 66,126').withThickness(
      80,
    ),
    {
      miter: true,
      shade: 12,
      rim: false,
      marks: [
        { path: polygon('96,60 120,84 160,92 204,112 224,142 190,128 150,112 112,104'), ramp: 'plate' },
      ],
      lines: lavaSeams(
        scene,
        [
          '60,104 84,106 102,96 108,78',
          '70,132 92,128 102,96',
          '92,128 112,142 134,128 126,104 102,96',
          '112,142 106,168 108,184',
          '134,128 158,144 152,186',
          '158,144 186,140',
        ],
        5.4,
      ),
    },
  );
  // near leg, pushing off
  scene.form([tube('146,190,17 180,214,14 194,232,12'), tube('194,230,12 182,250,10 168,266,10')], {
    shade: 4,
  });
  drawTalons(scene, 168, 264, '214,274,12 112,262,-178 126,278,172 154,284,158', false);
  scene.form(
    polygon('130,140 164,128 198,142 204,168 188,192 160,206 136,202 124,184 120,160').withThickness(54),
    {
      miter: true,
      shade: 9,
      rim: false,
      marks: [{ path: polygon('130,140 164,128 198,142 170,154 144,172 120,160'), ramp: 'plate' }],
      lines: lavaSeams(scene, ['128,194 156,184 178,164 204,162', '156,184 164,210'], 4.4),
    },
  );
  // near wing
  drawAshWing(
    scene,
    '132,116! 138,86 164,76 176,48 206,50 224,24 252,32 286,14! 294,36 278,50! 302,58 300,82 274,88! 284,106 264,120 242,112! 236,132 210,136 196,124! 182,142 150,140',
    '110,80 150,62 184,66 190,80 206,78 202,94 222,100 206,112 212,126 190,124 186,146 130,150',
    '110,84 150,66 170,74 172,86 188,88 184,102 198,108 182,116 182,128 168,126 160,150 130,150',
    [curl(214, 84, 10), curl(256, 68, 8), curl(230, 104, 6)],
  );
  drawCrater(scene);
  // head
  scene.form(polygon('46,62 76,66 112,62 116,84 98,104 70,110 48,100').withThickness(46), {
    miter: true,
    shade: 7,
    rim: false,
    lines: lavaSeams(scene, ['118,78 100,86 96,106'], 3.4),
  });
  // hooked beak
  scene.form(polygon('30,100 58,100 62,110 44,118 30,112').withThickness(14), {
    ramp: 'beak',
    dim: true,
    lineWidth: 0.85,
  });
  scene.form(spline('62,72! 36,66 8,78 0,112! 12,104 24,100 44,104 66,100!'), {
    ramp: 'beak',
    miter: true,
    shade: 5,
    lines: [{ path: '30,78 24,80 22,85', width: 3 }],
  });
  eye(scene, 84, 80, 27, 22, { kind: 'fierce', lid: 6 });
});
