import type { AchievementField } from '../../../../content/achievements/list.ts';
import { ellipse, join, polygon, spline, star, tube } from '../../kit.ts';
import { lines, type Motif, mirrored, patch, piece, shade, shine, turned } from '../badges/motif.ts';

/** The print of a paw. */
const paw: Motif = [
  piece('pale', spline('128,104 164,122 184,156 172,186 146,184 128,176 110,184 84,186 72,156 92,122')),
  piece('pale', join(ellipse(66, 100, 19, 27, -24), ellipse(190, 100, 19, 27, 24))),
  piece('pale', join(ellipse(104, 58, 19, 29, -8), ellipse(152, 58, 19, 29, 8))),
  shade(
    spline(
      '100,176! 84,180 74,168 72,156! 86,170 110,170 128,162 146,170 170,170 184,156! 182,178 168,186 146,184 128,176',
    ),
  ),
];

/** A flame, a drop and a leaf. */
const elements: Motif = [
  piece('ember', spline('128,6! 150,36 168,58 158,84 128,96 98,84 92,60 108,50 112,34')),
  patch('glow', spline('130,50! 144,66 146,80 128,88 112,80 114,68')),
  piece('sky', spline('66,104! 92,140 104,164 92,192 66,202 40,192 28,164 40,140')),
  shine(ellipse(52, 166, 8, 16, 14)),
  piece('leaf', spline('154,190! 150,140 184,112 232,110! 236,160 206,196 154,190')),
  lines(['160,184 190,152 222,120'], 6, 'moss'),
];

/** A butterfly. */
const wing: Motif = [
  piece('sky', spline('134,104! 150,52 196,28 228,46! 236,86 196,116 140,118!')),
  piece('rose', spline('138,118! 186,118 212,146 198,184! 166,190 142,160 134,126!')),
  patch('pale', join(ellipse(192, 74, 16, 13, -30), ellipse(176, 152, 11, 12))),
];
const butterfly: Motif = [
  ...mirrored(wing),
  ...wing,
  lines(['124,72 112,46 94,36', '132,72 144,46 162,36'], 7),
  piece('dark', ellipse(128, 120, 13, 54)),
];

/** A large sparkle and two small ones. */
const sparkle: Motif = [
  piece('glow', star(122, 118, 92, 24, 4)),
  patch('shine', star(122, 118, 46, 14, 4)),
  piece('pale', star(202, 52, 34, 9, 4)),
  piece('pale', star(52, 196, 28, 8, 4)),
];

/** A moon with a star. */
const moon: Motif = [
  piece(
    'pale',
    spline(
      '150,24! 96,24 52,66 52,120! 52,170 94,206 146,204! 176,202 198,186 208,164! 186,178 150,176 126,152! 96,120 108,62 150,24',
    ),
  ),
  shade(spline('58,146! 78,186 112,204 146,204! 176,202 198,186 208,164! 180,186 130,192 96,166')),
  piece('plum', star(184, 84, 40, 16, 5)),
];

/** A sheet of paper with a leaf begun on it, and a pencil. */
const pencil: Motif = turned(
  [
    piece('gold', polygon('114,64 142,64 142,196 114,196')),
    shade(polygon('132,64 142,64 142,196 132,196')),
    piece('red', spline('114,64! 114,42 142,42 142,64!')),
    piece('pale', polygon('114,196 142,196 128,232')),
    piece('dark', polygon('122,216 134,216 128,232')),
  ],
  32,
);
const sketch: Motif = [
  ...turned(
    [
      piece('bone', polygon('44,16 176,16 212,52 212,210 44,210')),
      shade(polygon('176,16 176,52 212,52')),
      lines(
        ['78,168 72,124 100,84 150,70', '150,70 158,112 130,154 78,168', '78,168 112,120 138,88'],
        9,
        'moss',
      ),
    ],
    -8,
  ),
  ...pencil.map((each) => ({ ...each, path: each.path.move(34, 6) })),
];

/** A lens, and a leaf beneath it. */
const lens: Motif = [
  ...turned([piece('wood', spline('112,170! 144,170! 150,250! 106,250!'))], -42),
  piece('iron', ellipse(112, 98, 88)),
  patch('sky', ellipse(112, 98, 68)),
  piece('leaf', spline('76,140! 68,100 94,66 148,58! 154,100 128,136 76,140')),
  lines(['70,150 104,106 130,78'], 7, 'moss'),
  shine(ellipse(76, 66, 12, 24, 38)),
];

/** Steps that lead up, with a flag. */
const steps: Motif = [
  piece('steel', polygon('24,196 24,156 78,156 78,120 132,120 132,84 188,84 232,84 232,196')),
  shade(polygon('24,196 24,180 232,180 232,196')),
  lines(['78,156 78,196', '132,120 132,196', '188,84 188,196'], 5, 'iron'),
  piece('wood', polygon('182,84 194,84 194,4 182,4')),
  piece('red', spline('182,4! 150,14 122,4 96,14! 106,30 96,46! 122,38 150,50 182,42!')),
];

/** A shield with a star. */
const shield: Motif = [
  piece('steel', spline('128,10 212,30! 208,110 182,168 128,208! 74,168 48,110 44,30!')),
  patch('blue', spline('128,30 194,44! 190,108 170,152 128,184! 86,152 66,108 62,44!')),
  piece('gold', star(128, 98, 54, 22, 5)),
];

