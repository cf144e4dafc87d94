import { creature } from '../creature.ts';
import { blush, ellipse, eye, polygon, spline, star, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { sleepyLid } from '../parts/eyelids.ts';
import { twist } from '../parts/twisted-horn.ts';
import { MOLE_KINDS, MOLES } from './moles.ts';
import { drawBackLamp, drawBeam, drawCanary } from './shaftmaw-works.ts';

const palette = {
  ...MOLES,
  main: '#7d5a4a',
  steel: '#b4c0cf',
  timber: '#c9925a',
  cut: '#f0cf98',
  glow: '#ffd94a',
  canary: '#ffe25a',
  throat: '#2b1822',
};
const roles = { ...MOLE_KINDS.roles, throat: 'fixed', glow: 'accent', canary: 'accent' } as const;
const dark = {
  ...MOLE_KINDS.dark,
  main: '#463a5e',
  glow: '#ff4f9a',
  canary: '#ff8fc4',
  timber: '#6b4a78',
  cut: '#a98bb8',
  steel: '#6f6790',
};
const shiny = {
  ...MOLE_KINDS.shiny,
  main: '#5f7fae',
  timber: '#d9a35f',
  steel: '#f0c860',
  glow: '#ff7a5a',
  canary: '#7fe0d0',
};

const DRILL = '76,124,27 38,98,17 -10,66,0.4';

/** A mole that is half a mine: lamps, beams, rails and a drill for a nose. */
export const shaftmaw = creature(
  'shaftmaw',
  { plan: 'golem', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    // lamps down the back
    drawBackLamp(scene, 154, 44, -78, 1.15);
    drawBackLamp(scene, 198, 64, -56, 1.05);
    drawBackLamp(scene, 230, 104, -34, 0.95);
    drawBackLamp(scene, 248, 152, -14, 0.85);
    // far hand
    drawClaws(scene, '-2,212,30,16,150 8,222,30,16,126 22,228,28,16,104', { dim: true });
    scene.form([tube('46,160,24 20,196,22'), ellipse(18, 208, 24, 20)], {
      dim: true,
      marks: [{ path: ellipse(12, 216, 30, 16), ramp: 'accent' }],
    });
    // body
    scene.form(
      spline('40,238! 28,196 32,146 50,98 88,58 140,40 192,54 230,96 252,156 258,220 246,242! 150,248'),
      {
        shade: 20,
        marks: [{ path: spline('30,150 60,132 110,130 156,146 176,190 176,260 20,260'), ramp: 'belly' }],
      },
    );
    // mouth like a pit, with rails for a tongue
    scene.form(spline('40,240! 40,168 60,154 100,150 138,156 152,172 152,244!'), {
      ramp: 'throat',
      flat: true,
    });
    scene.form(spline('54,244! 62,212 80,192 98,188 116,194 134,214 142,246!'), {
      ramp: 'accent',
      lineWidth: 0.8,
      rim: false,
      lines: [
        { path: '82,198 72,220 66,244', width: 4, taper: 'none' },
        { path: '112,198 124,220 130,244', width: 4, taper: 'none' },
        { path: '74,212 120,212', width: 4, taper: 'none' },
        { path: '66,228 128,228', width: 4, taper: 'none' },
      ],
    });
    scene.form(polygon('84,158 100,158 99,178 86,179').withThickness(12), {
      ramp: '#ffffff',
      lineWidth: 0.7,
      shade: 2,
    });
    scene.form(polygon('101,158 118,158 116,178 102,179').withThickness(12), {
      ramp: '#ffffff',
      lineWidth: 0.7,
      shade: 2,
    });
    drawBeam(scene, [42, 160], [34, 246], 9);
    drawBeam(scene, [150, 160], [158, 250], 11);
    drawBeam(scene, [22, 158], [172, 150], 11);
    // ear with a canary
    scene.form(ellipse(194, 96, 29, 27), { marks: [{ path: ellipse(190, 98, 20, 19), ramp: 'throat' }] });
    drawCanary(scene, 188, 90);
    scene.form(spline('171,108! 186,117 206,117 222,100! 219,116 203,125 184,122'), {
      lineWidth: 0.8,
      rim: false,
      shade: 2,
    });
    // drill nose
    scene.form(star(82, 126, 36, 25, 9, 10), { ramp: 'accent', lineWidth: 0.9, rim: false });
    scene.form(tube(DRILL, { startCap: 'round' }), {
      ramp: 'steel',
      shade: 8,
      lines: twist(DRILL, 6, { width: 4 }),
    });
    // face
    eye(scene, 80, 82, 20, 25, { kind: 'dot' });
    eye(scene, 132, 90, 26, 31, { kind: 'dot' });
    sleepyLid(scene, 80, 82, 20, 25, 0.14, 'main');
    sleepyLid(scene, 132, 90, 26, 31, 0.14, 'main');
    blush(scene, 142, 120, 9);
    // near hand
    scene.form(tube('214,150,34 206,206,32'), {});
    drawClaws(scene, '176,222,34,20,128 192,232,34,20,106 212,236,34,20,88 230,230,30,18,66');
    scene.form(ellipse(204, 214, 36, 22), { ramp: 'accent' });
  },
);
