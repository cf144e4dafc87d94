import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, spline, tube } from '../kit.ts';

const palette = {
  main: '#7ad0f5',
  belly: '#e8fbff',
  accent: '#ff8fd0',
  freckle: '#4a7fd8',
  tentacle: '#b79cf5',
  gem: '#ff6fb8',
  iris: '#d94fae',
};
const roles = { gem: 'accent', tentacle: 'main' } as const;
const dark = { tentacle: '#7a4fd0', gem: '#ff4fb0' };
const shiny = {
  main: '#ffb3c0',
  belly: '#fff4ee',
  freckle: '#f0788a',
  tentacle: '#ffcf8a',
  accent: '#ff9a5f',
  gem: '#4fd0e0',
};

const body = { plan: 'jellyfish', stage: 1 } as const;

/** A jellyfish that reads thoughts with the gem on its dome. */
export const jellume = creature('jellume', { ...body, palette, float: 6, roles, dark, shiny }, (scene) => {
  // tentacles, the outer ones behind
  scene.form(tube('92,140,8 78,176,8 90,206,6 76,234,0'), { ramp: 'tentacle', dim: true });
  scene.form(tube('164,140,8 182,174,8 168,204,6 184,232,0'), { ramp: 'tentacle', dim: true });
  scene.form(tube('112,146,9 104,182,9 118,212,7 106,244,0'), { ramp: 'tentacle' });
  scene.form(tube('148,146,9 156,182,9 142,214,7 154,244,0'), { ramp: 'tentacle' });
  // frill under the dome
  scene.form(
    spline('100,150! 92,168 100,184! 112,176 118,190! 128,178 140,190! 146,176 158,184! 164,168 156,150!'),
    { ramp: 'accent', miter: true },
  );
  // dome with a scalloped hem
  const hem =
    '198,150 184,154 172,144! 160,158 146,158 136,146! 124,160 108,160 98,146! 86,156 70,156 58,144!';
  scene.form(spline(`128,26 176,44 206,92 210,134! ${hem} 48,140 46,134! 50,92 80,44`), {
    shade: 15,
    gloss: true,
    highlights: [spline('76,72 96,50 120,44 112,58 92,72 80,92'), ellipse(70, 106, 5, 9, 14)],
    marks: [
      { path: spline('40,132 80,140 128,144 180,140 220,130 220,170 40,170'), ramp: 'belly' },
      { path: [ellipse(168, 62, 10, 8, 20), ellipse(188, 92, 7), ellipse(148, 42, 6, 4)], ramp: 'freckle' },
    ],
  });
  // gem of the third eye
  scene.form(polygon('106,60 118,75 106,92 94,75').withThickness(16), {
    ramp: 'gem',
    lineWidth: 0.7,
    miter: true,
    rim: false,
    marks: [{ path: polygon('106,60 106,92 94,75'), flat: '#ffffff', opacity: 0.45 }],
  });
  // face
  eyes(scene, 108, 110, 58, 30, 36, { kind: 'dot', iris: '#ff8fd0' });
  mouth(scene, 102, 134, 18, 'open');
  blush(scene, 72, 132, 9, '#ff6fb0');
  blush(scene, 144, 134, 10, '#ff6fb0');
});
