import { ellipse, join, polygon, spline, star, tube } from '../../../kit.ts';
import { clear, lines, type Motif, mirrored, patch, piece, shade, shine, turned } from '../motif.ts';

/** A dripping ladle. */
const ladle: Motif = [
  piece('steel', tube('120,140,9 164,70,8 196,20,8 226,14,8 232,36,6')),
  piece('steel', spline('30,116! 32,166 66,204 104,198 142,176 146,126!')),
  shade(spline('116,124! 112,176 66,204! 104,198 142,176 146,126!')),
  piece('ember', ellipse(88, 120, 58, 18, 5)),
  patch('gold', ellipse(72, 118, 15, 6)),
  patch('leaf', join(ellipse(104, 118, 7, 4), ellipse(92, 126, 6, 3))),
  piece('sky', tube('66,94,3 54,72,7 70,50,7 58,22,1')),
  piece('sky', tube('106,88,3 96,64,7 112,42,7 102,12,1')),
];

const bow = (x: number, y: number): Motif => [
  piece('red', polygon(`${x},${y} ${x - 18},${y - 12} ${x - 18},${y + 12}`)),
  piece('red', polygon(`${x},${y} ${x + 18},${y - 12} ${x + 18},${y + 12}`)),
];
/** A kite on its line. */
const kite: Motif = [
  piece('pale', tube('104,150,3 72,178,3 60,206,3 34,226,3')),
  ...bow(70, 180),
  piece('ember', polygon('200,4 118,42 100,152 226,104')),
  piece('gold', polygon('200,4 118,42 152,82')),
  piece('sky', polygon('226,104 152,82 100,152')),
  patch('rose', polygon('118,42 152,82 100,152')),
  lines(['200,6 152,82 102,150', '119,43 152,82 225,104'], 4),
];

/** A flask of scent. */
const flask: Motif = [
  piece('pale', tube('172,62,5 206,48,6 222,30,6')),
  piece('rose', ellipse(230, 26, 17)),
  piece('gold', polygon('104,58 152,58 152,90 104,90')),
  piece('sky', spline('104,86! 152,86! 190,110 202,152 178,196 128,206 78,196 54,152 66,110')),
  patch('plum', spline('60,140! 94,132 128,142 164,134 198,140! 198,168 174,194 128,202 82,194 58,168')),
  patch('rose', join(ellipse(110, 164, 6), ellipse(146, 176, 5), ellipse(130, 154, 4))),
  shine(spline('78,118 70,146 80,176! 90,176 84,146 92,118')),
  piece('plum', spline('128,2! 158,22 152,50 128,60 104,50 98,22')),
  shine(spline('116,20 110,36 118,48! 122,36')),
];

/** A pottery jar with a band of waves. */
const jar: Motif = [
  piece('clay', tube('92,60,8 44,70,9 46,116,8 74,134,7')),
  piece('clay', tube('164,60,8 212,70,9 210,116,8 182,134,7')),
  piece('clay', spline('92,26! 98,62 66,94 64,140 100,200! 156,200! 192,140 190,94 158,62 164,26!')),
  shade(spline('146,30! 142,62 168,96 166,142 136,200! 156,200! 192,140 190,94 158,62 164,26!')),
  piece('bone', ellipse(128, 24, 46, 13)),
  patch('dark', ellipse(128, 24, 32, 7)),
  patch('pale', polygon('64,112 192,112 192,146 66,146')),
  lines(['64,134 82,120 98,134 114,120 130,134 146,120 162,134 178,120 192,132'], 6),
  lines(['78,84 128,90 178,84'], 4),
];

/** A lighthouse with two beams. */
const lighthouse: Motif = [
  clear('glow', polygon('128,50 10,18 10,80'), 0.85),
  clear('glow', polygon('128,50 246,18 246,80'), 0.85),
  piece('pale', polygon('100,76 156,76 174,206 82,206')),
  patch('red', polygon('97,100 159,100 163,130 93,130')),
  patch('red', polygon('89,158 167,158 171,188 85,188')),
  shade(polygon('136,76 156,76 174,206 144,206')),
  piece('dark', polygon('84,68 172,68 172,82 84,82')),
  piece('glow', polygon('104,34 152,34 152,68 104,68')),
  lines(['128,34 128,50 128,68'], 4),
  piece('red', spline('94,36! 110,14 128,2 146,14 162,36!')),
  piece('iron', spline('50,214! 74,190 128,196 182,190 206,214!')),
];

