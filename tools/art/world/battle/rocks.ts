import { line, shape } from '../terrain/svg.ts';
import { band, cloud, glow, gradient, land, STAGE, sky, stone, strew, tuft } from './scenery.ts';

/** Draws a table mountain with a lit face, a shaded side and bands of rock. */
function mesa(
  x: number,
  foot: number,
  width: number,
  height: number,
  tones: readonly [string, string, string],
): string {
  const [dark, base, light] = tones;
  const left = x - width / 2;
  const top = foot - height;
  const outline = `M${left} ${foot}L${left + width * 0.1} ${foot - height * 0.34}L${left + width * 0.16} ${top + 10}Q${left + width * 0.18} ${top} ${left + width * 0.28} ${top}H${left + width * 0.74}Q${left + width * 0.82} ${top} ${left + width * 0.84} ${top + 12}L${left + width * 0.9} ${foot - height * 0.4}L${left + width} ${foot}Z`;
  const lit = `M${left} ${foot}L${left + width * 0.1} ${foot - height * 0.34}L${left + width * 0.16} ${top + 10}Q${left + width * 0.18} ${top} ${left + width * 0.28} ${top}H${left + width * 0.56}L${left + width * 0.5} ${foot - height * 0.5}L${left + width * 0.58} ${foot}Z`;
  const cap = `M${left + width * 0.17} ${top + 12}Q${left + width * 0.19} ${top} ${left + width * 0.28} ${top}H${left + width * 0.74}Q${left + width * 0.8} ${top} ${left + width * 0.83} ${top + 12}Z`;
  const cracks = `M${left + width * 0.3} ${top + 30}l-4 ${height * 0.3}M${left + width * 0.42} ${top + 50}l5 ${height * 0.34}M${left + width * 0.68} ${top + 36}l6 ${height * 0.3}`;
  return (
    shape(outline, dark) + shape(lit, base) + shape(cap, light) + line(cracks, dark, 4, 'stroke-opacity=".7"')
  );
}

export function paintRocksStage(): string {
  return [
    sky(['#7fb9e6', '#c4dff0', '#fbe9d0']),
    glow('sun', '#fff0cc', 300, 130, 260, 0.9),
    cloud(680, 80, 0.9, '#e6e4ea'),
    cloud(200, 70, 0.7, '#e6e4ea'),
    cloud(900, 140, 0.6, '#ece6e4', 0.8),
    land([260, 232, 246, 216, 236, 222, 244, 210, 240], '#c9c6cf'),
    mesa(130, 300, 240, 128, ['#b39a96', '#c9b0a4', '#d9c6b4']),
    mesa(560, 298, 220, 96, ['#b39a96', '#c9b0a4', '#d9c6b4']),
    mesa(830, 304, 330, 168, ['#a08078', '#bd9a86', '#d6bb9c']),
    mesa(386, 302, 150, 74, ['#a08078', '#bd9a86', '#d6bb9c']),
    `<defs>${gradient('ground', ['#ead6b0', '#d8bf96', '#b59a76'])}</defs>`,
    land([310, 304, 298, 302, 296, 300, 296, 304, 308], 'url(#ground)'),
    band(260, 330, 330, 14, '#f3e6c8', 0.55),
    band(720, 394, 330, 22, '#f3e6c8', 0.45),
    band(260, 500, 380, 32, '#ecdcb8', 0.35),
    strew(12, 6, (x, y, size) =>
      line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(22 * size).toFixed(0)} ${(-8 * size).toFixed(0)} ${(18 * size).toFixed(0)} ${(6 * size).toFixed(0)} ${(20 * size).toFixed(0)} ${(-6 * size).toFixed(0)}`,
        '#a08e78',
        3 * size,
      ),
    ),
    strew(24, 14, (x, y, size) => stone(x, y, size * 0.22, '#8f8074', '#c2b6a6', '#ded4c6')),
    strew(12, 23, (x, y, size, i) => tuft(x, y, size, i % 2 ? '#8fa35c' : '#7a9254')),
    stone(66, 348, 1.9, '#7d726c', '#a59a90', '#c6bcb0'),
    stone(138, 362, 0.9, '#7d726c', '#a59a90', '#c6bcb0'),
    stone(940, 344, 1.6, '#7d726c', '#a59a90', '#c6bcb0'),
    stone(962, 590, 2, '#6f655f', '#958a80', '#b6aca0'),
    stone(560, 330, 0.7, '#8a7f78', '#b0a59a', '#cec4b8'),
    shape(`M0 ${STAGE.height}V560q60-16 116 8t60 32z`, '#8a7a68', 'fill-opacity=".5"'),
  ].join('');
}
