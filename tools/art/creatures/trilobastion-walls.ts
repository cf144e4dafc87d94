import { type Point, polygon, type Scene, spline } from '../kit.ts';

const WALL = { ramp: 'stone', miter: true, rim: false } as const;

/** The top of a wall from the left: `count` merlons of width `merlon` with gaps of `gap` between them. */
function battlement(
  left: number,
  top: number,
  count: number,
  merlon: number,
  gap: number,
  depth = 15,
): Point[] {
  return Array.from({ length: count }, (_, i): Point[] => {
    const x = left + i * (merlon + gap);
    return [
      [x, top + depth],
      [x, top],
      [x + merlon, top],
      [x + merlon, top + depth],
    ];
  }).flat();
}

/** A battlemented wall on a rib; `right` is its right edge, `top` the top of its merlons. */
export function drawWall(scene: Scene, right: number, top: number): void {
  const outline: Point[] = [
    [right - 74, top + 90],
    ...battlement(right - 74, top, 3, 16, 13),
    [right + 4, top + 90],
  ];
  const brick = (x: number, y: number) => ({
    path: [
      [x - 9, y],
      [x, y + 1],
      [x + 9, y + 2],
    ] as Point[],
    width: 2.8,
  });
  scene.form(polygon(outline).withThickness(46), {
    ...WALL,
    lines: [brick(right - 16, top + 28), brick(right - 10, top + 46)],
  });
}

/** A rib of slate whose point hangs over the feet. */
export function drawPlate(scene: Scene, left: number, right: number, top: number, bottom: number): void {
  scene.form(
    spline([
      [left - 20, top - 4, true],
      [right - 12, top],
      [right + 2, top + 34],
      [right + 8, bottom, true],
      [right - 20, bottom - 12],
      [left - 20, bottom - 14, true],
    ]),
    {
      shade: 8,
      marks: [
        {
          path: spline([
            [left - 30, top - 20],
            [right + 10, top - 20],
            [right + 4, top + 22],
            [right - 8, top + 10],
            [right - 16, top + 20],
            [right - 26, top + 9],
            [left - 30, top + 12],
          ]),
          ramp: 'moss',
        },
      ],
    },
  );
}

/** The keep with a lit window. */
export function drawKeep(scene: Scene): void {
  scene.form(polygon('202,100 206,-8 266,-8 274,100').withThickness(60), {
    ...WALL,
    shade: 13,
    lines: [
      { path: '210,16 219,17 228,16', width: 2.8 },
      { path: '250,44 259,45 268,44', width: 2.8 },
      { path: '208,46 217,47 224,46', width: 2.8 },
    ],
  });
  scene.form(spline('228,38! 228,18 237,6! 246,18 246,38!'), { ramp: 'accent', lineWidth: 0.8, flat: true });
  scene.flat(polygon('235.2,8 238.8,8 238.8,38 235.2,38'), scene.ramp('stone').line);
  const crown = battlement(188, -48, 3, 17, 20.5, 20);
  scene.form(polygon([[200, 0], [188, -12], ...crown, [280, -12], [270, 0]]).withThickness(44), {
    ...WALL,
    ramp: 'stoneLight',
    shade: 8,
  });
  scene.form(
    spline(
      '254,-20! 262,-27 276,-26 285,-20! 288,-2 284,16! 278,12 276,4! 272,20 266,26! 262,14 262,4! 256,6 252,0!',
    ),
    { ramp: 'moss', lineWidth: 0.8, shade: 4 },
  );
}

/** One of the two eye towers of the gatehouse, its top at (x, top). */
export function drawTurret(scene: Scene, x: number, top: number, half: number, dim: boolean): void {
  const wide = half * 0.9;
  scene.form(
    polygon([
      [x - wide * 0.84, top + 8],
      [x + wide * 0.84, top + 8],
      [x + wide * 0.94, top + 90],
      [x - wide * 0.94, top + 90],
    ]).withThickness(half * 1.4),
    { ...WALL, shade: half * 0.3 },
  );
  const merlon = half * 0.66;
  const crown = battlement(x - half, top - 24, 2, merlon, 2 * half - 2 * merlon, 16);
  scene.form(
    polygon([
      [x - half * 0.8, top + 16],
      [x - half, top + 6],
      ...crown,
      [x + half, top + 6],
      [x + half * 0.8, top + 16],
    ]).withThickness(26),
    { ...WALL, ramp: 'stoneLight', shade: 5, dim },
  );
}
