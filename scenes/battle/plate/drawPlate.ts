import type { Ailment, CreatureType, Kind } from '../../../rules/creatures/types.ts';
import type { SideName } from '../../../rules/model/events.ts';
import { colourMarks, speciesName, canvasWords as words } from '../../../src/bridge/canvas.ts';
import { ink } from '../../shared/paint/shapes.ts';
import { palettes } from '../effects/palettes.ts';

/** The content of a plate except the hit points. */
export interface PlateState {
  readonly side: SideName;
  readonly name: string;
  /** Empty if it has none. */
  readonly nickname: string;
  readonly kind: Kind;
  readonly level: number;
  readonly types: readonly CreatureType[];
  readonly status: Ailment | null;
  readonly width: number;
  readonly font: string;
  /** Letters stand beside the types and the kind. */
  readonly marked: boolean;
}

type Context = CanvasRenderingContext2D;

/** The player's plate is higher, because it also shows the hit points as numbers. */
export const plateHeight = (side: SideName): number => (side === 'player' ? 112 : 90);

const paper = '#fffdf4';
const faint = '#6a6480';
const icon = 34;
/** Height of the smallest letters on a plate, in units. */
export const SMALLEST_LETTERS = 22;
/** Middle of the lowest line, which shows the condition and the player's hit points. */
export const FOOT: Readonly<Record<SideName, number>> = { player: 89, opponent: 80 };
/** How far the tag with the nickname stands out: above the player's plate, below the opponent's. */
export const TAG = 30;
export const GROOVE = { left: 24, top: 56, height: 18 } as const;

export function drawPlate(
  context: Context,
  state: PlateState,
  icons: ReadonlyMap<string, HTMLImageElement>,
): void {
  const height = plateHeight(state.side);
  drawTag(context, state, height);
  box(context, 1.5, 5, state.width - 3, height - 5, 24, 'rgba(42, 34, 56, 0.28)');
  box(context, 0, 0, state.width, height - 5, 24, ink);
  box(context, 4.5, 4.5, state.width - 9, height - 14, 20, paper);
  const left = drawTypes(context, state, icons);
  const right = drawLevel(context, state);
  drawName(context, state, left, right);
  drawGroove(context, state);
  drawFoot(context, state);
}

/** Draws the nickname on a tag at the edge of the plate that is nearer to the middle of the stage. */
function drawTag(context: Context, { side, nickname, width, font }: PlateState, height: number): void {
  if (nickname === '') return;
  const text = words.nickname(nickname);
  context.font = `700 ${SMALLEST_LETTERS}px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const long = context.measureText(text).width + 28;
  const [left, top] = side === 'player' ? [width - 26 - long, -TAG] : [26, height - 30];
  box(context, left, top, long, TAG + 25, 16, ink);
  box(context, left + 4, top + 4, long - 8, TAG + 17, 12, paper);
  context.fillStyle = '#2f2a40';
  context.fillText(text, left + 14, side === 'player' ? top + 17 : top + TAG + 11);
}

function drawTypes(
  context: Context,
  { types, marked, font }: PlateState,
  icons: ReadonlyMap<string, HTMLImageElement>,
): number {
  types.forEach((type, index) => {
    const x = 18 + index * (icon * 0.82);
    const image = icons.get(`types/${type}`);
    if (image) context.drawImage(image, x, 15, icon, icon);
    else box(context, x + 3, 18, icon - 6, icon - 6, icon / 2, palettes[type].main);
  });
  const end = 18 + icon + (types.length - 1) * icon * 0.82 + 9;
  if (!marked) return end;
  const letters = types.map((type) => colourMarks.types[type]).join(' ');
  context.font = `800 20px ${font}`;
  context.fillStyle = faint;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(letters, end - 4, 34);
  return end + context.measureText(letters).width + 6;
}

function drawLevel(context: Context, { level, width, font }: PlateState): number {
  context.font = `700 ${SMALLEST_LETTERS}px ${font}`;
  context.fillStyle = faint;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  const text = words.level(level);
  context.fillText(text, width - 22, 34);
  return width - 22 - context.measureText(text).width - 10;
}

function drawName(context: Context, state: PlateState, left: number, right: number): void {
  const { font } = state;
  const name = speciesName(state.name.charAt(0).toUpperCase() + state.name.slice(1));
  const start = left + drawKind(context, state, left);
  context.fillStyle = '#2f2a40';
  context.textAlign = 'left';
  let size = 27;
  do context.font = `800 ${size}px ${font}`;
  while (context.measureText(name).width > right - start && --size > SMALLEST_LETTERS);
  context.fillText(name, start, 34, right - start);
}

/** A star for shiny, a moon for dark: kinds differ in shape as well as in colour. */
function drawKind(context: Context, { kind, marked, font }: PlateState, left: number): number {
  if (kind < 2) return 0;
  const mark =
    kind === 3
      ? 'M0-1Q.2-.2 1 0Q.2.2 0 1Q-.2.2-1 0Q-.2-.2 0-1Z'
      : 'M.35-.95A1 1 0 1 0 .35.95A.85.85 0 0 1 .35-.95Z';
  context.save();
  context.translate(left + 11, 33);
  context.scale(11, 11);
  context.fillStyle = kind === 3 ? '#f2b01e' : '#6b4fa8';
  context.fill(new Path2D(mark));
  context.restore();
  if (!marked) return 27;
  context.font = `800 20px ${font}`;
  context.fillStyle = faint;
  context.textAlign = 'left';
  context.fillText(kind === 3 ? colourMarks.kinds[3] : colourMarks.kinds[2], left + 26, 34);
  return 46;
}

/** The empty groove of the bar. `HitPoints` draws the filling, because it moves. */
function drawGroove(context: Context, { width }: PlateState): void {
  box(context, GROOVE.left, GROOVE.top, width - GROOVE.left * 2, GROOVE.height, GROOVE.height / 2, ink);
}

const chips: Readonly<Record<Ailment, string>> = {
  burn: '#d9532f',
  freeze: '#3f8fc4',
  paralyz: '#a87a00',
  poison: '#8a45bd',
  sleep: '#69698c',
};

/** Draws the condition at the lower edge. */
function drawFoot(context: Context, { side, status, font }: PlateState): void {
  if (status === null) return;
  const y = FOOT[side];
  box(context, 22, y - 14, 70, 28, 14, ink);
  box(context, 25, y - 11, 64, 22, 11, chips[status]);
  context.font = `800 ${SMALLEST_LETTERS}px ${font}`;
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words.plate[status], 57, y + 1);
}

export function box(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
) {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
