import { ellipse, join, polygon, spline, star, tube } from '../../../kit.ts';
import { clear, lines, type Motif, patch, piece, shade, shine, turned } from '../motif.ts';

/** A seedling in half an eggshell. */
const seedling: Motif = [
  piece('moss', tube('128,130,7 126,90,7 130,56,6')),
  piece('leaf', spline('128,64! 98,62 58,40 42,2! 92,6 124,30')),
  piece('leaf', spline('130,60! 160,54 196,28 214,-6! 160,2 134,28')),
  lines(['124,56 96,36 64,16', '134,52 160,30 190,12'], 4),
  piece('bark', ellipse(128, 118, 66, 16)),
  piece(
    'pale',
    polygon(
      '50,106 72,124 92,108 112,126 132,108 154,126 172,108 190,124 206,104 204,150 180,190 128,206 76,190 52,150',
    ),
  ),
  shade(spline('176,118! 172,160 128,206! 180,190 204,150 206,104!')),
  patch('sky', join(ellipse(92, 152, 8), ellipse(132, 170, 7), ellipse(112, 184, 4), ellipse(150, 146, 4))),
];

/** A butterfly net and a butterfly. */
const net: Motif = [
  ...turned(
    [
      piece('wood', polygon('121,116 135,116 136,236 120,236')),
      piece('pale', spline('62,58! 194,58! 182,112 150,142 128,150 106,142 74,112')),
      lines(
        [
          '80,70 106,108 140,146',
          '112,66 136,100 162,130',
          '148,66 166,92 180,108',
          '176,70 150,108 116,146',
          '144,66 120,100 94,130',
          '108,66 90,92 76,108',
        ],
        3,
      ),
      piece('ember', ellipse(128, 56, 74, 22)),
      patch('pale', ellipse(128, 56, 58, 12)),
    ],
    30,
    [128, 120],
  ),
  piece('rose', spline('62,44! 34,8 8,16 14,44 30,58! 16,78 34,94 54,80!')),
  piece('rose', spline('64,44! 84,6 110,4 112,32 98,50! 112,66 98,84 72,78!')),
  piece('dark', tube('66,34,5 60,82,4')),
];

/** A glass bubble at the end of a blowpipe. */
const bubble: Motif = [
  ...turned(
    [
      piece('iron', polygon('122,70 134,70 134,244 122,244')),
      piece('wood', polygon('119,184 137,184 137,230 119,230')),
    ],
    38,
    [128, 130],
  ),
  piece('ember', spline('160,100! 134,82 130,40 156,4 204,-2 240,28 244,72 212,104 176,112')),
  patch('gold', spline('166,92 148,68 152,36 176,16 210,18 226,44 216,76 190,92')),
  patch('glow', ellipse(186, 52, 22)),
  shine(spline('148,60 148,34 168,14! 160,36 158,58')),
  piece('glow', star(64, 66, 26, 8, 4)),
  piece('glow', star(102, 24, 16, 5, 4)),
];

/** A ledger and a quill. */
const ledger: Motif = [
  piece('plum', polygon('40,44 172,28 190,40 202,178 186,196 54,208 38,192')),
  piece('pale', polygon('54,194 188,180 194,188 62,202')),
  patch('shade', polygon('62,48 68,47 78,190 72,190')),
  piece('gold', polygon('172,28 190,40 192,64 152,50 144,32')),
  piece('gold', polygon('202,178 186,196 166,198 178,160 200,150')),
  piece('gold', polygon('86,86 142,80 148,134 92,140')),
  patch('bark', join(ellipse(110, 112, 8), ellipse(126, 102, 8), ellipse(128, 120, 8))),
  piece('pale', spline('112,182! 150,120 190,50 246,6! 250,60 218,112 170,142 132,188!')),
  lines(['118,186 170,112 236,26'], 5),
  shade(spline('150,152 196,96 244,40! 250,60 218,112 170,142')),
];

const twigs = [
  '24,150 80,166 140,158',
  '36,176 104,186 176,172',
  '96,156 160,168 232,148',
  '60,196 128,202 196,192',
  '120,184 180,186 222,168',
  '30,134 60,150 110,152',
  '226,132 190,150 150,154',
];
/** A full nest. */
const nest: Motif = [
  piece('sky', ellipse(78, 98, 34, 46, -16)),
  piece('sky', ellipse(178, 98, 34, 46, 16)),
  piece('sky', ellipse(128, 84, 38, 52)),
  shine(join(ellipse(112, 60, 9, 14, 20), ellipse(66, 80, 7, 11, 10), ellipse(166, 78, 7, 11, 20))),
  patch(
    'blue',
    join(
      ellipse(140, 70, 4),
      ellipse(124, 94, 3),
      ellipse(150, 96, 3),
      ellipse(84, 88, 3),
      ellipse(186, 92, 3),
    ),
  ),
  piece('wood', spline('10,118! 60,132 128,138 196,132 246,118! 232,172 190,202 128,210 66,202 24,172')),
  shade(spline('24,160! 80,186 128,190 176,186 232,160! 220,186 190,202 128,210 66,202 36,186')),
  lines(twigs, 6, 'bark'),
  piece('bark', tube('20,128,5 0,112,3')),
  piece('bark', tube('236,128,5 254,104,3')),
];

