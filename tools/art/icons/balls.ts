import type { BallType } from '../../../rules/creatures/types.ts';
import {
  ellipse,
  ICON_STYLE,
  join,
  type Mark,
  type Palette,
  type Path,
  polygon,
  Scene,
  spline,
  star,
} from '../kit.ts';

/** A glass ball held by metal petals, with a gem at the bottom and a clasp on top. */
export interface Ball {
  readonly palette: Palette;
  /** The glowing marks inside the glass. */
  readonly heart: () => readonly Mark[];
  /** Outline of the petals that hold the glass, for a sphere of radius 98 about (128, 128). */
  readonly cradle: string;
  /** Outline of the petals when the ball is open. */
  readonly opened: string;
  readonly gem: (x: number, y: number) => Path;
}

const diamond = (x: number, y: number): Path =>
  polygon(`${x},${y - 20} ${x + 18},${y} ${x},${y + 20} ${x - 18},${y}`);
const hexagon = (x: number, y: number): Path => {
  return polygon(
    `${x - 18},${y - 9} ${x},${y - 19} ${x + 18},${y - 9} ${x + 18},${y + 9} ${x},${y + 19} ${x - 18},${y + 9}`,
  );
};

export const BALLS: Readonly<Record<BallType, Ball>> = {
  nball: {
    palette: { main: '#bfe9ee', heart: '#ffffff', metal: '#d99a5e', gem: '#ff8a5c' },
    heart: () => [
      {
        path: spline('34,118 84,92 146,118 222,94 228,134 150,140 92,128 32,152'),
        ramp: 'heart',
        opacity: 0.85,
      },
      { path: ellipse(150, 86, 8), flat: '#ffffff' },
      { path: ellipse(170, 104, 5), flat: '#ffffff' },
    ],
    cradle:
      '26,140! 40,200 86,236 128,242 170,236 216,200 230,140! 204,176 178,160! 160,196 128,204 96,196 78,160! 52,176 26,140!',
    opened:
      '2,152! 30,208 84,238 128,242 172,238 226,208 254,152! 214,184 186,178! 166,204 128,210 90,204 70,178! 42,184 2,152!',
    gem: (x, y) => ellipse(x, y, 17),
  },
  gball: {
    palette: { main: '#3f93f0', heart: '#b5e3ff', metal: '#3c4a7a', gem: '#ff6b6b' },
    heart: () => [{ path: star(128, 112, 68, 25, 4), ramp: 'heart' }],
    cradle:
      '22,112! 30,196 80,240 128,244 176,240 226,196 234,112! 214,164 196,168 184,134! 172,186 156,192 128,166! 100,192 84,186 72,134! 60,168 42,164 22,112!',
    opened:
      '-4,134! 18,204 78,240 128,244 178,240 238,204 260,134! 222,178 204,184 204,158! 180,204 158,206 128,186! 98,206 76,204 52,158! 52,184 34,178 -4,134!',
    gem: diamond,
  },
  uball: {
    palette: { main: '#f7a637', heart: '#fff0a8', metal: '#45425f', gem: '#5fe0e8' },
    heart: () => [{ path: polygon('146,32 82,128 120,128 104,190 178,96 138,96 170,32'), ramp: 'heart' }],
    cradle:
      '20,130! 34,200 84,238 128,244 172,238 222,200 236,130! 206,158 186,120! 176,172 152,188 128,150! 104,188 80,172 70,120! 50,158 20,130!',
    opened:
      '-6,148! 22,208 80,240 128,244 176,240 234,208 262,148! 220,172 214,138! 190,190 156,204 128,174! 100,204 66,190 42,138! 36,172 -6,148!',
    gem: hexagon,
  },
  mball: {
    palette: { main: '#9463e6', heart: '#ff9fd8', metal: '#fbf0ff', gem: '#7fe8c8' },
    heart: () => [
      { path: spline('28,124 80,82 140,112 226,72 230,106 150,148 92,122 28,162'), ramp: 'heart' },
      {
        path: join(star(166, 74, 17, 6, 4), star(92, 104, 11, 4, 4), star(126, 70, 8, 3, 4)),
        flat: '#ffffff',
      },
    ],
    cradle:
      '14,98! 20,176 48,220 96,240 128,246 160,240 208,220 236,176 242,98! 218,142 212,176! 190,160 178,170! 164,198 128,206 92,198 78,170! 66,160 44,176! 38,142 14,98!',
    opened:
      '-10,118! 6,190 46,228 94,242 128,246 162,242 210,228 250,190 266,118! 236,160 226,192! 198,176 188,186! 168,206 128,212 88,206 68,186! 58,176 30,192! 20,160 -10,118!',
    gem: (x, y) => star(x, y, 22, 12, 5),
  },
};

function drawGlass(scene: Scene, ball: Ball, glass: Path): void {
  scene.form(glass, {
    ramp: 'main',
    shade: 22,
    gloss: true,
    highlights: [ellipse(92, 74, 30, 15, -35), ellipse(66, 112, 7, 13, 18)],
    marks: ball.heart(),
  });
}

function drawCradle(scene: Scene, ball: Ball, outline: string): void {
  scene.form(spline(outline), { ramp: 'metal', shade: 12, miter: true });
  scene.form(ball.gem(128, 216), {
    ramp: 'gem',
    shade: 5,
    lineWidth: 0.8,
    gloss: true,
    highlights: [ellipse(121, 208, 6, 4, -30)],
  });
}

const drawClasp = (scene: Scene, dx = 0, dy = 0): void => {
  scene.form(spline('128,12! 152,24 148,48 128,60 108,48 104,24').move(dx, dy), { ramp: 'metal', shade: 6 });
};

/** Scales a ball about its middle, as its petals and contour would not fit into the box. */
const shrunk = (content: string, size: number): string => {
  return `<g transform="translate(128 128) scale(${size}) translate(-128 -128)">${content}</g>`;
};

export function drawBall(key: BallType): string {
  const ball = BALLS[key];
  const scene = new Scene(key, ball.palette, { style: ICON_STYLE });
  drawGlass(scene, ball, ellipse(128, 128, 98));
  drawCradle(scene, ball, ball.cradle);
  drawClasp(scene);
  return shrunk(scene.content(), 0.93);
}

/** Draws the ball as it opens: the glass lid above, light between the petals. */
export function drawOpenBall(key: BallType): string {
  const ball = BALLS[key];
  const scene = new Scene(`${key}open`, ball.palette, { style: ICON_STYLE });
  scene.flat(ellipse(128, 132, 112), '#fff6d0', { opacity: 0.45 });
  scene.flat(star(128, 136, 124, 58, 8, -90), '#fff6d0', { opacity: 0.9 });
  scene.flat(star(128, 138, 80, 34, 8, -68), '#ffffff');
  drawGlass(
    scene,
    ball,
    spline('46,92! 56,40 98,8 136,6 176,12 208,46 212,88! 178,68 156,80 130,64 104,82 80,70'),
  );
  scene.form(spline('36,160! 60,214 100,232 128,234 156,232 196,214 220,160! 176,180 128,186 80,180'), {
    ramp: 'main',
    shade: 14,
    marks: [{ path: ellipse(128, 162, 86, 20), flat: '#ffffff', opacity: 0.8 }],
  });
  drawCradle(scene, ball, ball.opened);
  for (const [x, y, size] of [
    [28, 96, 20],
    [230, 106, 24],
    [74, 120, 12],
    [190, 130, 12],
  ] as const) {
    scene.flat(star(x, y, size, size * 0.36, 4), '#ffffff');
  }
  return shrunk(scene.content(), 0.88);
}
