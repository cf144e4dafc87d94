import { creature } from '../creature.ts';
import { ellipse, type Scene, spline } from '../kit.ts';
import { drawPaw, SHEEPDOG, SHEEPDOG_KINDS } from './sheepdogs.ts';

/** The forelock hides the eyes; in the blink frame, where others close theirs, one eye shows. */
function drawPeep(scene: Scene): void {
  if (!scene.blink) return;
  scene.flat(spline('112,88! 126,96 136,116! 130,126 118,132! 104,130 94,122! 98,102'), '#4a3330');
  scene.flat(ellipse(114, 113, 12, 13.5), '#1e1528');
  scene.flat(ellipse(115, 120, 7.5, 5), '#6f8fd0');
  scene.flat(ellipse(110, 108, 5, 5.6), '#ffffff');
  scene.flat(ellipse(120, 114, 2.2, 2.4), '#ffffff');
}

/** A sheepdog pup that is one ball of tuft. */
export const tuftpup = creature(
  'tuftpup',
  { plan: 'quadruped', palette: SHEEPDOG, stage: 1, ...SHEEPDOG_KINDS },
  (scene) => {
    // wagging tail with a cream tip
    scene.form(
      spline(
        '176,112! 184,88 182,62 178,36! 190,42 201,54! 204,34 214,14! 222,34 222,52! 232,40 246,34! 248,58 240,76! 250,74 258,78! 248,104 226,128 202,138',
      ),
      {
        ramp: 'slate',
        miter: true,
        marks: [
          {
            path: spline('170,0! 270,0! 270,70! 246,66 232,80 224,66 212,80 204,66 186,70 170,60'),
            ramp: 'main',
          },
        ],
        lines: [{ path: '206,66 208,88 202,108', width: 3.4 }],
      },
    );
    // hind paw
    drawPaw(scene, 194, 232, true);
    // shaggy hindquarters
    scene.form(
      spline(
        '100,80 140,62 180,72 210,100 224,134! 218,136 214,140! 226,158 228,180! 216,176 210,174! 216,194 210,214! 196,206 190,200! 188,214 176,226! 164,216 158,208! 150,220 136,226! 110,210 90,180 84,120',
      ),
      {
        ramp: 'slate',
        shade: 14,
        miter: true,
        lines: [
          { path: '192,112 204,134 204,152', width: 3.6 },
          { path: '186,152 192,172 190,188', width: 3.6 },
        ],
      },
    );
    // far ear, thrown up
    scene.form(
      spline('56,84! 40,62 22,54 4,58! 12,68 12,76! 2,80 -4,90! 6,94 12,98! 6,108 6,120! 26,118 48,108'),
      { ramp: 'slate', dim: true, miter: true },
    );
    // forepaws
    drawPaw(scene, 54, 230, true);
    drawPaw(scene, 116, 238, false);
    // head and chest, one mop
    scene.form(
      spline(
        '40,92 62,66 98,52 134,60 160,84 174,114! 182,136 178,160! 168,154 162,152! 170,172 164,194! 152,186 146,180! 148,198 136,214! 122,206 116,198! 108,212 92,220! 84,208 80,200! 68,210 50,212! 48,200 48,192! 36,196 22,194! 26,176 30,164! 20,162 10,156! 20,126 30,106',
      ),
      {
        shade: 13,
        miter: true,
        lines: [
          { path: '140,150 146,164 144,178', width: 3.4 },
          { path: '112,178 112,190 106,200', width: 3.4 },
          { path: '154,124 162,138 162,150', width: 3.4 },
        ],
      },
    );
    // mouth with its tongue, under the beard
    scene.form(spline('52,160 78,162 100,158 98,178 82,192 66,190 54,178'), {
      ramp: '#6a2038',
      lineWidth: 0.8,
      shade: 0,
    });
    scene.form(spline('62,176 76,170 88,176 90,194 82,208 70,206 62,194'), {
      ramp: 'nose',
      lineWidth: 0.8,
      shade: 4,
      lines: [{ path: '76,176 77,186 77,196', width: 2.6 }],
    });
    // muzzle
    scene.form(
      spline(
        '64,124 92,122 114,140 124,164! 114,164 110,164! 112,172 108,180! 94,176 76,164! 64,176 50,180! 46,172 46,166! 38,168 30,168! 36,144 46,130',
      ),
      { ramp: 'belly', shade: 5, miter: true, lineWidth: 0.9 },
    );
    // near ear
    scene.form(
      spline(
        '138,74! 162,72 184,90 194,118! 186,116 182,118! 190,138 184,158! 174,150 170,146! 168,160 156,170! 144,150 136,120 132,96',
      ),
      {
        ramp: 'slate',
        miter: true,
        shade: 8,
        lines: [{ path: '160,96 168,116 168,134', width: 3.4 }],
      },
    );
    // forelock that falls over everything
    scene.form(
      spline(
        '104,46! 92,28 66,20! 74,32 76,42! 54,42 34,56! 46,60 52,64! 34,84 30,114! 44,106 52,102! 48,124 56,140! 68,126 74,120! 82,136 98,146! 102,132 104,122! 116,136 132,140! 132,124 130,114! 144,122 158,122! 154,94 138,64 122,50',
      ),
      {
        shade: 9,
        miter: true,
        lines: [
          { path: '98,58 84,82 78,104', width: 3.6 },
          { path: '110,60 108,84 106,106', width: 3.6 },
          { path: '122,64 132,84 134,100', width: 3.6 },
          { path: '82,56 64,72 56,90', width: 3.6 },
        ],
      },
    );
    // nose, in front of everything else
    scene.form(spline('52,134 68,128 84,134 84,146 74,158 68,160 60,157 50,146'), {
      ramp: 'nose',
      lineWidth: 0.9,
      shade: 4,
      gloss: true,
      highlights: [ellipse(62, 138, 7, 4, -15)],
      lines: [{ path: '68,150 68,156 67,164', width: 2.6 }],
    });
    drawPeep(scene);
  },
);
