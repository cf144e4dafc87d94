import { ellipse, fluff, join, polygon, spline, star, tube } from '../../../kit.ts';
import { clear, lines, type Motif, patch, piece, shade, shine, turned } from '../motif.ts';

/** A crook and a sheep. */
const crook: Motif = [
  piece('wood', tube('166,224,7 164,150,8 166,78,8 190,34,9 222,44,9 224,78,9 200,92,7')),
  piece('dark', tube('64,180,8 64,204,7')),
  piece('dark', tube('116,180,8 116,204,7')),
  piece('pale', fluff(94, 144, 56, 42, 11, 0.15)),
  shade(spline('60,164 96,182 146,160! 140,184 96,196 62,184')),
  piece('dark', ellipse(48, 132, 21, 26, 14)),
  piece('dark', ellipse(72, 116, 14, 8, 24)),
  patch('pale', join(ellipse(40, 126, 5, 6), ellipse(55, 130, 5, 6))),
  piece('pale', fluff(54, 106, 20, 13, 6, 0.2)),
];

/** A straw beehive and a bee. */
const hive: Motif = [
  piece('gold', spline('36,196! 42,128 70,66 128,36 186,66 214,128 220,196!')),
  shade(spline('170,60 200,128 206,196! 220,196 214,128 186,66')),
  lines(['60,90 128,100 196,90', '46,126 128,138 210,126', '40,162 128,174 216,162'], 6),
  piece('dark', spline('102,196! 104,160 128,148 152,160 154,196!')),
  piece('sky', ellipse(182, 22, 20, 11, -40)),
  piece('sky', ellipse(204, 28, 19, 10, 10)),
  piece('glow', ellipse(188, 48, 27, 18, 18)),
  patch('dark', join(polygon('180,30 188,32 180,66 172,62'), polygon('198,36 206,40 200,66 192,66'))),
];

/** A peat spade and a cut block of peat. */
const spade: Motif = turned(
  [
    piece('wood', polygon('119,20 137,20 137,120 119,120')),
    piece('wood', tube('92,20,9 164,20,9')),
    piece('steel', spline('86,108! 170,108! 170,190 128,232! 86,190')),
    shine(polygon('98,116 114,116 114,196 98,184')),
    shade(spline('142,108! 170,108! 170,190 128,232! 142,190')),
    piece('iron', polygon('80,98 176,98 176,114 80,114')),
  ],
  28,
  [128, 118],
).concat([
  piece('bark', polygon('22,150 78,138 96,176 84,206 34,214')),
  piece('moss', polygon('22,150 78,138 84,152 26,166')),
]);

/** A vat of dye with its pole. */
const vat: Motif = [
  piece('wood', tube('150,110,8 208,2,7')),
  piece('leaf', ellipse(98, 52, 17)),
  piece('leaf', ellipse(70, 76, 10)),
  piece('leaf', ellipse(126, 24, 9)),
  shine(ellipse(92, 46, 5)),
  piece('iron', spline('40,96! 44,158 84,200 128,206 172,200 212,158 216,96!')),
  shade(spline('180,100! 174,160 128,206! 172,200 212,158 216,96!')),
  piece('dark', ellipse(128, 96, 92, 24)),
  piece('plum', ellipse(128, 98, 76, 16)),
  piece('plum', spline('66,110! 92,114! 94,150 84,164 74,150')),
  patch('rose', spline('76,96 110,88 150,90! 120,96 96,102')),
];

const stone = (tone: 'steel' | 'iron' | 'bone', points: string): Motif => [piece(tone, polygon(points))];
/** A dry stone wall. */
const wall: Motif = [
  ...stone('iron', '26,150 86,146 94,198 24,200'),
  ...stone('steel', '92,146 160,148 162,200 98,200'),
  ...stone('bone', '166,150 230,146 234,198 168,200'),
  ...stone('steel', '46,98 120,94 118,146 50,146'),
  ...stone('iron', '126,94 204,98 208,146 124,148'),
  ...stone('bone', '70,48 140,44 146,92 74,94'),
  ...stone('steel', '150,52 190,60 192,96 152,92'),
  ...stone('iron', '92,8 152,2 166,40 96,46'),
  shade(
    join(
      polygon('26,188 234,186 234,200 24,200'),
      polygon('48,136 208,136 208,148 50,146'),
      polygon('72,84 192,86 192,96 74,94'),
    ),
  ),
  shine(
    join(
      polygon('32,154 80,150 80,156 32,160'),
      polygon('52,102 112,98 112,104 52,108'),
      polygon('98,12 146,8 148,14 100,18'),
    ),
  ),
];

