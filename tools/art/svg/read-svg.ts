import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { StyleSheet } from './style-sheet.ts';

/** Largest file in bytes; an exported drawing has 40,000 to 200,000. */
export const LARGEST = 1_000_000;
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const DRAWN = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
];
/** Elements that programs write in addition to the drawing. */
const IGNORED = ['title', 'desc', 'metadata', 'style'];
const REFUSED: Readonly<Record<string, string>> = {
  script: 'a script: take it out',
  text: 'text, which needs a font: turn it into paths',
  tspan: 'text, which needs a font: turn it into paths',
  image: 'a bitmap: draw it with shapes',
  filter: 'a filter: draw with flat colours and gradients',
  foreignObject: 'a foreign object: draw it with shapes',
  a: 'a link: take it out',
};
/** Presentation attributes; drawing programs also write them into `style`. */
const STYLED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stop-color',
  'stop-opacity',
  'opacity',
  'display',
  'visibility',
  'clip-path',
  'clip-rule',
  'mask',
  'paint-order',
  'transform',
];
/** Style properties that do not exist as attributes. */
const STYLE_ONLY = ['mix-blend-mode', 'isolation', 'mask-type'];

/** One element of a picture, with the style sheet applied. */
export interface SvgShape {
  readonly tag: string;
  readonly id: string | undefined;
  /** Name of the layer, or else the id. */
  readonly label: string;
  /** The label in lower case, words joined by `-`: `eyes-open`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgShape[];
}

export const labelOf = (element: Element): string =>
  (element.getAttribute('inkscape:label') ?? element.getAttribute('id') ?? '').trim();

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
export const elementsOf = (element: Element): Element[] =>
  [...element.childNodes].filter(isElement).filter((child) => child.namespaceURI === SVG);

/**
 * Parses a file and returns its root element.
 * @throws Error for a file that is too large or no valid SVG
 */
export function parseSvg(text: string): Element {
  if (Buffer.byteLength(text) > LARGEST)
    throw new Error(
      `the file has ${Math.round(text.length / 1000)} kB, at most ${LARGEST / 1000}: leave out what is not seen`,
    );
  if (/<!ENTITY/i.test(text)) throw new Error('the file defines entities: save it as plain SVG');
  const problems: string[] = [];
  const onError = (_: string, words: string): void => {
    problems.push(words.split('\n')[0]!);
  };
  let root: Element | null = null;
  try {
    root = new DOMParser({ onError }).parseFromString(text, 'image/svg+xml').documentElement;
  } catch (problem) {
    problems.push(problem instanceof Error ? problem.message : String(problem));
  }
  if (problems.length > 0) throw new Error(`the file is no sound XML: ${problems[0]}`);
  if (root?.localName !== 'svg' || root.namespaceURI !== SVG) throw new Error('the file is no SVG');
  return root;
}

function refuseOutside(name: string, value: string): void {
  if (/^on/i.test(name)) throw new Error(`the file has a script in "${name}": take it out`);
  const isLink = name === 'href' && !value.trim().startsWith('#');
  if (isLink || /url\(\s*['"]?(?!['"]?#)/i.test(value) || /javascript:/i.test(value))
    throw new Error(`the file refers to something outside: ${value.slice(0, 60)}`);
}

/** The effective attributes: style declarations override attributes. */
function attributesOf(element: Element, sheet: StyleSheet): Map<string, string> {
  const found = new Map<string, string>();
  for (const { localName, namespaceURI, value } of [...element.attributes]) {
    const isOwn = !namespaceURI || (namespaceURI === XLINK && localName === 'href');
    if (!isOwn || !localName || ['id', 'class', 'style'].includes(localName)) continue;
    if (localName.startsWith('data-') || localName.startsWith('aria-')) continue;
    found.set(localName, value);
  }
  const styleOnly: string[] = [];
  for (const [name, value] of sheet.styleOf(element)) {
    if (name === 'filter' && value !== 'none') found.set(name, value);
    else if (STYLED.includes(name)) found.set(name, value);
    else if (STYLE_ONLY.includes(name)) styleOnly.push(`${name}:${value}`);
  }
  for (const [name, value] of found) refuseOutside(name, value);
  if (found.has('filter')) throw new Error(`the file has ${REFUSED.filter}`);
  if (styleOnly.length > 0) found.set('style', styleOnly.join(';'));
  return found;
}

function readElement(element: Element, sheet: StyleSheet): SvgShape {
  const tag = element.localName!;
  if (!DRAWN.includes(tag))
    throw new Error(`the file has ${REFUSED[tag] ?? `<${tag}>, which is not understood`}`);
  const children = elementsOf(element).filter(({ localName }) => !IGNORED.includes(localName!));
  const label = labelOf(element);
  return {
    tag,
    label,
    name: label.toLowerCase().replaceAll(/[\s_]+/g, '-'),
    id: element.getAttribute('id') ?? undefined,
    attributes: attributesOf(element, sheet),
    children: children.map((child) => readElement(child, sheet)),
  };
}

/** The shape itself, then all its descendants. */
export function* below(shape: SvgShape): Iterable<SvgShape> {
  yield shape;
  for (const child of shape.children) yield* below(child);
}

function refuseBrokenReferences(root: SvgShape): void {
  const ids = new Set([...below(root)].map(({ id }) => id));
  for (const { attributes } of below(root)) {
    for (const [name, value] of attributes) {
      const target = name === 'href' ? value.trim().slice(1) : /url\(\s*['"]?#([^'")]+)/.exec(value)?.[1];
      if (target !== undefined && !ids.has(target))
        throw new Error(`"${target}" is referred to, but is not in the file`);
    }
  }
}

/**
 * Reads an SVG file of Inkscape, Figma or a text editor.
 * @throws Error with an explanation for designers if the file is not supported or not allowed
 */
export function readSvg(text: string): SvgShape {
  const root = parseSvg(text);
  const styles = [...root.getElementsByTagNameNS(SVG, 'style')].map((style) => style.textContent ?? '');
  const css = styles.join('\n');
  refuseOutside('style', css);
  const shape = readElement(root, new StyleSheet(css, root));
  refuseBrokenReferences(shape);
  return shape;
}
