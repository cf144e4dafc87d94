import { ellipse, type Path, polygon, spline, star, tube } from '../kit.ts';

/** A painted warrior who charges to the left, his middle at (x, y); about 60 units high at `size` 1. */
export function warrior(x: number, y: number, size: number): Path[] {
  const place = (path: Path): Path => path.scale(size).move(x, y);
  return [
    // head and crest of the helmet
    polygon('-10,-13 -11,-21 -5,-25 2,-22 2,-12 -4,-12 -7,-9'),
    spline('-9,-24! -2,-31 9,-28 14,-15! 8,-16 4,-23'),
    // tunic and shield
    polygon('-2,-12 7,-10 10,12 -7,12'),
    ellipse(-6, -1, 12),
    // legs
    polygon('-8,10 3,10 -2,19 -5,30 -16,31 -11,27 -10,18'),
    polygon('2,10 10,9 15,18 25,21 24,30 20,27 10,23'),
    // spear
    polygon('-36,-5 -26,-8 -25,-6 26,4 26,7 -26,-3'),
  ].map(place);
}

/** The star on the shield of the warrior with the same x, y and size. */
export function shieldStar(x: number, y: number, size: number): Path {
  return star(x - 6 * size, y - size, 8 * size, 3.4 * size, 5);
}

/** The flute player on the neck of the vase, turned away from the warriors. */
export function flutePlayer(x: number, y: number): Path[] {
  return [
    ellipse(0, -10, 4.4),
    spline('-4,-5! 4,-5! 6,4 12,9! -7,9!'),
    tube('3,-9,1.3 10,-6,1.5 16,-3,2.4'),
  ].map((path) => path.scale(1.4).move(x, y));
}
