import { creature } from '../creature.ts';
import { drawEar, ellipse, eyes, fluff, mouth, nose, pointedEar, polygon, spline } from '../kit.ts';
import { drawFoldedWing, drawOpenWing } from './noctivail-cloak.ts';

const palette = {
  main: '#7a5bb4',
  belly: '#dfcdf5',
  cloak: '#4a5cb0',
  lining: '#2f2f74',
  star: '#ffd75e',
  accent: '#ff7a59',
  iris: '#ffc93f',
};
const roles = { cloak: 'main', lining: 'main', star: 'accent' } as const;
const dark = {
  main: '#61495f',
  belly: '#b09ab0',
  cloak: '#41354b',
  lining: '#8a1840',
  star: '#ffb0a0',
  accent: '#ff4f6d',
};
// the shiny lining is a clear sky by day
const shiny = {
  main: '#f2d7a6',
  belly: '#fffaf0',
  cloak: '#d8743a',
  lining: '#4fb0ea',
  star: '#fff3b0',
  accent: '#ff8fb0',
};

/** A courtly bat that wears its wings as a hooded cloak. */
export const noctivail = creature(
  'noctivail',
  { plan: 'cloak', palette, stage: 2, float: 4, roles, dark, shiny },
  (scene) => {
    drawOpenWing(scene);
    // feet
    const foot = { ramp: 'accent', lineWidth: 0.8, rim: false } as const;
    scene.form([ellipse(92, 236, 6, 9), ellipse(103, 238, 6, 9)], { ...foot, dim: true });
    scene.form([ellipse(130, 238, 6, 9), ellipse(141, 236, 6, 9)], foot);
    // body
    scene.form(spline('104,110 144,120 162,160 156,214 128,236 96,228 76,180 84,130'), { shade: 10 });
    drawFoldedWing(scene);
    // ruff
    scene.form(fluff(104, 124, 46, 19, 11, 0.24), { ramp: 'belly', shade: 6 });
    // ears
    drawEar(scene, pointedEar(64, 66, 50, 34, -150, -6), 'main', 'accent', { dim: true, miter: true });
    drawEar(scene, pointedEar(134, 60, 58, 38, -42, 6), 'main', 'accent', { miter: true });
    // hood with its peak
    scene.form(spline('94,122 62,112 52,82 66,50 88,20 128,-22! 132,16 144,52 148,86 134,112'), {
      ramp: 'cloak',
      miter: true,
      shade: 10,
      lines: [
        { path: '120,-4 110,20 100,40', width: 3.2 },
        { path: '134,48 138,74 134,98', width: 3 },
      ],
    });
    // face in the opening
    scene.form(spline('88,68! 104,54 126,66 132,90 118,112 92,118 68,110 58,90 64,68 76,58'), {
      shade: 7,
      marks: [{ path: ellipse(84, 112, 30, 20), ramp: 'belly' }],
      cast: [spline('50,50 140,50 138,66 110,64 88,80 66,70 50,80')],
    });
    eyes(scene, 90, 88, 42, 25, 24, { kind: 'fierce', slit: true, look: [-0.1, 0.05] });
    nose(scene, 80, 100, 9, '#3a2030');
    mouth(scene, 82, 107, 20, 'smile', { lineWidth: 2.8 });
    scene.flat(polygon('86,109 91,108 89,115'), '#ffffff', { stroke: '#23184e', strokeWidth: 1.4 });
  },
);