/** A needle with thread and an embroidered bluebell. */
const needle: Motif = [
  piece('red', tube('196,44,5 236,84,6 210,128,6 158,118,6 160,160,6 206,168,6 226,206,2')),
  piece('steel', spline('34,214! 176,36 204,14 216,26 196,56')),
  shine(spline('52,190! 178,42 196,28! 180,56')),
  patch('dark', tube('190,40,4 200,30,4')),
  piece('moss', tube('44,118,5 54,66,5 88,34,4')),
  piece('blue', spline('92,26! 120,32 130,60 140,92! 122,84 112,100! 100,84 80,94! 80,60')),
  patch('sky', spline('98,36! 112,42 114,62! 104,54')),
];

/** A forked twig (dowsing rod) and water. */
const fork: Motif = [
  piece('wood', tube('128,222,11 128,142,13')),
  piece('wood', tube('128,150,12 92,104,10 54,22,7')),
  piece('wood', tube('128,150,12 164,104,10 202,22,7')),
  shine(tube('122,200,2 122,150,2')),
  piece('leaf', spline('60,50! 20,62 12,98! 48,92 66,66')),
  piece('leaf', spline('192,44! 230,50 244,84! 208,84 188,62')),
  piece('sky', spline('128,20! 148,56 158,82 128,104 98,82 108,56')),
  shine(spline('116,66 112,84 122,94! 106,90 106,76')),
];

/** The bell of the causeway. */
const bell: Motif = [
  piece('wood', tube('128,36,7 128,2,7')),
  piece('gold', ellipse(128, 188, 24, 20)),
  piece('gold', spline('128,26 164,42 184,92 192,150 222,184! 34,184! 64,150 72,92 92,42')),
  shade(spline('156,40 166,92 172,150 196,184! 222,184! 192,150 184,92 164,42')),
  shine(spline('100,48 88,90 82,146! 100,146 104,90 112,52')),
  lines(['66,150 128,158 190,150'], 6),
  clear('sky', spline('10,150! 40,126 62,144 90,136! 70,164 34,166'), 0.9),
  clear('sky', spline('246,120! 216,100 194,116 168,108! 186,134 222,136'), 0.9),
];

/** The ruin of Harkmoor House. */
const house: Motif = [
  piece('clay', polygon('70,22 92,22 92,70 70,70')),
  piece('clay', polygon('166,30 188,30 188,76 166,76')),
  piece('bone', polygon('52,104 204,104 204,196 52,196')),
  piece('plum', polygon('30,112 84,44 172,44 226,112')),
  shade(polygon('52,112 204,112 204,124 52,124')),
  piece('plum', polygon('92,104 128,50 164,104')),
  piece('glow', polygon('112,74 144,74 144,108 112,108')),
  lines(['128,74 128,90 128,108'], 4),
  piece('glow', polygon('72,134 100,134 100,168 72,168')),
  piece('glow', polygon('156,134 184,134 184,168 156,168')),
  lines(['86,134 86,150 86,168', '170,134 170,150 170,168'], 4),
  piece(
    'moss',
    spline('18,186! 46,170 76,180 106,168 138,178 170,168 204,178 238,184! 224,208 128,214 32,208'),
  ),
  patch('leaf', spline('40,184 76,188 106,178 138,186! 106,190 74,196')),
  piece('glow', star(216, 36, 20, 7, 4)),
];

export const harkmoor: Readonly<Record<string, Motif>> = {
  'pascoe-fold': crook,
  'eskil-hives': hive,
  'callan-bog': spade,
  'sattar-vats': vat,
  'stanek-wall': wall,
  'strang-ring': needle,
  'hollow-well': fork,
  'wintersgill-bell': bell,
  'vane-house': house,
};
