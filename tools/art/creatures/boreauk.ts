import { creature } from '../creature.ts';
import { eye, skull, spline } from '../kit.ts';
import { drawLights } from './boreauk-lights.ts';

const palette = {
  main: '#2f4a8a',
  belly: '#f4fbff',
  accent: '#5ff0b0',
  veil: '#2fbfa8',
  dusk: '#9a7cf0',
  beak: '#4a4f6c',
  foot: '#7f87a8',
  gold: '#ffdf5e',
  iris: '#2f7fb8',
};
const roles = { veil: 'accent', dusk: 'accent', beak: 'main', foot: 'main' } as const;
const dark = {
  main: '#003236',
  belly: '#7aa9a5',
  accent: '#7ad45f',
  veil: '#589c0d',
  dusk: '#7c7903',
  beak: '#2d5a5d',
  gold: '#b9e9e5',
};
const shiny = {
  main: '#a8672f',
  belly: '#fff6e0',
  accent: '#ffe06a',
  veil: '#ff9f5a',
  dusk: '#ff6f9f',
  beak: '#5f4a3c',
  foot: '#c08a4a',
  gold: '#7fe8ff',
};
const options = { plan: 'penguin', palette, roles, dark, shiny } as const;

/** A great auk in a stole of northern lights. */
export const boreauk = creature('boreauk', options, (scene) => {
  drawLights(scene);
  // tail
  scene.form(spline('158,222! 176,232 190,250! 168,248 148,240'), { miter: true });
  // feet
  scene.form(spline('66,258 72,244 88,238 108,240 118,254 114,263 88,266'), { ramp: 'foot', dim: true });
  scene.form(spline('112,262 118,248 134,240 156,242 170,256 166,268 138,271'), {
    ramp: 'foot',
    lines: [
      { path: '130,256 127,263 127,270', width: 3.2 },
      { path: '148,256 148,263 149,270', width: 3.2 },
    ],
  });
  // far wing, raised in welcome
  scene.form(spline('96,116! 72,118 50,134 36,168! 56,170 78,162 94,148!'), { dim: true, miter: true });
  // body
  scene.form(spline('124,74 158,92 182,140 186,196 166,242 124,252 84,242 66,200 68,150 90,100'), {
    shade: 15,
    marks: [
      { path: spline('80,104 108,118 134,148 148,188 146,226 122,264 74,248 50,200 50,150'), ramp: 'belly' },
    ],
  });
  // near wing, short for so stout a bird
  scene.form(spline('142,122! 160,112 180,122 200,148 212,186! 192,188 168,178 150,156'), {
    shade: 7,
    miter: true,
    marks: [{ path: spline('150,160 174,176 196,180 206,160 226,190 180,206 150,190'), ramp: 'belly' }],
  });
  // head
  scene.form(skull(110, 60, 45, { wide: 1, high: 0.96 }), {
    shade: 10,
    marks: [{ path: spline('84,34 98,22 112,28 112,44 100,56 86,56'), ramp: 'belly' }],
  });
  // beak with its grooves
  scene.form(spline('102,66! 92,52 70,47 44,54 26,68 14,90! 26,89 36,94 52,99 80,99 98,92!'), {
    ramp: 'beak',
    shade: 6,
    lines: [
      { path: '40,58 35,66 36,76', width: 4, colour: scene.colour('belly') },
      { path: '55,53 49,64 50,75', width: 4, colour: scene.colour('belly') },
      { path: '70,52 64,63 65,75', width: 4, colour: scene.colour('belly') },
      { path: '24,87 42,83 66,84 98,77', width: 3.2 },
    ],
  });
  // face
  eye(scene, 80, 50, 16, 24, { irisWidth: 0.8, closedColour: '#a9c4f4' });
  eye(scene, 127, 58, 28, 34, { closedColour: '#a9c4f4' });
});
