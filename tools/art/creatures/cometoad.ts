import { creature } from '../creature.ts';
import { ellipse, mouth, type Scene, spline, star, tube } from '../kit.ts';
import { drawCometTail, drawCraters, drawStarEye } from './cometoad-sky.ts';

const palette = {
  main: '#5b5480',
  belly: '#aca3cc',
  crater: '#3e3860',
  flame: '#3b82f0',
  flameMiddle: '#79cbfb',
  flameTip: '#f1fbff',
  ember: '#e58a3c',
  gold: '#ffd65f',
  night: '#231c4a',
  iris: '#ffd05a',
};
const roles = { flameMiddle: 'accent', ember: 'accent', night: 'fixed' } as const;
const shiny = {
  main: '#c9c4ea',
  belly: '#fff4e0',
  crater: '#9c94cc',
  flame: '#e8a51e',
  flameMiddle: '#ffd652',
  flameTip: '#fffbe2',
  ember: '#3f9df0',
  gold: '#7fe0ff',
};

/** The far hand, waving. */
function drawWavingHand(scene: Scene): void {
  scene.form(
    [
      tube('46,190,16 18,174,13 6,150,11'),
      tube('6,152,11 -12,140,7 -24,138,7'),
      tube('6,148,10 -2,126,7 -8,114,7.5'),
      tube('8,150,10 18,132,7 22,120,7.5'),
    ],
    { dim: true, shade: 3 },
  );
  for (const [x, y] of [
    [-24, 138],
    [-8, 114],
    [22, 119],
  ] as const) {
    scene.flat(ellipse(x, y, 4), 'gold');
  }
}

/** A fat toad of star-stone with a comet's tail for a crest. */
export const cometoad = creature(
  'cometoad',
  { plan: 'frog', palette, roles, darkRecipe: 'ember', shiny },
  (scene) => {
    drawWavingHand(scene);
    // boulder of a body
    scene.form(
      spline(
        '26,176 24,144 44,118 76,108 112,106 150,94 192,98 228,122 248,160 250,200 230,228 170,238 96,238 50,226 30,204',
      ),
      {
        shade: 14,
        marks: [{ path: spline('10,190 40,196 80,204 120,202 146,216 150,250 30,250'), ramp: 'belly' }],
        lines: [{ path: '60,218 80,224 100,223', width: 3 }],
      },
    );
    drawCraters(scene);
    drawCometTail(scene);
    // near hind leg
    scene.form(spline('186,196 214,180 246,188 258,212 250,232 268,240 262,250 214,250 190,248 176,228'), {
      shade: 8,
      lines: [
        { path: '216,236 206,228 206,216', width: 3.4 },
        { path: '228,242 226,246 225,249', width: 3 },
        { path: '244,242 243,246 242,249', width: 3 },
      ],
    });
    // near front leg
    scene.form(
      spline('104,190 128,184 146,198 146,222 140,234 148,244 140,252 92,252 84,244 94,234 102,222 98,206'),
      {
        shade: 6,
        lines: [
          { path: '104,242 102,246 101,250', width: 3 },
          { path: '120,242 119,246 118,250', width: 3 },
        ],
      },
    );
    // eyes
    drawStarEye(scene, 52, 98, 26, true);
    drawStarEye(scene, 112, 94, 31);
    // star stone on the brow
    scene.form(star(84, 92, 14, 8, 5), { ramp: 'gold', lineWidth: 0.85, shade: 2, rim: false });
    // face
    mouth(scene, 66, 158, 92, 'smile', { lineWidth: 4.4 });
    scene.flat(ellipse(42, 140, 2.6, 1.8), scene.ramp('main').line);
    scene.flat(ellipse(58, 140, 2.6, 1.8), scene.ramp('main').line);
  },
);