const crown: Motif = [
  piece('gold', polygon('40,176 26,58 80,104 128,28 176,104 230,58 216,176')),
  shade(polygon('43,176 40,150 216,150 216,176')),
  piece('red', join(ellipse(128, 124, 16, 20), ellipse(78, 134, 10, 12), ellipse(178, 134, 10, 12))),
  piece('glow', join(ellipse(128, 28, 14), ellipse(26, 58, 12), ellipse(230, 58, 12))),
];

/** Tall grass from which two eyes look. */
const grass: Motif = [
  piece(
    'moss',
    spline(
      '24,200! 36,120 30,80 18,40! 58,76 72,110 78,130! 84,80 96,40 112,8! 126,50 128,90 126,124! 140,80 164,40 190,20! 180,70 180,100 182,132! 198,100 216,80 240,64! 226,110 224,150 232,200!',
    ),
  ),
  piece('dark', ellipse(128, 156, 62, 38)),
  piece('glow', join(ellipse(104, 152, 17, 20), ellipse(152, 152, 17, 20))),
  patch('shade', join(ellipse(107, 154, 7, 12), ellipse(149, 154, 7, 12))),
  piece(
    'leaf',
    spline(
      '10,206! 26,170 26,150 18,126! 52,150 64,168 70,182! 84,172 92,166 98,156! 110,170 120,178 128,184! 140,176 152,168 160,158! 166,172 176,180 186,184! 194,164 210,148 236,130! 232,160 236,180 246,206!',
    ),
  ),
];

/** Two pennants, crossed. */
const pennant: Motif = turned(
  [
    piece('wood', polygon('121,222 135,222 135,0 121,0')),
    piece('red', spline('135,8! 168,20 196,14 224,30! 206,46 210,60 226,80! 196,92 168,82 135,90!')),
    shade(spline('135,70! 168,66 200,76 220,70! 226,80! 196,92 168,82 135,90!')),
  ],
  26,
);
const blueOf = (motif: Motif): Motif =>
  motif.map((each) => (each.tone === 'red' ? { ...each, tone: 'blue' } : each));
const pennants: Motif = [...blueOf(mirrored(pennant)), ...pennant];

/** A cup. */
const cup: Motif = [
  { ...lines(['72,44 30,44 34,104 92,122', '184,44 226,44 222,104 164,122'], 15, 'gold') },
  piece('gold', spline('62,20! 194,20! 194,90 168,132 128,140 88,132 62,90')),
  shine(spline('78,34! 94,34! 92,80 102,108! 84,92 78,60')),
  shade(spline('194,20! 194,90 168,132 128,140! 160,116 172,70 170,20!')),
  piece('gold', polygon('116,138 140,138 146,172 110,172')),
  piece('bark', polygon('84,170 172,170 184,204 72,204')),
];

/** A dumbbell. */
const dumbbell: Motif = turned(
  [
    piece('steel', polygon('60,102 196,102 196,122 60,122')),
    piece('iron', join(spline('38,52! 66,46! 66,178! 38,172!'), spline('218,52! 190,46! 190,178! 218,172!'))),
    piece('dark', join(spline('14,74! 38,70! 38,154! 14,150!'), spline('242,74! 218,70! 218,154! 242,150!'))),
    shine(join(polygon('44,60 52,58 52,110 44,110'), polygon('196,60 204,58 204,110 196,110'))),
  ],
  -24,
);

/** Two arrows that go round. */
const arrow: Motif = [
  piece('sky', join(tube('52,112,13 70,62,14 122,42,14 168,56,14'), polygon('158,12 228,62 152,100'))),
];
const arrows: Motif = [...arrow, ...turned(arrow, 180).map((each) => ({ ...each, tone: 'rose' as const }))];

/** A compass. */
const compass: Motif = [
  piece('pale', ellipse(128, 112, 92)),
  piece(
    'gold',
    join(
      polygon('128,34 136,50 128,60 120,50'),
      polygon('128,190 136,174 128,164 120,174'),
      polygon('206,112 190,120 180,112 190,104'),
      polygon('50,112 66,120 76,112 66,104'),
    ),
  ),
  ...turned(
    [piece('red', polygon('128,38 148,112 108,112')), piece('blue', polygon('128,186 108,112 148,112'))],
    32,
  ),
  patch('pale', ellipse(128, 112, 8)),
];

/** A label with a heart, on a string. */
const label: Motif = turned(
  [
    lines(['70,112 40,84 16,92 8,120'], 8, 'pale'),
    piece('bone', spline('36,112! 78,56! 226,56! 236,66! 236,158! 226,168! 78,168!')),
    patch('shade', ellipse(72, 112, 11)),
    piece('red', spline('160,146! 118,112 126,76 146,78 160,94! 174,78 194,76 202,112 160,146')),
  ],
  -16,
);

/** What stands on the plate of each field, in a 256 box, centred on (128, 112). */
export const EMBLEMS: Readonly<Record<AchievementField, Motif>> = {
  species: paw,
  types: elements,
  evolved: butterfly,
  shiny: sparkle,
  dark: moon,
  sketches: sketch,
  studies: lens,
  level: steps,
  badges: shield,
  champions: crown,
  wild: grass,
  users: pennants,
  gold: cup,
  training: dumbbell,
  trades: arrows,
  maps: compass,
  names: label,
};
