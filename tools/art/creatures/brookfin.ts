import { creature } from '../creature.ts';
import { blush, ellipse, eye, leaf, mouth, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#4aa3ee',
  belly: '#eefaff',
  fin: '#ffb24d',
  finTip: '#ff7d5a',
  stripe: '#2a5fb8',
  sail: '#fff3d6',
  mast: '#8a5a3c',
  iris: '#1f62c0',
};
const roles = { sail: 'belly' } as const;
const dark = { sail: '#80afab', mast: '#1e4c4f' };
const shiny = { sail: '#ffffff', fin: '#fff0c8', finTip: '#ffd24a', main: '#ff7d62', stripe: '#fff6ea' };

const plan = 'fish';

/** The fin on its back: a mainsail and a jib on one spine, with a pennant. */
function drawSails(scene: Scene): void {
  scene.form(spline('74,112! 84,76 104,30 116,2! 112,40 114,76 118,100!').withThickness(26), {
    ramp: 'sail',
    miter: true,
    dim: true,
    shade: 5,
    marks: [{ path: spline('60,84! 120,66! 120,40! 80,56!'), ramp: 'fin' }],
  });
  scene.form(spline('116,-26! 98,-30 88,-22 72,-24! 82,-16 76,-8! 92,-8 102,-14 116,-14!'), {
    ramp: 'finTip',
    miter: true,
    lineWidth: 0.85,
    shade: 3,
  });
  scene.form(
    spline('124,-16! 154,4 184,36 202,72 206,104! 180,112 150,114 122,110! 132,70 132,26').withThickness(70),
    {
      ramp: 'sail',
      miter: true,
      shade: 10,
      marks: [
        { path: spline('100,18! 140,22 180,16 220,2! 220,30! 184,46 146,52 100,46!'), ramp: 'fin' },
        { path: spline('100,76! 140,80 180,74 230,58! 230,88! 190,102 150,108 100,104!'), ramp: 'fin' },
      ],
      lines: [
        { path: '126,52 150,53 188,44', width: 2.6 },
        { path: '126,78 156,80 202,70', width: 2.6 },
      ],
    },
  );
  scene.form(tube('122,122,5 122,40,4.4 118,-32,3.4'), {
    ramp: 'mast',
    lineWidth: 0.8,
    rim: false,
    shade: 2,
  });
}

/** A little fish of clear brooks with sails on its back. */
export const brookfin = creature(
  'brookfin',
  { plan, palette, stage: 1, float: 6, roles, dark, shiny },
  (scene) => {
    // tail fin
    scene.form(spline('178,140! 204,108 236,84 246,88! 238,116 226,138! 240,160 246,190! 232,192 202,172'), {
      ramp: 'fin',
      miter: true,
      marks: [{ path: spline('214,100 250,70 250,200 214,178 226,138'), ramp: 'finTip' }],
      lines: [
        { path: '196,134 216,116 234,100', width: 3 },
        { path: '196,146 216,160 234,178', width: 3 },
        '200,140 214,139 222,138',
      ],
    });
    drawSails(scene);
    // far side fin
    scene.form(leaf(84, 178, 44, 28, 110, 6), { ramp: 'fin', dim: true });
    // body
    scene.form(spline('36,138 52,102 96,82 146,90 186,118 204,140 186,162 146,188 96,194 52,174'), {
      highlights: [ellipse(104, 98, 28, 8, -6)],
      marks: [
        { path: spline('28,152 64,158 110,168 150,168 196,146 190,220 40,220'), ramp: 'belly' },
        { path: spline('146,84 162,96 160,126 148,150 142,124 150,104'), ramp: 'stripe' },
        { path: spline('172,100 182,114 180,134 170,150 168,128 172,114'), ramp: 'stripe' },
      ],
      lines: [{ path: '116,122 124,142 116,164', width: 4 }],
    });
    // near side fin
    scene.form(
      spline('118,156! 142,150 168,162 174,172! 160,176! 166,190! 148,190! 146,204! 128,194 116,174'),
      {
        ramp: 'fin',
        miter: true,
        marks: [{ path: spline('158,150 190,160 160,220 132,204 148,184'), ramp: 'finTip' }],
        lines: [
          { path: '128,164 144,168 160,174', width: 3 },
          { path: '126,172 136,182 146,194', width: 3 },
        ],
      },
    );
    // face
    eye(scene, 92, 132, 37, 44, { kind: 'dot' });
    eye(scene, 48, 130, 17, 32, { kind: 'dot' });
    mouth(scene, 56, 160, 24, 'open');
    blush(scene, 98, 164, 9);
  },
);
