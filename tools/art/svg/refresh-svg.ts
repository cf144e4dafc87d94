import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { elementsOf, labelOf, parseSvg } from './read-svg.ts';
import { PAINTS, readColour, SvgSource } from './source.ts';
import { colourTable, paintName } from './swatches.ts';

const STYLED = new RegExp(`((?:^|;)\\s*(?:${PAINTS.join('|')})\\s*:\\s*)([^;]+)`, 'g');
const VARIABLE = /(--([\w-]+)\s*:\s*)(#[0-9a-f]{3,6})\b/gi;
/** Groups and variables with chosen colours of other kinds. These colours are no tones of swatches. */
const OVERRIDE = /^(dark|shiny)(?:$|-)/;
const OVERRIDE_VARIABLE = /-(dark|shiny)$/;

/**
 * Recomputes all tones of a file from its current swatches, so that drawing programs show what is baked.
 * @param id of the species
 * @throws Error with an explanation for designers if the file cannot be baked
 */
export function refreshSvg(id: string, text: string): string {
  const { palette, index } = new SvgSource(id, text);
  const hexOf = new Map([...colourTable(palette.swatches)].map(([hex, paint]) => [paintName(paint), hex]));
  const fresh = (value: string): string => {
    const colour = readColour(value);
    const paint = colour === undefined ? undefined : index.find(colour);
    return paint ? hexOf.get(paintName(paint))! : value;
  };
  const refresh = (element: Element): void => {
    if (OVERRIDE.test(labelOf(element))) return;
    for (const name of PAINTS) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, fresh(value));
    }
    const style = element.getAttribute('style');
    if (style)
      element.setAttribute(
        'style',
        style.replace(STYLED, (_, head: string, value: string) => head + fresh(value)),
      );
    if (element.localName === 'style') {
      element.textContent = (element.textContent ?? '').replace(
        VARIABLE,
        (whole, head: string, name: string, value: string) =>
          OVERRIDE_VARIABLE.test(name) ? whole : head + fresh(value),
      );
    }
    for (const child of elementsOf(element)) refresh(child);
  };
  const root = parseSvg(text);
  refresh(root);
  for (const { name, exported } of palette.swatches) {
    const swatch = exported ? find(root, `${name}.${exported.slice(1)}`) : undefined;
    swatch?.setAttribute('id', `${name}.${hexOf.get(name)!.slice(1)}`);
  }
  return `${new XMLSerializer().serializeToString(root)}\n`;
}

function find(element: Element, id: string): Element | undefined {
  if (element.getAttribute('id') === id) return element;
  for (const child of elementsOf(element)) {
    const found = find(child, id);
    if (found) return found;
  }
  return undefined;
}
