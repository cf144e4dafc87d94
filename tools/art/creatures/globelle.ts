import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, mouth, type Path, type Point, polygon, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#8fd6f4',
  belly: '#fbf7ff',
  accent: '#ff84ac',
  lace: '#d8f0fb',
  net: '#8fb0ee',
  snow: '#ffffff',
  night: '#3f63b8',
  roof: '#27407f',
  arm: '#dcd8f0',
  gold: '#ffd65c',
  iris: '#c2407f',
};
const roles = { lace: 'belly', arm: 'belly', snow: 'belly', night: 'main', gold: 'fixed' } as const;
const dark = {
  main: '#28545c',
  belly: '#6f9d9a',
  lace: '#4a767d',
  net: '#5a9119',
  arm: '#538086',
  snow: '#a1d1cd',
  night: '#003037',
  roof: '#001d23',
  accent: '#71cf44',
};
const shiny = {
  main: '#c79af0',
  belly: '#dcfff2',
  lace: '#fff3d6',
  net: '#f0b23c',
  arm: '#b4ead8',
  snow: '#ffdc8c',
  night: '#7a4fc0',
  roof: '#4b2a86',
  accent: '#2fbfae',
};

/** A disc of frost lace with pointed tips, seen a little from above. */
function lace(x: number, y: number, radiusX: number, radiusY: number, tips: number, turn: number): Path {
  const step = 360 / tips;
  const outline = Array.from({ length: tips }, (_, i): Point[] => {
    const angle = turn + i * step;
    const at = (share: number, part: number): readonly [number, number] => {
      return polar(x, y, radiusX * share, angle + step * part, radiusY * share);
    };
    return [[...at(0.86, 0), true], [...at(0.97, 0.22)], [...at(1.07, 0.5), true], [...at(0.97, 0.78)]];
  });
  return spline(outline.flat())
    .withThickness(radiusY * 1.2)
    .rotate(-7, x, y);
}

const options = { plan: 'globe', palette, roles, dark, shiny } as const;

/** A ballerina with a snow globe from the waist up, for ever halfway through a turn. */
export const globelle = creature('globelle', options, (scene) => {
  // far arm, held out to the audience
  scene.form(tube('92,134,11 58,146,8.5 34,130,7.5 20,106,7'), {
    ramp: 'arm',
    marks: [{ path: ellipse(14, 88, 38, 34), ramp: 'accent' }],
  });
  scene.form(spline('15,112! 6,100 2,84 8,62 18,50! 24,66 26,74! 34,68 40,70! 38,86 30,98 27,110!'), {
    ramp: 'accent',
    dim: true,
    lineWidth: 0.9,
    shade: 3,
  });
  // lifted leg, its toe at the knee of the other
  scene.form([tube('142,156,18 180,186,15 206,206,12'), tube('206,206,12 176,226,11 148,240,7 130,248,2')], {
    ramp: 'belly',
    marks: [{ path: polygon('172,204 190,240 110,260 120,220'), ramp: 'accent' }],
    lines: [{ path: '188,206 180,216 182,224', width: 3, colour: scene.ramp('accent').line }],
  });
  // standing leg on its toe
  scene.form(tube('124,154,19 127,200,15 122,232,12.5 119,258,9 116,284,3'), {
    ramp: 'belly',
    marks: [
      { path: polygon('90,244 150,238 150,300 90,300'), ramp: 'accent' },
      { path: polygon('100,216 144,229 144,235 100,222'), ramp: 'accent' },
      { path: polygon('100,238 144,216 144,222 100,244'), ramp: 'accent' },
    ],
  });
  // tutu of two layers
  scene.form(lace(126, 171, 108, 30, 13, 8), { ramp: 'net', miter: true, shade: 6 });
  const pleats = [15, 40, 62, 84, 106, 130, 155].map((angle) => {
    const [fromX, fromY] = polar(126, 156, 58, angle, 14);
    const [toX, toY] = polar(126, 156, 92, angle, 26);
    const middle: Point = [(fromX + toX) / 2 + 2, (fromY + toY) / 2];
    return { path: [[fromX, fromY], middle, [toX, toY]] as Point[], width: 3 };
  });
  scene.form(lace(126, 156, 106, 30, 13, -6), {
    ramp: 'lace',
    miter: true,
    shade: 7,
    lines: pleats,
    cast: [ellipse(128, 152, 56, 14, -7)],
  });
  // bodice
  scene.form(spline('82,116! 122,134 164,108! 164,136 158,150 128,160 100,158 90,146'), {
    ramp: 'accent',
    lines: [{ path: '118,136 122,146 121,156', width: 3 }],
  });
  // globe with the town in its snow
  scene.form(ellipse(122, 70, 63), {
    shade: 10,
    marks: [
      { path: spline('50,112 84,100 122,106 162,98 196,106 180,160 70,160'), ramp: 'night' },
      { path: polygon('84,118 84,110 94,101 104,110 104,124'), ramp: 'roof' },
      { path: polygon('134,124 134,106 148,95 162,106 162,124'), ramp: 'roof' },
      { path: polygon('113,122 113,104 119,92 125,104 125,122'), ramp: 'roof' },
      { path: polygon('142,107 154,107 154,118 142,118'), flat: scene.colour('gold') },
      { path: spline('50,122 84,114 120,122 156,116 196,112 180,160 70,160'), ramp: 'snow' },
    ],
    highlights: [spline('66,80 66,62 74,46 78,54 74,74 76,94 72,94'), ellipse(176, 72, 4, 12, 6)],
  });
  for (const [x, y, radius] of [
    [70, 100, 2.6],
    [160, 48, 3],
    [170, 92, 2.6],
    [128, 84, 2.6],
    [124, 58, 2.2],
  ] as const) {
    scene.flat(ellipse(x, y, radius), 'snow');
  }
  // near arm, its glove raised
  scene.form(tube('158,136,12 194,148,9.5 220,128,8.5 230,98,7.5'), {
    ramp: 'belly',
    back: 'under',
    marks: [{ path: ellipse(236, 82, 44, 38), ramp: 'accent' }],
  });
  scene.form(
    spline(
      '221,103! 214,90 212,76 202,70! 210,64 218,68 222,70! 222,54 228,40 240,26! 248,44 250,66 246,88 238,104!',
    ),
    {
      ramp: 'accent',
      lineWidth: 0.9,
      shade: 3,
      back: 'under',
    },
  );
  // bun of snow with its ribbon
  scene.form(fluff(136, -10, 19, 16, 7, 0.2), { ramp: 'snow', shade: 5 });
  scene.form(spline('112,2! 134,8 156,2! 160,14! 136,18 110,13!'), { ramp: 'accent', lineWidth: 0.8 });
  // snow on the globe, for hair
  scene.form(
    spline(
      '66,48! 74,22 100,8 132,7 162,18 180,50! 168,48 160,40! 152,48 142,46 136,36! 122,42 112,38 106,30! 94,46 80,50',
    ),
    { ramp: 'snow', shade: 6, miter: true },
  );
  // face
  eyes(scene, 106, 66, 48, 26, 33);
  mouth(scene, 96, 88, 14);
  blush(scene, 74, 86, 8);
  blush(scene, 144, 87, 9);
});
