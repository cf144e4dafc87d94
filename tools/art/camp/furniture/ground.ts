import { leaf } from '../../kit.ts';
import { dot, line, shape } from '../../world/terrain/svg.ts';
import { beam, block, form, ink, round, shadow, WOOD } from './pen.ts';

const [wood, light, dark] = WOOD;

export function flowerBox(): string {
  const bloom = (x: number, y: number, colour: string): string =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const way = (turn * Math.PI) / 180;
        return round(x + Math.cos(way) * 11, y + Math.sin(way) * 11, 9, 9, colour, 3.5);
      })
      .join('') + round(x, y, 8, 8, '#fbe6bd', 3);
  const stem = (x: number, y: number): string => line(`M${x} 172Q${x + 4} ${y + 30} ${x} ${y}`, '#3f8a4c', 6);
  const spots = [
    [42, 138, '#f2b632'],
    [76, 112, '#e0594c'],
    [110, 132, '#f4a24c'],
    [140, 108, '#c96bb0'],
    [164, 140, '#f2b632'],
  ] as const;
  return [
    shadow(88),
    ...spots.map(([x, y]) => stem(x, y)),
    ...[30, 62, 94, 126, 158].map((x, at) =>
      form(leaf(x + 8, 168, 34, 17, at % 2 ? 50 : 120).data(), at % 2 ? '#56a56c' : '#6fbf4b', 4),
    ),
    ...spots.map(([x, y, colour]) => bloom(x, y, colour)),
    form('M16 170L184 170L172 226L28 226Z', wood),
    line('M24 188L176 188M28 207L172 207', dark, 4),
    line('M26 178L120 178', light, 5),
  ].join('');
}

export const campLantern = (): string =>
  [
    shadow(54),
    line('M60 118Q100 34 140 118', '#3b3450', 8),
    form('M62 124L138 124L150 212L50 212Z', '#ffe9a8'),
    shape('M86 206Q74 176 100 138Q126 176 114 206Z', '#ff9a3d'),
    shape('M92 206Q88 184 100 164Q112 184 108 206Z', '#ffe08a'),
    ink('M100 124L100 138M76 124L66 212M124 124L134 212', 5),
    form('M48 126Q100 62 152 126Z', '#c9503e'),
    line('M66 116Q90 86 112 86', '#e8806c', 6),
    form('M42 210L158 210L158 228L42 228Z', '#c9503e'),
  ].join('');

export function trailSign(): string {
  const board = (y: number, left: boolean, colour: string): string => {
    const tip = left
      ? `M20 ${y + 18}L44 ${y}H152V${y + 36}H44Z`
      : `M180 ${y + 18}L156 ${y}H48V${y + 36}H156Z`;
    return form(tip, colour) + line(`M62 ${y + 13}H134M74 ${y + 24}H122`, dark, 4);
  };
  return [
    shadow(46),
    beam('M100 226L98 26', wood, 16),
    board(38, false, '#c99a5b'),
    board(88, true, '#e0b878'),
    board(138, false, '#b98355'),
    form(leaf(80, 214, 40, 20, 30).data(), '#6fbf4b', 4),
    form(leaf(124, 216, 36, 18, 150).data(), '#56a56c', 4),
  ].join('');
}

export const stewPot = (): string =>
  [
    shadow(76),
    beam('M28 226L100 40M172 226L100 40', wood, 9),
    ink('M100 40L100 108', 6),
    form('M62 226Q72 196 88 204Q94 176 110 200Q126 186 138 226Z', '#ff9a3d', 5),
    shape('M82 224Q90 204 100 208Q110 202 118 224Z', '#ffe08a'),
    form('M42 132Q40 204 100 204Q160 204 158 132Z', '#5d6477'),
    line('M56 150Q58 184 82 192', '#8b93a8', 6),
    round(100, 132, 60, 16, '#3f455a'),
    dot(100, 133, 48, 10, '#d8703c'),
    dot(84, 131, 9, 5, '#f2b632'),
    dot(112, 135, 8, 4, '#6fbf4b'),
    ink('M44 132Q100 74 156 132', 5),
  ].join('');

export const bench = (): string =>
  [
    shadow(92),
    beam('M36 172L30 226M164 172L170 226', dark, 12),
    beam('M34 170L26 104M166 170L174 104', dark, 10),
    form('M12 100H188V126H12Z', wood),
    form('M14 134H186V156H14Z', wood),
    form('M8 166H192L186 188H14Z', light),
    line('M26 112H120M28 145H96M30 176H150', '#cfa06c', 4),
    form(block(122, 142, 44, 34), '#5fb3a6', 5),
    line('M132 150L156 168M156 150L132 168', '#fbf0da', 4),
  ].join('');

