import { type Path, type Point, polygon, type Scene, tube } from '../kit.ts';

/** Colours of the magnet goats: stone, magnet red, sparks. */
export const MAGNET = {
  main: '#aea294',
  belly: '#f3ead9',
  accent: '#e8423f',
  pole: '#eef2f6',
  spark: '#ffd93b',
  iron: '#626c8c',
  brass: '#e0a23c',
  hoof: '#4c4656',
  iris: '#e0a010',
};
export const MAGNET_KINDS = {
  roles: { pole: 'belly', spark: 'accent', iron: 'main', brass: 'accent', hoof: 'main' },
  dark: {
    main: '#4d4765',
    belly: '#8f86a8',
    accent: '#b01f5c',
    pole: '#d8cbe6',
    spark: '#ff6ad0',
    iron: '#302d47',
    brass: '#ff8fae',
    hoof: '#252032',
  },
  // jade and amethyst with golden nails
  shiny: {
    main: '#2f9c7a',
    belly: '#c8f5d6',
    accent: '#8247dc',
    pole: '#ffffff',
    spark: '#ff8fd8',
    iron: '#e0b440',
    brass: '#f2f5fa',
    hoof: '#24404a',
  },
} as const;

/** A nail that sticks to (x, y) and points away in the direction `degrees`, head outwards. */
export function drawNail(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  degrees: number,
  dim = false,
): void {
  const placed = (path: Path): Path => path.rotate(degrees).move(x, y);
  const shaft: Point[] = [
    [-6, -2.4],
    [length, -3],
    [length, 3],
    [-6, 2.4],
  ];
  scene.form(placed(polygon(shaft).withThickness(6)), {
    ramp: 'iron',
    lineWidth: 0.75,
    rim: false,
    shade: 1.6,
    dim,
  });
  const head: Point[] = [
    [length - 1, -8],
    [length + 5, -8],
    [length + 5, 8],
    [length - 1, 8],
  ];
  scene.form(placed(polygon(head).withThickness(6)), {
    ramp: 'iron',
    lineWidth: 0.75,
    rim: false,
    shade: 1.6,
    dim,
  });
}

/** A leg of stone with its hoof. */
export function drawStilt(
  scene: Scene,
  spine: string,
  hoof: readonly [x: number, y: number],
  dim = false,
): void {
  const [x, y] = hoof;
  scene.form(tube(spine, { endCap: 'flat' }), { dim, rim: false, shade: 4 });
  scene.form(
    polygon([
      [x - 11, y - 14],
      [x + 9, y - 14],
      [x + 12, y],
      [x - 17, y],
    ]).withThickness(16),
    {
      ramp: 'hoof',
      dim,
      rim: false,
      shade: 3,
      lines: [
        {
          path: [
            [x - 4, y - 9],
            [x - 5, y],
          ],
          width: 2.8,
        },
      ],
    },
  );
}
