import { checkSource, measure } from '../core/checks.ts';

/** Faults in the portrait of a person. */
export function checkPortrait(svg: string): string[] {
  const faults = checkSource(svg);
  const { box, cover, outline, islands } = measure(svg);
  if (box.left < 4 || box.top < 4 || box.right > 252) faults.push('is cut or too near the edge');
  if (box.bottom < 254) faults.push('ends above the lower edge');
  if (cover < 0.3 || cover > 0.78) faults.push(`covers ${cover.toFixed(2)} of the canvas`);
  // The limit allows for the lower edge, which has no contour as the bust is cut off there.
  if (outline < 0.72) faults.push(`has a dark outline on ${outline.toFixed(2)} of its edge only`);
  if (islands.length > 4) faults.push(`has ${islands.length} separate pieces`);
  if (islands.some((size) => size < 12)) faults.push('has a scrap floating about');
  return faults;
}
