import { creature } from '../creature.ts';
import { ellipse, eyes, mouth, spline, tube } from '../kit.ts';

const palette = {
  main: '#a763d6',
  belly: '#d9a8f2',
  accent: '#a6e34b',
  puddle: '#6c3aa8',
  tongue: '#a6e34b',
  iris: '#8bd42c',
};
const dark = { accent: '#ff5f9e', tongue: '#ff5f9e' };
const shiny = { main: '#ff8fae', belly: '#ffd3dc', puddle: '#d9527f', accent: '#ffe04a', tongue: '#8a5ad8' };

/** A slime with feelers that never stops dripping. */
export const gloopet = creature('gloopet', { plan: 'slime', palette, stage: 1, dark, shiny }, (scene) => {
  // feelers
  scene.form([tube('92,100,7 80,74,5.5'), ellipse(78, 66, 12)], { dim: true });
  scene.form([tube('150,90,8 166,62,6'), ellipse(169, 52, 14)], {
    gloss: true,
    highlights: [ellipse(164, 47, 5, 3, -20)],
  });
  // body that melts into a puddle
  const rightSide = '124,82 168,98 190,140 200,178 224,202 226,222 206,230 184,222';
  const hem = '168,232 142,232 126,224 108,232 82,232 66,222 46,230 28,220';
  scene.form(spline(`${rightSide} ${hem} 32,202 52,180 58,140 80,98`), {
    shade: 14,
    gloss: true,
    highlights: [ellipse(98, 108, 22, 10, -28), ellipse(72, 142, 5, 10, 14)],
    marks: [
      {
        path: spline('10,214! 50,210 84,220 126,210 170,220 204,208 246,214! 246,250! 10,250!'),
        ramp: 'puddle',
      },
      { path: [ellipse(170, 128, 11, 9), ellipse(184, 152, 6, 5), ellipse(154, 112, 5, 4)], ramp: 'accent' },
      { path: [ellipse(70, 192, 9, 8), ellipse(88, 203, 5, 4)], ramp: 'accent' },
    ],
  });
  // face with a dripping tongue
  eyes(scene, 112, 142, 58, 34, 42, { kind: 'dot' });
  mouth(scene, 106, 176, 46, 'fang', { tongue: scene.colour('tongue') });
  scene.form(spline('104,190 116,190 120,208 112,216 102,208'), { ramp: 'tongue', lineWidth: 0.75 });
  // bubbles
  scene.form(ellipse(214, 150, 8), { ramp: 'accent', lineWidth: 0.6 });
  scene.form(ellipse(226, 126, 5), { ramp: 'accent', lineWidth: 0.6 });
  scene.form(ellipse(206, 112, 4), { ramp: 'accent', lineWidth: 0.6 });
});
