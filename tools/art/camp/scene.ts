import type { Hour } from '../../../rules/world/types.ts';
import { fluff, type Point, polygon, spline, star } from '../kit.ts';
import { pine } from '../title/land.ts';
import { glow, upright } from '../title/painting.ts';
import { scatter } from '../world/terrain/scatter.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';
import { inLight, LIGHTS, type Light } from './light.ts';
import { lantern, log, rucksack, tent } from './things.ts';

/** The canvas of the camp. A phone shows its middle. */
export const CAMP = { width: 1600, height: 720 } as const;
/** Where the fire burns: the middle of its stones. */
const FIRE = { x: 800, y: 600 } as const;
const { width: WIDTH, height: HEIGHT } = CAMP;

/** Land from edge to edge: heights at even steps, filled to the bottom. */
function land(heights: readonly number[], fill: string): string {
  const last = heights.length - 1;
  const crest = heights.map((y, i): Point => [(i * WIDTH) / last, y, i === 0 || i === last]);
  return shape(spline([...crest, [WIDTH, HEIGHT, true], [0, HEIGHT, true]]).data(), fill);
}

/** What stands in the sky: by day the sun, by night the moon, at dawn and dusk the sun behind the mountains. */
function paintLights(hour: Hour): string {
  const low = (x: number, inner: string, outer: string): string =>
    glow('sun', x, 330, 420, [
      [0, inner, 0.95],
      [0.2, inner, 0.6],
      [0.55, outer, 0.16],
      [1, outer, 0],
    ]);
  if (hour === 'dawn') return low(1120, '#fff2c4', '#ffc8a0') + dot(1120, 316, 52, 52, '#fff8e0');
  if (hour === 'dusk') return low(470, '#ffe6b0', '#ff9a6b') + dot(470, 322, 54, 54, '#fff1c9');
  if (hour === 'day') {
    return (
      glow('sun', 1210, 236, 300, [
        [0, '#fffbe0', 0.95],
        [0.3, '#fff3b8', 0.5],
        [1, '#fff3b8', 0],
      ]) + dot(1210, 236, 46, 46, '#fffbe6')
    );
  }
  return (
    glow('moon', 1130, 216, 260, [
      [0, '#dfe6ff', 0.5],
      [1, '#8fa0e8', 0],
    ]) +
    dot(1130, 216, 46, 46, '#fff4cf') +
    dot(1118, 208, 9, 8, '#e8d9ae') +
    dot(1146, 224, 12, 10, '#e8d9ae') +
    dot(1126, 238, 6, 5, '#e8d9ae')
  );
}

/** A cloud of overlapping ellipses with a flat, shaded underside. */
function cloud(x: number, y: number, size: number, [top, under]: Light['cloud']): string {
  const heaps = [
    [-86, -2, 46, 15],
    [-44, -14, 44, 27],
    [4, -24, 48, 36],
    [50, -13, 42, 26],
    [92, -2, 40, 14],
    [0, 2, 116, 14],
  ] as const;
  const layer = (down: number, grow: number, colour: string): string =>
    heaps
      .map(([dx, dy, rx, ry]) =>
        dot(x + dx * size, y + (dy + down) * size, rx * grow * size, ry * grow * size, colour),
      )
      .join('');
  return `<g opacity=".88">${layer(7, 1, under)}${layer(-1, 0.94, top)}</g>`;
}

function paintSky(hour: Hour, { sky, stars, cloud: clouds }: Light): string {
  const bright = Array.from({ length: stars }, (_, i) => {
    const [x, y] = [scatter(i, 0, 21) * WIDTH, scatter(i, 1, 22) ** 1.4 * 320];
    const size = 0.9 + scatter(i, 2, 23) * 1.7;
    const extra = `fill-opacity="${((0.35 + scatter(i, 3, 24) * 0.6) * (1 - y / 380)).toFixed(2)}"`;
    return i % 9 === 0
      ? shape(star(x, y, size * 4, size * 0.9, 4).data(), '#fff3d6', extra)
      : dot(x, y, size, size, '#fff3d6', extra);
  });
  return [
    upright('sky', [
      [0, sky[0]],
      [0.22, sky[1]],
      [0.42, sky[2]],
      [0.56, sky[3]],
    ]),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    ...bright,
    paintLights(hour),
    cloud(330, 226, 1.1, clouds),
    cloud(690, 190, 0.8, clouds),
    cloud(1390, 250, 1.2, clouds),
    cloud(950, 120, 0.7, clouds),
  ].join('');
}

/** Mountains far away, with a lit and a dark face. */
function paintMountains({ far: [dark, lit] }: Light): string {
  const peaks = [
    [110, 246, 240],
    [330, 290, 190],
    [560, 236, 230],
    [790, 300, 190],
    [1010, 250, 230],
    [1260, 282, 210],
    [1490, 232, 250],
  ] as const;
  return peaks
    .map(([x, top, half]) => {
      const foot = 430;
      const tall = foot - top;
      const whole = polygon([
        [x, top],
        [x + half * 0.3, top + tall * 0.32],
        [x + half * 0.5, top + tall * 0.4],
        [x + half, foot],
        [x - half, foot],
        [x - half * 0.44, top + tall * 0.42],
        [x - half * 0.2, top + tall * 0.2],
      ]);
      const face = polygon([
        [x, top],
        [x + half * 0.06, top + tall * 0.4],
        [x - half * 0.1, top + tall * 0.62],
        [x - half * 0.04, foot],
        [x - half, foot],
        [x - half * 0.44, top + tall * 0.42],
        [x - half * 0.2, top + tall * 0.2],
      ]);
      return shape(whole.data(), dark) + shape(face.data(), lit);
    })
    .join('');
}