/** A mask of the midnight regatta. */
const mask: Motif = [
  piece('rose', spline('58,96! 22,112 8,170! 36,158 44,186! 64,150')),
  piece('rose', spline('198,96! 234,112 248,170! 220,158 212,186! 192,150')),
  piece('gold', spline('150,2! 96,4 48,44 40,108 54,166 100,206 138,208! 96,166 84,104 100,48')),
  piece('pale', spline('138,12 186,32 200,90 186,156 136,204 90,156 78,90 92,32')),
  shade(spline('172,30 186,90 172,156 128,206! 186,156 200,90 182,30')),
  patch('dark', join(spline('90,94! 106,80 124,96! 108,108'), spline('150,96! 168,80 188,94! 168,108'))),
  patch('rose', join(ellipse(100, 130, 13, 10), ellipse(172, 130, 15, 11))),
  patch('red', spline('118,164! 128,157 136,161 144,157 154,164! 136,180')),
  lines(['136,104 130,132 142,138'], 4),
];

/** A dancing shoe with a steel toe. */
const shoe: Motif = [
  piece('blue', spline('74,20! 148,14! 156,74 190,112 236,134 240,166! 36,170! 40,110 64,72')),
  shine(spline('86,32! 84,84 60,120! 72,120 98,84 100,30!')),
  piece('pale', ellipse(111, 18, 38, 11)),
  piece('steel', spline('180,110! 214,120 240,138 242,170! 174,170! 164,140')),
  shine(spline('196,124! 222,134 230,148! 210,142')),
  piece('dark', polygon('28,166 244,166 244,184 92,184 88,206 32,206')),
  lines(['112,66 134,72 154,66', '120,88 144,92 166,84'], 5),
  piece('glow', star(44, 52, 26, 8, 4)),
  piece('glow', star(206, 60, 18, 6, 4)),
];

const fan: Motif = [
  piece('rose', spline('128,132! 44,104! 30,58 62,22 96,34! 110,8 146,8 160,34! 194,22 226,58 212,104!')),
  patch('pale', spline('128,130! 96,36! 110,10 146,10 160,36!')),
  lines(['126,128 78,76 50,40', '127,126 106,70 98,36', '129,126 150,70 158,36', '130,128 178,76 206,40'], 4),
];
/** A pearl in its shell. */
const pearl: Motif = [
  ...fan,
  piece('rose', spline('24,138! 60,124 128,130 196,124 232,138! 214,184 172,204 128,208 84,204 42,184')),
  shade(spline('30,156! 80,176 128,180 176,176 226,156! 210,186 172,204 128,208 84,204 46,186')),
  patch('plum', spline('44,138 84,130 128,136 172,130 212,138 128,152')),
  piece('pale', ellipse(128, 116, 34)),
  shine(ellipse(116, 102, 12, 9, -30)),
  shade(spline('150,92 158,116 144,142 120,148! 140,150 164,136 164,104')),
];

const flag = (tones: readonly ['red' | 'blue', 'pale' | 'gold']): Motif =>
  turned(
    [
      piece('wood', polygon('121,12 135,12 135,214 121,214')),
      piece('gold', ellipse(128, 10, 11)),
      piece(tones[0], polygon('135,22 232,22 232,108 135,108')),
      patch(tones[1], join(polygon('136,24 183,24 183,65 136,65'), polygon('183,65 230,65 230,106 183,106'))),
    ],
    34,
    [128, 150],
  );
/** Two signal flags. */
const flags: Motif = [...mirrored(flag(['blue', 'gold'])), ...flag(['red', 'pale'])];

export const scattersea: Readonly<Record<string, Motif>> = {
  'bras-galley': ladle,
  'tovua-kites': kite,
  'amaury-stills': flask,
  'karras-kiln': jar,
  'minami-light': lighthouse,
  'bellacorda-masks': mask,
  'mensah-slip': shoe,
  'orosa-reef': pearl,
  'tan-harbour': flags,
};
