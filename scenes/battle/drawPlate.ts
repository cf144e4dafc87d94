import type { SideName } from '../../rules/battle/events.ts';
import type { Ailment, CreatureType, Kind } from '../../rules/creatures/types.ts';
import { canvasWords as words } from '../../src/bridge/canvas.ts';
import { ink } from '../shared/shapes.ts';
import { palettes } from './effects/palettes.ts';

/** Everything that a plate shows. */
export interface PlateState {
  readonly side: SideName;
  readonly name: string;
  readonly kind: Kind;
  readonly level: number;
  readonly types: readonly CreatureType[];
  readonly hp: number;
  readonly orginalHp: number;
  readonly status: Ailment | null;
  readonly width: number;
  readonly font: string;
}

type Context = CanvasRenderingContext2D;

/** One's own creature also shows its hit points in figures. */
export const plateHeight = (side: SideName): number => (side === 'player' ? 112 : 90);

const paper = '#fffdf4';
const faint = '#6a6480';
const icon = 34;
const bar = { left: 24, top: 56, height: 18 };

export function drawPlate(
  context: Context,
  state: PlateState,
  icons: ReadonlyMap<string, HTMLImageElement>,
): void {
  const height = plateHeight(state.side);
  box(context, 1.5, 5, state.width - 3, height - 5, 24, 'rgba(42, 34, 56, 0.28)');
  box(context, 0, 0, state.width, height - 5, 24, ink);
  box(context, 4.5, 4.5, state.width - 9, height - 14, 20, paper);
  const left = drawTypes(context, state.types, icons);
  const right = drawLevel(context, state);
  drawName(context, state, left, right);
  drawBar(context, state);
  drawFoot(context, state);
}

function drawTypes(
  context: Context,
  types: PlateState['types'],
  icons: ReadonlyMap<string, HTMLImageElement>,
): number {
  types.forEach((type, index) => {
    const x = 18 + index * (icon * 0.82);
    const image = icons.get(`types/${type}`);
    if (image) context.drawImage(image, x, 15, icon, icon);
    else box(context, x + 3, 18, icon - 6, icon - 6, icon / 2, palettes[type].main);
  });
  return 18 + icon + (types.length - 1) * icon * 0.82 + 9;
}

function drawLevel(context: Context, { level, width, font }: PlateState): number {
  context.font = `700 22px ${font}`;
  context.fillStyle = faint;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  const text = words.level(level);
  context.fillText(text, width - 22, 34);
  return width - 22 - context.measureText(text).width - 10;
}

function drawName(context: Context, state: PlateState, left: number, right: number): void {
  const { kind, font } = state;
  const name = state.name.charAt(0).toUpperCase() + state.name.slice(1);
  const start = left + drawKind(context, kind, left);
  context.fillStyle = '#2f2a40';
  context.textAlign = 'left';
  let size = 27;
  do context.font = `800 ${size}px ${font}`;
  while (context.measureText(name).width > right - start && --size > 15);
  context.fillText(name, start, 34, right - start);
}

/** A star for shiny, a moon for dark: told by shape as well as by colour. */
function drawKind(context: Context, kind: Kind, left: number): number {
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
  return 27;
}

function drawBar(context: Context, { hp, orginalHp, width }: PlateState): void {
  const full = width - bar.left * 2;
  const share = Math.min(Math.max(hp / orginalHp, 0), 1);
  box(context, bar.left, bar.top, full, bar.height, bar.height / 2, ink);
  if (share === 0) return;
  const [left, top, height] = [bar.left + 3.5, bar.top + 3.5, bar.height - 7];
  const length = Math.max((full - 7) * share, height);
  const [light, deep] = colours(share);
  box(context, left, top, length, height, height / 2, deep);
  box(context, left, top, length, height * 0.55, height * 0.28, light);
}

const colours = (share: number): readonly [string, string] => {
  if (share > 0.5) return ['#7fe287', '#4fc35a'];
  return share > 0.2 ? ['#ffd968', '#eeb32c'] : ['#ff8577', '#e5493f'];
};

const chips: Readonly<Record<Ailment, string>> = {
  burn: '#d9532f',
  freeze: '#3f8fc4',
  paralyz: '#a87a00',
  poison: '#8a45bd',
  sleep: '#69698c',
};

/** The condition hangs on the lower edge, one's own hit points stand under the bar. */
function drawFoot(context: Context, { side, hp, orginalHp, status, width, font }: PlateState): void {
  const y = side === 'player' ? 89 : 80;
  if (side === 'player') {
    context.font = `700 20px ${font}`;
    context.fillStyle = '#4d4762';
    context.textAlign = 'right';
    context.fillText(`${Math.ceil(hp)} / ${orginalHp}`, width - 26, y);
  }
  if (status === null) return;
  box(context, 26, y - 13, 60, 25, 12.5, ink);
  box(context, 29, y - 10, 54, 19, 9.5, chips[status]);
  context.font = `800 15px ${font}`;
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.fillText(words.plate[status], 56, y + 0.5);
}

function box(
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
