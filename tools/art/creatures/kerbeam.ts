import { creature } from '../creature.ts';
import { blush, ellipse, eye, fluff, mouth, ribs, type Scene, skull, spline, tube } from '../kit.ts';
import { drawLanternBody } from './kerbeam-lantern.ts';
import { MATCH, MATCH_KINDS } from './matches.ts';

const palette = { ...MATCH, main: '#f0652f', glass: '#ffd872', wing: '#fff0c4' };
const options = {
  plan: 'beetle',
  stage: 2,
  float: 0,
  palette,
  ...MATCH_KINDS,
  roles: { ...MATCH_KINDS.roles, glass: 'accent', wing: 'belly' },
  dark: { ...MATCH_KINDS.dark, glass: '#abd968', wing: '#9ca515' },
  shiny: { ...MATCH_KINDS.shiny, glass: '#c8ffe4', wing: '#dcefff' },
} as const;

/** A leg with a bent knee. */
function drawLeg(scene: Scene, upper: string, lower: string, dim: boolean): void {
  scene.form([tube(upper), tube(lower)], { ramp: 'coal', lineWidth: 0.85, shade: 2, dim });
}

/** A feeler wrought like the hook of a street lamp. */
function drawHook(scene: Scene, spine: string, dim: boolean): void {
  scene.form(tube(spine), { ramp: 'coal', lineWidth: 0.9, shade: 2, dim });
}

/** A firefly, half beetle and half street lamp. */
export const kerbeam = creature('kerbeam', options, (scene) => {
  // far wing case
  scene.form(spline('134,78! 146,30 182,-26 226,-56! 234,-6 206,52 158,90'), {
    ramp: 'coal',
    dim: true,
    shade: 8,
  });
  // wings
  const wing = { ramp: 'wing', shade: 5, rim: false } as const;
  scene.form(spline('150,92! 206,92 264,112 300,146! 256,152 200,138 154,112'), {
    ...wing,
    lines: [
      { path: '160,100 210,112 270,138', width: 3 },
      { path: '184,116 216,128 244,142', width: 2.6 },
    ],
  });
  scene.form(spline('148,84! 196,52 256,42 312,60! 280,88 226,104 158,104'), {
    ...wing,
    lines: [
      { path: '162,92 220,72 286,66', width: 3 },
      { path: '176,98 226,90 264,82', width: 2.6 },
    ],
  });
  // far legs
  drawLeg(scene, '96,116,4.4 54,136,3.8', '54,136,3.6 40,156,2.6 26,158,1.4', true);
  drawLanternBody(scene);
  // abdomen above the lantern
  const rings = '136,96,30 150,122,26 158,140,20';
  scene.form(tube(rings), { ramp: 'coal', shade: 8, lines: ribs(rings, 2) });
  // near wing case, swept back
  scene.form(spline('128,74! 160,38 222,2 288,-18! 274,36 220,82 158,106 136,100'), {
    ramp: 'coal',
    shade: 10,
    marks: [{ path: spline('250,-20 300,-30 280,40 240,72 236,36'), ramp: 'main' }],
    highlights: [spline('166,46 200,22 236,8 214,30 178,56')],
    lines: [{ path: '140,92 204,58 278,-8', width: 3.4 }],
  });
  // near legs
  drawLeg(scene, '130,124,4.8 104,160,4.2', '104,160,4 108,184,2.8 96,194,1.4', false);
  drawLeg(scene, '112,120,4.8 76,148,4.2', '76,148,4 74,174,2.8 60,182,1.4', false);
  // collar
  scene.form(fluff(120, 96, 32, 30, 9, 0.14), { ramp: 'belly', shade: 6 });
  // far feeler
  drawHook(scene, '66,50,5 50,14,4.4 18,2,4.2 -4,18,4 0,38,3.8 16,38,3.4 14,26,2', true);
  // head
  scene.form(skull(86, 82, 44), {
    shade: 9,
    marks: [{ path: spline('38,92 60,82 80,96 104,84 134,96 128,140 40,140'), ramp: 'belly' }],
  });
  // near feeler
  drawHook(scene, '104,44,5.4 112,0,4.8 92,-32,4.6 60,-34,4.4 48,-14,4.2 60,0,3.8 70,-10,2.4', false);
  // face
  eye(scene, 64, 88, 23, 27, { kind: 'fierce', mirror: true, lid: 4 });
  eye(scene, 104, 86, 33, 32, { kind: 'fierce', lid: 5 });
  mouth(scene, 80, 111, 24, 'smile', { lineWidth: 4 });
  blush(scene, 112, 108, 7);
  scene.flat(ellipse(86, 56, 5, 6), 'flameTip');
});
