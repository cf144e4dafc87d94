import { leaf, star } from '../../kit.ts';
import { dot, line, shape } from '../../world/terrain/svg.ts';
import { beam, form, round, shadow, WOOD } from './pen.ts';

/** A banner on a pole with a sign of its region. */
function banner(cloth: string, hem: string, sign: string): string {
  return [
    shadow(40),
    beam('M100 226L100 18', WOOD[0], 9),
    beam('M34 36H166', WOOD[1], 7),
    form('M44 42H156V168L100 196L44 168Z', cloth),
    shape('M44 150L100 178L156 150V165L100 193L44 165Z', hem),
    shape('M47 45H153V58H47Z', hem),
    sign,
    round(100, 18, 10, 10, '#f2b632', 5),
  ].join('');
}

export const greenreach = (): string =>
  banner(
    '#4f9a5a',
    '#fbe6bd',
    shape(leaf(100, 142, 80, 44, -90).data(), '#c8ec9a') + line('M100 142L100 78', '#4f9a5a', 4),
  );

export const harkmoor = (): string =>
  banner(
    '#6d5246',
    '#c9b26a',
    line('M84 146Q90 104 78 76M100 146L102 72M118 146Q112 112 126 86', '#a9c680', 5) +
      dot(78, 84, 6, 15, '#e8c27a') +
      dot(102, 82, 6, 17, '#e8c27a') +
      dot(126, 94, 6, 14, '#e8c27a'),
  );

export const scattersea = (): string =>
  banner(
    '#2f6fa8',
    '#bfe8f8',
    line('M58 132Q72 112 86 132T114 132T142 132', '#8fd0f6', 7) +
      shape('M62 116Q70 74 112 74Q138 78 132 98Q126 86 110 94Q96 104 104 118Z', '#f4fbff'),
  );

export const overcloud = (): string =>
  banner(
    '#e9eef8',
    '#8fa6d8',
    shape('M60 140L92 86L106 106L116 94L142 140Z', '#5d76b8') +
      shape('M92 86L106 106L98 112L90 106L82 110L78 109Z', '#ffffff') +
      dot(124, 76, 9, 9, '#f2b632'),
  );

export const fourlight = (): string =>
  banner(
    '#5b3f8a',
    '#e8c9f2',
    [
      [100, 80, '#fff2c4'],
      [76, 106, '#ffb27a'],
      [124, 106, '#8fd0f6'],
      [100, 132, '#dfe6ff'],
    ]
      .map(([x, y, colour]) => shape(star(Number(x), Number(y), 17, 6, 4).data(), String(colour)))
      .join(''),
  );
