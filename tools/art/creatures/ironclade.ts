import { creature } from '../creature.ts';
import { blush, curl, ellipse, eye, polygon, skull, spline, tube } from '../kit.ts';
import { drawGull, drawGunPort, drawRivets } from './ironclade-fittings.ts';

const palette = {
  main: '#5fae96',
  belly: '#e4f0d4',
  shell: '#94a4b9',
  iron: '#4f5d74',
  red: '#dc4a40',
  accent: '#f2b33d',
  smoke: '#eef1f7',
  hole: '#252b3a',
  iris: '#2f6fa8',
};
const roles = { hole: 'fixed', red: 'accent' } as const;
const dark = { accent: '#ff9fc0', red: '#f0336e', smoke: '#746394', shell: '#545173', iron: '#3a3656' };
const shiny = {
  main: '#a893e4',
  belly: '#fbf3ff',
  shell: '#e6a486',
  iron: '#8a4a4c',
  red: '#2f9f9a',
  accent: '#8fe8dc',
};

/** A sea turtle built like an ironclad. */
export const ironclade = creature(
  'ironclade',
  { plan: 'turtle', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // smoke and funnel
    scene.form([ellipse(176, 14, 17), ellipse(198, 4, 20), ellipse(226, -2, 24, 21), ellipse(206, 16, 16)], {
      ramp: 'smoke',
      shade: 7,
      lines: [curl(226, 0, 9), curl(192, 8, 7)],
    });
    scene.form(tube('158,104,20 166,34,17', { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'shell',
      shade: 9,
      marks: [{ path: polygon('130,48 200,52 200,70 130,66'), ramp: 'red' }],
      lines: [{ path: '156,70 155,92', width: 2.8 }],
    });
    scene.form(tube('146,30,7 188,34,7', { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'iron',
      lineWidth: 0.9,
      shade: 4,
    });
    // far flippers
    scene.form(spline('84,176 46,184 14,202 0,220! 26,228 60,220 92,204'), { dim: true });
    scene.form(spline('196,192 216,196 226,214 230,232! 206,232 188,216'), { dim: true });
    // hull below the waterline
    scene.form(spline('66,160! 150,154 254,150! 250,178 228,202 180,212 112,210 78,194'), {
      ramp: 'red',
      shade: 9,
      marks: [{ path: spline('50,150 150,148 262,140! 258,168 150,178 60,172!'), ramp: 'accent' }],
    });
    // casemate
    scene.form(spline('70,162! 78,130 104,104 152,94 202,100 234,126 252,156! 150,168'), {
      ramp: 'shell',
      shade: 14,
      gloss: true,
      highlights: [spline('92,130 112,110 146,102 148,108 116,118 100,138')],
      lines: [
        { path: '120,102 108,130 108,166', width: 3.4 },
        { path: '190,98 192,130 192,164', width: 3.4 },
        { path: '84,124 150,114 228,122', width: 3 },
      ],
    });
    drawRivets(scene, [
      [152, 105],
      [176, 104],
      [152, 154],
      [204, 110],
      [238, 148],
      [192, 154],
    ]);
    for (const x of [132, 172, 212]) drawGunPort(scene, x, 142);
    drawGull(scene, 228, 96);
    // near flippers
    scene.form(spline('92,186 122,180 140,196 130,218 98,238 62,248 36,246! 54,230 76,210'), {
      shade: 7,
      lines: [{ path: '112,206 94,222 72,234', width: 3.4 }],
    });
    scene.form(spline('196,196 228,190 252,208 270,240! 238,244 206,234 190,214'), {
      shade: 7,
      lines: [{ path: '222,208 236,222 246,232', width: 3.4 }],
    });
    // neck and head
    scene.form(tube('106,180,21 80,156,24'));
    scene.form(skull(66, 122, 43, { high: 0.96, cheek: 0.4 }), {
      shade: 9,
      marks: [{ path: spline('20,150 60,154 100,142 116,150 100,180 30,180'), ramp: 'belly' }],
    });
    // lower jaw, red as below the waterline
    scene.form(spline('32,147! 50,157 77,147! 82,155 71,167 52,170 37,164!'), {
      ramp: 'red',
      lineWidth: 0.9,
      rim: false,
      shade: 4,
    });
    // hooked beak, plated like the bow of a ship
    scene.form(spline('57,115! 40,117 27,127 20,142 22,164! 32,154 50,157 67,154 82,143! 81,130 71,120!'), {
      ramp: 'shell',
      miter: true,
      shade: 6,
      lines: [{ path: '57,117 47,128 44,143', width: 3.2 }],
    });
    drawRivets(scene, [
      [32, 137],
      [54, 137],
      [69, 132],
    ]);
    // face
    eye(scene, 37, 97, 18, 29);
    eye(scene, 83, 100, 29, 37);
    blush(scene, 98, 136, 9);
  },
);
