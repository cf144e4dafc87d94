import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  hindLeg,
  leg,
  mouth,
  nose,
  type Path,
  type Point,
  pointedEar,
  polygon,
  spline,
  toes,
  tuftedSkull,
} from '../kit.ts';
import { polar } from '../parts/polar.ts';
import { boltTail, SHADOW, SHADOW_KINDS } from './shadow-brawlers.ts';

const palette = {
  ...SHADOW,
  main: '#575070',
  mane: '#2f2a44',
  collar: '#443d5c',
  rim: '#ffd9c4',
  glow: '#ff9a76',
  iris: '#a45cff',
};
const roles = { ...SHADOW_KINDS.roles, rim: 'fixed', glow: 'fixed' } as const;
const dark = { rim: '#ff8a8a', glow: '#c4122c' };
const shiny = {
  ...SHADOW_KINDS.shiny,
  mane: '#43517f',
  collar: '#54669a',
  rim: '#d6fbff',
  glow: '#4fd0ea',
  paw: '#f6d79a',
};

/** A disc of fur whose tufts all lean one way. */
function furDisc(x: number, y: number, radius: number, count: number, depth: number): Path {
  const step = 360 / count;
  const outline = Array.from({ length: count }, (_, i): Point[] => {
    const [tipX, tipY] = polar(x, y, radius * (1 + depth * (i % 3 === 1 ? 1.5 : 1)), step * (i + 0.86));
    return [
      [...polar(x, y, radius, step * i), true],
      polar(x, y, radius * (1 + depth * 0.62), step * (i + 0.4)),
      [tipX, tipY, true],
    ];
  });
  return spline(outline.flat()).withThickness(radius * 1.4);
}

/** A shadow wolf whose mane is an eclipse. */
export const penumbrawn = creature(
  'penumbrawn',
  { plan: 'quadruped', palette, stage: 3, roles, darkRecipe: 'bone', dark, shiny },
  (scene) => {
    // tail
    scene.form(
      boltTail([
        [196, 140, 12],
        [250, 126, 12],
        [226, 84, 12],
        [272, 66, 11],
        [262, 8, 0],
      ]),
      {
        ramp: 'mane',
        miter: true,
        marks: [{ path: polygon('220,0 300,0 300,60 270,56 258,46 240,52'), ramp: 'accent' }],
      },
    );
    // far legs
    scene.form(hindLeg(172, 150, 226, 44, 24, 9), { dim: true });
    scene.form(leg(44, 150, 230, 52, 38, 11), {
      dim: true,
      marks: [{ path: polygon('10,196 22,186 32,200 42,184 54,200 66,188 80,240 0,240'), ramp: 'paw' }],
      lines: toes(44, 230, 38, 11),
    });
    // back, haunch and shoulders
    scene.form(
      [
        spline('150,86 196,92 232,116 244,150 232,182 196,188 160,180 130,160'),
        hindLeg(222, 140, 240, 58, 28, 10),
        spline('96,120 150,130 172,164 160,206 110,200 60,194 42,160 56,130'),
        leg(140, 150, 244, 58, 42, 12),
      ],
      {
        shade: 13,
        marks: [
          { path: spline('70,180 110,176 120,214 90,230 60,210'), ramp: 'belly' },
          { path: polygon('100,210 112,198 124,214 138,196 152,214 168,200 180,256 90,256'), ramp: 'paw' },
        ],
        lines: [
          { path: '198,156 192,176 200,196', width: 4 },
          ...toes(140, 244, 42, 12),
          ...toes(222, 240, 28, 10),
        ],
      },
    );
    // the eclipse: its corona, its bright ring with one bead of light, and the mane before it
    scene.form(ellipse(96, 102, 97), { ramp: 'glow', flat: true });
    scene.form(ellipse(96, 102, 91), { ramp: 'rim', flat: true, outline: false });
    scene.form(furDisc(97.5, 104, 79.5, 16, 0.1), {
      ramp: 'mane',
      miter: true,
      rim: false,
      shade: 10,
      lineWidth: 0.6,
    });
    scene.form(ellipse(166, 36, 17), {
      ramp: 'glow',
      flat: true,
      lineWidth: 0.8,
      marks: [{ path: ellipse(166, 36, 12), ramp: 'rim' }],
    });
    scene.flat(ellipse(163, 33, 6), '#ffffff');
    scene.form(furDisc(96, 114, 54, 10, 0.16), { ramp: 'collar', miter: true, lineWidth: 0.7, rim: false });
    // head
    drawEar(scene, pointedEar(64, 82, 58, 38, -114, -5), 'main', 'accent', { dim: true, miter: true });
    scene.form([tuftedSkull(94, 114, 44), spline('50,114 78,102 102,124 94,150 66,156 30,146 25,130')], {
      miter: true,
      shade: 10,
      marks: [{ path: spline('18,136 54,134 92,142 118,152 84,178 20,166'), ramp: 'belly' }],
    });
    scene.form(spline('106,78! 116,44 144,10! 150,30 152,37! 137,48! 154,58 150,80 136,98!'), {
      miter: true,
      marks: [
        { path: spline('116,78! 126,52 140,32! 142,39 132,49! 145,60 142,76 131,88!'), ramp: 'accent' },
      ],
    });
    // scars on the brow
    scene.flat(polygon('79,75 86,74 88,100 84,100'), 'belly');
    scene.flat(polygon('92,77 98,77 97,98 93,98'), 'belly');
    // face
    nose(scene, 30, 128, 19, '#17121f');
    mouth(scene, 56, 147, 44, 'smile', { lineWidth: 3.6 });
    scene.flat(polygon('48,148 59,150 54,164'), '#fff', { stroke: '#1d1728', strokeWidth: 1.6 });
    eye(scene, 56, 115, 20, 18, { kind: 'fierce', mirror: true });
    eye(scene, 98, 115, 29, 23, { kind: 'fierce' });
  },
);
