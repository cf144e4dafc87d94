/** Helpers that write SVG in tile units. */
const tidy = (value: number): string => String(Math.round(value * 100) / 100);

export function shape(data: string, fill: string, extra = ''): string {
  return data === '' ? '' : `<path d="${data}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

export function line(data: string, colour: string, width: number, extra = ''): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" ${ends}${extra ? ` ${extra}` : ''}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  const place = `x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"`;
  return `<rect ${place} fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

export function dot(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  const place = `cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}"`;
  return `<ellipse ${place} fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

export const group = (content: string, attributes: string): string => {
  return content === '' ? '' : `<g ${attributes}>${content}</g>`;
};

export const move = (content: string, x: number, y: number): string => {
  return group(content, `transform="translate(${tidy(x)} ${tidy(y)})"`);
};

/** Clips `content` to the path `data`; `id` must be unique in its tile. */
export function clipTo(id: string, data: string, content: string): string {
  if (data === '' || content === '') return '';
  return `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Nothing to be seen: the renderer needs something inside the tile in each clipped group. */
export const NOTHING = box(0, 0, 16, 16, '#fff', 'fill-opacity=".001"');
