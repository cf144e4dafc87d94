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
  scene.form(tube('84,146,12 52,152,9.5 26,138,8.5 8,112,8'), {
    ramp: 'arm',
    marks: [{ path: ellipse(2, 94, 38, 34), ramp: 'accent' }],
  });
  scene.form(spline('3,118! -6,106 -10,90 -4,68 6,56! 12,72 14,80! 22,74 28,76! 26,92 18,104 15,116!'), {
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
  scene.form(tube('124,158,21 127,198,17 122,228,14 119,250,10 116,274,3'), {
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
  // bodice, the foot of the globe
  scene.form(spline('74,126! 122,148 172,118! 170,144 160,156 128,164 100,162 82,150'), {
    ramp: 'accent',
    lines: [{ path: '92,148 122,158 162,142', width: 3 }],
  });
  // globe with the town in its snow
  scene.form(ellipse(122, 52, 88), {
    shade: 13,
    marks: [
      { path: spline('20,92 62,82 104,92 150,80 226,86 200,170 40,170'), ramp: 'night' },
      { path: polygon('52,124 52,100 68,84 84,100 84,124'), ramp: 'roof' },
      { path: polygon('95,124 95,92 104,66 113,92 113,124'), ramp: 'roof' },
      { path: polygon('140,124 140,98 160,80 180,98 180,124'), ramp: 'roof' },
      { path: polygon('62,102 73,102 73,114 62,114'), flat: scene.colour('gold') },
      { path: polygon('100,94 108,94 108,108 100,108'), flat: scene.colour('gold') },
      { path: polygon('150,100 168,100 168,114 150,114'), flat: scene.colour('gold') },
      { path: spline('20,112 66,118 106,112 150,120 226,106 200,170 40,170'), ramp: 'snow' },
    ],
    highlights: [spline('44,70 44,40 56,14 62,24 56,48 56,84 50,84'), ellipse(199, 60, 4.4, 16, 6)],
  });
  for (const [x, y, radius] of [
    [58, 76, 3],
    [176, 26, 3.4],
    [186, 78, 3],
    [128, 76, 2.6],
    [124, 22, 2.4],
    [78, 8, 2.6],
  ] as const) {
    scene.flat(ellipse(x, y, radius), 'snow');
  }
  // near arm, its glove raised
  scene.form(tube('162,150,12.5 202,156,10.5 236,136,9.5 248,106,8.5'), {
    ramp: 'belly',
    back: 'under',
    marks: [{ path: ellipse(254, 90, 44, 38), ramp: 'accent' }],
  });
  scene.form(
    spline(
      '239,111! 232,98 230,84 220,78! 228,72 236,76 240,78! 240,62 246,48 258,34! 266,52 268,74 264,96 256,112!',
    ),
    {
      ramp: 'accent',
      lineWidth: 0.9,
      shade: 3,
      back: 'under',
    },
  );
  // bun of snow with its ribbon
  scene.form(fluff(130, -47, 16, 13, 7, 0.2), { ramp: 'snow', shade: 5 });
  scene.form(spline('112,-38! 131,-32 150,-38! 154,-27! 131,-22 109,-28!'), {
    ramp: 'accent',
    lineWidth: 0.8,
  });
  // snow on the globe, for hair
  scene.form(
    spline(
      '48,4! 66,-20 94,-34 130,-35 164,-24 192,-2! 178,4 168,-4! 158,6 146,4 138,-8! 122,0 110,-4 102,-13! 88,4 70,8',
    ),
    { ramp: 'snow', shade: 6, miter: true, back: 'on head' },
  );
  // the town, seen through the globe from behind
  scene.form(
    spline(
      '46,94! 56,94! 68,78! 82,93! 95,93! 95,72! 105,56! 115,72! 115,93! 138,94! 156,76! 174,94! 198,92! 190,106 168,122 122,134 76,122 54,106',
    ),
    {
      ramp: 'night',
      lineWidth: 0.5,
      rim: false,
      back: 'only',
      marks: [
        { path: polygon('98,92 108,92 108,108 98,108'), flat: scene.colour('gold') },
        { path: spline('20,108 66,116 106,110 150,118 226,104 200,170 40,170'), ramp: 'snow' },
      ],
    },
  );
  // face
  eyes(scene, 104, 40, 58, 30, 38);
  mouth(scene, 92, 66, 16);
  blush(scene, 66, 62, 9);
  blush(scene, 150, 63, 10);
});
