import { ellipse, join, type Point, polygon, spline, star, tube } from '../../../kit.ts';
import { lines, type Motif, patch, piece, shade, shine, turned } from '../motif.ts';

/** A weaver’s shuttle and its threads. */
const shuttle: Motif = [
  piece('rose', tube('60,120,4 30,150,5 56,182,5 28,216,3')),
  piece('sky', tube('76,130,4 62,168,5 92,190,5 80,220,3')),
  ...turned(
    [
      piece('wood', spline('4,112! 66,70 128,62 190,70 252,112! 190,154 128,162 66,154')),
      shade(spline('16,116! 128,132 240,116! 190,154 128,162 66,154')),
      piece('bark', spline('62,112! 92,88 164,88 194,112! 164,136 92,136')),
      piece('gold', spline('82,112! 100,96 156,96 174,112! 156,128 100,128')),
      lines(['106,98 104,112 106,126', '124,97 122,112 124,127', '142,97 140,112 142,127'], 4),
    ],
    -32,
  ),
];

/** A wooden tub of hot water. */
const tub: Motif = [
  piece('sky', tube('84,80,4 66,54,9 86,32,9 74,2,1')),
  piece('sky', tube('128,74,4 110,46,9 130,24,9 118,-2,1')),
  piece('sky', tube('172,80,4 154,54,9 174,32,9 162,2,1')),
  piece('wood', polygon('48,90 208,90 194,196 62,196')),
  shade(polygon('160,90 208,90 194,196 156,196')),
  lines(['88,100 92,150 96,194', '128,104 128,150 128,194', '168,100 164,150 160,194'], 4),
  piece('iron', polygon('50,112 206,112 203,130 53,130')),
  piece('iron', polygon('58,164 198,164 195,180 61,180')),
  piece('bark', polygon('30,66 58,66 58,112 40,112')),
  piece('bark', polygon('198,66 226,66 216,112 198,112')),
  piece('sky', ellipse(128, 90, 82, 17)),
  patch('pale', join(ellipse(100, 88, 24, 6), ellipse(160, 93, 16, 4))),
];

const ribs = [190, 222, 254, 286, 318, 350, 22, 54].map((turn): Point[] => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [132 + cos * 60, 106 + sin * 60],
    [134 + cos * 76 - sin * 4, 106 + sin * 76 + cos * 4],
    [132 + cos * 92, 106 + sin * 92],
  ];
});
/** An ammonite. */
const ammonite: Motif = [
  piece(
    'bone',
    spline('16,196! 26,150 34,84 76,26 146,8 208,42 232,108 206,168 148,200 92,204 66,232! 40,222'),
  ),
  shade(spline('220,64 218,118 186,164 130,186 70,192 46,224! 66,232! 92,204 148,200 206,168 232,108')),
  lines(ribs, 7),
  piece(
    'clay',
    tube(
      '108,196,3 168,168,13 196,106,15 164,52,15 108,48,14 76,92,13 92,138,12 136,146,11 160,116,10 142,88,9 116,98,8 118,116,6',
    ),
  ),
];

/** A broom. */
const broom: Motif = turned(
  [
    piece('wood', polygon('121,-4 135,-4 135,134 121,134')),
    shade(polygon('130,10 135,10 135,134 130,134')),
    piece(
      'gold',
      spline('104,128! 152,128! 172,176 186,232! 162,222 146,236! 128,224 108,236! 94,222 70,232! 84,176'),
    ),
    lines(['114,150 104,190 94,220', '128,150 128,190 128,222', '142,150 152,190 162,220'], 4),
    piece('red', polygon('98,120 158,120 162,148 94,148')),
  ],
  -36,
  [128, 118],
);

/** An ice axe. */
const iceAxe: Motif = turned(
  [
    piece('wood', polygon('119,40 137,40 134,214 122,214')),
    piece('steel', polygon('121,210 135,210 128,244')),
    piece('steel', spline('116,24! 142,24! 190,32 226,70 234,112! 204,78 176,64 142,62! 116,62!')),
    piece('steel', polygon('118,26 118,60 64,74 52,44 60,18')),
    shine(spline('140,32! 182,40 210,66! 182,52 142,48!')),
    piece('red', polygon('114,64 142,64 142,84 114,84')),
    piece('sky', polygon('52,150 74,118 92,150 84,196 60,196')),
    shine(polygon('62,148 74,130 74,190 64,190')),
  ],
  14,
);

