import { leaf, type Point, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const SUN = { x: 104, y: 84, disc: 41, long: 64, short: 54, rays: 7 } as const;

/** The half-sun that rises out of the fork of the antlers. */
export function drawRisingSun(scene: Scene): void {
  const rays: Point[] = [];
  const step = 180 / SUN.rays;
  for (let i = 0; i < SUN.rays; i++) {
    const middle = 180 + step * (i + 0.5);
    const reach = i % 2 ? SUN.short : SUN.long;
    rays.push([...polar(SUN.x, SUN.y, SUN.disc + 2, middle - step * 0.48), true]);
    rays.push([...polar(SUN.x, SUN.y, (SUN.disc + reach) / 2, middle - step * 0.3), false]);
    rays.push([...polar(SUN.x, SUN.y, reach, middle), true]);
    rays.push([...polar(SUN.x, SUN.y, (SUN.disc + reach) / 2, middle + step * 0.3), false]);
  }
  rays.push([SUN.x + SUN.disc + 2, SUN.y, true], [SUN.x, SUN.y + 14, true]);
  scene.form(spline(rays).withThickness(40), {
    ramp: 'gold',
    miter: true,
    flat: true,
    lineWidth: 0.8,
  });
  const half = (radius: number) => {
    return spline([
      [SUN.x - radius, SUN.y, true],
      ...[210, 240, 270, 300, 330].map((degrees) => polar(SUN.x, SUN.y, radius, degrees)),
      [SUN.x + radius, SUN.y, true],
      [SUN.x + radius * 0.5, SUN.y + 12],
      [SUN.x - radius * 0.5, SUN.y + 12],
    ]);
  };
  scene.form(half(SUN.disc), {
    ramp: 'sun',
    rim: false,
    shade: 5,
    lineWidth: 0.8,
    marks: [
      { path: half(SUN.disc * 0.74), ramp: 'sunLight' },
      { path: half(SUN.disc * 0.44), ramp: 'sunCore' },
    ],
  });
}

/** The far antler: a young tree that bends outwards, with its twigs. */
export function drawFarAntler(scene: Scene): void {
  drawTwigLeaves(scene, '10,40,26,17,-150 40,-2,26,17,-70 2,72,24,16,170', true);
  scene.form(
    [
      tube('94,112,8 76,98,7.5 46,86,7 26,62,6 22,34,4.5 30,8,2'),
      tube('44,85,6 24,84,4.5 6,74,2'),
      tube('25,56,5.5 12,48,4 4,34,1.5'),
      tube('23,46,5 36,32,4 42,14,1.5'),
      tube('56,91,6 52,72,5 58,54,1.5'),
    ],
    { ramp: 'bark', shade: 3, rim: false, dim: true },
  );
  drawTwigLeaves(scene, '32,12,28,19,-78 4,36,25,17,-118 42,16,23,16,-40 8,76,24,16,-158');
  drawBuds(scene, '58,52,7 22,32,6');
}

export function drawNearAntler(scene: Scene): void {
  drawTwigLeaves(scene, '178,-4,26,17,-100 214,44,26,17,-20 216,72,24,16,14', true);
  scene.form(
    [
      tube('114,112,9 134,98,8.5 166,88,8 188,64,7 194,34,5 186,6,2'),
      tube('168,86,7 192,86,5 212,76,2'),
      tube('189,58,6 204,50,4.5 214,36,1.5'),
      tube('193,44,5.5 178,30,4 172,12,1.5'),
      tube('154,92,6.5 158,72,5 150,52,1.5'),
    ],
    {
      ramp: 'bark',
      shade: 3,
      rim: false,
      lines: [
        { path: '138,100 146,96 152,96', width: 2.6 },
        { path: '176,78 182,70 184,64', width: 2.6 },
        { path: '190,40 191,34 190,28', width: 2.4 },
      ],
    },
  );
  drawTwigLeaves(
    scene,
    '186,10,30,20,-104 213,40,27,18,-66 172,16,25,17,-132 210,78,26,17,-18 196,60,20,14,30',
  );
  drawBuds(scene, '150,50,8 194,30,7');
}

/** Young leaves, each as `x,y,length,width,degrees`. */
function drawTwigLeaves(scene: Scene, leaves: string, dim = false): void {
  leaves.split(' ').forEach((text, i) => {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0] = text.split(',').map(Number);
    scene.form(leaf(x, y, length, width, degrees), {
      ramp: i % 2 ? 'leafLight' : 'leaf',
      miter: true,
      rim: false,
      shade: 3,
      lineWidth: 0.85,
      dim,
    });
  });
}

/** Blossom buds, each as `x,y,radius`. */
function drawBuds(scene: Scene, buds: string): void {
  for (const text of buds.split(' ')) {
    const [x = 0, y = 0, radius = 0] = text.split(',').map(Number);
    const petal = (degrees: number) => leaf(x, y + radius * 0.7, radius * 2.3, radius * 1.5, degrees);
    scene.form([petal(-125), petal(-55), petal(-90)], {
      ramp: 'petal',
      lineWidth: 0.75,
      rim: false,
      shade: 2,
      miter: true,
    });
  }
}
