import { creature } from '../creature.ts';
import {
  blush,
  bolt,
  drawEar,
  ellipse,
  eyes,
  mouth,
  nose,
  roundEar,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { FERRET, FERRET_KINDS } from './ferrets.ts';

/** A bubble of light. */
function drawBubble(scene: Scene, x: number, y: number, radius: number): void {
  scene.form(ellipse(x, y, radius), {
    ramp: 'belly',
    lineRamp: 'accent',
    lineWidth: 0.8,
    rim: false,
    shade: radius * 0.3,
    marks: [{ path: bolt(x, y, radius * 0.6), ramp: 'accent' }],
  });
}

/** A ferret that fizzes like a shaken bottle. */
export const fizzet = creature(
  'fizzet',
  { plan: 'rodent', palette: FERRET, stage: 1, ...FERRET_KINDS },
  (scene) => {
    // tail on end, a bottle brush
    scene.form(
      spline(
        '112,208! 144,216 168,206 180,186! 172,184 168,186! 178,170 180,152! 172,152 166,156! 172,136 186,124! 191,131 196,134! 202,122 216,114! 217,125 219,133! 232,130 246,134! 239,146 237,155! 248,164 254,178! 244,180 237,184! 242,200 238,216! 227,210 221,211! 218,228 204,240! 196,230 190,228! 176,242 154,246! 134,244 112,234',
      ),
      {
        ramp: 'mask',
        miter: true,
        shade: 9,
        marks: [
          {
            path: spline(
              '150,100! 260,100! 260,150! 246,146 238,154! 226,150 216,156! 206,150 196,158! 188,150 178,156! 166,150 160,160!',
            ),
            ramp: 'main',
          },
        ],
        lines: [
          { path: '214,164 214,186 198,206', width: 3.4 },
          { path: '196,170 194,190 178,206', width: 3.4 },
        ],
      },
    );
    // far hind foot and far arm
    scene.form(spline('58,230 64,216 84,210 100,218 102,230 78,236'), { ramp: 'mask', dim: true });
    scene.form(tube('102,124,12 66,134,10.5 40,122,11'), { ramp: 'mask', dim: true });
    // froth of light that boils out of the fur of its neck, each bubble on the one below
    drawBubble(scene, 238, 16, 12);
    drawBubble(scene, 172, 34, 19);
    drawBubble(scene, 214, 44, 27);
    drawBubble(scene, 176, 76, 31);
    drawBubble(scene, 206, 92, 18);
    // body, an S of fur
    scene.form(
      spline(
        '88,100! 112,92 134,94! 148,98 164,96! 156,106 154,113! 168,118 178,128! 165,132 159,136! 168,148 170,162! 157,160 150,163! 154,176 152,188! 143,184 138,186! 146,198 156,204 158,222 144,240 110,244 84,236 76,212 82,186 96,162 98,136!',
      ),
      {
        miter: true,
        shade: 9,
        marks: [
          {
            path: spline('70,96! 104,104 116,126 114,152 98,176 90,204 92,244 60,244 60,150'),
            ramp: 'belly',
          },
        ],
        cast: [ellipse(100, 104, 42, 17)],
        lines: [{ path: '130,196 138,208 138,220', width: 3.2 }],
      },
    );
    // near hind foot
    scene.form(spline('90,242 94,224 118,216 142,224 146,240 118,247'), {
      ramp: 'mask',
      lines: [
        { path: '106,234 104,245', width: 3 },
        { path: '120,234 119,246', width: 3 },
      ],
    });
    // near arm
    scene.form(tube('134,130,13 116,156,11 88,162,11.5'), {
      ramp: 'mask',
      lines: [
        { path: '79,158 87,160', width: 2.8 },
        { path: '80,167 88,166', width: 2.8 },
      ],
    });
    // far ear
    drawEar(scene, roundEar(62, 46, 13), 'mask', 'belly', { dim: true });
    // head
    scene.form(
      spline(
        '86,20! 94,28 104,31! 108,22 120,12! 124,24 130,32! 138,26 150,24! 147,40 148,56 153,74 164,84! 152,90 158,102! 140,104 116,114 82,116 54,112 38,106 31,95 38,86 52,78 56,58 68,42! 62,30 78,34! 80,24',
      ),
      {
        miter: true,
        shade: 9,
        marks: [
          {
            path: spline('44,62 62,48 80,60 92,62 108,46 138,50 148,76 132,96 104,95 86,84 66,93 46,84'),
            ramp: 'mask',
          },
          { path: spline('20,84 52,80 70,88 90,86 112,98 140,100 120,130 20,130'), ramp: 'belly' },
        ],
      },
    );
    drawEar(scene, roundEar(136, 44, 15), 'mask', 'belly');
    // face
    eyes(scene, 88, 72, 50, 31, 36, { lid: 4.4 });
    nose(scene, 38, 92, 15, '#e0607a');
    mouth(scene, 66, 102, 27, 'fang');
    blush(scene, 122, 98, 8);
  },
);
