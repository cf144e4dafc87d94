import { creature } from '../creature.ts';
import { drawCrystal, eye, leaf, polygon, spline } from '../kit.ts';

const palette = {
  main: '#b29f8b',
  belly: '#d9c9b1',
  facet: '#85715f',
  moss: '#86bf4b',
  crystal: '#ff9540',
  hollow: '#3d3040',
  facetLight: '#ffdcae',
};
const roles = { hollow: 'fixed', facetLight: 'fixed' } as const;
const dark = { crystal: '#e84fd0', facetLight: '#ffc9f2' };
const shiny = {
  main: '#8fa8cf',
  belly: '#cfdff2',
  facet: '#66799f',
  moss: '#ff9fc0',
  crystal: '#8affd0',
  facetLight: '#ffffff',
};

const plan = 'golem';

/** A golem of rock with a meadow on its head. */
export const bouldun = creature('bouldun', { plan, palette, stage: 2, roles, dark, shiny }, (scene) => {
  const stone = { miter: true, rim: false } as const;
  const hollow = { ...stone, ramp: 'hollow', shade: 0, gradient: false } as const;
  const facet = scene.colour('facetLight');
  // crystals on the back
  drawCrystal(scene, 156, 62, 54, 26, -70, { ramp: 'crystal', facet });
  drawCrystal(scene, 182, 76, 62, 30, -38, { ramp: 'crystal', facet });
  drawCrystal(scene, 194, 100, 50, 26, -8, { ramp: 'crystal', facet });
  // far arm
  scene.form(polygon('58,112 40,104 24,118 28,140 48,146 62,136'), { ...stone, dim: true });
  scene.form(polygon('10,156 34,146 54,158 56,190 40,208 16,204 4,184'), {
    ...stone,
    dim: true,
    lines: [
      { path: '20,190 20,198 22,204', width: 3 },
      { path: '34,192 35,200 36,206', width: 3 },
    ],
  });
  // legs
  scene.form(polygon('88,194 118,194 122,224 74,224 80,208'), { ...stone, ramp: 'facet', dim: true });
  scene.form(polygon('138,196 174,194 186,232 130,232 134,212'), {
    ...stone,
    ramp: 'facet',
    marks: [{ path: polygon('138,196 174,194 160,208 136,210'), ramp: 'main' }],
  });
  // body with facets and cracks
  scene.form(
    polygon('90,64 130,46 172,56 200,92 206,140 190,184 150,208 98,204 66,172 58,118').withThickness(110),
    {
      ...stone,
      marks: [
        {
          path: [polygon('90,64 130,46 142,76 102,96'), polygon('58,118 90,64 102,96 74,132')],
          ramp: 'belly',
        },
        { path: [polygon('170,150 206,140 190,184 156,178')], ramp: 'facet' },
        { path: polygon('66,172 98,204 150,208 156,178 120,190'), ramp: 'facet' },
      ],
      lines: [
        { path: '176,98 168,116 172,132', width: 3.6 },
        { path: '169,116 182,124 192,122', width: 3 },
        { path: '150,208 152,192 146,184', width: 3 },
      ],
    },
  );
  // moss cap
  const mossTop = '74,82! 82,58 104,42 134,34 164,42 186,64 196,84!';
  const mossRim = '182,78 172,74! 168,86 160,94! 150,80 142,72! 136,84 126,92! 118,80 112,74! 104,88 94,98!';
  scene.form(spline(`${mossTop} ${mossRim} 92,86 90,78! 82,84`), { ramp: 'moss', shade: 8, miter: true });
  scene.form(leaf(136, 40, 36, 24, -118, 4), { ramp: 'moss', miter: true });
  scene.form(leaf(138, 40, 32, 22, -52, -4), { ramp: 'moss', miter: true });
  // eyes in a dark cleft, and a jagged mouth
  scene.form(polygon('66,116 148,106 166,122 158,146 84,152 64,136'), { ...hollow, lineWidth: 0.9 });
  const ember = { kind: 'fierce', iris: '#ffb02e', closedColour: '#ffb02e' } as const;
  eye(scene, 86, 131, 22, 20, { ...ember, mirror: true });
  eye(scene, 134, 128, 28, 23, ember);
  scene.form(polygon('84,168 140,164 136,178 124,172 116,180 106,172 96,180'), { ...hollow, lineWidth: 0.5 });
  // near arm
  scene.form(polygon('196,100 222,98 238,118 230,142 204,144 190,126'), {
    ...stone,
    marks: [{ path: polygon('196,100 222,98 216,120 194,124'), ramp: 'belly' }],
  });
  scene.form(polygon('200,156 230,148 252,164 252,200 232,220 204,214 192,188'), {
    ...stone,
    marks: [{ path: polygon('200,156 230,148 232,172 200,184'), ramp: 'belly' }],
    lines: [
      { path: '210,198 211,208 212,214', width: 3.4 },
      { path: '228,198 229,210 229,218', width: 3.4 },
    ],
  });
});
