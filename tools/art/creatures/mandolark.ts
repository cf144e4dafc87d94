import { creature } from '../creature.ts';
import { ellipse, polygon, spline, tube } from '../kit.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { drawPegHead, drawPickTail } from './mandolark-pegs.ts';

const palette = {
  main: '#dd9a45',
  belly: '#fff0d2',
  board: '#f5c878',
  cherry: '#d23a46',
  wood: '#74402f',
  beak: '#ffb02e',
  throat: '#8a2438',
  iris: '#7a3a24',
};
const roles = { cherry: 'accent', board: 'belly', throat: 'fixed' } as const;
const dark = {
  main: '#5f5652',
  belly: '#ada297',
  board: '#7d736f',
  cherry: '#e28411',
  wood: '#3d3531',
  beak: '#cb6d0d',
};
const shiny = {
  main: '#4f9fd6',
  belly: '#fdf6e6',
  board: '#bfe3f2',
  cherry: '#ffc23a',
  wood: '#3a4f8c',
  beak: '#ff9a5a',
};

/** A plump lark whose body is a mandolin. */
export const mandolark = creature('mandolark', { plan: 'bird', palette, roles, dark, shiny }, (scene) => {
  drawPickTail(scene);
  drawBirdLeg(scene, 108, 230, 100, 264, 1.25, { dim: true });
  drawBirdLeg(scene, 156, 230, 158, 268, 1.35);
  // far wing
  scene.form(
    spline(
      '82,158! 62,152 42,160 26,174! 40,178! 38,186 36,194! 50,193! 52,200 54,208! 70,204 84,196 90,180',
    ),
    {
      dim: true,
      miter: true,
    },
  );
  // body, neck and soundboard
  const pear = spline(
    '104,124 122,118 140,132 172,146 198,170 202,202 182,230 146,242 104,238 74,216 64,186 74,156 96,140',
  );
  scene.form([pear, tube('114,148,19 104,112,17 96,70,16')], {
    shade: 10,
    marks: [
      {
        path: spline(
          '104,130 120,124 136,142 162,158 178,186 168,216 138,234 102,230 74,210 68,184 80,158 97,144',
        ),
        ramp: 'cherry',
      },
      {
        path: spline(
          '105,138 118,133 132,150 156,164 170,188 161,211 136,227 104,223 80,206 75,184 85,162 100,150',
        ),
        ramp: 'board',
      },
      { path: polygon('80,50 110,50 130,152 101,156'), ramp: 'wood' },
    ],
  });
  // sound hole and bridge
  scene.flat(ellipse(118, 183, 23, 21), 'cherry');
  scene.flat(ellipse(118, 183, 19.5, 17.5), 'belly');
  scene.flat(ellipse(118, 183, 16, 14), scene.ramp('wood').line);
  scene.form(polygon('100,211 142,207 143,214 101,219'), { ramp: 'wood', lineWidth: 0.6, flat: true });
  const strings = [
    [106, 91],
    [115, 96],
    [125, 101],
    [135, 106],
  ] as const;
  for (const [foot, top] of strings) {
    scene.flat(
      polygon([
        [top - 0.8, 58],
        [top + 0.8, 58],
        [foot + 1, 212],
        [foot - 1, 212],
      ]),
      'belly',
    );
  }
  for (const y of [119, 131, 143]) {
    const left = 78 + (y - 30) * 0.2;
    scene.flat(
      polygon([
        [left, y - 1],
        [left + 27, y - 3],
        [left + 27, y - 1],
        [left, y + 1],
      ]),
      'board',
    );
  }
  // near wing that strums
  scene.form(
    spline(
      '186,158! 206,168 214,190 206,210 190,220! 184,214 178,213! 172,220 162,222 152,220! 154,212 152,208! 144,208 138,204 134,198! 150,190 166,178 172,164',
    ),
    {
      shade: 6,
      miter: true,
      lines: [
        { path: '180,208 182,196 188,188', width: 3 },
        { path: '156,205 164,196 172,190', width: 3 },
      ],
    },
  );
  drawPegHead(scene);
});
