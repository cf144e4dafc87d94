import { fluff, type Point, spline } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { dot, line, shape } from '../terrain/svg.ts';

/** The canvas of a backdrop, in units of the battle stage. */
export const STAGE = { width: 992, height: 600 } as const;
/** Upper edge of the ground, in units. */
export const HORIZON = 300;

const stop = (offset: number, colour: string, opacity = 1): string => {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
};

/** A vertical gradient over the filled shape. */
export function gradient(id: string, colours: readonly string[]): string {
  const stops = colours.map((colour, i) => stop(i / (colours.length - 1), colour));
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A glow that fades to nothing at its edge. */
export function glow(
  id: string,
  colour: string,
  x: number,
  y: number,
  radius: number,
  strength: number,
): string {
  const fade = `<radialGradient id="${id}">${stop(0, colour, strength)}${stop(1, colour, 0)}</radialGradient>`;
  return `<defs>${fade}</defs>${dot(x, y, radius, radius, `url(#${id})`)}`;
}

export function sky(colours: readonly string[], bottom = HORIZON + 20): string {
  return `<defs>${gradient('sky', colours)}</defs><rect width="${STAGE.width}" height="${bottom}" fill="url(#sky)"/>`;
}

/** A cloud with a shaded underside. */
export function cloud(x: number, y: number, size: number, shade = '#d8ecf8', opacity = 0.95): string {
  const puff = (dx: number, dy: number, rx: number, ry: number): string => {
    return fluff(x + dx * size, y + dy * size, rx * size, ry * size, 9, 0.24).data();
  };
  const whole = puff(0, 0, 64, 20) + puff(-16, -14, 34, 18) + puff(24, -10, 26, 14);
  const id = `cloud${Math.round(x)}`;
  const belly = dot(x - 8 * size, y - 14 * size, 84 * size, 24 * size, '#ffffff');
  return `<clipPath id="${id}"><path d="${whole}"/></clipPath><g opacity="${opacity}" clip-path="url(#${id})"><rect x="${x - 120 * size}" y="${y - 60 * size}" width="${240 * size}" height="${120 * size}" fill="${shade}"/>${belly}</g>`;
}

/** Hilly land: `heights` are y values at even steps across the stage. It is filled down to `bottom`. */
export function land(heights: readonly number[], fill: string, bottom: number = STAGE.height): string {
  const step = STAGE.width / (heights.length - 1);
  const ridge = heights.map((y, i): Point => [i * step, y, i === 0 || i === heights.length - 1]);
  const outline = spline([...ridge, [STAGE.width + 4, bottom, true], [-4, bottom, true]]);
  return shape(outline.data(), fill);
}

/** A row of round treetops, lit from the upper left. */
export function treeline(
  places: readonly (readonly [x: number, y: number, size: number])[],
  dark: string,
  light: string,
): string {
  return places
    .map(([x, y, size], i) => {
      const crown = fluff(x, y, 34 * size, 38 * size, 8, 0.16, i * 13).data();
      const lit = fluff(x - 8 * size, y - 10 * size, 22 * size, 24 * size, 7, 0.16, i * 17).data();
      return shape(crown, dark) + shape(lit, light, 'fill-opacity=".7"');
    })
    .join('');
}

const tidy = (value: number): string => value.toFixed(1);

/** A tuft of grass; `size` is larger for near ones. */
export function tuft(x: number, y: number, size: number, colour: string): string {
  const blade = (dx: number, height: number): string => {
    return `M${tidy(x + dx * 3 * size)} ${tidy(y)}q${tidy(dx * 1.5 * size)} ${tidy(-height * size * 0.6)} ${tidy(dx * 7 * size)} ${tidy(-height * size)}`;
  };
  return line(blade(-1, 12) + blade(0, 18) + blade(1, 13), colour, 3.4 * size);
}

/** Calls `draw` at scattered places on the ground from `top` to `bottom`; near places have a larger `size`. */
export function strew(
  count: number,
  salt: number,
  draw: (x: number, y: number, size: number, i: number) => string,
  top: number = HORIZON + 24,
  bottom: number = STAGE.height - 6,
): string {
  const places = Array.from({ length: count }, (_, i) => {
    const depth = (i + scatter(i, 0, salt)) / count;
    const across = (i * 0.618034 + scatter(i, 1, salt) * 0.16) % 1;
    return { x: across * STAGE.width, y: top + (bottom - top) * depth, size: 0.5 + depth * 0.8 };
  });
  return places.map(({ x, y, size }, i) => draw(x, y, size, i)).join('');
}

/** A light or dark ellipse on the ground. */
export function band(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string {
  return dot(x, y, rx, ry, colour, `fill-opacity="${opacity}"`);
}

export function flower(x: number, y: number, size: number, petals: string, heart: string): string {
  const radius = 4.6 * size;
  const ring = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 72 * Math.PI) / 180;
    return dot(
      x + Math.sin(angle) * radius,
      y - Math.cos(angle) * radius * 0.8,
      radius * 0.86,
      radius * 0.76,
      petals,
    );
  });
  const stem = line(`M${tidy(x)} ${tidy(y)}v${tidy(12 * size)}`, '#5da350', 2.4 * size);
  return stem + ring.join('') + dot(x, y, radius * 0.66, radius * 0.56, heart);
}

export function stone(x: number, y: number, size: number, dark: string, base: string, light: string): string {
  const outline = (k: number, dx: number, dy: number): string => {
    const at = (a: number, b: number): Point => [x + (a * k + dx) * size, y + (b * k + dy) * size];
    return spline([
      at(-30, 0),
      at(-26, -16),
      at(-8, -28),
      at(14, -24),
      at(29, -10),
      at(30, 2),
      at(0, 8),
    ]).data();
  };
  const shadow = dot(x + 4 * size, y + 4 * size, 36 * size, 7 * size, '#1d3a2a', 'fill-opacity=".18"');
  return (
    shadow +
    shape(outline(1, 0, 0), dark) +
    shape(outline(0.92, -2, -2), base) +
    shape(outline(0.52, -8, -9), light)
  );
}
