import { type Path, type Point, spline } from '../kit.ts';

/** Colours of the oven cats: crust, flour, embers and soot. */
export const HEARTH = {
  main: '#c97f3e',
  belly: '#fff3dd',
  crumb: '#ffd98f',
  ember: '#ff7a2e',
  soot: '#4a3a44',
  steam: '#e4eef6',
  iris: '#e08a1e',
};
export const HEARTH_KINDS = {
  roles: { crumb: 'belly', ember: 'accent', steam: 'belly' },
  dark: {
    main: '#504743',
    belly: '#b3a79d',
    crumb: '#f99425',
    ember: '#d68007',
    soot: '#29211d',
    steam: '#92877d',
  },
  // white as flour, with blue gas flames
  shiny: {
    main: '#e6dccb',
    belly: '#ffffff',
    crumb: '#bfeaff',
    ember: '#3f9cf0',
    soot: '#44528a',
    steam: '#d2f4ff',
    iris: '#2f7fd8',
  },
} as const;

/** A score that the baker cut into the crust, open like a leaf. */
export function score(from: Point, to: Point, width: number): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const at = (along: number, across: number): Point => [
    from[0] + dx * along + nx * across * width,
    from[1] + dy * along + ny * across * width,
  ];
  return spline([
    [from[0], from[1], true],
    at(0.3, 0.5),
    at(0.7, 0.5),
    [to[0], to[1], true],
    at(0.7, -0.4),
    at(0.3, -0.4),
  ]);
}
