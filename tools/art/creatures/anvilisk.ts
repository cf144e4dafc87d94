import { creature } from '../creature.ts';
import { ellipse, eye, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';

const palette = {
  main: '#76839a',
  plate: '#b9c6d6',
  soot: '#3c3946',
  accent: '#ff8a3c',
  hot: '#ffd27a',
  belly: '#a7b0c2',
  claw: '#2f2c3a',
  throat: '#5a1c1c',
  iris: '#ff9030',
};
const roles = { plate: 'main', soot: 'main', hot: 'accent', claw: 'main', throat: 'fixed' } as const;
const shiny = { main: '#c98a4a', plate: '#f2cd86', soot: '#4d3040', accent: '#3fd0e0', hot: '#d4ffff' };

/** The tail, thrown over the back to strike, with its club of black iron. */
function drawTail(scene: Scene): void {
  const spine = '206,196,26 256,190,20 284,140,16 268,78,13 226,44,11';
  scene.form(tube(spine), {
    shade: 7,
    lines: [
      { path: '250,172 260,188 262,206', width: 3.4 },
      { path: '268,146 284,154 298,156', width: 3.4 },
      { path: '262,106 276,106 288,98', width: 3.4 },
    ],
  });
  const club = polygon('150,30 160,8 206,-14 226,-10 250,44 242,62 196,82 178,76').withThickness(60);
  scene.form(club, {
    ramp: 'soot',
    miter: true,
    rim: false,
    shade: 9,
    marks: [
      { path: polygon('140,30 166,0 186,90 160,90'), ramp: 'accent' },
      { path: polygon('130,24 158,10 180,90 150,90'), ramp: 'hot' },
    ],
    highlights: [polygon('186,0 208,-9 211,-1 189,9')],
  });
}

/** An armoured lizard with an anvil for a head: horn in front, face above, heel behind. */
export const anvilisk = creature(
  'anvilisk',
  { plan: 'lizard', palette, roles, darkRecipe: 'bone', shiny },
  (scene) => {
    drawTail(scene);
    // far legs, elbows out
    scene.form([tube('84,196,22 48,210,17 36,236,14'), ellipse(32, 242, 24, 12)], {
      dim: true,
      marks: [{ path: polygon('-10,226 80,222 80,270 -10,270'), ramp: 'soot' }],
    });
    scene.form([tube('196,196,22 176,222,16 170,240,14'), ellipse(166, 244, 22, 11)], {
      dim: true,
      marks: [{ path: polygon('130,226 200,226 200,270 130,270'), ramp: 'soot' }],
    });
    // body, low to the ground
    scene.form(
      spline('78,138 116,124 168,130 212,148 236,180 232,212 204,226 150,228 104,222 76,196').withThickness(
        90,
      ),
      {
        shade: 13,
        marks: [
          { path: spline('60,196 100,196 150,210 206,206 240,196 220,250 80,250'), ramp: 'belly' },
          {
            path: [ellipse(186, 166, 13, 10, 20), ellipse(164, 182, 9, 7, 20), ellipse(206, 186, 8, 7)],
            ramp: 'plate',
          },
        ],
      },
    );
    // near hind leg
    drawClaws(scene, '196,260,12,10,180 208,266,12,10,160 224,268,12,10,130', { lineWidth: 0.6 });
    scene.form(
      [
        spline('190,178 212,164 240,174 250,204 240,230 214,236 194,222 186,200'),
        tube('224,218,20 226,240,17'),
        ellipse(220, 252, 28, 14),
      ],
      { shade: 8, marks: [{ path: polygon('180,238 260,232 260,280 180,280'), ramp: 'soot' }] },
    );
    // near foreleg: upper arm, elbow behind, forearm planted
    drawClaws(scene, '74,268,13,10,184 84,274,13,10,164 100,278,12,10,136', {
      lineWidth: 0.6,
      back: 'hidden',
    });
    scene.form([tube('126,176,31 146,206,26 130,236,21 114,254,19'), ellipse(104, 262, 31, 15)], {
      back: 'under',
      shade: 9,
      marks: [{ path: polygon('60,246 160,238 160,290 60,290'), ramp: 'soot' }],
      lines: [{ path: '146,186 160,204 152,226', width: 3.6 }],
    });
    // lower jaw and the glow of its throat
    scene.fromBehind('hidden', () => {
      scene.form(spline('8,154! 20,178 50,196 96,196 126,176 134,148! 96,160 50,164').withThickness(34), {
        ramp: 'main',
        shade: 7,
        rim: false,
      });
      scene.form(spline('10,140! 60,148 118,144! 114,158 84,174 44,172 20,158').withThickness(24), {
        ramp: 'throat',
        flat: true,
        outline: 'inner',
        marks: [{ path: spline('24,160 60,160 100,152 100,180 40,180'), ramp: 'accent' }],
      });
      scene.form(polygon('24,164 32,152 40,168 52,156 58,172 72,156 78,172 92,154 96,168 70,180 40,178'), {
        ramp: 'plate',
        flat: true,
        outline: false,
      });
    });
    // the anvil of a head
    scene.form(
      spline(
        '-28,98! 0,94 30,92 48,80! 50,68! 184,52! 190,84! 168,94 150,112 146,138! 116,150 70,154 30,146 0,130 -20,114',
      ).withThickness(80),
      {
        shade: 10,
        miter: true,
        rim: false,
        marks: [
          { path: polygon('40,40 200,30 200,66 50,84'), ramp: 'plate' },
          { path: ellipse(128, 60, 40, 9, -7), ramp: 'accent' },
          { path: ellipse(128, 59, 24, 5.6, -7), ramp: 'hot' },
          { path: spline('-40,80 0,86 10,108 -4,140 -40,130'), ramp: 'accent' },
          { path: spline('-40,80 -14,90 -8,106 -18,134 -40,130'), ramp: 'hot' },
        ],
        lines: [{ path: '54,82 110,76 186,68', width: 3, taper: 'none' }],
      },
    );
    scene.flat(ellipse(18, 108, 3.6, 2.4, -20), 'soot');
    // face
    eye(scene, 46, 112, 20, 20, { kind: 'fierce', mirror: true });
    eye(scene, 98, 110, 33, 27, { kind: 'fierce' });
  },
);
