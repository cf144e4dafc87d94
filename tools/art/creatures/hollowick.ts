import { creature } from '../creature.ts';
import { ellipse, glowingEye, ink, spline, tube, wisp } from '../kit.ts';

const palette = {
  main: '#6d5fc7',
  belly: '#b7a9f2',
  void: '#231b3d',
  accent: '#6ff0e0',
  gold: '#ffd25e',
  haze: '#3a8f9a',
};
const roles = { void: 'fixed' } as const;
const dark = { main: '#352a45', belly: '#6f5a86', accent: '#ff4d7d', gold: '#ff9ab8', haze: '#a02a5c' };
const shiny = { main: '#f0e4d0', belly: '#fffaf0', accent: '#ffb43f', gold: '#e0564a', haze: '#b0702a' };

const plan = 'cloak';

/** A hooded ghost that carries its own lights. */
export const hollowick = creature('hollowick', { plan, palette, stage: 2, roles, dark, shiny }, (scene) => {
  // far hand
  scene.form(spline('50,150 66,140 78,150 78,168 62,176 48,168'), { ramp: 'belly', dim: true });
  // cloak with a torn hem
  const back = '118,30! 150,52 176,96 186,140 200,176 222,196 234,226!';
  const hem =
    '206,214 196,208! 186,224 170,238! 160,222 152,212! 140,226 122,236! 114,222 108,210! 96,220 80,226!';
  scene.form(spline(`${back} ${hem} 74,190 70,150 66,110 78,70 98,50`), {
    shade: 15,
    marks: [
      { path: spline('60,206 110,196 150,200 200,192 240,200 240,260 60,260'), ramp: 'belly', opacity: 0.55 },
    ],
    lines: [
      { path: '154,150 166,180 168,204', width: 4 },
      { path: '112,176 114,196 112,208', width: 4 },
    ],
  });
  // tip of the hood
  scene.form(tube('116,44,13 126,28,9 146,20,6 160,30,0'));
  // rim of the hood and the hollow inside
  scene.form(spline('110,60 148,84 156,124 136,156 102,160 74,136 70,98 86,68'), { ramp: 'belly', shade: 7 });
  scene.form(spline('108,72 138,92 144,122 128,146 104,150 84,130 80,100 92,78'), {
    ramp: 'void',
    lineWidth: 0.7,
    shade: 0,
  });
  // face of light
  glowingEye(scene, 96, 112, 15, 22, { haze: scene.colour('haze') });
  glowingEye(scene, 124, 114, 19, 25, { haze: scene.colour('haze') });
  scene.flat(ink('100,136 110,141 120,136', 3.4), 'accent');
  // clasp
  scene.form(ellipse(104, 166, 10), {
    ramp: 'gold',
    gloss: true,
    highlights: [ellipse(101, 162, 4, 2.5, -20)],
    lineWidth: 0.8,
  });
  // near hand
  scene.form([spline('176,136 194,128 208,140 206,160 188,168 174,158'), tube('180,140,6 172,126,5')], {
    ramp: 'belly',
    lines: [{ path: '190,150 198,152 204,148', width: 2.6 }],
  });
  wisp(scene, 220, 120, 24, 36);
  wisp(scene, 40, 120, 18, 28);
});