/** Round woods and the pines before them; they leave the sight of the mountains free at the middle. */
function paintWoods({ woods: [wood, woodLit], trees: [dark, lit] }: Light): string {
  const crowns = Array.from({ length: 44 }, (_, i) => {
    const x = i * 38 + scatter(i, 0, 31) * 18 - 10;
    const away = Math.abs(x - FIRE.x) / 800;
    const size = 0.55 + scatter(i, 1, 32) * 0.65 + away * 0.5;
    const y = 410 - away * 34 - scatter(i, 2, 33) * 10;
    return (
      shape(fluff(x, y, 36 * size, 42 * size, 8, 0.15, i * 13).data(), wood) +
      shape(fluff(x - 8 * size, y - 12 * size, 22 * size, 24 * size, 7, 0.15, i * 17).data(), woodLit)
    );
  });
  const pines = [
    [250, 452, 190],
    [318, 446, 140],
    [372, 448, 168],
    [454, 440, 120],
    [1158, 440, 124],
    [1236, 448, 176],
    [1300, 446, 146],
    [1378, 456, 206],
  ] as const;
  return [...crowns, ...pines.map(([x, foot, tall]) => pine(x, foot, tall, dark, lit))].join('');
}

function paintGround({ grass: [far, middle, near], earth, tuft }: Light): string {
  const blades = Array.from({ length: 190 }, (_, i) => {
    const depth = (i + scatter(i, 0, 41)) / 190;
    const x = ((i * 0.618034 + scatter(i, 1, 42) * 0.2) % 1) * WIDTH;
    const y = 450 + depth * 266;
    // None on the trodden earth.
    if (((x - FIRE.x) / 520) ** 2 + ((y - FIRE.y) / 112) ** 2 < 1) return '';
    const size = 0.5 + depth * 0.8;
    const blade = (dx: number, tall: number): string =>
      `M${(x + dx * 3 * size).toFixed(1)} ${y.toFixed(1)}q${(dx * 1.5 * size).toFixed(1)} ${(-tall * size * 0.6).toFixed(1)} ${(dx * 7 * size).toFixed(1)} ${(-tall * size).toFixed(1)}`;
    return line(blade(-1, 12) + blade(0, 18) + blade(1, 13), tuft[i % 3 ? 0 : 1], Math.round(34 * size) / 10);
  });
  return [
    upright('grass', [
      [0, far],
      [0.3, middle],
      [1, near],
    ]),
    land([452, 440, 444, 436, 432, 434, 440, 438, 450], 'url(#grass)'),
    dot(FIRE.x, FIRE.y + 4, 516, 116, earth[1], 'fill-opacity=".55"'),
    dot(FIRE.x + 6, FIRE.y, 440, 92, earth[0], 'fill-opacity=".8"'),
    dot(FIRE.x - 120, FIRE.y - 26, 200, 30, earth[0], 'fill-opacity=".55"'),
    ...blades,
  ].join('');
}

/** Large pines at both edges, which frame the picture. */
function paintFrame({ trees: [dark, lit] }: Light): string {
  const places = [
    [24, 560, 470],
    [130, 520, 330],
    [1572, 566, 490],
    [1466, 522, 340],
  ] as const;
  return places
    .map(
      ([x, foot, tall]) =>
        dot(x, foot + 4, tall * 0.24, tall * 0.03, '#14202c', 'fill-opacity=".3"') +
        pine(x, foot, tall, dark, lit),
    )
    .join('');
}

/** The light of the fire on everything around it. */
function paintFirelight({ fire }: Light): string {
  const light = glow('firelight', 0, 0, 100, [
    [0, '#ffe08a', 0.7 * fire],
    [0.35, '#ffa24c', 0.42 * fire],
    [0.7, '#ff7a3c', 0.14 * fire],
    [1, '#ff7a3c', 0],
  ]);
  return `<g transform="translate(${FIRE.x} ${FIRE.y - 20}) scale(6.4 2.5)">${light}</g>`;
}

/** The camp at an hour, without its fire and without anybody. */
export function paintCamp(hour: Hour): string {
  const light = LIGHTS[hour];
  const tint = inLight(light);
  const lamp = light.fire > 0.5 ? light.fire : 0;
  const cloths = [
    ['#f4a24c', '#d8703c', '#fbe6bd'],
    ['#5fb3a6', '#3f8a88', '#fbf0da'],
  ] as const;
  return [
    paintSky(hour, light),
    paintMountains(light),
    paintWoods(light),
    paintGround(light),
    paintFrame(light),
    tent(590, 508, 0.98, cloths[0], tint, lamp, FIRE.x),
    tent(1062, 496, 0.8, cloths[1], tint, lamp * 0.8, FIRE.x),
    lantern(420, 552, 0.92, tint, lamp),
    rucksack(706, 510, 0.72, tint, FIRE.x),
    log(330, 642, 1.1, tint, FIRE.x),
    log(1270, 642, 1.1, tint, FIRE.x),
    paintFirelight(light),
  ].join('');
}
