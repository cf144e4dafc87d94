import { ellipse, type Path, polygon, type Scene, spline } from '../kit.ts';

/** Form options of hewn stone. */
export const STONE = { miter: true, rim: false } as const;

/** A standing stone with its foot at (x, y). */
export function drawMenhir(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  lean: number,
  dim = false,
): void {
  const half = width / 2;
  const body: Path = polygon([
    [x - half, y],
    [x - half * 0.9 + lean * 0.6, y - height * 0.7],
    [x - half * 0.5 + lean, y - height],
    [x + half * 0.5 + lean, y - height * 0.94],
    [x + half * 0.95 + lean * 0.6, y - height * 0.62],
    [x + half, y],
  ]);
  const side = polygon([
    [x + half * 0.1 + lean * 0.7, y - height],
    [x + half * 3, y - height],
    [x + half * 3, y + 4],
    [x + half * 0.3, y + 4],
  ]);
  scene.form(body.withThickness(width), { ...STONE, dim, shade: 3, marks: [{ path: side, ramp: 'facet' }] });
}

/** Four squat legs. */
export function drawPillars(scene: Scene): void {
  scene.form(polygon('28,176 70,176 72,214 76,234 20,234 26,212'), { ...STONE, ramp: 'facet', dim: true });
  scene.form(polygon('166,190 206,190 210,234 162,234'), { ...STONE, ramp: 'facet', dim: true });
  for (const x of [116, 208]) {
    const at = (points: string) => polygon(points).move(x, 0);
    scene.form(at('0,180 56,176 58,212 66,246 -6,246 2,214'), {
      ...STONE,
      shade: 8,
      marks: [
        { path: at('38,160 70,160 70,250 44,250 36,214'), ramp: 'facet' },
        { path: at('0,180 56,176 50,194 4,200'), ramp: 'belly' },
      ],
      lines: [{ path: `${x + 14},246 ${x + 16},236 ${x + 13},228`, width: 3.2 }],
    });
  }
}

const TURF =
  '116,120! 132,88 164,66 200,62 236,80 260,114 276,164! 264,158 258,150! 252,168 242,178! 232,160 224,150! 216,164 206,172! 196,154 188,146! 178,158 168,164! 156,150 148,142! 136,146 126,144!';

/** The hill behind the head. */
export function drawHill(scene: Scene): void {
  scene.form(
    polygon('38,138 70,108 150,78 220,84 262,132 266,180 240,206 150,212 60,210 34,184').withThickness(110),
    {
      ...STONE,
      back: 'body',
      shade: 14,
      marks: [
        { path: polygon('200,90 280,90 280,220 186,220 200,176'), ramp: 'facet' },
        { path: [ellipse(162, 180, 8, 6), ellipse(174, 188, 5, 4), ellipse(238, 186, 8, 6)], ramp: 'lichen' },
      ],
      lines: [{ path: '204,172 198,186 204,200', width: 3.4 }],
      cast: [ellipse(88, 140, 70, 36)],
    },
  );
  scene.form(spline(TURF), { back: 'over', ramp: 'moss', shade: 11, miter: true });
}

/** The low door, with two lights inside. */
export function drawDoor(scene: Scene): void {
  scene.form(polygon('70,176 110,176 112,220 68,220'), { ...STONE, ramp: 'hollow', flat: true });
  for (const x of [81, 98]) {
    scene.flat(ellipse(x, 199, 7.5, 8.5), 'light', { opacity: 0.35 });
    scene.flat(ellipse(x, 199, 4, 5), 'light');
    scene.flat(ellipse(x, 198, 1.8, 2.2), '#fff4d0');
  }
  scene.form(polygon('56,178 72,176 74,222 54,222'), { ...STONE, ramp: 'belly', lineWidth: 0.85, shade: 3 });
  scene.form(polygon('106,176 122,178 126,222 104,222'), { ...STONE, lineWidth: 0.85, shade: 3 });
  scene.form(polygon('46,166 128,164 134,180 44,182'), {
    ...STONE,
    ramp: 'belly',
    lineWidth: 0.85,
    shade: 4,
  });
}
