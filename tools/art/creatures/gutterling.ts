import { creature } from '../creature.ts';
import { ellipse, flameCore, glowingEye, ink, spline, tube } from '../kit.ts';

const palette = {
  main: '#f6ead2',
  belly: '#fffaf0',
  saucer: '#7a68d0',
  void: '#231b3d',
  wick: '#4a3a52',
  accent: '#5fe8da',
  haze: '#3a8f9a',
};
const roles = { void: 'fixed', haze: 'fixed' } as const;
const dark = { main: '#6a5a80', belly: '#9a88b0', saucer: '#3a2c58', accent: '#ff4d7d', haze: '#a02a5c' };
const shiny = {
  main: '#ffd9df',
  belly: '#fff2f2',
  saucer: '#e8b23f',
  wick: '#7a3f4a',
  accent: '#ffb43f',
  haze: '#b0702a',
};

/** A candle stub that hides in its own saucer. */
export const gutterling = creature(
  'gutterling',
  { plan: 'sprite', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // flame for a quiff, and the bent wick
    scene.form(
      spline('120,64 100,54 90,34 92,12 76,-6! 100,-2 110,6 112,-14 100,-40! 134,-26 160,6 156,38 142,58'),
      {
        ramp: 'accent',
        miter: true,
        rim: false,
        shade: 6,
        marks: [{ path: flameCore(128, 62, 34, 56, -0.25), flat: '#eafffb' }],
      },
    );
    scene.form(tube('126,86,5 124,66,4.5 132,52,4'), { ramp: 'wick', lineWidth: 0.8, rim: false });
    // handle
    const handle = tube('206,164,9 232,150,9 246,168,9 236,190,9 204,194,8');
    scene.form(handle, { ramp: 'saucer', shade: 4 });
    // inside of the saucer
    scene.form(ellipse(124, 168, 98, 26), { ramp: 'saucer', dim: true, shade: 4 });
    // wax body with drips
    scene.form(
      spline(
        '98,86 112,78 138,78 158,84 172,100 180,136 196,168 204,184 124,204 44,184 54,166 70,136 78,104 88,90',
      ),
      {
        shade: 13,
        marks: [{ path: spline('70,150 90,176 130,184 170,176 190,150 220,200 30,200'), ramp: 'belly' }],
      },
    );
    scene.form(
      spline(
        '84,92! 100,76 124,72 150,76 168,92! 176,104 178,120 171,126 164,118 160,104 150,102! 132,94 112,94 98,102! 94,112 88,120 80,114 80,102',
      ),
      { ramp: 'belly', shade: 5 },
    );
    // hollow face
    scene.form(spline('112,100 140,104 154,124 150,150 128,162 100,158 84,142 86,118 96,104'), {
      ramp: 'void',
      lineWidth: 0.8,
      flat: true,
    });
    glowingEye(scene, 102, 130, 15, 23, { haze: scene.colour('haze') });
    glowingEye(scene, 130, 132, 19, 26, { haze: scene.colour('haze') });
    scene.flat(ink('110,152 116,149 122,152', 3.2), 'accent');
    // saucer with a chip
    scene.form(
      spline(
        '26,168! 36,176 44,181! 52,190! 62,184! 70,189! 96,194 124,195 180,188 222,168! 218,196 190,220 162,228 86,228 58,220 30,196',
      ),
      {
        ramp: 'saucer',
        shade: 9,
        highlights: [ellipse(46, 204, 4, 11, -24)],
        lines: [
          { path: '60,214 92,221 124,222 158,221 190,212', width: 3.4, colour: scene.colour('accent') },
        ],
      },
    );
    // hands on the rim
    scene.form(spline('78,176 90,174 98,182 97,200 86,206 77,196'), { lineWidth: 0.9, shade: 3 });
    scene.form(spline('156,172 170,170 178,179 177,196 165,202 156,191'), { lineWidth: 0.9, shade: 3 });
  },
);
