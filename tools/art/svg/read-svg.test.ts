import { describe, expect, it } from 'vitest';
import { below, LARGEST, readSvg } from './read-svg.ts';

const svg = (inside: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`;
/** The attributes of the last shape. */
const attributesOf = (inside: string, more = '') =>
  Object.fromEntries([...below(readSvg(svg(inside, more)))].at(-1)!.attributes);

describe('reading an SVG', () => {
  it('takes styles over rules, rules over attributes, and ids over classes', () => {
    const sheet =
      '<style>.a { fill: #111111 } path { fill: #222222; stroke: #333333 } #b { stroke: #444444 }</style>';
    expect(attributesOf(`${sheet}<path fill="#000000" class="a"/>`)).toEqual({
      fill: '#111111',
      stroke: '#333333',
    });
    expect(attributesOf(`${sheet}<path id="b" class="a" style="fill:#555555"/>`)).toEqual({
      fill: '#555555',
      stroke: '#444444',
    });
  });

  it('puts in variables, which may stand for each other and have something to fall back on', () => {
    const sheet =
      '<style>:root { --a: var(--b); --b: #123456 } .a { fill: var(--a) } .c { fill: var(--c, #654321) }</style>';
    expect(attributesOf(`${sheet}<path class="a"/>`)).toEqual({ fill: '#123456' });
    expect(attributesOf(`${sheet}<path class="c"/>`)).toEqual({ fill: '#654321' });
    expect(attributesOf('<path style="fill:var(--own)"/>', ' style="--own: #abcdef"')).toEqual({
      fill: '#abcdef',
    });
  });

  it('leaves out what programs write for themselves', () => {
    const own =
      '<i:view xmlns:i="urn:x" page="1"/><metadata/><path xmlns:i="urn:x" i:label="Ear" data-name="x" fill="none"/>';
    expect(attributesOf(own)).toEqual({ fill: 'none' });
    expect(readSvg(svg(own)).children).toHaveLength(1);
  });

  it('calls a layer by its label in Inkscape, otherwise by its id', () => {
    const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
    const [first, second] = readSvg(
      svg(`<g ${inkscape} id="layer1" inkscape:label="Eyes open"/><g id="Eyes_closed"/>`),
    ).children;
    expect([first!.name, second!.name]).toEqual(['eyes-open', 'eyes-closed']);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'a script'],
    ['a script in an attribute', svg('<path onclick="alert(1)"/>'), 'a script in "onclick"'],
    ['a link', svg('<a xlink:href="#b"><path id="b"/></a>'), 'a link'],
    ['text', svg('<text>hello</text>'), 'needs a font'],
    ['a bitmap', svg('<image xlink:href="data:image/png;base64,AA"/>'), 'a bitmap'],
    ['a filter', svg('<filter id="f"/>'), 'a filter'],
    ['a filter by style', svg('<path style="filter:blur(2px)"/>'), 'a filter'],
    ['a foreign object', svg('<foreignObject/>'), 'a foreign object'],
    ['an animation', svg('<animate/>'), '<animate>, which is not understood'],
    ['shapes of another file', svg('<use href="other.svg#a"/>'), 'something outside'],
    ['a colour of another file', svg('<path fill="url(https://example.org/x.svg#a)"/>'), 'something outside'],
    ['an import', svg('<style>@import "x.css";</style>'), '@import'],
    ['a font', svg('<style>@font-face { src: url(x.woff) }</style>'), 'something outside'],
    [
      'a selector that programs do not write',
      svg('<style>g > path { fill: red }</style>'),
      'the selector "g > path"',
    ],
    [
      'variables in a circle',
      svg('<style>svg { --a: var(--a) } path { fill: var(--a) }</style><path/>'),
      'in a circle',
    ],
    ['a variable that is not there', svg('<path style="fill:var(--none)"/>'), 'no variable --none'],
    ['a reference that leads nowhere', svg('<path clip-path="url(#gone)"/>'), '"gone" is referred to'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'defines entities'],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'no sound XML'],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'no SVG'],
    ['an empty file', '', 'no sound XML'],
    ['a file that is too large', svg(' '.repeat(LARGEST)), 'at most 1000'],
  ])('refuses %s in plain words', (_, text, words) => {
    expect(() => readSvg(text)).toThrow(words);
  });
});
