import { creature } from '../creature.ts';
import { blush, ellipse, eyes, ink, mouth, type Path, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#7ad0f5',
  belly: '#e8fbff',
  accent: '#ff8fd0',
  glow: '#fff3b8',
  tentacle: '#b08ff2',
  gem: '#ff6fb8',
  iris: '#d94fae',
};
const roles = { gem: 'accent', tentacle: 'main', glow: 'belly' } as const;
const dark = { tentacle: '#888801', gem: '#83d228', glow: '#87b6b2' };
const shiny = {
  main: '#ffb3c0',
  belly: '#fff4ee',
  tentacle: '#ffcf8a',
  accent: '#ff9a5f',
  glow: '#d8fff4',
  gem: '#4fd0e0',
};

const body = { plan: 'jellyfish', stage: 1 } as const;

/** A tentacle that ends in a curl. */
function drawTentacle(scene: Scene, spine: string, dim = false): void {
  scene.form(tube(spine), { ramp: 'tentacle', dim, shade: 3 });
}

/** It swims to the left, so that the shade leans there. */
const leant = (path: Path): Path => path.rotate(-15, 132, 130);

/** The shade with its pleats, and a gem for a knob. */
function drawShade(scene: Scene): void {
  scene.form(leant(tube('132,36,5 136,14,4')), { ramp: 'tentacle', lineWidth: 0.8, rim: false });
  scene.form(leant(polygon('136,-22 154,0 137,22 119,1')).withThickness(22), {
    ramp: 'gem',
    miter: true,
    rim: false,
    lineWidth: 0.9,
    marks: [{ path: leant(polygon('136,-22 137,22 119,1')), flat: '#ffffff', opacity: 0.45 }],
  });
  scene.form(
    leant(
      spline(
        '96,36! 132,26 172,40! 190,68 212,96 244,118! 240,132 222,134! 206,142 188,136! 172,144 152,138! 136,146 118,138! 100,142 82,134! 64,138 48,126! 32,126 20,112! 52,92 74,66 88,42',
      ),
    ),
    {
      shade: 17,
      gloss: true,
      back: 'over',
      highlights: [leant(spline('92,56 102,48 98,68 82,92 64,104 70,88 84,72'))],
      lines: [
        '110,36 98,80 82,128',
        '128,32 122,82 118,134',
        '146,34 150,82 152,134',
        '160,38 176,82 192,132',
      ].map((pleat) => leant(ink(pleat, 3.4))),
      marks: [{ path: leant(spline('0,110 60,118 130,126 200,122 260,110 260,170 0,170')), ramp: 'belly' }],
    },
  );
  scene.form(leant(tube('94,36,6 132,28,6.5 174,41,6')), {
    ramp: 'accent',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
  });
}

/** A jellyfish shaped like a lamp with its shade, on its way to the left. */
export const jellume = creature('jellume', { ...body, palette, float: 6, roles, dark, shiny }, (scene) => {
  drawTentacle(scene, '112,196,10 124,226,9 154,244,8 184,246,6 194,232,3', true);
  drawTentacle(scene, '172,186,10 204,198,9 232,222,8 256,222,6 260,206,3', true);
  // frill
  scene.form(
    spline(
      '86,180! 80,204 92,218! 106,210 118,228! 130,216 146,230! 156,214 172,224! 180,206 196,210! 200,190 188,170!',
    ),
    { ramp: 'accent', miter: true, shade: 5, back: 'hidden' },
  );
  drawTentacle(scene, '130,206,11 136,240,10 164,266,9 198,276,7 212,262,3.5');
  drawTentacle(scene, '160,202,11 182,222,10 212,238,9 240,250,7 252,238,3.5');
  // the bulb, with its face
  scene.form(spline('126,92 176,106 200,144 194,190 158,216 108,214 70,192 58,152 80,108'), {
    ramp: 'glow',
    shade: 13,
    cast: [ellipse(120, 118, 96, 34, -15)],
  });
  eyes(scene, 118, 164, 60, 35, 40, { kind: 'dot', iris: '#ff8fd0' });
  mouth(scene, 110, 188, 22, 'open');
  blush(scene, 72, 184, 9, '#ff6fb0');
  blush(scene, 168, 188, 11, '#ff6fb0');
  // cord with its bead, trailing
  scene.form(tube('226,104,3 240,136,2.8 252,160,2.8'), { ramp: 'tentacle', lineWidth: 0.7, flat: true });
  scene.form(ellipse(256, 170, 12), {
    ramp: 'gem',
    lineWidth: 0.85,
    gloss: true,
    highlights: [ellipse(251, 165, 4, 2.8, -30)],
  });
  drawShade(scene);
});
