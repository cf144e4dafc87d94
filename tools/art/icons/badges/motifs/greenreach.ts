import { ellipse, join, polygon, spline, star, tube } from '../../../kit.ts';
import { clear, lines, type Motif, mirrored, patch, piece, shade, shine, turned } from '../motif.ts';

const blade: Motif = [
  piece('steel', spline('122,138! 92,98 82,52 100,6! 122,44 140,92 142,128!')),
  shine(spline('98,22! 92,52 102,92 118,116! 104,84 100,52')),
  piece('red', tube('140,126,9 164,158,12 168,206,11')),
];

/** Open secateurs. */
const secateurs: Motif = [
  ...mirrored(blade),
  ...blade,
  piece('gold', ellipse(128, 126, 13)),
  patch('bark', ellipse(128, 126, 4)),
];

/** The sails of a mill in a gale. */
const sail = (turn: number): Motif =>
  turned(
    [
      piece('pale', spline('132,94! 136,90 172,80 176,22! 150,12 132,10!')),
      lines(['133,36 154,32 175,34', '133,64 154,58 172,58'], 4),
      piece('bark', polygon('123,112 133,112 133,2 123,2')),
    ],
    turn,
  );
const sails: Motif = [20, 110, 200, 290]
  .flatMap(sail)
  .concat([piece('gold', ellipse(128, 112, 19)), patch('bark', ellipse(128, 112, 7))]);

/** An anvil with a white-hot blade. */
const anvil: Motif = [
  piece('ember', polygon('84,80 196,8 222,8 212,32 100,102')),
  patch('glow', polygon('96,82 192,20 210,18 204,30 104,92')),
  piece(
    'iron',
    spline(
      '34,96! 92,90! 214,90! 214,112! 180,124 164,134 160,150! 188,170 192,190! 72,190! 76,170 104,150! 98,136 64,128 34,96!',
    ),
  ),
  shine(polygon('62,98 208,96 208,102 72,106')),
  shade(spline('100,136! 164,136! 160,152 192,176 192,190! 72,190! 130,176')),
  piece('glow', star(60, 52, 22, 7, 4)),
];

/** A boathook. */
const boathook: Motif = turned(
  [
    piece('wood', polygon('120,60 136,60 136,234 120,234')),
    shade(polygon('130,70 136,70 136,234 130,234')),
    piece('steel', tube('128,74,9 152,44,10 186,40,10 204,70,8 190,100,5 174,104,2')),
    piece('steel', spline('114,92! 116,50 128,-6! 140,50 142,92!')),
    shine(spline('121,84! 122,50 128,16! 128,50 128,84!')),
    piece('red', polygon('116,92 140,92 140,112 116,112')),
  ],
  32,
);

/** An unlit street lamp. */
const streetLamp: Motif = [
  piece('iron', polygon('120,128 136,128 138,214 118,214')),
  piece('iron', tube('90,146,5 166,146,5')),
  piece('plum', polygon('92,58 164,58 150,128 106,128')),
  shine(polygon('102,66 118,66 118,120 112,120')),
  patch('glow', ellipse(128, 104, 8, 14)),
  lines(['128,60 128,92 128,128'], 4),
  piece('iron', polygon('78,60 100,30 156,30 178,60')),
  piece('gold', ellipse(128, 18, 11, 13)),
];

/** A sledgehammer. */
const sledgehammer: Motif = turned(
  [
    piece('wood', polygon('119,60 137,60 140,232 116,232')),
    shade(polygon('130,84 138,84 140,232 130,232')),
    piece('iron', spline('68,26! 92,16! 164,16! 188,26! 188,78! 164,88! 92,88! 68,78!')),
    shine(polygon('94,24 164,24 164,36 94,36')),
    piece('steel', polygon('56,22 76,22 76,82 56,82')),
    piece('steel', polygon('180,22 200,22 200,82 180,82')),
  ],
  34,
);

/** A steaming cup. */
const cup: Motif = [
  piece('sky', tube('100,74,3 88,56,8 104,36,8 94,10,1')),
  piece('sky', tube('144,74,3 132,52,8 150,32,8 140,4,1')),
  piece('pale', tube('180,104,9 216,104,9 210,142,9 168,148,9')),
  piece('steel', ellipse(122, 184, 86, 15)),
  piece('pale', spline('54,90! 62,140 88,172 122,176 156,172 182,140 190,90!')),
  shade(spline('150,92! 148,140 122,176! 156,172 182,140 190,90!')),
  piece('clay', ellipse(122, 92, 66, 16)),
  patch('blue', spline('64,126 100,142 144,142 180,126! 176,140 144,156 100,156 70,140')),
];

/** A telescope. */
const telescope: Motif = turned(
  [
    piece('gold', polygon('28,96 84,92 84,132 28,128')),
    piece('clay', polygon('78,86 142,80 142,144 78,138')),
    piece('gold', polygon('136,72 214,64 214,160 136,152')),
    piece('bark', polygon('202,58 228,54 228,170 202,166')),
    piece('bark', polygon('20,88 34,88 34,136 20,136')),
    shine(
      join(
        polygon('36,102 82,98 82,106 36,108'),
        polygon('84,94 136,90 136,100 84,104'),
        polygon('144,84 198,78 198,92 144,96'),
      ),
    ),
  ],
  -36,
).concat([piece('glow', star(64, 44, 26, 8, 4))]);

/** A show rosette. */
const rosette: Motif = [
  piece('red', polygon('82,130 124,140 112,236 92,214 68,226')),
  piece('red', polygon('174,130 132,140 144,236 164,214 188,226')),
  piece('red', star(128, 96, 92, 76, 18)),
  piece('pale', ellipse(128, 96, 62)),
  patch('rose', star(128, 96, 62, 54, 18)),
  piece('pale', ellipse(128, 96, 48)),
  piece('gold', star(128, 98, 42, 18, 5)),
  clear('shine', spline('92,70 112,54 140,52! 118,62 100,78'), 0.7),
];

export const greenreach: Readonly<Record<string, Motif>> = {
  'thornby-garden': secateurs,
  'crackle-mill': sails,
  'cinder-forge': anvil,
  'tidewell-lock': boathook,
  'dusk-lantern': streetLamp,
  'holdfast-quarry': sledgehammer,
  'rime-hall': cup,
  'windrow-tower': telescope,
  'oduya-show': rosette,
};