/** A shadow puppet of cut leather in profile, on sticks. */
const puppet: Motif = [
  piece('wood', polygon('123,150 133,150 133,232 123,232')),
  piece('wood', tube('40,150,3 28,226,3')),
  piece('wood', tube('226,96,3 216,214,3')),
  piece('clay', tube('108,116,8 72,126,8 40,152,6')),
  piece('clay', tube('148,116,8 190,124,8 226,96,6')),
  piece(
    'plum',
    spline('100,104! 156,104! 164,150 210,206! 170,198 150,210 128,200 104,210 84,198 46,206! 92,150'),
  ),
  patch('gold', polygon('92,146 166,146 170,160 88,160')),
  patch('gold', join(ellipse(92, 182, 6), ellipse(128, 180, 6), ellipse(164, 182, 6))),
  piece(
    'clay',
    spline('112,100! 108,84 88,82! 92,72 70,66! 88,54 92,34 128,22 160,38 162,72 146,92 146,100!'),
  ),
  patch('dark', spline('94,56! 104,48 118,54! 106,60')),
  lines(['82,74 92,76 104,72'], 4),
  piece(
    'gold',
    polygon('88,44 84,10 104,26 118,-8 132,22 156,-2 158,30 186,18 176,56 192,78 160,76 158,50 126,34'),
  ),
  piece('gold', polygon('100,96 158,96 162,112 96,112')),
];

/** A hook with a star. */
const hook: Motif = [
  piece('pale', tube('182,30,3 196,2,3')),
  piece('steel', tube('182,36,9 176,90,10 172,150,11 134,198,12 82,184,11 66,140,9 70,118,5')),
  piece('steel', polygon('50,140 72,84 94,132 74,124')),
  piece('steel', ellipse(183, 34, 18)),
  patch('dark', ellipse(183, 34, 8)),
  shine(tube('168,100,2 164,148,2 132,186,2')),
  piece('gold', star(96, 84, 84, 38, 5, -82)),
  patch('glow', star(96, 86, 54, 25, 5, -82)),
  patch('dark', join(ellipse(82, 80, 6, 9), ellipse(108, 78, 6, 9))),
  lines(['86,98 96,106 106,97'], 5),
];

/** A candle behind glass. */
const candle: Motif = [
  piece('iron', tube('78,62,6 84,18,7 128,0,7 172,18,7 178,62,6')),
  clear('sky', spline('70,64! 186,64! 196,140 180,192! 76,192! 60,140'), 0.85),
  piece('pale', polygon('104,120 152,120 152,192 104,192')),
  patch('bone', polygon('134,120 152,120 152,192 134,192')),
  piece('pale', spline('104,124! 98,140 104,156! 112,132')),
  piece('ember', spline('130,46! 152,80 156,104 128,122 100,104 108,80')),
  patch('glow', spline('129,74! 140,94 140,106 128,116 116,106 118,94')),
  piece('gold', polygon('58,54 198,54 198,72 58,72')),
  piece('gold', polygon('56,186 200,186 206,208 50,208')),
  shine(spline('76,80! 68,138 80,180! 90,180 82,138 90,80!')),
];

/** The key that winds the sky. */
const key: Motif = turned(
  [
    piece('gold', ellipse(84, 52, 50, 44)),
    piece('gold', ellipse(172, 52, 50, 44)),
    piece('gold', spline('112,44! 144,44! 150,92 142,112! 140,224! 116,224! 114,112! 106,92')),
    piece('plum', ellipse(82, 52, 26, 21)),
    piece('rose', ellipse(174, 52, 26, 21)),
    shine(join(spline('48,44 64,22 88,16! 70,28 58,48'), spline('138,40 152,22 176,16! 160,28 148,46'))),
    piece('gold', polygon('140,158 182,158 182,176 164,176 164,190 184,190 184,212 140,212')),
    shade(polygon('130,112 141,112 140,224 130,224')),
    piece('sky', polygon('128,66 140,84 128,102 116,84')),
  ],
  24,
  [128, 118],
);

export const fourlight: Readonly<Record<string, Motif>> = {
  'moyo-seeds': seedling,
  'quince-daybreak': net,
  'haddad-glass': bubble,
  'pell-ledgers': ledger,
  'wrona-roost': nest,
  'laras-shadows': puppet,
  'saarvi-lake': hook,
  'oyelo-vigil': candle,
  'abebe-hours': key,
};
