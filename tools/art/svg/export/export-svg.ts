import { KINDS } from '../../core/kinds.ts';
import type { PaintedItem } from '../../core/scene.ts';
import { type Creature, drawScene } from '../../creature.ts';
import { colourTable, paintName, type SwatchPalette } from '../swatches.ts';
import { groupPieces, type LayerRun, splitRuns } from './layers.ts';
import { Colours, type Triple, triplesOf } from './painted-colours.ts';
import { paletteStrip } from './palette-strip.ts';

/** Attribute that makes a group a layer in Inkscape. */
const LAYER = 'inkscape:groupmode="layer"';
const SUFFIX: Readonly<Record<string, string>> = { fill: '', stroke: '-stroke', 'stop-color': '-stop' };
/** Readable names for the letters in the painter's ids. */
const CLIPS: Readonly<Record<string, string>> = {
  c: 'edge',
  l: 'lit',
  r: 'rim',
  h: 'highlight',
  s: 'cast',
};

/** Returns a function that adds a number to a name which it has seen before. */
function counter() {
  const seen = new Map<string, number>();
  return (name: string): string => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return number === 1 ? name : `${name}-${number}`;
  };
}

/** Adds line breaks and indentation, so that people can read and compare the file. */
function indented(markup: string): string {
  let depth = 0;
  return markup
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const spaces = '  '.repeat(depth);
      if (/^<[^/!?]/.test(line) && !/\/>$|<\//.test(line)) depth += 1;
      return spaces + line;
    })
    .join('\n');
}

/** Draws all frames and kinds, and identifies the colours of every piece. */
function readColours(creature: Creature) {
  const frames = [false, true].map((blink) => KINDS.map((kind) => drawScene(creature, kind, blink)));
  const colours = new Colours(creature);
  const pieces = frames.map((scenes) => scenes.map((scene) => scene.pieces()));
  for (const [normal, dark, shiny] of frames) {
    normal!.loose.forEach((ramp, i) => {
      colours.addLoose(ramp, dark!.loose[i]!, shiny!.loose[i]!);
    });
  }
  const triples = new Map<PaintedItem, Triple[]>();
  for (const [normal, dark, shiny] of pieces) {
    normal!.forEach((piece, i) => {
      triples.set(piece, triplesOf(piece, dark![i]!, shiny![i]!));
    });
  }
  // Look up every colour before writing the first one: only then is the palette complete.
  for (const [piece, list] of triples) for (const triple of list) colours.paint(triple, piece.name);
  return {
    scenes: frames.map(([normal]) => normal!),
    pieces: pieces.map(([normal]) => normal!),
    triples,
    colours,
  };
}

/** Writes pieces with classes and readable ids. */
class PieceWriter {
  private readonly triples: ReadonlyMap<PaintedItem, readonly Triple[]>;
  private readonly colours: Colours;
  private readonly hexOf: ReadonlyMap<string, string>;
  /** Style rules that the pieces written so far need. */
  readonly classes = new Map<string, string>();
  private readonly layerName = counter();
  private readonly groupName = counter();

  constructor(triples: ReadonlyMap<PaintedItem, readonly Triple[]>, colours: Colours) {
    this.triples = triples;
    this.colours = colours;
    const table = colourTable(colours.palette.swatches);
    this.hexOf = new Map([...table].map(([hex, paint]) => [paintName(paint), hex]));
  }

  get tones(): [name: string, hex: string][] {
    const used = new Set([...this.classes].map(([, name]) => name));
    return [...this.hexOf].filter(([name]) => used.has(name));
  }

  /** The palette in the colours of the file. */
  get palette(): SwatchPalette {
    const { palette } = this.colours;
    const swatches = palette.swatches.map((swatch) => ({ ...swatch, colour: this.hexOf.get(swatch.name)! }));
    return { ...palette, swatches };
  }

  /** Writes one layer of the file. `part` selects the contours or the shapes of the pieces. */
  layer(wanted: string, pieces: readonly PaintedItem[], part: 'under' | 'over', hidden = false): string {
    const groups = groupPieces(pieces).map((group) => this.group(group, part));
    const style = hidden ? ' style="display:none"' : '';
    return `<g id="${this.layerName(wanted)}" ${LAYER}${style}>${groups.join('')}</g>`;
  }

  private group(group: readonly PaintedItem[], part: 'under' | 'over'): string {
    const id = this.groupName(part === 'under' ? `${group[0]!.name}-contour` : `${group[0]!.name}-shape`);
    const written = group.map((piece, i) => this.piece(piece, part, i === 0 ? id : `${id}-part-${i + 1}`));
    const definitions = written.map((one) => one.definitions).join('');
    const defs = definitions ? `<defs>${definitions}</defs>` : '';
    return `<g id="${id}">${defs}${written.map((one) => one.drawing).join('')}</g>`;
  }