export const hammock = (): string =>
  [
    shadow(96),
    beam('M26 226L22 74M174 226L178 74', wood, 11),
    beam('M6 226L46 226M154 226L194 226', dark, 8),
    form('M24 96Q100 250 176 96Q150 232 100 232Q50 232 24 96Z', '#3f8a88'),
    form('M24 92Q100 220 176 92Q130 160 100 162Q70 160 24 92Z', '#5fb3a6'),
    line('M60 134Q66 190 86 214M92 156Q94 200 100 220M140 134Q134 190 114 214', '#fbe6bd', 7),
    form('M128 128Q158 118 162 100Q142 98 124 120Z', '#e0594c', 4),
  ].join('');

export const bogLight = (): string =>
  [
    shadow(56),
    form('M58 66Q26 112 40 178Q46 226 100 226Q154 226 160 178Q174 112 142 66Z', '#bfe6d6'),
    shape('M52 180Q58 214 100 214Q142 214 148 180Q100 200 52 180Z', '#4f7a5a'),
    shape('M100 66Q140 108 122 142Q112 160 100 160Q88 160 78 142Q62 112 100 66Z', '#7de0b0'),
    shape('M100 98Q120 122 110 140Q104 148 100 148Q94 148 90 138Q84 122 100 98Z', '#f4fff0'),
    dot(92, 130, 4, 6, '#2f5549'),
    dot(108, 130, 4, 6, '#2f5549'),
    line('M54 96Q42 130 50 160', '#f4fff8', 8),
    form('M56 44H144V70H56Z', '#8a6a4c'),
    line('M66 56H118', '#b98355', 5),
    form(leaf(56, 210, 44, 20, 40).data(), '#56a56c', 4),
  ].join('');

export function shellFountain(): string {
  const shell = (y: number, half: number, deep: number, colour: string, lit: string): string =>
    form(
      `M${100 - half} ${y}Q${100 - half * 0.7} ${y + deep} 100 ${y + deep}Q${100 + half * 0.7} ${y + deep} ${100 + half} ${y}Z`,
      colour,
    ) +
    line(
      [-0.5, -0.15, 0.2, 0.55]
        .map((at) => `M${100 + half * at * 1.3} ${y + 6}L${100 + half * at * 0.6} ${y + deep - 6}`)
        .join(''),
      lit,
      4,
    ) +
    round(100, y, half, half * 0.2, '#4aa9d8', 5) +
    dot(100 - half * 0.2, y - 1, half * 0.4, half * 0.07, '#bfe8f8');
  return [
    shadow(84),
    form('M80 170H120L134 226H66Z', '#e8c9bd'),
    shell(158, 88, 42, '#f3b8a4', '#fbdccf'),
    form('M88 92H112L116 156H84Z', '#e8c9bd', 5),
    shell(86, 52, 30, '#f7cdbb', '#fdeae2'),
    line('M54 90Q46 112 44 152M146 90Q154 112 156 152', '#8fd0f6', 7),
    line('M100 84Q84 34 70 80M100 84Q116 34 130 80M100 84V44', '#8fd0f6', 6),
  ].join('');
}

export const telescope = (): string =>
  [
    shadow(76),
    beam('M100 134L46 226M100 134L154 226M100 134L104 226', wood, 9),
    form('M26 160L40 184L128 128L112 100Z', '#4b5f9a'),
    form('M112 94L134 134L186 96L158 48Z', '#5f79c0'),
    line('M122 96L162 66M46 164L110 122', '#9fb4ea', 6),
    form('M150 40L194 106L182 112L140 48Z', '#f2b632', 5),
    form('M14 158L34 194L44 186L26 152Z', '#f2b632', 5),
    round(102, 138, 16, 16, '#e0a63a', 5),
  ].join('');

export function fourLights(): string {
  const glass = (x: number, y: number, colour: string, lit: string): string =>
    form(`M${x - 22} ${y - 22}H${x + 22}L${x + 26} ${y + 22}H${x - 26}Z`, colour, 5) +
    dot(x, y + 2, 11, 13, lit) +
    form(`M${x - 28} ${y - 22}L${x} ${y - 42}L${x + 28} ${y - 22}Z`, '#5b4a86', 5);
  return [
    shadow(58),
    beam('M100 226L100 40', '#7a68ae', 12),
    beam('M56 44Q100 20 144 44M56 112Q100 88 144 112', '#7a68ae', 6),
    glass(58, 86, '#ffc8a0', '#fff2c4'),
    glass(142, 86, '#8fd0f6', '#ffffff'),
    glass(58, 154, '#de6c7b', '#ffbe80'),
    glass(142, 154, '#4a5590', '#dfe6ff'),
    form('M62 210H138L150 228H50Z', '#5b4a86'),
    round(100, 24, 13, 13, '#ffd65a', 5),
  ].join('');
}
