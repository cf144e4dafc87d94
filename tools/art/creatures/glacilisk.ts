import { creature } from '../creature.ts';
import { drawCrystal, ellipse, eye, mouth, polygon, skull, spline, tube } from '../kit.ts';

const palette = {
  main: '#7fc8ee',
  belly: '#f2fcff',
  ice: '#c9f4ff',
  scale: '#3f78c8',
  accent: '#5b8df0',
  iris: '#e0559a',
};
const dark = { ice: '#b6b21e', accent: '#8cd64b' };
const shiny = { main: '#ffa9c4', belly: '#fff7f4', ice: '#fff0d0', scale: '#e0608f', accent: '#ffd24a' };

const plan = 'serpent';

/** A coiled serpent with a crest of ice. */
export const glacilisk = creature('glacilisk', { plan, palette, stage: 2, dark, shiny }, (scene) => {
  const ice = { ramp: 'ice' } as const;
  // tail with its rattle of ice
  scene.form(tube('178,214,18 216,210,13 232,184,8 222,162,5'));
  drawCrystal(scene, 222, 168, 36, 20, -102, ice);
  drawCrystal(scene, 226, 172, 24, 14, -60, ice);
  // coil at the back
  scene.form(tube('66,196,24 104,176,25 160,174,25 196,192,22'), { dim: true });
  // spikes along the neck
  drawCrystal(scene, 166, 150, 34, 22, -8, ice);
  drawCrystal(scene, 170, 118, 36, 22, -22, ice);
  drawCrystal(scene, 158, 88, 34, 22, -38, ice);
  // neck
  scene.form(tube('150,194,27 158,150,26 146,108,24 120,84,22'), {
    marks: [{ path: tube('122,206,22 134,154,18 124,116,16 100,96,16'), ramp: 'belly' }],
    lines: [
      { path: '114,172 132,179 146,175', width: 3 },
      { path: '115,155 133,162 147,158', width: 3 },
      { path: '112,138 130,145 144,141', width: 3 },
      { path: '106,122 124,129 138,125', width: 3 },
    ],
  });
  // coil in front with diamond scales
  const diamond = (x: number, y: number) => {
    return spline([
      [x, y - 14],
      [x + 10, y - 6],
      [x, y + 4],
      [x - 10, y - 6],
    ]);
  };
  scene.form(tube('196,200,24 164,216,25 104,218,26 62,204,23'), {
    highlights: [ellipse(110, 200, 26, 5, 2)],
    marks: [
      { path: spline('40,222 104,232 170,230 210,214 210,260 40,260'), ramp: 'belly' },
      { path: [diamond(84, 200), diamond(124, 202), diamond(164, 200)], ramp: 'scale' },
    ],
  });
  // crest
  drawCrystal(scene, 118, 56, 46, 20, -62, ice);
  drawCrystal(scene, 132, 62, 42, 20, -34, ice);
  drawCrystal(scene, 140, 76, 36, 18, -8, ice);
  drawCrystal(scene, 98, 54, 38, 16, -92, { ...ice, dim: true });
  // head
  scene.form(
    [
      skull(104, 80, 36, { wide: 1.08, high: 0.86 }),
      spline('66,78 84,72 104,92 100,110 74,112 52,102 50,90'),
    ],
    {
      marks: [
        { path: spline('40,98 70,98 104,106 120,112 90,130 40,120'), ramp: 'belly' },
        { path: polygon('88,40 106,40 98,68').withThickness(10), ramp: 'scale' },
      ],
    },
  );
  // fin behind the cheek
  scene.form(spline('126,84! 146,76 164,84! 154,92! 162,104! 146,104! 140,114! 128,104'), {
    ramp: 'accent',
    miter: true,
    lines: ['134,90 144,88 152,88', '134,96 142,100 150,102'],
  });
  // face
  eye(scene, 68, 80, 13, 19, { kind: 'calm', mirror: true });
  eye(scene, 100, 82, 23, 21, { kind: 'fierce', slit: true });
  mouth(scene, 70, 102, 32, 'smile', { lineWidth: 3 });
  scene.flat(polygon('64,103 70,104 66,112'), '#fff', { stroke: '#24406e', strokeWidth: 1.6 });
  scene.flat(ellipse(57, 90, 2, 1.5), 'scale');
});
