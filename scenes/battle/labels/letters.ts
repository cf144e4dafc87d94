import { ink } from '../../shared/shapes.ts';

interface Letters {
  readonly text: string;
  /** Their middle. */
  readonly x: number;
  readonly y: number;
  /** Height in units. */
  readonly letters: number;
  readonly font: string;
  readonly fill: string;
  readonly part: 'outline' | 'face';
}

/** Draws the outline of letters that can be read on any ground, or their faces. */
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
