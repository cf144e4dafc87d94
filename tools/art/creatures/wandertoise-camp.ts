import { ellipse, fire, type Point, polygon, type Scene, spline, tube } from '../kit.ts';

const STITCH = { width: 2.2 } as const;

/** The patched tent, its door to the left. */
export function drawTent(scene: Scene): void {
  // pole that sticks out at the top
  scene.form(tube('146,40,3.4 142,14,3'), { ramp: 'wood', lineWidth: 0.8, rim: false });
  scene.form(spline('143,14! 128,12 116,20 106,18! 116,26 130,28 144,26!'), {
    ramp: 'red',
    lineWidth: 0.8,
    shade: 2,
    rim: false,
  });
  // side
  scene.form(spline('146,36! 178,44 212,48! 226,84 248,134! 210,144 176,140!'), {
    ramp: 'canvas',
    shade: 8,
    miter: true,
    marks: [{ path: polygon('186,70 208,68 212,92 190,96'), ramp: 'red' }],
    lines: [
      { path: '184,76 190,74', ...STITCH },
      { path: '210,84 204,86', ...STITCH },
      { path: '196,98 195,91', ...STITCH },
      { path: '198,66 199,73', ...STITCH },
    ],
  });
  // front with its open flap
  scene.form(spline('146,34! 132,78 106,128! 140,140 178,142! 166,86'), {
    ramp: 'sail',
    shade: 5,
    miter: true,
    marks: [{ path: spline('147,66! 138,100 124,138! 140,142 160,142! 156,104'), ramp: 'inside' }],
  });
  scene.form(spline('147,64! 157,100 162,140! 172,140 178,130! 168,100'), {
    ramp: 'sail',
    lineWidth: 0.75,
    rim: false,
    shade: 3,
  });
}

/** The kettle over its fire. */
export function drawKettle(scene: Scene, x: number, y: number): void {
  fire(scene, x, y + 36, 42, 40, 0.05);
  scene.form(
    tube([
      [x - 12, y - 2, 4],
      [x - 24, y - 4, 3.6],
      [x - 30, y - 14, 3],
    ]),
    { ramp: 'red', lineWidth: 0.8, rim: false },
  );
  const handle: Point[] = [
    [x - 15, y - 8],
    [x - 12, y - 30],
    [x + 12, y - 30],
    [x + 15, y - 8],
  ];
  scene.form(tube(handle.map(([a, b]) => [a, b, 1.8] as const)), {
    ramp: 'iron',
    lineWidth: 0.6,
    flat: true,
  });
  scene.form(
    spline([
      [x - 14, y - 10],
      [x, y - 15],
      [x + 14, y - 10],
      [x + 18, y + 6],
      [x + 10, y + 13],
      [x - 10, y + 13],
      [x - 18, y + 6],
    ]),
    {
      ramp: 'red',
      shade: 4,
      lineWidth: 0.9,
      highlights: [ellipse(x - 8, y - 2, 3, 5, 20)],
    },
  );
  scene.form(ellipse(x, y - 15, 3.6), { ramp: 'iron', lineWidth: 0.7, flat: true });
}

/** The lantern on its pole over the head. */
export function drawLanternPole(scene: Scene): void {
  scene.form(tube('84,170,4.6 70,104,4.2 48,64,4 16,62,3.4'), {
    ramp: 'wood',
    lineWidth: 0.85,
    rim: false,
    shade: 2,
  });
  scene.form(tube('17,62,1.6 17,76,1.6'), { ramp: 'iron', lineWidth: 0.6, flat: true });
  scene.form(spline('5,82 29,82 33,102 28,118 6,118 1,102'), {
    ramp: 'lamp',
    shade: 3,
    rim: false,
    lineWidth: 0.9,
    marks: [{ path: ellipse(17, 102, 9, 11), flat: '#fffbe0' }],
  });
  scene.form(spline('17,70! 28,75 34,85! 17,87 0,85! 6,75'), { ramp: 'iron', lineWidth: 0.75, flat: true });
  scene.form(tube('4,119,3.4 30,119,3.4'), { ramp: 'iron', lineWidth: 0.75, flat: true });
}

/** The tail that is a signpost, and the washing line between it and the tent. */
export function drawSignpost(scene: Scene): void {
  scene.form(tube('236,214,11 264,212,9 280,192,7.5 285,150,6.5 286,46,5'), { ramp: 'wood', shade: 3 });
  scene.form(polygon('270,74 308,70 322,82 309,94 271,92'), {
    ramp: 'board',
    shade: 3,
    lineWidth: 0.9,
    lines: [{ path: '280,83 294,81 304,82', width: 2.6 }],
  });
  scene.form(polygon('303,104 264,107 248,119 265,130 304,124'), {
    ramp: 'board',
    shade: 3,
    lineWidth: 0.9,
    lines: [{ path: '268,118 282,118 292,115', width: 2.6 }],
  });
  scene.form(tube('206,46,1.8 244,58,1.8 286,50,1.8'), { ramp: 'wood', lineWidth: 0.6, flat: true });
  // a sock and a cloth
  scene.form(spline('228,53! 243,55! 243,72 238,86 226,91 219,85 227,74'), {
    ramp: 'red',
    lineWidth: 0.8,
    rim: false,
    shade: 2,
    marks: [{ path: polygon('222,48 248,50 248,62 222,60'), ramp: 'canvas' }],
  });
  scene.form(polygon('252,56 276,52 278,70 266,68 254,80'), {
    ramp: 'canvas',
    lineWidth: 0.8,
    rim: false,
    shade: 2.5,
  });
}
