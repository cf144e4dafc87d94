import { creature } from '../creature.ts';
import { blush, ellipse, eyes, leg, type Scene, skull, spike, spline, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { dragonBrood, dragonBroodKinds } from './dragon-brood.ts';

const palette = { ...dragonBrood, claw: '#fff0cf', crease: '#7288cc' };
const roles = { crease: 'accent' } as const;
const dark = { ...dragonBroodKinds.dark, crease: '#ab600f' };
const shiny = { ...dragonBroodKinds.shiny, crease: '#e89a2c', claw: '#f4f7ff' };

/** A wing much too large, hanging to the ground like a borrowed cloak; drawn at the right. */
function drawWing(scene: Scene, far: boolean): void {
  const place = <
    T extends { mirror(cx: number): T; scale(kx: number, ky: number, cx: number, cy: number): T },
  >(
    path: T,
  ): T => (far ? path.mirror(128).scale(0.9, 0.96, 60, 260) : path);
  const options = { dim: far, miter: true } as const;
  scene.form(
    place(
      spline(
        '142,140! 166,84 204,24! 244,38 284,74 312,124! 300,150 304,180 324,214! 302,222 292,244 296,276! 270,262 246,262 230,282! 218,256 200,240 178,242! 172,206 158,172',
      ).withThickness(90),
    ),
    {
      ...options,
      ramp: 'wing',
      shade: 12,
      marks: [
        { path: place(spline('206,30! 236,100 276,150 318,214! 300,210 250,160 214,100')), ramp: 'crease' },
        { path: place(spline('206,30! 220,110 252,190 292,272! 262,240 222,160 200,90')), ramp: 'crease' },
        { path: place(spline('204,30! 202,110 206,190 228,276! 200,220 186,150 190,90')), ramp: 'crease' },
      ],
    },
  );
  // arm and fingers of the wing
  scene.form(place(tube('146,142,13 172,90,10 202,32,9')), { dim: far, rim: false, shade: 4 });
  scene.form(place(spike(206, 34, 34, 20, -96, 8)), { ...options, ramp: 'horn', rim: false, shade: 3 });
  // a patch
  if (!far) {
    scene.form(place(spline('252,112! 276,106! 284,128! 262,138!').withThickness(16)), {
      ramp: 'horn',
      rim: false,
      lineWidth: 0.75,
      shade: 2,
    });
    scene.ink('250,118 258,116', 3);
    scene.ink('280,120 288,118', 3);
    scene.ink('266,130 268,142', 3);
  }
}

/** A drake all knees and elbows under wings two sizes too large. */
export const gustrake = creature(
  'gustrake',
  { plan: 'drake', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    drawWing(scene, true);
    drawWing(scene, false);
    // tail
    scene.form(tube('150,244,20 190,272,15 234,276,10 262,256,6'), { shade: 5, rim: false });
    scene.form(spike(258, 262, 34, 26, -58, 6), { ramp: 'horn', miter: true, rim: false, shade: 3 });
    // far leg: knees together, feet apart
    scene.form([tube('108,226,20 118,250,14 92,278,11'), leg(90, 270, 294, 24, 26, 12)], {
      dim: true,
      rim: false,
      shade: 4,
    });
    // far arm, flung out
    scene.form([tube('96,172,14 60,196,11 34,196,9'), tube('34,196,9 10,186,8 -4,176,7')], {
      dim: true,
      rim: false,
      shade: 3,
    });
    drawClaws(scene, '-6,180,22,11,168 -6,174,24,11,-160 2,170,22,10,-122', { dim: true });
    // body
    scene.form(
      [
        spline('92,170 122,148 154,158 166,190 170,226 160,252 128,258 100,244 90,208').withThickness(70),
        tube('120,128,24 120,160,28'),
        tube('146,232,26 136,262,16 156,284,12'),
        leg(152, 276, 302, 26, 28, 13),
      ],
      {
        shade: 10,
        marks: [{ path: spline('96,150 126,152 132,180 132,226 118,250 90,240 80,190'), ramp: 'belly' }],
        lines: [
          { path: '92,182 112,188 132,184', width: 3 },
          { path: '90,204 112,210 134,206', width: 3 },
          { path: '92,226 112,231 130,228', width: 3 },
        ],
        cast: [ellipse(112, 140, 52, 22)],
      },
    );
    drawClaws(scene, '130,300,14,11,172 142,303,14,11,150');
    // near arm, bent at a sharp elbow
    scene.form([tube('152,176,17 190,206,13 176,228,11'), tube('176,228,11 148,226,10 134,214,9')], {
      rim: false,
      shade: 4,
    });
    drawClaws(scene, '132,208,20,11,-148 128,216,21,11,178 134,224,18,10,150');
    // horns
    scene.form(tube('82,46,14 66,14,13 74,-18,10 92,-36,1'), {
      ramp: 'horn',
      dim: true,
      shade: 4,
      rim: false,
    });
    scene.form(tube('146,44,16 172,18,14 176,-14,10 164,-40,1'), { ramp: 'horn', shade: 5, rim: false });
    // ruff at the cheek
    scene.form(
      spline('156,70! 182,64 202,74! 188,86 190,98! 200,108 200,120! 178,122 150,112!').withThickness(26),
      { ramp: 'wing', miter: true, shade: 4 },
    );
    // head
    scene.form(
      [
        skull(112, 78, 60, { high: 0.94 }),
        spline('40,88 86,70 118,100 106,134 66,142 34,128 26,108').withThickness(60),
      ],
      {
        shade: 12,
        marks: [
          { path: spline('16,118 50,116 80,122 130,112 140,130 90,156 20,150'), ramp: 'belly' },
          { path: spline('96,16! 112,10 126,18! 124,44 114,58! 102,44'), ramp: 'wing' },
        ],
        lines: [{ path: '44,100 38,102 36,107', width: 3.6 }],
      },
    );
    // face
    eyes(scene, 98, 82, 58, 33, 40, { brow: -0.4 });
    scene.ink('44,124 62,129 80,124 96,116', 4.2);
    scene.form(spike(56, 126, 16, 11, 92), {
      ramp: 'claw',
      miter: true,
      rim: false,
      lineWidth: 0.7,
      shade: 1.5,
    });
    blush(scene, 136, 112, 10);
  },
);
