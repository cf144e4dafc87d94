import { type Scene, spline, tube } from '../kit.ts';

/** The tail fin. */
export function drawTail(scene: Scene): void {
  scene.form(
    spline(
      '190,158! 172,178 150,196 142,214! 162,210 180,212! 182,230 198,246! 206,228 214,212! 230,214 250,206! 246,188 226,170 212,152!',
    ),
    {
      ramp: 'fin',
      miter: true,
      marks: [
        { path: spline('130,200 160,196 182,202 212,200 240,186 270,180 270,270 130,270'), ramp: 'finTip' },
      ],
      lines: [
        { path: '190,172 174,190 160,204', width: 3 },
        { path: '200,176 198,200 196,222', width: 3 },
        { path: '212,170 226,186 238,198', width: 3 },
      ],
    },
  );
}

const MANE =
  '48,64! 46,38 66,16 98,8! 90,20 92,32! 112,14 138,6 164,14! 150,24 148,36! 170,26 194,34 208,54! 190,56 186,66! 208,66 226,82 228,106! 216,102 208,110! 226,118 236,136 234,154! 222,146 214,152!';

/** The mane of spray along the bent back. */
export function drawMane(scene: Scene): void {
  const hem =
    '222,160 220,168 214,174! 208,162 206,146 202,136! 200,120 192,110 182,106! 180,92 170,80 156,78! 150,66 138,58 124,58! 112,50 98,48 86,54! 76,48 64,54 56,64!';
  const root =
    '214,186 190,150 190,130 180,122! 184,106 170,96 166,92! 166,80 150,72 142,74! 132,62 116,62 108,66! 96,58 84,60 72,70! 40,70! 62,54 84,44 108,36 140,44 172,60 196,88 212,126 222,160';
  scene.form(spline(`${MANE} ${hem}`), {
    ramp: 'foam',
    miter: true,
    shade: 5,
    marks: [{ path: spline(root), ramp: 'spray' }],
    lines: [
      { path: '76,50 80,38 90,28', width: 3 },
      { path: '122,46 130,34 142,26', width: 3 },
      { path: '164,64 176,54 188,52', width: 3 },
      { path: '194,96 206,92 216,96', width: 3 },
    ],
  });
}

/** Two planks of a sluice behind the cheek. */
export function drawGillBoards(scene: Scene): void {
  for (const [spine, grain] of [
    ['142,78,8 150,102,9 142,126,8', '143,88 149,102 144,116'],
    ['124,74,8 133,102,10 124,132,8', '126,84 132,102 127,120'],
  ] as const) {
    scene.form(tube(spine), {
      ramp: 'board',
      lineWidth: 0.85,
      rim: false,
      shade: 3,
      lines: [{ path: grain, width: 2.6 }],
    });
  }
}
