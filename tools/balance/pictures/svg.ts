/** Colours of the report's pictures: readable on light and dark pages, since each picture has its own background. */
export const INK = '#33302e';
export const FAINT = '#e4ddd2';
export const BAND = '#dcefd3';
export const MAIN = '#ce5a67';
const PAPER = '#fffdf8';

export type Attributes = Readonly<Record<string, string | number>>;

const rounded = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/** An SVG element with its attributes; numbers are rounded to one decimal. */
export const element = (name: string, attributes: Attributes, content = ''): string => {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${rounded(value)}"`);
  return content === '' ? `<${name}${words.join('')}/>` : `<${name}${words.join('')}>${content}</${name}>`;
};

export const label = (x: number, y: number, words: string, more: Attributes = {}): string =>
  element('text', { x, y, fill: INK, 'font-size': 12, ...more }, words);

/** A complete SVG picture with a visible heading, which is also its title for screen readers. */
export const picture = (width: number, height: number, title: string, content: string): string => {
  const box = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, role: 'img' };
  const heading = label(16, 26, title, { 'font-size': 15, 'font-weight': 'bold' });
  const paper = element('rect', { width, height, rx: 10, fill: PAPER });
  const font = { 'font-family': 'system-ui, sans-serif' };
  return `${element('svg', { ...box, ...font }, `<title>${title}</title>${paper}${heading}${content}`)}\n`;
};
