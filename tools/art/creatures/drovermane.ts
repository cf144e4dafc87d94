import { creature } from '../creature.ts';
import { ellipse, eye, hindLeg, leg, mouth, polygon, type Scene, skull, spline, toes, tube } from '../kit.ts';
import { twist } from '../parts/twisted-horn.ts';
import { SHEEPDOG, SHEEPDOG_KINDS } from './sheepdogs.ts';

const palette = { ...SHEEPDOG, brass: '#f0b83a', strap: '#8a4f3c', chick: '#ffd84d', iris: '#b0702a' };
const roles = { ...SHEEPDOG_KINDS.roles, brass: 'accent', strap: 'main', chick: 'accent' } as const;
const dark = { ...SHEEPDOG_KINDS.dark, brass: '#f98a17' };
const shiny = { ...SHEEPDOG_KINDS.shiny, brass: '#dfe8f4', strap: '#4a5c9c' };

/** A lock felted to a cord, from its root to its end. */
function drawCord(scene: Scene, spine: string, ramp: string, dim = false): void {
  scene.form(tube(spine), {
    ramp,
    dim,
    shade: 4,
    rim: false,
    lineWidth: 0.9,
    lines: twist(spine, 2, { slant: 0.07, width: 2.3 }),
  });
}

/** A chick that shelters between the cords. */
function drawChick(scene: Scene, x: number, y: number): void {
  scene.form(ellipse(x, y, 15, 15), { ramp: 'chick', lineWidth: 0.8, rim: false, shade: 3 });
  for (const side of [-6, 7]) scene.flat(ellipse(x + side, y - 3, 2.3, 3), '#1e1528');
  scene.flat(
    polygon([
      [x - 4, y + 1],
      [x + 5, y + 1],
      [x, y + 8],
    ]),
    '#e8702c',
  );
}

/** A drover's dog behind a curtain of cords. */
export const drovermane = creature(
  'drovermane',
  { plan: 'quadruped', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail with a tuft
    scene.form(tube('214,112,9 238,108,7 248,84,6 238,56,5'), { ramp: 'slate', shade: 4 });
    scene.form(spline('228,64! 216,50 218,28 234,10! 236,20 241,26! 250,18 260,18! 266,40 256,64 244,76'), {
      miter: true,
      shade: 6,
    });
    // far hind leg
    scene.form(hindLeg(180, 138, 236, 28, 16, 8), { ramp: 'slate', dim: true });
    // hindquarters
    scene.form([tube('116,124,40 170,118,28 204,124,24'), hindLeg(210, 126, 246, 42, 19, 9)], {
      ramp: 'slate',
      shade: 11,
      marks: [{ path: spline('180,216 244,216 244,256 180,256'), ramp: 'belly' }],
      lines: [{ path: '189,130 186,150 196,166', width: 3.6 }, ...toes(210, 246, 19, 9)],
    });
    // far forepaw, raised
    scene.form(tube('62,164,17 30,172,15 8,194,13 2,208,14'), {
      ramp: 'slate',
      dim: true,
      marks: [{ path: spline('-30,186 22,190 30,246 -30,246'), ramp: 'belly' }],
    });
    // near foreleg
    scene.form(leg(114, 160, 248, 34, 24, 10), {
      ramp: 'slate',
      marks: [{ path: spline('80,226 150,222 150,258 80,258'), ramp: 'belly' }],
      lines: toes(114, 248, 24, 10),
    });
    // curtain of cords
    scene.form(spline('60,70 104,44 142,62 170,104 182,170 150,196 90,206 40,180 24,140 34,100'), {
      dim: true,
    });
    drawCord(scene, '126,66,11 162,84,12 184,122,12 190,164,8', 'main', true);
    drawCord(scene, '130,84,11 156,116,12 170,156,12 172,194,7', 'belly', true);
    drawChick(scene, 170, 148);
    drawCord(scene, '126,84,11 140,130,13 147,178,12 144,216,7', 'main');
    drawCord(scene, '44,104,10 30,130,12 22,158,12 20,184,7', 'main');
    drawCord(scene, '120,98,11 125,140,13 127,186,12 122,224,7', 'belly');
    drawCord(scene, '54,112,10 44,148,12 40,184,12 40,212,7', 'belly');
    drawCord(scene, '106,106,11 107,152,13 107,198,12 102,236,7', 'main');
    drawCord(scene, '70,114,10 62,156,12 61,196,12 63,226,7', 'main');
    drawCord(scene, '88,110,11 84,156,13 84,200,12 82,238,7', 'belly');
    // far ear
    scene.form(spline('52,58! 34,56 20,70 12,92! 22,90 26,92! 26,104 32,112! 44,100 54,84'), {
      ramp: 'slate',
      dim: true,
      miter: true,
    });
    // head
    scene.form(
      [skull(88, 76, 38, { cheek: 0.3 }), spline('74,78 98,92 100,114 82,126 52,126 30,116 24,104 38,94')],
      {
        ramp: 'slate',
        shade: 8,
        marks: [
          {
            path: spline('66,36! 82,36 84,70 98,92 112,104 120,140 20,140 10,90 40,84 62,80'),
            ramp: 'belly',
          },
        ],
      },
    );
    // beard
    scene.form(
      spline(
        '32,112! 50,122 74,118 98,106! 108,116 108,132! 100,130 96,128! 92,142 82,150! 76,140 74,134! 68,144 56,150! 52,140 52,134! 42,138 34,136! 34,126',
      ),
      { shade: 5, miter: true },
    );
    // face
    eye(scene, 58, 78, 15, 15, { kind: 'calm', mirror: true });
    eye(scene, 97, 80, 23, 19, { kind: 'calm' });
    scene.form(spline('18,97 31,94 43,97 44,105 37,112 31,114 24,112 17,105'), {
      ramp: 'nose',
      lineWidth: 0.9,
      shade: 3,
      gloss: true,
      highlights: [ellipse(27, 99, 5, 3, -15)],
    });
    mouth(scene, 62, 115, 32, 'smile', { lineWidth: 3.4 });
    // near ear
    scene.form(
      spline(
        '112,46! 136,44 156,62 164,88! 156,87 152,88! 158,106 154,124! 146,118 142,114! 138,126 130,132! 120,116 112,92 108,68',
      ),
      { ramp: 'slate', shade: 7, miter: true, lines: [{ path: '132,64 138,82 138,98', width: 3.4 }] },
    );
    // forelock and brows
    scene.form(
      spline(
        '90,30! 82,14 60,4! 66,16 66,24! 50,26 38,38! 48,42 52,46! 44,56 42,70! 56,64 62,58! 62,66 68,78! 76,68 80,58! 90,68 104,72! 106,64 106,58! 118,68 130,68! 128,50 114,34 102,30',
      ),
      {
        shade: 7,
        miter: true,
        lines: [
          { path: '86,36 74,46 70,60', width: 3.4 },
          { path: '98,38 102,50 104,60', width: 3.4 },
        ],
      },
    );
    // bell
    scene.form(tube('52,148,4 58,138,4 64,148,4'), { ramp: 'brass', lineWidth: 0.8, rim: false, shade: 2 });
    scene.form(ellipse(58, 186, 7, 7), { ramp: 'brass', lineWidth: 0.8, dim: true });
    scene.form(spline('44,156 52,148 64,148 72,156 76,174 84,184! 58,190 32,184! 40,174'), {
      ramp: 'brass',
      shade: 6,
      highlights: [spline('46,160 50,157 49,174 44,178')],
      lines: [{ path: '38,176 58,181 79,176', width: 3 }],
    });
  },
);
