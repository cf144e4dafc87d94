import { paintOnce } from '../../shared/paint/paint.ts';
import { ink } from '../../shared/paint/shapes.ts';
import type { StageScene } from '../../shared/stageScene.ts';

interface Letters {
  readonly text: string;
  /** Middle of the text. */
  readonly x: number;
  readonly y: number;
  /** Height of the letters in units. */
  readonly letters: number;
  readonly font: string;
  readonly fill: string;
  readonly part: 'outline' | 'face';
}

/** Draws either the outline, which keeps text readable on any background, or the faces of the letters. */
export function drawLetters(
  context: CanvasRenderingContext2D,
  { text, x, y, letters, font, fill, part }: Letters,
): void {
  Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
  Object.assign(context, { lineWidth: letters * 0.28, strokeStyle: ink, fillStyle: fill });
  if (part === 'outline') context.strokeText(text, x, y);
  else context.fillText(text, x, y);
}

let ruler: CanvasRenderingContext2D | null = null;

/** Width of a text in units. */
export function widthOf(text: string, font: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler === null) return text.length * 16;
  ruler.font = font;
  return ruler.measureText(text).width;
}

const FIGURES = [...'−+0123456789'];
const PARTS = ['outline', 'face'] as const;
/** Height of the letters in units: about that of the largest amounts shown. */
const LETTERS = 54;
const CELL = { width: LETTERS, height: LETTERS * 1.5 };

/** One texture with a frame for outline and face of each digit, such as `face7`. */
export interface DigitTexture {
  readonly key: string;
  /** Height of the letters in units. */
  readonly letters: number;
  /** Distance to the next digit, in units. */
  advance(figure: string): number;
}

/** The digits in one colour, painted at the first call. */
export function figuresOf(scene: StageScene, fill: string): DigitTexture {
  const font = `800 ${LETTERS}px ${scene.font}`;
  const { scale } = scene.surface;
  const size = { width: CELL.width * FIGURES.length, height: CELL.height * PARTS.length };
  const key = paintOnce(scene, `figures:${fill}`, size, scale, (context) =>
    eachCell((text, part, left, top) => {
      const [x, y] = [left + CELL.width / 2, top + CELL.height / 2];
      drawLetters(context, { text, x, y, letters: LETTERS, font, fill, part });
    }),
  );
  const texture = scene.textures.get(key);
  eachCell((figure, part, left, top) => {
    const [x, y, width, height] = [left, top, CELL.width, CELL.height].map((units) =>
      Math.round(units * scale),
    );
    if (!texture.has(part + figure)) texture.add(part + figure, 0, x ?? 0, y ?? 0, width ?? 1, height ?? 1);
  });
  return { key, letters: LETTERS, advance: (figure) => widthOf(figure, font) };
}

function eachCell(visit: (figure: string, part: (typeof PARTS)[number], left: number, top: number) => void) {
  PARTS.forEach((part, row) => {
    FIGURES.forEach((figure, column) => {
      visit(figure, part, column * CELL.width, row * CELL.height);
    });
  });
}
