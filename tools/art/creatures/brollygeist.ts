import { creature } from '../creature.ts';
import { ellipse, glowingEye, ink, polygon, spline, tube } from '../kit.ts';

const palette = {
  main: '#56546a',
  lining: '#a0488f',
  void: '#2a1738',
  gold: '#e8b04a',
  accent: '#ffe9a0',
  haze: '#b0743f',
  patch: '#7fa3c8',
  wood: '#a3643c',
};
const roles = { void: 'fixed', accent: 'accent', lining: 'main', patch: 'main', haze: 'main' } as const;
const dark = {
  main: '#2e2243',
  lining: '#d81846',
  gold: '#b9a4e0',
  accent: '#ff7f9a',
  haze: '#8a1f4c',
  patch: '#715fa8',
  wood: '#544161',
};
const shiny = {
  main: '#f4ecda',
  lining: '#2f9fc8',
  gold: '#ff8f6a',
  accent: '#fff6b0',
  haze: '#3a7fae',
  patch: '#ff9fb4',
  wood: '#d8a05c',
};
const options = { plan: 'bat', palette, float: 2, roles, dark, shiny } as const;

/** A forgotten umbrella that flies on its own ribs and looks out from inside. */
export const brollygeist = creature('brollygeist', options, (scene) => {
  // shaft and crook, its only foot
  scene.form(tube('128,150,5.5 122,200,5 114,236,5'), { ramp: 'gold', lineWidth: 0.9 });
  scene.form(tube('116,222,8 112,246,8 98,266,8 78,267,7.5 66,250,7 71,238,5.5'), {
    ramp: 'wood',
    lines: [{ path: '105,228 115,232 125,230', width: 3.4 }],
    highlights: [ellipse(92, 264, 10, 2.4, 4)],
  });
  // lining, the hem of the far side hanging low
  const farHem = '-8,176! 30,164 50,198! 78,176 110,212! 142,176 182,196! 206,156 240,168! 238,128 270,98!';
  scene.form(spline(`${farHem} 220,60 140,40 50,80`), {
    ramp: 'lining',
    miter: true,
    shade: 6,
    lines: [
      { path: '118,128 84,160 50,200', width: 5, taper: 'start' },
      { path: '122,128 114,170 110,216', width: 5, taper: 'start' },
      { path: '130,128 158,160 182,198', width: 5, taper: 'start' },
      { path: '136,126 190,140 240,170', width: 5, taper: 'start' },
    ],
  });
  for (const tip of [
    '50,197,4 46,211,1',
    '110,212,4 108,227,1',
    '182,195,4 187,209,1',
    '238,168,4 250,177,1',
  ]) {
    scene.form(tube(tip), { ramp: 'gold', dim: true, lineWidth: 0.75, rim: false });
  }
  // the dark inside, and the face in it
  scene.form(spline('122,84 164,88 190,108 184,140 154,162 116,170 80,160 56,140 54,114 78,94'), {
    ramp: 'void',
    flat: true,
    outline: false,
  });
  const haze = scene.colour('haze');
  glowingEye(scene, 90, 130, 25, 33, { haze });
  glowingEye(scene, 143, 125, 31, 38, { haze });
  if (!scene.blink) {
    // lids that droop outwards
    scene.flat(spline('66,136! 84,122 110,110! 104,94 66,100'), 'void');
    scene.flat(spline('118,106! 146,114 172,131! 172,90 122,88'), 'void');
  }
  scene.flat(ink('103,156 110,151 118,151 125,155', 3.8), 'accent');
  // canopy, half umbrella and half wings, with its near hem lifted
  const nearHem = '270,98! 240,80 216,90! 186,66 154,88! 120,68 86,102! 58,96 36,138! 18,142 -8,176!';
  scene.form(
    spline(`${nearHem} 4,124 20,84 32,56! 62,54 100,40 146,28! 176,28 204,28 226,14! 240,44 254,70`),
    {
      miter: true,
      shade: 9,
      highlights: [spline('44,66 68,62 92,54 78,68 56,80 38,102')],
      lines: [
        { path: '142,32 94,64 86,100', width: 4.6 },
        { path: '146,32 158,58 154,86', width: 4.6 },
        { path: '152,32 200,54 216,88', width: 4.6 },
        { path: '33,58 22,104 34,136', width: 4.6 },
        { path: '226,18 232,60 266,96', width: 4.6 },
      ],
    },
  );
  // patch
  scene.form(polygon('176,36 198,38 197,56 175,53').withThickness(20), {
    ramp: 'patch',
    lineWidth: 0.7,
    lines: [
      { path: '171,44 181,45', width: 3 },
      { path: '192,47 202,48', width: 3 },
    ],
  });
  // thumbs of the wings and tips of the ribs
  const tips = [
    '-6,172,4 -15,186,1',
    '266,97,4 278,106,1',
    '36,136,4 34,150,1',
    '86,101,4 85,115,1',
    '154,87,4 155,101,1',
    '216,89,4 220,102,1',
  ];
  for (const tip of [...tips, '33,60,5.5 24,44,4 26,28,1', '226,20,5.5 232,4,4 244,-6,1']) {
    scene.form(tube(tip), { ramp: 'gold', lineWidth: 0.75, rim: false });
  }
  // ferrule
  scene.form(tube('146,36,8 150,16,5 155,-10,1.5'), { ramp: 'gold', lineWidth: 0.9 });
});
