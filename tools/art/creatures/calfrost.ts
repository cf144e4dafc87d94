import { creature } from '../creature.ts';
import { blush, ellipse, eyes, spline, star, tube } from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';
import { CALF_KINDS, CALVES } from './snow-calves.ts';

/** A musk calf under a drift of snow. */
export const calfrost = creature(
  'calfrost',
  { plan: 'hoofed', stage: 1, palette: CALVES, ...CALF_KINDS },
  (scene) => {
    // clods of snow, shaken off
    scene.form(spline('266,40 276,42 288,38 296,50 290,58 292,68 278,74 266,68 262,56'), {
      ramp: 'snow',
      shade: 5,
      lineWidth: 0.9,
    });
    scene.form(spline('284,92 296,90 306,98 304,112 292,116 282,108'), {
      ramp: 'snow',
      shade: 4,
      lineWidth: 0.85,
    });
    // far legs
    for (const x of [98, 190]) {
      scene.form(
        tube([
          [x, 200, 14],
          [x, 240, 13],
        ]),
        { dim: true },
      );
      drawHoof(scene, x, 252, 31, 0, { dim: true });
    }
    // near legs
    for (const x of [132, 226]) {
      scene.form(
        tube([
          [x, 200, 15],
          [x, 246, 14],
        ]),
      );
      drawHoof(scene, x, 260, 34);
    }
    // coat of snow with its windblown crest
    scene.form(
      spline(
        '54,124 70,92 100,68 130,56 152,36 182,20 216,18 238,30 244,46! 232,42 222,48 222,60 232,74 250,96 264,130 268,170 266,206 268,224! 256,222 250,212! 242,230 224,232 212,216! 202,232 180,236 170,220! 160,238 138,242 126,226! 116,232 100,232 94,218! 74,216 58,184',
      ),
      {
        ramp: 'snow',
        shade: 15,
        marks: [
          {
            path: spline(
              '40,200 76,186 104,196 130,208 160,194 192,204 226,190 254,184 290,150 290,260 40,260',
            ),
            ramp: 'frost',
          },
          {
            path: spline('244,46! 232,42 222,48 222,60 230,72! 212,74 202,62 206,46 222,34 244,34!'),
            ramp: 'frost',
          },
          {
            path: [star(176, 104, 9, 3, 4), star(214, 140, 8, 2.8, 4)],
            ramp: 'ice',
          },
        ],
        lines: [{ path: '206,20 190,34 184,58 190,84', width: 3.6 }],
      },
    );
    // far ear
    scene.form(spline('40,140! 24,132 4,136! 8,154 28,162!'), { dim: true, lineWidth: 0.9 });
    // head
    scene.form(
      spline(
        '76,104 106,108 126,130 130,162 122,188 104,208 76,216 46,214 24,200 16,178 22,154 34,130 52,112',
      ),
      {
        shade: 10,
        marks: [{ path: spline('0,182 24,166 56,166 82,176 96,194 92,226 10,230'), ramp: 'belly' }],
      },
    );
    // near ear
    scene.form(spline('118,140! 136,128 162,130! 162,150 142,162 122,160!'), {
      marks: [{ path: spline('130,144 144,136 158,136 152,148 140,154'), ramp: 'pink' }],
    });
    // icicle buds, curving up and outwards
    scene.form(spline('44,132! 26,124 20,106 26,92! 34,104 46,112 60,116!'), {
      ramp: 'ice',
      miter: true,
      rim: false,
      shade: 4,
      dim: true,
    });
    scene.form(spline('100,116! 122,110 134,96 136,78! 150,94 148,116 134,130 116,138!'), {
      ramp: 'ice',
      miter: true,
      rim: false,
      shade: 5,
      highlights: [tube('122,118,2 134,110,2.4 140,98,1.6')],
    });
    // cap of snow over the brow, running into the coat
    scene.form(
      spline(
        '30,146! 28,124 46,102 72,92 98,92 120,106 128,126! 120,140 112,140 106,132! 100,150 86,150 80,138! 70,150 58,150 54,138! 46,150 38,152',
      ),
      { ramp: 'snow', shade: 7 },
    );
    // face
    eyes(scene, 68, 168, 52, 25, 31, { kind: 'dot' });
    scene.flat(spline('18,186! 30,178 50,180 60,190! 54,202 40,208 26,200'), '#2b1a1e');
    scene.flat(ellipse(32, 186, 7, 3, -10), '#ffffff', { opacity: 0.6 });
    scene.ink('42,206 44,211 54,212 62,207', 3.2);
    blush(scene, 106, 190, 9);
  },
);
