import { dot, line, shape } from '../../terrain/svg.ts';
import { bush } from '../plants.ts';
import { type Backdrop, corners, glow, gradient, land, rows } from '../stage.ts';
import { banner, FLOOR, floorPatch, planks, ring } from './hall.ts';

const DOOR = 'M372 310V150Q372 96 496 88Q620 96 620 150V310Z';
const WINDOWS = ['M170 236V150H262V236Z', 'M730 236V150H822V236Z'];

/** Small flags on a cord. */
const bunting = (x: number, y: number, width: number, sag: number): string =>
  line(`M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, '#6b4a3a', 2.4) +
  Array.from({ length: 9 }, (_, i) => {
    const share = (i + 0.5) / 9;
    const [px, py] = [x + width * share, y + sag * 4 * share * (1 - share)];
    return shape(`M${px - 12} ${py}h24l-12 26z`, ['#e0604e', '#f2b63c', '#5b9ee0', '#7fbf6a'][i % 4] ?? '');
  }).join('');

const beam = (data: string, width: number): string =>
  line(data, '#5f3d2c', width) + line(data, '#96694a', width * 0.36);

/** A bale of straw. */
const bale = (x: number, y: number, size: number): string =>
  shape(`M${x - 46 * size} ${y}v${-44 * size}h${92 * size}v${44 * size}z`, '#e0b354') +
  shape(`M${x - 46 * size} ${y - 44 * size}h${92 * size}v${12 * size}h${-92 * size}z`, '#f5d585') +
  line(`M${x - 20 * size} ${y}v${-44 * size}M${x + 20 * size} ${y}v${-44 * size}`, '#96694a', 3 * size) +
  line(
    Array.from(
      { length: 8 },
      (_, i) =>
        `M${x - 42 * size + ((i * 37) % 80) * size} ${y - 8 * size - ((i * 13) % 22) * size}h${12 * size}`,
    ).join(''),
    '#b98736',
    2 * size,
  );

const lantern = (x: number, length: number): string =>
  line(`M${x} 0V${length}`, '#4a3528', 2.4) +
  shape(`M${x - 11} ${length}h22v26h-22z`, '#ffd98a') +
  line(`M${x - 11} ${length}h22v26h-22zM${x} ${length}v26`, '#4a3528', 3) +
  shape(`M${x - 14} ${length}h28l-8-9h-12z`, '#4a3528');

export const barn: Backdrop = {
  far: () =>
    [
      land([300, 250, 262, 236, 252, 240, 262, 246, 300], '#8fc7a8', 312),
      bush(420, 300, 120, 44, ['#4f9a66', '#6bb070', '#98cc88'], 3),
      bush(580, 300, 130, 50, ['#4f9a66', '#6bb070', '#98cc88'], 8),
      shape('M372 286Q500 270 620 286V312H372Z', '#a5d67c'),
      gradient('wall', [
        [0, '#7a5238'],
        [0.5, '#b07f56'],
        [1, '#d0a274'],
      ]),
      shape(`M-4 -4H996V310H-4Z${DOOR}${WINDOWS.join('')}`, 'url(#wall)', 'fill-rule="evenodd"'),
      line(
        Array.from({ length: 26 }, (_, i) =>
          i * 40 > 366 && i * 40 < 626 ? `M${i * 40} -4V${90}` : `M${i * 40} -4V310`,
        ).join(''),
        '#7a5238',
        2,
        'stroke-opacity=".5"',
      ),
      ...WINDOWS.map((hole) => line(hole, '#5f3d2c', 12) + line(hole, '#a97b56', 4)),
      line('M216 150V236M170 193H262M776 150V236M730 193H822', '#5f3d2c', 5),
      line(DOOR, '#5f3d2c', 15),
      line(DOOR, '#a97b56', 5),
      beam('M0 58H992', 26),
      beam('M100 58V310M312 58V310M680 58V310M892 58V310', 24),
      beam('M112 120L170 62M300 120L240 62M692 120L752 62M880 120L822 62', 13),
      banner(140, 130, 46, 116, '#4d86c4', '#fff0b0'),
      banner(852, 130, 46, 116, '#c4574d', '#fff0b0'),
      bunting(110, 72, 380, 20),
      bunting(502, 72, 380, 20),
      lantern(346, 104),
      lantern(646, 104),
      bale(60, 312, 1),
      bale(30, 270, 0.8),
      bale(936, 312, 1),
      bale(966, 270, 0.8),
    ].join(''),
  ground: () =>
    [
      planks('#c8925e', '#d8a671', '#96653f'),
      gradient('floor', [
        [0, '#fff0c8', 0.35],
        [0.4, '#e0b074', 0.1],
        [1, '#3d2420', 0.55],
      ]),
      rows(FLOOR, 600, 'url(#floor)'),
      ring('#fff0d0', '#e0604e', 0.85),
      shape('M372 302H620L720 600H250Z', '#fff6d0', 'fill-opacity=".22"'),
      ...Array.from({ length: 40 }, (_, i) =>
        line(
          `M${(i * 613) % 992} ${318 + ((i * 97) % 270)}l${12 + (i % 4) * 4} ${(i % 3) - 1}`,
          '#f5d585',
          2.4,
          'stroke-opacity=".8"',
        ),
      ),
      corners('#2a1512', 0.5),
    ].join(''),
  near: () =>
    [
      shape('M-20 620V-20H34V620Z', '#33201a'),
      shape('M-20 620V-20H2V620Z', '#4d3226'),
      shape('M958 620V-20H1012V620Z', '#33201a'),
      shape('M34 90L34 30L96 -20H30Z', '#33201a'),
      shape('M958 90L958 30L896 -20H962Z', '#33201a'),
      `<g opacity=".98">${bale(90, 640, 2.1).replaceAll('#e0b354', '#8a5f34').replaceAll('#f5d585', '#b58444').replaceAll('#b98736', '#64432a')}${bale(900, 644, 2).replaceAll('#e0b354', '#8a5f34').replaceAll('#f5d585', '#b58444').replaceAll('#b98736', '#64432a')}</g>`,
      dot(40, 540, 5, 5, '#ffd98a'),
    ].join(''),
  lights: () =>
    [
      glow('one', '#ffce7a', [346, 118], [130, 130], 0.9),
      glow('two', '#ffce7a', [646, 118], [130, 130], 0.9),
      glow('floor', '#ffbe6a', [500, 400], [440, 110], 0.4),
    ].join(''),
  platform: () => floorPatch('#4d2c20', '#fff0c8'),
};
