import { fluff } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { dot, line, shape } from '../terrain/svg.ts';
import { band, glow, gradient, land, STAGE, sky, strew, tuft } from './scenery.ts';

/** A trunk from the ground to the top of the stage, wider at its foot. */
function trunk(x: number, foot: number, half: number, dark: string, base: string): string {
  const outline = `M${x - half * 1.9} ${foot}Q${x - half} ${foot - 30} ${x - half} ${foot - 120}L${x - half * 0.8} -10H${x + half * 0.8}L${x + half} ${foot - 120}Q${x + half} ${foot - 30} ${x + half * 1.9} ${foot}Q${x} ${foot + half * 0.4} ${x - half * 1.9} ${foot}Z`;
  const lit = `M${x - half * 1.5} ${foot - 4}Q${x - half * 0.8} ${foot - 40} ${x - half * 0.8} ${foot - 120}L${x - half * 0.6} -10H${x + half * 0.1}L${x + half * 0.16} ${foot - 120}Q${x + half * 0.1} ${foot - 30} ${x + half * 0.2} ${foot}Z`;
  return shape(outline, dark) + shape(lit, base);
}

function canopy(y: number, ry: number, colour: string, salt: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const x = i * 130 - 20 + scatter(i, 0, salt) * 60;
    return shape(fluff(x, y - scatter(i, 1, salt) * 30, 110, ry, 10, 0.14, i * 11).data(), colour);
  }).join('');
}

function fern(x: number, y: number, size: number, colour: string): string {
  const frond = (angle: number): string => {
    const [dx, dy] = [Math.cos(angle) * 46 * size, -Math.sin(angle) * 40 * size];
    const [nx, ny] = [-dy * 0.16, dx * 0.16];
    return `M${x} ${y}Q${(x + dx * 0.5 + nx).toFixed(1)} ${(y + dy * 0.7 - Math.abs(ny)).toFixed(1)} ${(x + dx).toFixed(1)} ${(y + dy * 0.72).toFixed(1)}Q${(x + dx * 0.5 - nx).toFixed(1)} ${(y + dy * 0.36).toFixed(1)} ${x} ${y}Z`;
  };
  return shape([0.35, 0.85, 1.35, 1.8, 2.3, 2.8].map(frond).join(''), colour);
}

const leafOnGround = (x: number, y: number, size: number, i: number): string => {
  const colour = ['#c79a52', '#a8793f', '#d8b566'][i % 3]!;
  return dot(
    x,
    y,
    8 * size,
    3.4 * size,
    colour,
    `transform="rotate(${((i * 47) % 60) - 30} ${x.toFixed(0)} ${y.toFixed(0)})"`,
  );
};

function ray(x: number, width: number, opacity: number): string {
  return shape(`M${x} -10h${width}l130 440h${-width * 2.2}z`, 'url(#ray)', `fill-opacity="${opacity}"`);
}

export function paintWoodStage(): string {
  const farTrunks = [60, 150, 262, 352, 468, 560, 640, 742, 850, 940];
  return [
    sky(['#8fcf9a', '#c4e9ae', '#eaf7c4'], 340),
    glow('clearing', '#fdffe0', 520, 210, 330, 0.95),
    ...farTrunks.map((x, i) => trunk(x, 300 + (i % 3) * 4, 9 + (i % 3) * 3, '#9cc99a', '#b3d9a9')),
    canopy(30, 70, '#86c08c', 4),
    ...[104, 230, 410, 690, 802, 900].map((x, i) =>
      trunk(x, 312 + (i % 2) * 6, 17 + (i % 3) * 4, '#6f9a78', '#86b089'),
    ),
    canopy(4, 66, '#5fa374', 7),
    `<defs>${gradient('ground', ['#a8cf74', '#7db45f', '#568f4c'])}</defs>`,
    land([318, 310, 304, 302, 302, 304, 306, 312, 318], 'url(#ground)'),
    band(500, 330, 330, 16, '#e3f3a6', 0.55),
    band(700, 392, 300, 24, '#d3ec98', 0.4),
    band(260, 500, 380, 34, '#c2e28a', 0.28),
    strew(30, 12, leafOnGround),
    strew(34, 5, (x, y, size, i) => tuft(x, y, size, i % 2 ? '#4f8a4a' : '#66a256')),
    strew(9, 17, (x, y, size, i) => fern(x, y, size * 1.1, i % 2 ? '#4b9060' : '#5aa66a')),
    trunk(18, 352, 40, '#5f4a3e', '#80654f'),
    trunk(968, 360, 46, '#5f4a3e', '#80654f'),
    fern(70, 372, 1.1, '#3f8558'),
    fern(918, 384, 1.2, '#3f8558'),
    canopy(-34, 74, '#3f8560', 11),
    '<defs><linearGradient id="ray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbffd6"/><stop offset=".6" stop-color="#fbffd6" stop-opacity=".7"/><stop offset="1" stop-color="#fbffd6" stop-opacity="0"/></linearGradient></defs>',
    ray(250, 60, 0.26),
    ray(430, 34, 0.2),
    ray(600, 70, 0.2),
    line('M-4 352q30 10 52 4', '#4a382f', 4),
    shape(`M0 ${STAGE.height}V548q60-20 110 12t60 40z`, '#3f7a48', 'fill-opacity=".6"'),
    shape(`M${STAGE.width} ${STAGE.height}V536q-60-10-104 22t-70 42z`, '#3f7a48', 'fill-opacity=".6"'),
  ].join('');
}
