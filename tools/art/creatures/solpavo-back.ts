import { ellipse, leaf, type Path, type Point, type Scene, spline, tube } from '../kit.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { plume } from '../parts/plumes.ts';
import { polar } from '../parts/polar.ts';
import { behind, stances } from '../parts/stances.ts';

const ROOT = { x: 126, y: 176 } as const;

/** Plumes from the sides to the middle, as angle in degrees and length. */
function fan(
  count: number,
  from: number,
  to: number,
  short: number,
  long: number,
): (readonly [number, number])[] {
  const step = (to - from) / (count - 1);
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => i)
    .sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle))
    .map((i) => {
      const degrees = from + step * i;
      const upright = Math.max(0, -Math.sin((degrees * Math.PI) / 180));
      return [degrees, short + (long - short) * upright] as const;
    });
}

function shaft(length: number, degrees: number): Path {
  const at = (share: number, radius: number): [number, number, number] => [
    ...polar(ROOT.x, ROOT.y, length * share, degrees),
    radius,
  ];
  return tube([at(0.2, 3.4), at(0.5, 2.8), at(0.84, 1.4)]);
}

/** As from the front, but the neck rises behind the fan. */
const HEAD = {
  roar: { turn: -9, move: [-8, -2] },
  pain: { turn: 12, move: [4, 8] },
  joy: { turn: 7, move: [2, -8] },
} as const;

/** The crown of the head with its crest, looking over the fan. */
function drawHead(scene: Scene): void {
  scene.form(tube('158,86,11 166,56,10 172,36,12'), { shade: 3 });
  for (const [x, degrees, length] of [
    [164, -118, 44],
    [170, -88, 50],
    [177, -58, 44],
  ] as const) {
    scene.form(
      tube([
        [x, 28, 3],
        [...polar(x, 28, 18, degrees), 2.6],
      ]),
      { ramp: 'stalk', lineWidth: 0.7, rim: false },
    );
    scene.form(leaf(...polar(x, 28, 14, degrees), length * 0.74, 21, degrees), {
      ramp: 'ember',
      miter: true,
      flat: true,
      lineWidth: 0.9,
    });
  }
}

/** Two rows of plumes, their eyes only dimly through. */
function drawFanReverse(scene: Scene): void {
  for (const [degrees, length] of fan(10, -186, 6, 128, 164)) {
    scene.form(plume(ROOT.x, ROOT.y, length, 38, degrees), {
      ramp: 'ember',
      miter: true,
      flat: true,
      lineWidth: 0.9,
    });
  }
  for (const [degrees, length] of fan(11, -196, 16, 122, 152)) {
    const [eyeX, eyeY] = polar(ROOT.x, ROOT.y, length * 0.74, degrees);
    scene.form(plume(ROOT.x, ROOT.y, length, 44, degrees), {
      miter: true,
      flat: true,
      lineWidth: 0.9,
      marks: [
        { path: plume(ROOT.x, ROOT.y, length * 0.95, 32, degrees), ramp: 'wing' },
        { path: ellipse(eyeX, eyeY, 13, 10, degrees), ramp: 'ember' },
        { path: ellipse(eyeX, eyeY, 6.5, 5, degrees), ramp: 'fan' },
      ],
    });
    scene.form(shaft(length, degrees), { ramp: 'gold', flat: true, lineWidth: 0.6 });
  }
}

/** The wings, hanging at the sides. */
function drawWings(scene: Scene): void {
  const bars: Point[][] = [
    [
      [186, 176],
      [196, 196],
      [198, 214],
    ],
    [
      [62, 178],
      [48, 202],
      [46, 222],
    ],
  ];
  scene.stand([172, 168], behind(stances.farWing), () => {
    scene.form(
      spline('166,160! 190,164 208,186 214,214! 204,210 198,204! 196,218 188,226! 178,214 168,190'),
      {
        ramp: 'wing',
        dim: true,
        miter: true,
        lines: [{ path: bars[0]!, width: 3.2 }],
      },
    );
  });
  scene.stand([86, 168], { roar: 48, pain: -12, joy: 60 }, () => {
    scene.form(spline('88,160! 60,166 38,192 30,228! 44,224 52,214! 54,230 62,240! 78,224 90,194'), {
      ramp: 'wing',
      miter: true,
      shade: 6,
      marks: [{ path: spline('20,212! 50,204 74,216 96,206! 90,250 20,250!'), ramp: 'ember' }],
      lines: [{ path: bars[1]!, width: 3.4 }],
    });
  });
}

/** The stiff tail feathers that prop up the fan. */
function drawProps(scene: Scene): void {
  for (const degrees of [-196, 16, -170, -10, -146, -34, -120, -60, -90]) {
    scene.form(leaf(ROOT.x, ROOT.y + 6, 66, 25, degrees), {
      ramp: 'fan',
      miter: true,
      shade: 4,
      lineWidth: 0.9,
      marks: [{ path: ellipse(...polar(ROOT.x, ROOT.y + 6, 62, degrees), 13), ramp: 'ember' }],
    });
  }
}

/** From behind: the fan's reverse with its bright quills, the stiff tail that props it up, down like a petticoat. */
export function drawSolpavoBack(scene: Scene): void {
  scene.headAt(170, 42, 26);
  scene.stand([156, 110], behind(HEAD), () => {
    drawHead(scene);
  });
  scene.stand(
    [ROOT.x, ROOT.y],
    behind({ roar: { grow: 1.06 }, pain: { turn: 14, grow: 0.9 }, joy: { grow: 1.04 } }),
    () => {
      drawFanReverse(scene);
    },
  );
  // legs
  drawBirdLeg(scene, 148, 214, 156, 244, 1.3, { dim: true });
  drawBirdLeg(scene, 110, 216, 104, 252, 1.45);
  drawWings(scene);
  scene.stand(
    [ROOT.x, ROOT.y],
    { roar: { grow: 1.08 }, pain: { turn: -8, grow: 0.92 }, joy: { grow: 1.05 } },
    () => {
      drawProps(scene);
    },
  );
  // down of the rump
  scene.form(
    spline(
      '126,156 152,162 172,178! 168,190 176,204! 162,208 160,222! 146,216 138,228! 126,218 112,230! 104,216 90,222! 90,206 76,202! 84,188 80,176! 100,162',
    ).withThickness(60),
    {
      ramp: 'belly',
      miter: true,
      shade: 8,
      lines: [
        '110,178 106,188 108,196',
        '130,176 131,186 128,194',
        '148,182 150,192 148,200',
        '120,198 117,206 119,212',
      ].map((path) => ({ path, width: 3.2 })),
    },
  );
}