/** An astrolabe. */
const astrolabe: Motif = [
  piece('gold', tube('128,36,6 106,20,6 128,6,6 150,20,6 128,36,6')),
  piece('gold', ellipse(128, 118, 92)),
  piece('plum', ellipse(128, 118, 70)),
  patch(
    'gold',
    join(
      ...[0, 45, 90, 135].map((turn) => polygon('124,28 132,28 132,40 124,40').rotate(turn, 128, 118)),
      ...[180, 225, 270, 315].map((turn) => polygon('124,28 132,28 132,40 124,40').rotate(turn, 128, 118)),
    ),
  ),
  patch(
    'pale',
    join(star(92, 90, 18, 6, 4), star(160, 140, 13, 5, 4), star(104, 152, 10, 4, 4), star(150, 84, 8, 3, 4)),
  ),
  piece('steel', polygon('36,150 40,136 216,80 224,92 216,100 44,160')),
  piece('gold', ellipse(128, 119, 15)),
  shine(spline('50,86 72,52 108,34! 84,56 62,90')),
];

const teeth = Array.from({ length: 12 }, (_, i) =>
  polygon('116,14 140,14 144,40 112,40').rotate(i * 30, 128, 122),
);
/** A watch. */
const watch: Motif = [
  piece('gold', tube('128,30,6 108,16,6 128,5,6 148,16,6 128,30,6')),
  piece('iron', join(...teeth)),
  piece('gold', ellipse(128, 122, 88)),
  piece('pale', ellipse(128, 122, 68)),
  patch(
    'dark',
    join(...[0, 90, 180, 270].map((turn) => polygon('124,60 132,60 132,76 124,76').rotate(turn, 128, 122))),
  ),
  piece('dark', tube('128,122,6 128,80,4')),
  piece('dark', tube('128,122,6 160,138,4')),
  piece('red', ellipse(128, 122, 9)),
  shine(spline('56,96 78,62 112,46! 88,66 68,98')),
];

/** The signal horn of the mountain rescue. */
const horn: Motif = [
  piece('red', tube('54,96,6 60,168,7 122,216,7 188,190,7 206,128,6')),
  piece('bone', tube('30,34,8 52,86,15 96,132,23 150,140,32 196,106,40 214,66,44')),
  shade(spline('40,74 90,140 150,160 206,132 244,84! 236,124 200,164 146,174 88,156 52,112')),
  piece('gold', polygon('10,34 36,16 48,36 22,54')),
  piece('gold', polygon('96,104 118,116 102,166 76,152')),
  piece('gold', ellipse(214, 52, 52, 24, 18)),
  piece('bark', ellipse(215, 49, 39, 14, 18)),
];

/** A dented kettle. */
const kettle: Motif = [
  piece('iron', tube('70,92,8 66,30,9 128,10,9 190,30,9 186,92,8')),
  piece('steel', spline('186,128! 216,114 228,84 244,72! 250,92 236,132 196,168!')),
  piece('steel', spline('58,92! 92,74 164,74 198,92! 216,150 198,196! 58,196! 40,150')),
  shade(spline('170,80 190,150 176,196! 198,196! 216,150 198,92')),
  shine(spline('70,104 58,148 68,180! 82,180 74,148 86,106')),
  piece('iron', ellipse(128, 78, 56, 14)),
  piece('gold', ellipse(128, 62, 14, 12)),
  patch('glow', polygon('138,108 100,150 124,150 112,188 156,138 130,138 148,108')),
];

export const overcloud: Readonly<Record<string, Motif>> = {
  'lhawang-loom': shuttle,
  'huanca-springs': tub,
  'diallo-strata': ammonite,
  'tuyet-steps': broom,
  'aikio-glacier': iceAxe,
  'qamar-dome': astrolabe,
  'zahnd-railway': watch,
  'karaly-rescue': horn,
  'merak-summit': kettle,
};
