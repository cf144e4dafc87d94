import { creature } from '../creature.ts';
import { blush, ellipse, eye, mouth, polygon, skull, spline, tube } from '../kit.ts';
import { drawPitLamp, drawShovelHand, MOLE_KINDS, MOLES } from './moles.ts';
import { drawShaftmawBack } from './shaftmaw-back.ts';
import { drawBeam, drawCanary, drawDrill, drawLamp } from './shaftmaw-pit.ts';

const palette = {
  ...MOLES,
  main: '#8a6350',
  steel: '#b4c0cf',
  timber: '#c98f55',
  cut: '#f0cf98',
  glow: '#ffd94a',
  canary: '#ffe25a',
  pit: '#33202c',
};
const roles = { ...MOLE_KINDS.roles, pit: 'fixed', glow: 'accent', canary: 'accent' } as const;
const dark = {
  ...MOLE_KINDS.dark,
  main: '#504743',
  glow: '#e88319',
  canary: '#fda769',
  timber: '#695f5b',
  cut: '#a79c92',
  steel: '#988d82',
};
const shiny = {
  ...MOLE_KINDS.shiny,
  main: '#5f7fae',
  timber: '#d9a35f',
  steel: '#f0c860',
  glow: '#ff7a5a',
  canary: '#7fe0d0',
};

/** A mole that carries the mouth of its mine like a collar: drill, timbers, lamps and a lodger. */
export const shaftmaw = creature(
  'shaftmaw',
  { plan: 'biped', palette, stage: 3, back: drawShaftmawBack, roles, dark, shiny },
  (scene) => {
    drawLamp(scene, 206, 52, 0.95, 20);
    drawLamp(scene, 254, 98, 1, 42);
    drawLamp(scene, 284, 160, 1, 66);
    // the hill of its back
    scene.form(
      spline(
        '40,120 84,58 150,30 216,54 266,112 290,186 284,248 248,280 150,284 70,280 34,240',
      ).withThickness(160),
      {
        shade: 17,
        lines: [
          { path: '228,120 240,136 246,154', width: 4 },
          { path: '206,96 214,104 220,114', width: 4 },
          { path: '250,176 256,192 256,206', width: 4 },
        ],
      },
    );
    // feet
    scene.form(spline('176,292! 178,270 204,260 240,266 252,292!').withThickness(28), {
      ramp: 'accent',
      shade: 5,
    });
    // the pit
    scene.form(polygon('36,92 204,92 212,270 26,270').withThickness(120), { ramp: 'pit', flat: true });
    drawShovelHand(scene, 36, 262, 160, 0.95, true);
    drawBeam(scene, 36, 84, 26, 278, 15);
    drawBeam(scene, 206, 84, 216, 280, 17);
    drawBeam(scene, 6, 86, 240, 76, 19);
    drawCanary(scene, 214, 58);
    // head
    scene.form(skull(122, 170, 82, { wide: 1.04, high: 0.98 }), {
      shade: 13,
      cast: [ellipse(122, 100, 96, 30)],
      marks: [{ path: spline('30,170 70,158 112,172 142,200 138,238 104,266 50,250 24,214'), ramp: 'belly' }],
    });
    mouth(scene, 108, 212, 58, 'open');
    scene.form(polygon('94,210 116,209 115,228 95,227').withThickness(14), {
      ramp: '#ffffff',
      rim: false,
      shade: 2,
      lineWidth: 0.6,
    });
    scene.ink('105,210 105,227', 2.4);
    // helmet
    scene.form(spline('44,126! 52,74 86,38 128,30 172,50 200,122! 150,138 92,140').withThickness(70), {
      ramp: 'helmet',
      shade: 10,
      highlights: [ellipse(92, 66, 20, 9, -34)],
      lines: [{ path: '128,32 148,80 152,134', width: 3.4 }],
    });
    scene.form(tube('30,136,10 84,140,11 142,138,11 212,124,10'), { ramp: 'helmet', rim: false, shade: 4 });
    drawPitLamp(scene, 82, 98, 24);
    // drill
    drawDrill(scene, '58,196,33 16,210,22 -26,224,12 -62,236,0.5', 7);
    scene.form(tube('52,164,9 68,194,10 66,228,9'), { ramp: 'accent', rim: false, shade: 4 });
    // near hand
    drawShovelHand(scene, 218, 246, 112, 1.15, false);
    // face
    eye(scene, 88, 166, 23, 30, { kind: 'dot' });
    eye(scene, 146, 166, 30, 36, { kind: 'dot' });
    blush(scene, 172, 196, 12);
  },
);
