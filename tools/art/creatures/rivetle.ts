import { creature } from '../creature.ts';
import { blush, ellipse, eyes, leg, mouth, skull, spline, toes, tube } from '../kit.ts';

const palette = {
  main: '#7fa88f',
  belly: '#e8edd2',
  shell: '#9fb0c4',
  rivet: '#55657d',
  accent: '#f2b33d',
  water: '#4aa3ee',
  hole: '#5a3d10',
  iris: '#2f6fa8',
};
const roles = { hole: 'fixed', water: 'fixed' } as const;
const dark = { accent: '#ff6fa0', water: '#b04aff' };
const shiny = { main: '#b9a6e8', belly: '#fbf3ff', shell: '#e8a98f', rivet: '#9a5a52', accent: '#6fd8d0' };

const plan = 'turtle';

/** A turtle whose riveted shell is a wound-up water tank. */
export const rivetle = creature('rivetle', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  // tail and legs
  scene.form(tube('206,204,10 228,208,6 240,200,0'));
  scene.form(leg(104, 186, 224, 34, 28, 6), { dim: true });
  scene.form(leg(172, 186, 224, 34, 28, 6), { dim: true });
  scene.form(leg(134, 190, 232, 36, 30, 7), { lines: toes(134, 232, 30, 7) });
  scene.form(leg(196, 190, 232, 36, 30, 6), { lines: toes(196, 232, 30, 6) });
  // shell of plates
  scene.form(spline('94,184 98,132 126,94 170,86 212,108 232,154 232,190! 200,200 150,204 108,200'), {
    ramp: 'shell',
    shade: 16,
    gloss: true,
    highlights: [spline('116,128 132,104 160,94 166,102 140,112 124,136'), ellipse(112, 146, 4, 8, 16)],
    marks: [{ path: spline('86,176 130,186 190,184 240,172 240,220 86,220'), ramp: 'accent' }],
    lines: [
      { path: '148,90 142,130 150,184', width: 3.6 },
      { path: '202,102 208,134 204,180', width: 3.6 },
      { path: '98,140 144,134 194,136 230,150', width: 3.6 },
    ],
  });
  // rivets
  const rivets = [
    [122, 114],
    [126, 162],
    [218, 126],
    [220, 164],
    [178, 102],
  ] as const;
  for (const [x, y] of rivets) {
    scene.form(ellipse(x, y, 6.5), {
      ramp: 'rivet',
      lineWidth: 0.55,
      gloss: true,
      highlights: [ellipse(x - 2, y - 2.4, 2.4, 1.8)],
    });
  }
  // window of the tank
  scene.form(ellipse(176, 146, 25), { ramp: 'accent', lineWidth: 0.8, rim: false });
  scene.form(ellipse(176, 146, 17), {
    ramp: '#d6f3ff',
    lineWidth: 0.7,
    gloss: true,
    highlights: [ellipse(169, 138, 5, 3, -35)],
    marks: [{ path: spline('150,146! 166,142 176,147 186,151 202,144! 202,176! 150,176!'), ramp: 'water' }],
  });
  scene.flat(ellipse(181, 157, 2.4), '#d6f3ff');
  scene.flat(ellipse(173, 154, 1.7), '#d6f3ff');
  // crank key
  scene.form([tube('168,90,5 170,66,5'), ellipse(170, 52, 18, 14)], { ramp: 'accent', lineWidth: 0.9 });
  scene.flat(ellipse(162, 52, 4.5, 5), 'hole');
  scene.flat(ellipse(178, 52, 4.5, 5), 'hole');
  // neck and head
  scene.form(tube('104,170,20 86,152,20'));
  scene.form(skull(76, 130, 40, { high: 0.92, cheek: 0.4 }), {
    marks: [{ path: spline('32,142 70,146 112,150 100,180 36,176'), ramp: 'belly' }],
  });
  // face
  eyes(scene, 66, 128, 42, 24, 30, { kind: 'dot', iris: '#6fb7ff' });
  mouth(scene, 60, 150, 22, 'smile', { lineWidth: 3.2 });
  blush(scene, 96, 148, 8);
});