  private piece(piece: PaintedItem, part: 'under' | 'over', id: string) {
    const triples = this.triples.get(piece)!;
    let next = 0;
    const coloured = (text: string): string =>
      text.replace(/<([a-zA-Z]+)([^>]*?)(\/?)>/g, (_, tag: string, attributes: string, end: string) => {
        const classes: string[] = [];
        const painted = attributes.replace(/\b(fill|stroke|stop-color)="#[^"]+"/g, (__, property: string) => {
          const name = paintName(this.colours.paint(triples[next++]!, piece.name));
          classes.push(`${name}${SUFFIX[property]}`);
          this.classes.set(classes.at(-1)!, name);
          return `${property}="${this.hexOf.get(name)}"`;
        });
        return `<${tag}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}${painted}${end}>`;
      });
    // This order must be that of `textOf`, in which the colours were read.
    const [definitions, under, over] = [piece.definitions, piece.under, piece.over].map(coloured);
    return {
      definitions: part === 'over' ? this.named(definitions!, piece, id) : '',
      drawing: this.named(part === 'over' ? over! : under!, piece, id),
    };
  }

  /** Replaces the painter's ids by readable ones. */
  private named(text: string, piece: PaintedItem, id: string): string {
    const clips = new RegExp(`${piece.id}([clrhs])\\b`, 'g');
    const gradients = new RegExp(`${piece.id}g(\\w+)`, 'g');
    const unique = counter();
    return text
      .replace(clips, (_, letter: string) => `${id}-${CLIPS[letter]}-clip`)
      .replace(gradients, `${id}-light-on-$1`)
      .replace(/[\w-]+-([a-z])(\d+)(?=["')])/g, `${id}-$1$2-clip`)
      .replace(/<g clip-path="url\(#([\w-]+)-clip\)">/g, (_, name: string) => {
        return `<g id="${unique(name)}" clip-path="url(#${name}-clip)">`;
      })
      .replaceAll('<g class="markings">', () => `<g id="${unique(`${id}-markings`)}">`);
  }
}

/** Writes runs as layers. `always` names the layers of runs in both frames: of the first, and of later ones. */
function writeRuns(
  writer: PieceWriter,
  runs: readonly LayerRun[],
  part: 'under' | 'over',
  always: readonly [string, string],
): string {
  const isFirst = runs.find((run) => run.shown === 'always');
  const suffix = part === 'under' ? '-contour' : '';
  return runs
    .map((run) => {
      if (run.shown === 'always')
        return writer.layer(run === isFirst ? always[0] : always[1], run.pieces, part);
      return writer.layer(`eyes-${run.shown}${suffix}`, run.pieces, part, run.shown === 'closed');
    })
    .join('');
}

function styleSheet(writer: PieceWriter): string {
  const { swatches } = writer.palette;
  const variable = (name: string, colour: string): string => `    --${name}: ${colour};`;
  const isBase = new Set(swatches.map(({ name }) => name));
  const overrides = swatches.flatMap(({ name, dark, shiny }) => [
    ...(dark ? [[`${name}-dark`, dark] as const] : []),
    ...(shiny ? [[`${name}-shiny`, shiny] as const] : []),
  ]);
  const property = (name: string): string =>
    name.endsWith('-stroke') ? 'stroke' : name.endsWith('-stop') ? 'stop-color' : 'fill';
  const rules = new Map([
    ...swatches.map(({ name }) => [name, name] as const),
    ...overrides.map(([name]) => [name, name] as const),
    ...writer.classes,
  ]);
  return [
    '<style>',
    '  svg {',
    '    /* The palette: change a colour here, and the baker changes it in all kinds. */',
    ...swatches.map(({ name, colour }) => variable(name, colour)),
    ...(overrides.length > 0 ? ['    /* Colours that other kinds have by choice, not by the rule. */'] : []),
    ...overrides.map(([name, colour]) => variable(name, colour)),
    '    /* Tones: the baker makes them anew from the palette. */',
    ...writer.tones.filter(([name]) => !isBase.has(name)).map(([name, colour]) => variable(name, colour)),
    '  }',
    ...[...rules].map(([name, source]) => `  .${name} { ${property(name)}: var(--${source}); }`),
    '</style>',
  ].join('\n');
}

/**
 * Exports a drawing as an SVG that a designer can change and the baker reads (docs/designers.md).
 * @throws Error if the kinds of the drawing have different shapes
 */
export function exportSvg(creature: Creature): string {
  const { scenes, pieces, triples, colours } = readColours(creature);
  const writer = new PieceWriter(triples, colours);
  const [open, closed] = pieces as [PaintedItem[], PaintedItem[]];
  const contours = writeRuns(
    writer,
    splitRuns(open, closed, ({ under }) => under),
    'under',
    ['body-contour', 'body-contour'],
  );
  const shapes = writeRuns(
    writer,
    splitRuns(open, closed, ({ over }) => over),
    'over',
    ['body', 'front'],
  );
  // A frame without shapes of its own has no eye layer yet, but the baker requires both layers.
  const missing = ['eyes-open', 'eyes-closed'].filter((name) => !shapes.includes(`id="${name}"`));
  const empty = missing.map((name) => `<g id="${name}" ${LAYER}></g>`).join('');
  const { transform } = scenes[0]!.fit();
  const { height, markup } = paletteStrip(writer.palette);
  const drawing = `<g id="creature" ${LAYER}${transform ? ` transform="${transform}"` : ''}><g id="contours" ${LAYER}>${contours}</g>${shapes}${empty}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 256 ${height}" width="256" height="${height}">`,
    `<title>${creature.id}</title>`,
    '<!-- How to restyle it: docs/designers.md. "npm run art:bake" makes all kinds and the blink from it. -->',
    styleSheet(writer),
    indented(`${drawing}<g id="palette" ${LAYER}>${markup}</g>`),
    '</svg>',
    '',
  ].join('\n');
}
