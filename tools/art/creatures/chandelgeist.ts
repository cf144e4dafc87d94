import { creature } from '../creature.ts';
import { ellipse, type Scene, spline, tube } from '../kit.ts';
import { drawShipLantern, drawStilt } from './chandelgeist-stock.ts';
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
const dark = { ...marshPuckKinds.dark, glow: '#c06cff', flame: '#ff4d9a', wood: '#6b4a63' };
const shiny = { ...marshPuckKinds.shiny, glow: '#9af0e6', flame: '#2f9fd8', wood: '#8f5a3c' };

/** The chandler's oilskin with its torn hem. */
function drawOilskin(scene: Scene): void {
  scene.form(spline('98,108 126,102 156,108 168,140 168,180 120,190 88,180 88,140'), {
    shade: 9,
    marks: [{ path: spline('104,110 130,110 134,160 124,210 100,200 98,150'), ramp: 'belly' }],
  });
  // far front of the coat
  scene.form(spline('110,104! 96,100 82,120 76,156 64,196! 78,190 88,204! 98,190 108,184! 108,150 116,120'), {
    ramp: 'oil',
    dim: true,
    shade: 8,
  });
  // near front and back
  scene.form(
    spline(
      '132,106! 150,100 170,108 182,140 188,168 204,200! 188,198 180,212! 166,200 154,212! 146,198 134,202! 136,176 140,150 136,124',
    ),
    {
      ramp: 'oil',
      shade: 12,
      lines: [
        { path: '170,140 174,168 172,190', width: 3.6 },
        { path: '154,168 154,184 157,198', width: 3.6 },
      ],
      marks: [{ path: spline('120,192 160,182 210,176 230,240 120,240'), ramp: 'oilDark', opacity: 0.7 }],
    },
  );
  for (const y of [140, 166]) {
    scene.form(
      tube([
        [132, y + 3, 3.4],
        [150, y, 3.4],
      ]),
      { ramp: 'zinc', lineWidth: 0.7, rim: false, shade: 1.5 },
    );
  }
}

/** The sou'wester, its brim long behind. */
function drawHat(scene: Scene): void {
  scene.form(spline('84,50 86,22 104,0 130,-8 156,2 172,26 172,52 128,60'), {
    ramp: 'oil',
    shade: 11,
    gloss: true,
    highlights: [spline('100,22 112,8 124,4 112,18 106,32')],
    lines: [
      { path: '128,-6 120,18 118,48', width: 3.2 },
      { path: '136,-6 150,18 152,48', width: 3.2 },
    ],
  });
  scene.form(
    spline('60,58! 74,40 100,40 132,44 166,36 188,44 206,74 214,100! 192,94 170,76 140,64 104,62 80,66'),
    { ramp: 'oilDark', shade: 5, rim: true },
  );
}

/** A chandler's ghost that wades through the marsh on stilts, hung with its stock of lanterns. */
export const chandelgeist = creature(
  'chandelgeist',
  { plan: 'sprite', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    // lanterns on the far side
    drawShipLantern(scene, 50, 100, 0.8, 12, true);
    drawShipLantern(scene, 206, 92, 0.85, 44, true);
    // tail
    scene.form(tube('150,176,12 192,206,11 222,206,8 234,186,5 226,172,0'), { dim: true, shade: 4 });
    drawStilt(scene, 106, 180, 62, 296, 16, true);
    drawStilt(scene, 150, 180, 172, 330, 0, false);
    // far arm up to the yoke
    drawPuckArm(scene, '104,122,10 74,128,8.5 66,104,9', true);
    // yoke
    scene.form(tube('4,80,6 56,98,7.5 126,106,8 194,94,7.5 246,62,6'), { ramp: 'zincDark', shade: 4 });
    drawShipLantern(scene, 8, 86, 1.15, 46);
    drawShipLantern(scene, 240, 70, 1.1, 12);
    drawOilskin(scene);
    drawWetEar(scene, 94, 74, 74, 168, -14, true);
    // near arm over the yoke
    drawWetEar(scene, 162, 78, 84, 20, 16);
    drawPuckHead(scene, 124, 78, 43, { brow: 0.2, look: [-0.26, 0.14], shadow: ellipse(4, -32, 64, 34) });
    // beard of marsh light
    drawMarshLight(
      scene,
      spline(
        '84,97! 90,107 104,110 122,109 142,105 162,91! 168,113 156,131 160,151! 142,143 134,151 128,177! 118,155 112,143 96,149! 96,133 84,119',
      ),
      spline('100,117! 124,121 148,111! 146,129 134,135 127,157! 116,137 104,129'),
    );
    drawHat(scene);
    drawPuckArm(scene, '164,122,12 198,132,10 206,106,9 198,88,10');
  },
);
