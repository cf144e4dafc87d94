import { creature } from '../creature.ts';
import {
  ellipse,
  eye,
  leg,
  type Path,
  type Point,
  polygon,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { polar } from '../parts/polar.ts';
import { drawPinnacle } from './cathedral.ts';

const palette = {
  main: '#a9a0b8',
  belly: '#f6ead0',
  lead: '#3d3850',
  ruby: '#e0304e',
  blue: '#3458d8',
  sky: '#7fc0f8',
  gold: '#ffc740',
  claw: '#fff3da',
  iris: '#3458d8',
};
const roles = { ruby: 'accent', blue: 'main', sky: 'belly', lead: 'fixed' } as const;
/** A church of brick, with green glass. */
const shiny = {
  main: '#c9522c',
  belly: '#ffd080',
  ruby: '#2fb47c',
  blue: '#1f6f8c',
  sky: '#d4ffe8',
  gold: '#ffe98a',
};
const options = { plan: 'drake', palette, stage: 2, roles, darkRecipe: 'ember', shiny } as const;

const ROOT = { x: 176, y: 172 } as const;
/** Bones of the wing: direction, length. Between each two is a window. */
const BONES: readonly (readonly [degrees: number, length: number])[] = [
  [-96, 190],
  [-72, 200],
  [-46, 194],
  [-20, 166],
  [6, 128],
];

/** A wing of stained glass between bones of stone; drawn at the right. */
function drawWindowWing(scene: Scene, far: boolean): void {
  const place = (path: Path): Path =>
    far ? path.mirror(160).scale(0.84, 0.98, 160, 172).rotate(-4, 160, 172) : path;
  const tip = (i: number, share = 1, turn = 0): Position =>
    polar(ROOT.x, ROOT.y, BONES[i]![1] * share, BONES[i]![0] + turn);
  const outline: Point[] = [[ROOT.x, ROOT.y, true]];
  BONES.forEach(([degrees], i) => {
    outline.push([...tip(i), true]);
    const next = BONES[i + 1];
    if (next)
      outline.push([
        ...polar(ROOT.x, ROOT.y, ((BONES[i]![1] + next[1]) / 2) * 0.86, (degrees + next[0]) / 2),
      ]);
  });
  const panes = BONES.slice(0, -1).flatMap(([from], i) => {
    const [to] = BONES[i + 1]!;
    const reach = Math.min(BONES[i]![1], BONES[i + 1]![1]);
    const sector = (inner: number, outer: number, ramp: string) => ({
      path: place(
        polygon([
          ...[0.1, 0.36, 0.64, 0.9].map(
            (share): Position => polar(ROOT.x, ROOT.y, reach * outer, from + (to - from) * share),
          ),
          ...[0.88, 0.5, 0.12].map(
            (share): Position => polar(ROOT.x, ROOT.y, reach * inner, from + (to - from) * share),
          ),
        ]),
      ),
      ramp,
    });
    const middle = (from + to) / 2;
    const rose = polar(ROOT.x, ROOT.y, reach * 0.66, middle);
    const radius = reach * Math.sin(((to - from) / 2) * (Math.PI / 180)) * 0.5;
    const [first, second] = i % 2 ? ['ruby', 'blue'] : ['blue', 'ruby'];
    return [
      sector(0.22, 0.4, 'gold'),
      sector(0.43, 0.9, first!),
      { path: place(ellipse(...rose, radius * 1.28)), ramp: 'lead' },
      { path: place(ellipse(...rose, radius)), ramp: second! },
      ...[0, 60, 120, 180, 240, 300].map((turn) => ({
        path: place(ellipse(...polar(...rose, radius * 0.56, turn), radius * 0.26)),
        ramp: 'sky',
      })),
      { path: place(ellipse(...rose, radius * 0.24)), ramp: 'gold' },
    ];
  });
  scene.form(place(spline(outline).withThickness(90)), {
    ramp: 'lead',
    dim: far,
    miter: true,
    shade: 10,
    rim: false,
    marks: panes,
  });
  for (const i of BONES.keys()) {
    scene.form(
      place(
        tube([
          [ROOT.x, ROOT.y, 9],
          [...tip(i, 0.5), 6.4],
          [...tip(i, 0.98), 3.4],
        ]),
      ),
      { ramp: 'belly', dim: far, rim: false, shade: 3, lineWidth: 0.9 },
    );
  }
  const [x, y] = tip(1, 0.9);
  if (!far) drawPinnacle(scene, x - 3, y + 8, 17, -74);
}

/** A gargoyle of a drake on its haunches, its wings church windows. */
export const cathedrake = creature('cathedrake', options, (scene) => {
  drawWindowWing(scene, true);
  drawWindowWing(scene, false);
  // tail, curled along the floor, with a finial
  scene.form(tube('206,262,28 254,274,20 286,254,14 284,226,10'), { rim: false, shade: 6 });
  drawPinnacle(scene, 284, 232, 19, -92);
  // far foreleg and haunch
  scene.form([tube('112,200,22 96,240,17 94,270,16'), leg(94, 262, 290, 32, 32, 12)], {
    dim: true,
    rim: false,
    shade: 5,
  });
  // body and neck
  scene.form(
    [
      spline('104,164 140,142 184,158 214,196 226,240 216,284 170,290 128,280 110,240 98,204').withThickness(
        100,
      ),
      tube('138,178,40 116,136,32 104,100,32'),
      ellipse(204, 252, 44, 42),
      leg(196, 270, 292, 50, 46, 16),
    ],
    {
      shade: 14,
      marks: [
        { path: spline('84,120 106,128 128,170 146,210 150,280 110,290 90,220 80,160'), ramp: 'belly' },
        { path: spline('178,246! 178,226 192,210! 206,226 206,250! 192,258'), ramp: 'lead' },
        { path: spline('182,244! 182,228 192,217! 192,252!'), ramp: 'ruby' },
        { path: spline('202,246! 202,228 192,217! 192,252!'), ramp: 'blue' },
      ],
      lines: [
        '90,140 108,144 122,138',
        '92,166 116,170 136,162',
        '98,194 126,198 148,190',
        '108,222 132,226 152,220',
      ].map((path) => ({ path, width: 3.4 })),
      cast: [ellipse(92, 126, 48, 22)],
    },
  );
  drawClaws(scene, '158,290,15,13,164 174,293,15,12,150');
  // near foreleg: a buttress
  scene.form([tube('148,210,28 144,250,20 142,272,18'), leg(142, 264, 294, 38, 38, 14)], {
    rim: false,
    shade: 7,
    lines: [
      { path: '130,228 142,234 154,226', width: 3.4 },
      { path: '128,248 142,253 156,246', width: 3.2 },
    ],
  });
  drawClaws(scene, '108,292,15,12,166 122,295,15,12,152 68,288,14,12,166 82,291,14,12,152');
  // pinnacles down the neck
  drawPinnacle(scene, 142, 92, 17, -30);
  drawPinnacle(scene, 156, 122, 18, -26);
  drawPinnacle(scene, 172, 152, 18, -24);
  // head
  drawPinnacle(scene, 66, 58, 20, -116, true);
  scene.form(polygon('118,96 152,94 176,108 156,118 128,122').withThickness(22), {
    rim: false,
    shade: 4,
    marks: [{ path: polygon('130,102 152,100 164,107 150,112 132,114'), ramp: 'ruby' }],
  });
  scene.form(
    [
      skull(98, 92, 48, { high: 0.94 }),
      spline('46,88 84,80 112,102 102,128 68,138 28,134 8,118 22,102').withThickness(50),
    ],
    {
      shade: 10,
      marks: [
        { path: spline('0,120 34,116 66,122 100,114 130,124 100,150 10,150'), ramp: 'belly' },
        { path: polygon('98,44 112,52 106,78 94,62'), ramp: 'gold' },
      ],
      lines: [{ path: '24,126 50,132 78,128 98,116', width: 4 }],
    },
  );
  drawPinnacle(scene, 116, 58, 24, -66);
  scene.form(polygon('44,82 76,66 84,78 56,92').withThickness(12), {
    ramp: 'belly',
    rim: false,
    shade: 2,
    lineWidth: 0.85,
  });
  scene.form(polygon('96,70 128,62 134,76 102,84').withThickness(12), {
    ramp: 'belly',
    rim: false,
    shade: 2,
    lineWidth: 0.85,
  });
  scene.flat(ellipse(22, 113, 4, 3, -20), scene.ramp('main').line);
  drawClaws(scene, '38,130,12,9,92 60,132,11,8,92');
  eye(scene, 68, 96, 21, 23, { kind: 'calm', mirror: true });
  eye(scene, 110, 95, 30, 27, { kind: 'calm' });
});

type Position = readonly [number, number];
