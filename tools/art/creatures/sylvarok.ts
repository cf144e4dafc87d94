import { creature } from '../creature.ts';
import { blossom, drawLeaf, ellipse, eye, fluff, type Path, polygon, spike, spline, tube } from '../kit.ts';
import { grassSproutKinds, grassSprouts } from './grass-sprouts.ts';

const palette = { ...grassSprouts, rock: '#a3a19b', rockLight: '#c9c6bb', mouth: '#4a2a22' };
const options = {
  plan: 'treant',
  palette,
  stage: 3,
  roles: { mouth: 'fixed' },
  dark: { ...grassSproutKinds.dark, rock: '#3b686e', rockLight: '#679592' },
  shiny: { ...grassSproutKinds.shiny, rock: '#8f98a8', rockLight: '#bcc6d2' },
} as const;

/** A foot that ends in roots, with its middle at (x, y). */
function rootFoot(x: number, y: number, width: number): Path {
  const w = width;
  return spline([
    [x - w * 0.5, y - 50],
    [x - w * 0.55, y - 18],
    [x - w * 0.9, y - 4, true],
    [x - w * 0.5, y - 2],
    [x - w * 0.3, y + 2, true],
    [x, y - 2],
    [x + w * 0.35, y + 2, true],
    [x + w * 0.5, y - 4],
    [x + w * 0.8, y - 4, true],
    [x + w * 0.5, y - 18],
    [x + w * 0.5, y - 50],
  ]).withThickness(w);
}

/** An old treant whose roots hold boulders. */
export const sylvarok = creature('sylvarok', options, (scene) => {
  const stone = { ramp: 'rock', miter: true, rim: false } as const;
  // feet of roots
  scene.form(rootFoot(98, 226, 40), { ramp: 'wood', dim: true });
  scene.form(rootFoot(160, 231, 44), { ramp: 'wood' });
  scene.stand(
    [76, 112],
    { roar: { turn: 15, move: [4, -10] }, pain: { turn: -10 }, joy: { turn: 20, move: [6, -16] } },
    () => {
      // far arm with a stone fist
      scene.form(tube('76,110,16 44,140,14 34,172,18'), { ramp: 'wood', dim: true });
      scene.form(polygon('14,172 34,158 54,168 58,192 44,210 20,206 8,190').withThickness(40), {
        ...stone,
        dim: true,
        marks: [{ path: polygon('14,172 34,158 54,168 36,182'), ramp: 'rockLight' }],
        lines: [{ path: '26,192 26,202 28,207', width: 3.2 }],
      });
      scene.form(fluff(68, 96, 30, 24, 8, 0.22), { ramp: 'leaf', dim: true });
    },
  );
  // crown of leaves behind
  scene.form(fluff(130, 62, 66, 46, 12, 0.17), { ramp: 'leaf', shade: 16 });
  // trunk
  scene.form(spline('92,96 128,88 168,96 182,128 176,166 180,196 150,206 104,206 84,194 88,160 78,128'), {
    ramp: 'wood',
    marks: [{ path: spline('96,112 128,102 160,114 166,150 128,174 90,150'), ramp: 'heartwood' }],
    lines: [
      { path: '166,120 160,150 166,180', width: 4 },
      { path: '150,176 148,190 152,204', width: 3.5 },
      { path: '96,150 100,170 96,196', width: 3.5 },
    ],
    cast: [ellipse(130, 92, 60, 18)],
  });
  // boulder at the roots
  scene.form(polygon('54,212 70,194 94,198 106,216 98,236 62,236').withThickness(34), {
    ...stone,
    lines: [{ path: '82,214 84,224 80,232', width: 3.4 }],
    marks: [{ path: polygon('54,212 70,194 94,198 82,214'), ramp: 'rockLight' }],
  });
  // belt of leaves
  drawLeaf(scene, 92, 176, 30, 24, 110, { ramp: 'main' });
  drawLeaf(scene, 112, 182, 34, 24, 98, { ramp: 'main' });
  drawLeaf(scene, 134, 184, 36, 24, 85, { ramp: 'main' });
  drawLeaf(scene, 156, 180, 34, 24, 70, { ramp: 'main' });
  drawLeaf(scene, 172, 172, 30, 24, 58, { ramp: 'main' });
  scene.stand(
    [176, 118],
    { roar: { turn: -8, move: [-2, -10] }, pain: 8, joy: { turn: -16, move: [-6, -18] } },
    () => {
      // near arm with a stone fist held by roots
      scene.form([tube('176,116,18 212,142,16 222,172,19')], {
        ramp: 'wood',
        lines: [{ path: '208,146 214,158 214,168', width: 3.5 }],
      });
      scene.form(polygon('196,176 220,162 246,172 254,198 240,222 210,222 194,202').withThickness(50), {
        ...stone,
        marks: [{ path: polygon('196,176 220,162 246,172 222,188'), ramp: 'rockLight' }],
        lines: [
          { path: '214,204 214,214 216,220', width: 3.4 },
          { path: '230,204 232,214 231,220', width: 3.4 },
        ],
      });
    },
  );
  scene.stand(
    [176, 118],
    { roar: { turn: -8, move: [-2, -10] }, pain: 8, joy: { turn: -16, move: [-6, -18] } },
    () => {
      scene.form([spike(204, 158, 34, 15, 112), spike(232, 158, 36, 15, 68)], {
        ramp: 'wood',
        lineWidth: 0.8,
      });
    },
  );
  scene.form(fluff(188, 100, 36, 28, 9, 0.2), { ramp: 'leaf', highlights: [ellipse(178, 88, 10, 5, -20)] });
  // crown of leaves in front
  scene.form(fluff(126, 66, 56, 26, 11, 0.22), {
    shade: 9,
    highlights: [ellipse(108, 52, 18, 6, -14), ellipse(140, 48, 8, 4, -8)],
  });
  blossom(scene, 78, 62, 16);
  blossom(scene, 168, 44, 18);
  blossom(scene, 126, 30, 13);
  blossom(scene, 200, 92, 12);
  // face
  eye(scene, 106, 126, 24, 24, { kind: 'fierce', mirror: true, iris: '#f0a020' });
  eye(scene, 145, 126, 29, 26, { kind: 'fierce', iris: '#f0a020' });
  scene.form(polygon('104,154 118,149 128,153 140,148 148,153 140,164 131,159 122,166 113,160'), {
    ramp: 'mouth',
    lineWidth: 0.5,
    miter: true,
    flat: true,
  });
});
