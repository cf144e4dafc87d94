import { ellipse, type Mark, openSpline } from '../kit.ts';

type Place = readonly [x: number, y: number];

/** A row of coins as two marks: their edges and their faces. */
function coinRow(places: readonly Place[], radius: number): Mark[] {
  return [
    { path: places.map(([x, y]) => ellipse(x, y, radius)), ramp: 'coinEdge' },
    { path: places.map(([x, y]) => ellipse(x - radius * 0.1, y - radius * 0.1, radius * 0.8)), ramp: 'coin' },
  ];
}

/** Rows of coins along a tube; `offsets` are their distances from its middle line, the lowest row first. */
export function coinsAlong(spine: string, offsets: readonly number[], radius: number): Mark[] {
  const points = openSpline(spine).points(24);
  return offsets.flatMap((offset, row) => {
    const places: Place[] = [];
    let walked = row % 2 ? radius * 0.85 : 0;
    for (let i = 1; i < points.length; i++) {
      const [[fromX, fromY], [x, y]] = [points[i - 1]!, points[i]!];
      const step = Math.hypot(x - fromX, y - fromY) || 1;
      walked += step;
      if (walked < radius * 1.7) continue;
      walked = 0;
      places.push([x + ((y - fromY) / step) * offset, y - ((x - fromX) / step) * offset]);
    }
    return coinRow(places, radius);
  });
}
