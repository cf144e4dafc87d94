import { creature } from '../creature.ts';
import { ellipse, eye, leaf, polygon, skull, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { COURIER_KINDS, COURIERS, drawBuckle } from './couriers.ts';
import { drawPennant, drawTrumpet } from './heralgale-regalia.ts';

const palette = { ...COURIERS, main: '#a85e3a', royal: '#4568d8', bell: '#c98a2c', claw: '#4a4458' };
const roles = { ...COURIER_KINDS.roles, royal: 'main', bell: 'main', claw: 'main' } as const;
const dark = { ...COURIER_KINDS.dark, royal: '#8a1f52', bell: '#5a1f3a' };
const shiny = {
  ...COURIER_KINDS.shiny,
  main: '#d4dcf0',
  royal: '#2f9a6a',
  wing: '#6a78a8',
  bell: '#d87a3a',
  claw: '#4a4458',
};

/** An eagle with a trumpet for a beak and pennants for a tail. */
export const heralgale = creature(
  'heralgale',
  { plan: 'bird', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    // pennants of the tail
    drawPennant(
      scene,
      '152,198! 188,216 222,206 246,192 270,186 286,187! 278,198 268,210! 277,220 286,230! 270,230 252,236 226,250 194,256 156,234!',
      '152,214! 190,234 226,226 258,208 300,206! 300,216! 262,219 230,238 192,246 152,226!',
      true,
    );
    drawPennant(
      scene,
      '150,172! 192,172 218,146 238,120 262,104 286,98! 278,112 270,124! 282,132 296,142! 270,144 252,158 232,188 204,210 158,214!',
      '150,190! 198,190 226,164 248,134 300,116! 300,126! 262,136 238,172 206,202 150,204!',
      false,
    );
    // far wing
    scene.form(
      spline(
        '116,128! 118,80 136,40 152,0! 160,12 163,20! 172,2 180,-6! 184,14 182,26! 194,18 200,18! 196,60 176,110 150,136',
      ),
      {
        ramp: 'royal',
        dim: true,
        miter: true,
        lines: [
          { path: '161,14 156,50 148,84', width: 3 },
          { path: '182,24 172,60 160,92', width: 3 },
        ],
      },
    );
    // near wing
    scene.form(
      spline(
        '138,130! 158,84 192,40 244,2! 240,20 234,30! 256,20 270,20! 260,42 246,54! 268,48 280,54! 262,76 242,82! 258,84 266,92! 240,110 214,112! 224,118 226,126! 200,146 172,164 146,164',
      ),
      {
        ramp: 'royal',
        miter: true,
        shade: 10,
        marks: [
          {
            path: spline(
              '110,176! 128,116! 150,84 176,54 190,60 190,78 200,88 194,104 200,118 186,128 184,144 164,152 152,172',
            ),
            ramp: 'main',
          },
        ],
        lines: [
          { path: '196,70 214,50 234,31', width: 3.4 },
          { path: '204,86 224,70 246,55', width: 3.4 },
          { path: '202,104 222,94 243,83', width: 3.4 },
          { path: '196,124 206,118 217,112', width: 3.2 },
        ],
      },
    );
    // far leg
    scene.form(tube('104,218,7 100,254,6'), { ramp: 'beak', dim: true, lineWidth: 0.9, rim: false });
    drawClaws(scene, '96,253,19,11,162 101,258,17,11,118 106,255,14,11,30', { dim: true });
    scene.form(spline('92,186 122,186 122,212 118,232! 110,230 102,240! 96,231 88,230! 86,208'), {
      dim: true,
      miter: true,
    });
    // body and neck
    scene.form(
      [
        spline('112,118 146,118 170,144 176,184 160,214 132,222 106,212 90,184 92,146'),
        tube('128,146,32 122,112,25 120,92,26'),
      ],
      {
        shade: 12,
        cast: [ellipse(112, 114, 32, 12)],
      },
    );
    // near leg
    scene.form(tube('150,226,7.5 150,262,6.5'), { ramp: 'beak', lineWidth: 0.9, rim: false });
    drawClaws(scene, '145,261,20,12,166 151,267,18,12,118 157,263,15,12,26');
    scene.form(spline('126,186 168,182 177,208 172,238! 162,236 150,248! 140,237 125,238! 120,210'), {
      miter: true,
      shade: 8,
    });
    // tabard
    scene.form(
      spline(
        '86,132! 108,142 136,138 158,126! 164,160 156,202! 145,192! 136,212! 125,197! 113,214! 104,198! 92,204! 82,168',
      ),
      {
        ramp: 'royal',
        miter: true,
        shade: 9,
        marks: [
          {
            path: spline(
              '70,186! 92,190! 104,184! 113,200! 125,183! 136,198! 145,178! 156,188! 180,180! 180,230! 70,230!',
            ),
            ramp: 'brass',
          },
        ],
      },
    );
    // emblem
    scene.form(polygon('102,156 142,152 144,180 104,184').withThickness(20), {
      ramp: 'letter',
      lineRamp: 'wing',
      lineWidth: 0.75,
      rim: false,
      shade: 2.4,
      lines: [
        { path: '103,157 113,165 124,171', width: 2.6 },
        { path: '142,153 133,163 124,171', width: 2.6 },
      ],
    });
    scene.form(ellipse(124, 171, 6), { ramp: 'post', lineWidth: 0.6, rim: false, shade: 1.4 });
    // collar
    scene.form(tube('84,132,7 116,144,8 160,126,7'), { ramp: 'post', lineWidth: 0.85, rim: false, shade: 3 });
    drawBuckle(scene, 112, 143, 1.1, 4);
    // crest
    for (const [x, y, length, degrees] of [
      [140, 84, 52, 14],
      [142, 70, 58, -10],
      [134, 58, 54, -34],
    ] as const) {
      scene.form(leaf(x, y, length, 24, degrees, 5), { ramp: 'wing', miter: true, shade: 4 });
    }
    // head
    scene.form(skull(122, 82, 38), {
      shade: 9,
      marks: [
        { path: spline('86,74! 104,58 128,56 152,68 160,84! 140,76 118,72 98,80'), ramp: 'belly' },
        { path: spline('84,92 104,100 124,108 140,104 134,124 100,122'), ramp: 'belly' },
      ],
    });
    drawTrumpet(scene);
    eye(scene, 130, 80, 28, 25, { kind: 'fierce' });
    eye(scene, 101, 69, 13, 17, { kind: 'fierce', mirror: true });
  },
);
