import { ellipse, type Point, type Scene, spike, spline, star, tube } from '../kit.ts';

/** The constellation of the lining: stars as x, y, radius; `JOINED` lists the pairs that a line joins. */
const STARS = [
  [196, 84, 9],
  [226, 62, 7],
  [256, 82, 11],
  [250, 122, 8],
  [216, 128, 12],
  [242, 166, 8],
  [200, 170, 9],
  [176, 130, 6],
] as const;
const JOINED = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0],
  [4, 6],
  [3, 5],
] as const;

const thumb = { ramp: 'star', lineRamp: 'cloak', lineWidth: 0.75, miter: true, rim: false } as const;

export function drawOpenWing(scene: Scene): void {
  const wrist: Point = [228, 10];
  const tips: readonly Point[] = [
    [292, 128],
    [272, 190],
    [220, 224],
  ];
  const bones = tips.map(([x, y]) => ({
    path: [wrist, [(wrist[0] + x) / 2 + 8, (wrist[1] + y) / 2 - 6], [x, y]] as const,
    width: 3.4,
    colour: scene.ramp('cloak').base,
  }));
  const threads = JOINED.map(([from, to]) => ({
    path: `${STARS[from][0]},${STARS[from][1]} ${STARS[to][0]},${STARS[to][1]}`,
    width: 1.5,
    taper: 'none' as const,
    colour: scene.colour('star'),
  }));
  scene.form(
    spline(
      '140,128! 176,68 226,6! 262,20 294,52! 282,88 300,132! 276,154 280,196! 248,198 222,230! 200,200 150,194! 136,170',
    ),
    {
      ramp: 'lining',
      miter: true,
      shade: 7,
      lines: [...bones, ...threads],
    },
  );
  for (const [x, y, size] of STARS) scene.flat(star(x, y, size, size * 0.36, 4), 'star');
  // arm of the wing with its thumb
  scene.form(spike(226, 14, 27, 15, -112, 5), thumb);
  scene.form(tube('144,130,12 180,76,8 226,13,7.5 262,24,5.5 291,51,2.5'), {
    ramp: 'cloak',
    rim: false,
    shade: 3,
  });
}

/** The far wing, laid across the breast as for a bow. */
export function drawFoldedWing(scene: Scene): void {
  scene.form(
    spline(
      '84,112! 54,122 44,164 20,226! 42,219 66,238! 90,226 116,247! 140,225 170,224! 158,172 148,138! 118,126',
    ),
    {
      ramp: 'cloak',
      miter: true,
      shade: 9,
      lines: [
        { path: '142,140 151,176 160,206', width: 3.4 },
        { path: '140,142 130,186 118,230', width: 3.4 },
        { path: '136,142 98,182 72,222', width: 3.4 },
        { path: '130,140 72,168 36,208', width: 3.4 },
      ],
      cast: [ellipse(104, 122, 54, 24)],
    },
  );
  scene.form(spike(147, 148, 26, 15, -40, -4), thumb);
}
