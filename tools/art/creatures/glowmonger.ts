import { creature } from '../creature.ts';
import { ellipse, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawShipLantern } from './glowmonger-stock.ts';
import {
  drawMarshLight,
  drawPuckArm,
  drawPuckHead,
  drawWetEar,
  marshPuckKinds,
  marshPuckRoles,
  marshPucks,
} from './marsh-pucks.ts';

const palette = { ...marshPucks, glow: '#ffd75e', flame: '#ff7f32', wood: '#b98250' };
const roles = { ...marshPuckRoles, glow: 'accent' } as const;
const dark = { ...marshPuckKinds.dark, glow: '#c06cff', flame: '#ff4d9a', wood: '#72516a' };
const shiny = { ...marshPuckKinds.shiny, glow: '#9af0e6', flame: '#2f9fd8', wood: '#8f5a3c' };

/** The boot that it never left, its toe open like a mouth. */
function drawBoot(scene: Scene): void {
  scene.form(
    spline(
      '196,312! 200,326 190,336 130,334 84,330 50,338 22,346! 24,334 58,320 110,316 160,310!',
    ).withThickness(20),
    {
      ramp: 'oilDark',
      shade: 5,
      lines: ['82,330 84,322', '110,331 111,323', '138,333 139,325'].map((path) => ({ path, width: 3 })),
    },
  );
  scene.form(spline('148,290! 88,274 36,276! 24,300 34,336! 74,322 140,318!').withThickness(40), {
    ramp: 'accent',
    flat: true,
    marks: [{ path: spline('160,286 86,288 20,296 16,264 170,256'), ramp: 'hollow' }],
  });
  for (const x of [44, 68, 92]) {
    scene.form(
      polygon([
        [x - 8, 282],
        [x + 8, 283],
        [x, 304],
      ]).withThickness(12),
      { ramp: 'belly', lineWidth: 0.7, rim: false, shade: 2 },
    );
  }
  scene.form(
    spline(
      '98,232! 102,252 96,262 66,262 34,264 14,278 18,294! 56,284 104,292 142,316! 176,322 204,314! 210,290 202,262 200,232!',
    ).withThickness(70),
    {
      ramp: 'oil',
      shade: 13,
      highlights: [ellipse(44, 273, 14, 5, -10)],
      marks: [{ path: spline('214,270 186,280 176,300 182,326 220,326'), ramp: 'oilDark' }],
      lines: [
        { path: '100,262 112,272 130,274', width: 3.4 },
        { path: '176,318 178,298 190,282 206,276', width: 3.4 },
      ],
    },
  );
  scene.form(tube('92,232,11 124,240,11.5 150,242,12 178,240,11.5 208,230,11'), {
    ramp: 'oilDark',
    shade: 4,
    rim: false,
  });
}

/** The sou'wester, its brim turned up in front. */
function drawSouwester(scene: Scene): void {
  scene.form(
    spline(
      '64,60! 96,44 150,40 206,54 252,96! 226,100 204,92! 176,78 110,76 60,88! 48,80 52,68',
    ).withThickness(34),
    {
      ramp: 'oil',
      dim: true,
      shade: 5,
    },
  );
  scene.form(spline('86,66! 88,24 114,-6 148,-12 182,2 204,34 208,70! 170,52 126,50').withThickness(70), {
    ramp: 'oil',
    shade: 11,
    highlights: [ellipse(116, 22, 17, 8, -40)],
    lines: [
      { path: '146,-10 140,20 138,48', width: 3.4 },
      { path: '160,-8 178,20 186,52', width: 3.4 },
    ],
  });
  scene.form(tube('46,78,9 92,58,10 140,52,10 188,60,10 214,76,9'), {
    ramp: 'oilDark',
    rim: false,
    shade: 4,
  });
}

/** The ghost of a ship's chandler: lanterns on a yoke, a beard of marsh light, one boot. */
export const glowmonger = creature(
  'glowmonger',
  { plan: 'cloak', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    // yoke
    scene.form(tube('-22,132,8 60,112,10 146,106,11 232,112,10 312,132,8'), {
      ramp: 'wood',
      rim: false,
      shade: 4,
      lines: [{ path: '-8,128 60,112 130,106', width: 2.8 }],
    });
    drawShipLantern(scene, -14, 138, 1.36, 14, true);
    drawShipLantern(scene, 304, 138, 1.5, 16);
    // far arm and hand on the yoke
    drawPuckArm(scene, '92,142,15 56,152,13 42,122,12', true);
    drawWetEar(scene, 88, 84, 74, 166, 22, true);
    // ghostly body, running down into the boot
    scene.form(ellipse(150, 236, 58, 16), { ramp: 'hollow', lineRamp: 'oil' });
    scene.form(
      spline('100,130 148,118 196,130 212,168 200,204 184,240 128,244 112,212 92,172').withThickness(84),
      { shade: 12 },
    );
    drawBoot(scene);
    // oilskin, open in front, its hem torn
    scene.form(
      spline(
        '118,120! 92,124 72,152 62,192 48,232! 66,224 78,238! 92,222 108,228! 112,180 124,146',
      ).withThickness(44),
      { ramp: 'oil', dim: true, shade: 8 },
    );
    scene.form(
      spline(
        '160,118! 198,120 222,148 234,190 254,232! 232,226 222,242! 206,224 190,238! 180,220 166,228! 170,184 164,148',
      ).withThickness(60),
      {
        ramp: 'oil',
        shade: 12,
        lines: [
          { path: '204,160 214,190 212,216', width: 3.8 },
          { path: '186,150 190,176 186,204', width: 3.4 },
        ],
      },
    );
    drawWetEar(scene, 194, 86, 84, 12, 24);
    drawPuckHead(scene, 138, 92, 62, { brow: 0.3, look: [-0.26, 0.1] });
    // beard of marsh light
    drawMarshLight(
      scene,
      spline(
        '76,114! 72,138 80,160! 90,152 94,148! 96,176 112,196! 120,182 124,172! 132,194 148,206! 154,184 154,172! 166,180 178,182! 178,162 188,140 192,112! 160,134 110,138',
      ).withThickness(40),
      spline(
        '88,128! 90,142 98,140! 104,160 114,174! 120,158 126,152! 136,172 144,182! 146,164 150,156! 162,160 168,160! 172,142 178,128! 150,144 110,146',
      ),
    );
    drawSouwester(scene);
    // near hand on the yoke
    drawPuckArm(scene, '212,148,17 250,156,14 258,124,13');
  },
);
