import type { AchievementField } from '../../../../content/achievements/list.ts';
import { ellipse, type Path, type Point, polygon, spline, star } from '../../kit.ts';

/** The plate of a field's medals, centred on (128, 128), about 100 units from middle to edge. */
export interface Shape {
  readonly outline: Path;
  /** Colour of the enamel and of the ribbon. */
  readonly colour: string;
  /** How much of the plate the enamel fills. */
  readonly field?: number;
}

const [X, Y] = [128, 128];

/** A closed curve that swings between two distances from the middle. */
function lobes(count: number, outer: number, inner: number, degrees = -90): Path {
  const points = Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = ((degrees + (180 * i) / count) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [X + Math.cos(angle) * radius, Y + Math.sin(angle) * radius];
  });
  return spline(points);
}

/** A regular polygon with straight edges. */
const corners = (count: number, radius: number, degrees = -90): Path =>
  star(X, Y, radius, radius * Math.cos(Math.PI / count), count, degrees);

const SHIELD = '128,22 216,40! 214,120 188,190 128,236! 68,190 42,120 40,40!';
const PEAK = '128,18! 172,62 212,96 226,140! 214,196 174,226 128,230 82,226 42,196 30,140! 44,96 84,62';
const TAG =
  '46,66! 64,48 128,44 192,48 210,66! 222,100 222,156 210,190! 192,208 128,212 64,208 46,190! 34,156 34,100';
const BOOK =
  '24,64! 60,46 98,48 128,62! 158,48 196,46 232,64! 236,200! 198,186 158,190 128,214! 98,190 58,186 20,200!';
const GUEST =
  '60,40! 96,32 160,32 196,40! 216,60! 224,96 224,160 216,196! 196,216! 160,224 96,224 60,216! 40,196! 32,160 32,96 40,60!';

/** The shape and the colour of each field: what a medal is for can be told without its metal. */
export const SHAPES: Readonly<Record<AchievementField, Shape>> = {
  species: { outline: ellipse(X, Y, 100), colour: '#e8734a' },
  types: { outline: lobes(9, 106, 90), colour: '#4f9fd8', field: 0.76 },
  evolved: { outline: corners(6, 108), colour: '#58a862' },
  shiny: { outline: lobes(8, 112, 84), colour: '#e0a52c', field: 0.72 },
  dark: { outline: corners(4, 108), colour: '#6d54b8', field: 0.76 },
  sketches: { outline: corners(5, 110), colour: '#c98a3a', field: 0.76 },
  studies: { outline: spline(BOOK), colour: '#7a4f9c', field: 0.8 },
  level: { outline: spline(PEAK), colour: '#d8556b' },
  badges: { outline: spline(SHIELD), colour: '#3f6fc4' },
  champions: { outline: star(X, Y, 112, 88, 16), colour: '#b03a4c', field: 0.7 },
  wild: { outline: spline(GUEST), colour: '#4c9447' },
  users: { outline: lobes(6, 108, 88, 0), colour: '#c4589a' },
  gold: { outline: star(X, Y, 107, 97, 28), colour: '#8a6428', field: 0.8 },
  training: { outline: corners(8, 108, -67.5), colour: '#5a7a94' },
  trades: { outline: ellipse(X, Y, 108, 88), colour: '#2f9c94' },
  maps: { outline: lobes(4, 106, 74), colour: '#3d8fb4', field: 0.74 },
  names: { outline: spline(TAG), colour: '#b5713f' },
};

/** The rank as pips at the foot of a plate, told without its metal: one, two or three. */
export const pips = (count: number): readonly Path[] =>
  Array.from({ length: count }, (_, i) => {
    const x = 128 + (i - (count - 1) / 2) * 34;
    return polygon(`${x},214 ${x + 14},230 ${x},246 ${x - 14},230`);
  });
