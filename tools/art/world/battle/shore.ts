import { leaf } from '../../kit.ts';
import { dot, line, shape } from '../terrain/svg.ts';
import { band, cloud, glow, gradient, land, STAGE, sky, stone, strew, tuft } from './scenery.ts';

function palm(x: number, y: number, height: number, lean: number, mirror: 1 | -1): string {
  const top = [x + lean * mirror, y - height] as const;
  const bend = `M${x - 13} ${y}Q${x + lean * 0.1 * mirror - 8} ${y - height * 0.6} ${top[0] - 7} ${top[1]}H${top[0] + 7}Q${x + lean * 0.2 * mirror + 12} ${y - height * 0.55} ${x + 15} ${y}Z`;
  const rings = Array.from({ length: 7 }, (_, i) => {
    const t = 0.1 + i * 0.12;
    const cx = x + lean * mirror * t * t;
    return `M${(cx - 10).toFixed(0)} ${(y - height * t).toFixed(0)}q10 6 20-2`;
  }).join('');
  const fronds = [170, 12, 206, -30, 130, 50, 240].map((degrees, i) => {
    return shape(
      leaf(top[0], top[1], 104, 40, degrees, degrees > 90 ? -26 : 26).data(),
      i < 2 ? '#2f8a5c' : i % 2 ? '#4fb56c' : '#3fa062',
    );
  });
  const nuts = dot(top[0] - 8, top[1] + 8, 9, 9, '#7a5138') + dot(top[0] + 8, top[1] + 11, 9, 9, '#8f6042');
  return shape(bend, '#b98d5c') + line(rings, '#946c43', 4) + fronds.join('') + nuts;
}

function sparkle(x: number, y: number, width: number, opacity: number): string {
  return line(`M${x} ${y}h${width}`, '#ffffff', 3, `stroke-opacity="${opacity}"`);
}

function shell(x: number, y: number, size: number): string {
  const fan = `M${x} ${y}l${-16 * size} ${-14 * size}q${16 * size} ${-20 * size} ${32 * size} 0z`;
  const ribs = `M${x} ${y}l${-8 * size} ${-19 * size}M${x} ${y}v${-22 * size}M${x} ${y}l${8 * size} ${-19 * size}`;
  return shape(fan, '#ffdfe6') + line(ribs, '#eeb0c0', 2.2 * size);
}

export function paintShoreStage(): string {
  return [
    sky(['#58b4ee', '#9bd8f8', '#fdf3d8'], 270),
    glow('sun', '#fff4c4', 700, 130, 260, 0.9),
    cloud(180, 110, 1.1),
    cloud(470, 70, 0.7),
    cloud(860, 90, 0.9),
    land([250, 224, 212, 230, 252, 262, 262, 262, 262], '#8fc7b4', 270),
    shape('M596 256q10-34 40-40t60 14q26 8 34 26z', '#9ccdbd'),
    `<defs>${gradient('sea', ['#4fa8e8', '#5fb9ee', '#8ad6f2'])}</defs>`,
    `<rect y="246" width="${STAGE.width}" height="160" fill="url(#sea)"/>`,
    ...[
      [60, 262, 70],
      [240, 276, 40],
      [420, 260, 90],
      [600, 270, 120],
      [700, 286, 60],
      [520, 298, 46],
      [830, 262, 50],
      [140, 306, 60],
      [330, 298, 54],
      [900, 282, 60],
    ].map(([x = 0, y = 0, width = 0], i) => sparkle(x, y, width, i % 2 ? 0.35 : 0.6)),
    land([352, 340, 346, 328, 322, 308, 306, 298, 304], '#b8ebf5'),
    land([360, 348, 354, 336, 330, 316, 313, 305, 311], '#ffffff'),
    `<defs>${gradient('ground', ['#ecd9a4', '#f8e9bd', '#f1dba2', '#e3c486'])}</defs>`,
    land([368, 356, 362, 344, 337, 323, 320, 312, 318], 'url(#ground)'),
    land([377, 365, 371, 353, 346, 332, 329, 321, 327], '#f8e9bd', 470),
    `<defs>${gradient('dry', ['#f8e9bd', '#f3dfa9', '#e2c487'])}</defs><rect y="440" width="${STAGE.width}" height="160" fill="url(#dry)"/>`,
    band(300, 430, 360, 18, '#fff6d8', 0.6),
    band(720, 500, 340, 26, '#fff6d8', 0.45),
    strew(
      16,
      4,
      (x, y, size) =>
        line(
          `M${x.toFixed(0)} ${y.toFixed(0)}q${(16 * size).toFixed(0)} ${(-9 * size).toFixed(0)} ${(32 * size).toFixed(0)} 0`,
          '#d9bd84',
          3 * size,
        ),
      420,
    ),
    strew(26, 8, (x, y, size) => dot(x, y, 3.4 * size, 2 * size, '#d3b377'), 410),
    shell(322, 442, 0.9),
    shell(640, 590, 1.3),
    stone(936, 392, 1.2, '#7f8a98', '#9aa5b3', '#bcc6d2'),
    stone(64, 420, 1, '#7f8a98', '#9aa5b3', '#bcc6d2'),
    tuft(880, 420, 1.2, '#7cab5c'),
    tuft(108, 446, 1.1, '#7cab5c'),
    palm(34, 410, 250, 50, 1),
    palm(968, 372, 230, 56, -1),
    shape(`M0 ${STAGE.height}V562q70-16 130 10t70 28z`, '#d3b377', 'fill-opacity=".5"'),
  ].join('');
}
