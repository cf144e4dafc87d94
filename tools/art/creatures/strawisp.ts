import { creature } from '../creature.ts';
import { blush, ellipse, eyes, ink, leaf, mouth, type Path, spline, tube } from '../kit.ts';
import { drawWheat, STRAW, STRAW_KINDS } from './scarecrows.ts';

const palette = { ...STRAW, shadow: '#c88a30' };
const dark = { ...STRAW_KINDS.dark, shadow: '#4a3857' };
const shiny = { ...STRAW_KINDS.shiny, shadow: '#cc7284' };

/** What hangs below the ribbon swings to the right. */
const swung = (path: Path): Path => path.rotate(-11, 128, 172);
const stalk = (points: string): Path => swung(ink(points, 3.6));

/** A hand of light that holds the straw aside; mirrored for the near one. */
const hand = (near: boolean): Path => {
  const path = spline('26,140 32,120 48,114 64,120 56,126 66,132 56,138 62,146 50,150 34,154').withThickness(
    30,
  );
  return near ? path.mirror(126) : path;
};

/** A light that has moved into a sheaf and looks out between the stalks. */
export const strawisp = creature(
  'strawisp',
  { plan: 'plant', stage: 1, float: 6, ...STRAW_KINDS, palette, dark, shiny },
  (scene) => {
    // two ears of wheat, like those of a hare that listens
    drawWheat(scene, 92, 62, 84, -112, -18, true);
    drawWheat(scene, 160, 62, 96, -62, 26);
    // back of the sheaf, in the shade
    scene.form(
      spline(
        '128,160! 70,140 38,100 30,50! 44,56 50,60! 56,42 66,28! 78,40 84,48! 96,30 110,18! 120,32 126,40! 140,24 156,16! 164,34 166,44! 180,34 194,30! 200,46 204,58! 214,52 228,50! 218,100 188,140!',
      ),
      {
        ramp: 'shadow',
        backRamp: 'main',
        miter: true,
        shade: 8,
        back: 'head',
      },
    );
    // hollow with the light inside
    scene.form(spline('128,42 176,56 198,96 182,140 130,164 78,142 58,98 80,56'), {
      ramp: 'void',
      shade: 0,
      outline: 'inner',
      back: 'hidden',
    });
    scene.form(
      spline(
        '128,162 90,148 68,112 74,76! 86,84 92,72 100,44 128,6! 134,32 148,52 164,66 178,58! 192,92 184,126 160,152',
      ).withThickness(90),
      {
        ramp: 'accent',
        back: 'hidden',
        miter: true,
        shade: 0,
        rim: false,
        marks: [
          { path: spline('128,164 96,150 80,122 92,94 120,80 154,90 174,116 160,150'), flat: '#e6fff0' },
        ],
      },
    );
    // face
    eyes(scene, 122, 108, 56, 33, 42, { kind: 'dot', brow: -0.7 });
    mouth(scene, 118, 140, 18, 'frown', { lineWidth: 3.6 });
    blush(scene, 86, 132, 9, '#a87cf0', 0.7);
    blush(scene, 162, 134, 10, '#a87cf0', 0.7);
    // skirt of straw
    scene.form(
      swung(
        spline(
          '104,166! 152,166! 166,196 206,240! 194,240 184,238! 188,254 188,268! 174,258 164,250! 164,268 158,282! 146,270 138,258! 132,276 122,290! 112,272 108,258! 96,272 82,280! 80,262 82,248! 68,256 52,258! 56,242 62,234! 50,236 36,234! 78,204 96,186',
        ),
      ),
      {
        shade: 12,
        miter: true,
        lines: [
          stalk('116,190 102,222 88,248'),
          stalk('128,192 126,226 120,262'),
          stalk('142,190 152,222 158,252'),
          stalk('154,190 172,216 186,232'),
          stalk('102,192 84,214 66,230'),
        ],
      },
    );
    // stalks drawn aside like curtains
    scene.form(
      spline(
        '128,172! 92,158 66,132 60,104 70,66! 58,70 54,76! 46,62 36,54! 28,70 26,82! 14,78 0,80! 10,92 12,100! 0,104 -8,112! 14,146 58,170 104,176!',
      ),
      {
        miter: true,
        shade: 9,
        lines: [
          { path: '52,88 54,120 84,152', width: 3.6 },
          { path: '28,96 38,126 68,156', width: 3.6 },
        ],
      },
    );
    scene.form(
      spline(
        '126,172! 164,158 190,132 196,104 186,66! 198,70 202,76! 210,62 220,54! 228,70 230,82! 242,78 256,80! 246,92 244,100! 256,104 264,112! 242,146 198,170 152,176!',
      ),
      {
        miter: true,
        shade: 9,
        lines: [
          { path: '204,88 202,120 172,152', width: 3.6 },
          { path: '228,96 218,126 188,156', width: 3.6 },
        ],
      },
    );
    // little hands of light
    for (const near of [false, true])
      scene.form(hand(near), { ramp: 'accent', lineWidth: 0.9, rim: false, shade: 4, back: 'hidden' });
    // stalks of the sheaf from behind
    scene.fromBehind('only', () => {
      const lengths = [
        '62,66,2 70,104,3 92,140,1',
        '96,44,2 102,92,3 112,144,1',
        '146,40,2 144,92,3 138,144,1',
      ];
      for (const spine of [...lengths, '192,64,2 184,106,3 164,140,1'])
        scene.form(tube(spine), { ramp: 'shadow', flat: true, lineWidth: 0.5 });
    });
    // ribbon with its bow
    scene.form(tube('98,170,10 128,175,11 158,170,10', { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'dusk',
      shade: 4,
      rim: false,
    });
    for (const degrees of [158, 26])
      scene.form(leaf(128, 175, 50, 36, degrees), { ramp: 'dusk', shade: 6, rim: false });
    scene.form(ellipse(128, 175, 12, 11), { ramp: 'dusk', lineWidth: 0.85, rim: false, shade: 3 });
  },
);
