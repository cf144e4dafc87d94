import { creature } from '../creature.ts';
import { ellipse, eye, leaf, openSpline, polygon, type Scene, spline } from '../kit.ts';

const palette = {
  main: '#9468e0',
  belly: '#f6e4ff',
  accent: '#ff79b8',
  gold: '#ffd35a',
  feather: '#5d3fa6',
  beak: '#ffb347',
  iris: '#ff5fa8',
};
const roles = { beak: 'accent' } as const;
const dark = { main: '#483d67', belly: '#8f80ad', gold: '#ff7fd0', beak: '#e0559a', accent: '#ff4fa3' };
const shiny = {
  main: '#eceaf6',
  belly: '#ffffff',
  feather: '#8fa2d8',
  accent: '#3fcfc0',
  gold: '#ffc94a',
  beak: '#ffb347',
};

/** One half of the ring of light that circles the owl. */
function ringHalf(scene: Scene, points: string): void {
  const path = openSpline(points).data();
  const { line, base, light } = scene.ramp('gold');
  const stroke = (colour: string, width: number, shift = 0): string => {
    return `<path d="${path}" stroke="${colour}" stroke-width="${width}" transform="translate(0 ${shift})"/>`;
  };
  const strokes = stroke(line, 10.5) + stroke(base, 5.8) + stroke(light, 1.8, -1.3);
  scene.markup(`<g fill="none" stroke-linecap="round">${strokes}</g>`);
}

/** A planet on the ring, with a band. */
function drawPlanet(scene: Scene, x: number, y: number, radius: number, ramp: string, band: string): void {
  scene.form(ellipse(x, y, radius), {
    ramp,
    lineWidth: 0.85,
    rim: false,
    shade: radius * 0.4,
    marks: [{ path: ellipse(x + 2, y + radius * 0.35, radius * 1.2, radius * 0.3, -14), ramp: band }],
    highlights: [ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.28, radius * 0.2, -30)],
  });
}

const plan = 'owl';

/** An owl circled by a ring of light with planets. */
export const owlumen = creature('owlumen', { plan, palette, stage: 2, roles, dark, shiny }, (scene) => {
  // tail feathers
  for (const degrees of [104, 84, 64]) {
    scene.form(leaf(140, 184, 54, 26, degrees), { ramp: 'feather', miter: true });
  }
  ringHalf(scene, '8,188 16,164 64,148 130,144 200,138 240,142 250,158');
  drawPlanet(scene, 236, 142, 17, 'accent', 'gold');
  // feet
  const foot = { ramp: 'beak', lineWidth: 0.8, rim: false } as const;
  scene.form([ellipse(100, 224, 7, 6), ellipse(108, 226, 7, 6), ellipse(116, 224, 7, 6)], {
    ...foot,
    dim: true,
  });
  scene.form([ellipse(134, 227, 7, 6), ellipse(142, 229, 7, 6), ellipse(150, 227, 7, 6)], foot);
  // far wing
  scene.form(spline('86,112 62,132 44,164 36,200 46,206 56,194! 58,212 68,212 76,196! 86,190 98,160'), {
    dim: true,
    miter: true,
    marks: [{ path: spline('20,180 56,172 100,184 100,230 20,230'), ramp: 'feather' }],
  });
  // body
  scene.form(spline('128,88 168,112 180,160 164,208 128,222 92,208 76,160 88,112'), {
    shade: 12,
    marks: [{ path: spline('116,120 146,138 150,176 128,222 100,206 84,168 92,134'), ramp: 'belly' }],
    lines: [
      { path: '96,154 104,161 112,154', width: 3 },
      { path: '114,158 122,165 130,158', width: 3 },
      { path: '132,154 140,161 148,154', width: 3 },
      { path: '104,172 112,179 120,172', width: 3 },
      { path: '123,172 131,179 139,172', width: 3 },
    ],
    cast: [ellipse(126, 120, 60, 26)],
  });
  // near wing
  scene.form(
    spline(
      '158,106 190,122 210,156 230,190 228,200 212,196! 214,212 204,216 192,202! 188,216 178,214 172,200! 158,176',
    ),
    {
      miter: true,
      marks: [{ path: spline('150,190 180,178 206,168 250,176 250,240 150,240'), ramp: 'feather' }],
      lines: [
        { path: '178,150 188,172 192,196', width: 3.2 },
        { path: '166,160 171,180 173,194', width: 3 },
      ],
    },
  );
  ringHalf(scene, '8,188 18,208 66,214 126,206 190,192 238,174 250,158');
  drawPlanet(scene, 180, 194, 11, 'belly', 'accent');
  // head with its horns of feathers
  scene.form(
    spline(
      '44,24! 66,46 90,52 124,46 154,50 178,42 204,14! 200,48 190,74 190,98 168,130 126,142 84,132 62,102 62,74 52,54',
    ),
    {
      shade: 13,
      miter: true,
      marks: [
        { path: [ellipse(97, 96, 34), ellipse(146, 94, 38)], ramp: 'belly' },
        { path: spline('104,42! 126,40 148,42! 132,70 124,84! 116,70'), ramp: 'feather' },
        {
          path: [spline('30,10! 84,50! 62,74! 44,60'), spline('220,0! 166,46! 192,74! 212,50')],
          ramp: 'feather',
        },
      ],
    },
  );
  drawPlanet(scene, 22, 208, 23, 'gold', 'beak');
  // gem on the brow
  scene.form(spline('124,46! 135,62 125,80! 115,62'), {
    ramp: 'accent',
    lineWidth: 0.75,
    miter: true,
    marks: [{ path: polygon('124,46 124,80 115,62'), flat: '#ffffff', opacity: 0.5 }],
  });
  // face
  const wide = { irisWidth: 0.8, irisHeight: 0.84, look: [-0.06, 0.02], lid: 5 } as const;
  eye(scene, 97, 96, 40, 45, wide);
  eye(scene, 148, 95, 48, 51, wide);
  scene.form(spline('112,112! 120,107 131,112! 124,126 118,134!'), {
    ramp: 'beak',
    lineWidth: 0.75,
    rim: false,
    miter: true,
  });
});
