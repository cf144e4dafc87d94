/** All functions here draw about the origin; the caller translates the context first. */
export type Context = CanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];

/** A pseudo-random number from 0 to 1 that depends only on the seed. */
export const randomOf = (seed: number): number => {
  const far = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return far - Math.floor(far);
};

export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

export const around = (angle: number, far: number): Point => [Math.cos(angle) * far, Math.sin(angle) * far];

/** Draws a closed shape: outline first, then fill. */
export function form(context: Context, path: Path2D, fill: string, line: string, width = 3): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = width * 2;
  context.strokeStyle = line;
  context.stroke(path);
  context.fillStyle = fill;
  context.fill(path);
}

/** Adds light from the upper left to a shape. */
export function shine(context: Context, path: Path2D, light: string, by: number): void {
  context.save();
  context.clip(path);
  context.translate(-by, -by * 1.2);
  context.fillStyle = light;
  context.fill(path);
  context.restore();
}

/** A star with straight points, whose lengths depend on the seed. */
export function spiky(count: number, far: number, near: number, seed = 1, uneven = 0.28): Path2D {
  const points: Point[] = [];
  for (let index = 0; index < count * 2; index += 1) {
    const angle = (index / (count * 2)) * Math.PI * 2 - Math.PI / 2 + (randomOf(seed + index) - 0.5) * 0.16;
    const reach = index % 2 === 0 ? far * (1 - uneven * randomOf(seed + index * 3)) : near;
    points.push(around(angle, reach));
  }
  return polygon(points);
}

/** A round blob with soft bumps. */
export function blob(count: number, far: number, near: number, seed = 1): Path2D {
  const path = new Path2D();
  const spot = (index: number): Point => {
    const own = ((index % (count * 2)) + count * 2) % (count * 2);
    const reach = own % 2 === 0 ? far * (0.72 + 0.28 * randomOf(seed + own)) : near;
    return around((own / (count * 2)) * Math.PI * 2, reach);
  };
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  path.moveTo(...middle(spot(-1), spot(0)));
  for (let index = 0; index < count * 2; index += 1)
    path.quadraticCurveTo(...spot(index), ...middle(spot(index), spot(index + 1)));
  path.closePath();
  return path;
}

/** A brush stroke from one end over its bend to the other, thickest in the middle. */
export function stroke(from: Point, bend: Point, to: Point, width: number): Path2D {
  const path = new Path2D();
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [dx, dy] = around(angle, width / 2);
  path.moveTo(...from);
  path.quadraticCurveTo(bend[0] + dx * 2, bend[1] + dy * 2, ...to);
  path.quadraticCurveTo(bend[0] - dx * 2, bend[1] - dy * 2, ...from);
  path.closePath();
  return path;
}

/** A flame with its base at `foot`. */
export function tongue(x: number, foot: number, width: number, height: number, lean = 0): Path2D {
  const path = new Path2D();
  const [half, top] = [width / 2, foot - height];
  path.moveTo(x - half, foot);
  path.bezierCurveTo(
    x - half * 1.3,
    foot - height * 0.4,
    x - half * 0.2 + lean,
    foot - height * 0.55,
    x + lean,
    top,
  );
  path.bezierCurveTo(
    x + half * 0.5 + lean,
    foot - height * 0.6,
    x + half * 1.4,
    foot - height * 0.4,
    x + half,
    foot,
  );
  path.closePath();
  return path;
}

/** A pointed crystal with its base at `foot`. */
export function crystal(x: number, foot: number, width: number, height: number, lean = 0): Path2D {
  const half = width / 2;
  return polygon([
    [x - half * 0.7, foot],
    [x - half + lean * 0.6, foot - height * 0.66],
    [x + lean, foot - height],
    [x + half + lean * 0.6, foot - height * 0.58],
    [x + half * 0.7, foot],
  ]);
}

export function oval(x: number, y: number, width: number, height: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
  return path;
}

/** Draws rotated about the origin. */
export function turned(context: Context, angle: number, draw: () => void): void {
  context.save();
  context.rotate(angle);
  draw();
  context.restore();
}

/** Draws with the origin moved to `x`, `y`. */
export function drawAt(context: Context, x: number, y: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}

/** A line of constant width through points. */
export function trace(context: Context, points: readonly Point[], colour: string, width: number): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}
