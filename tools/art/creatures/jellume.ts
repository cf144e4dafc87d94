import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, type Scene, spline, tube } from '../kit.ts';

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

/** The shade with its pleats, and a gem for a knob. */
function drawShade(scene: Scene): void {
  scene.form(tube('132,36,5 136,14,4'), { ramp: 'tentacle', lineWidth: 0.8, rim: false });
  scene.form(polygon('136,-14 150,2 137,20 123,3').withThickness(18), {
    ramp: 'gem',
    miter: true,
    rim: false,
    lineWidth: 0.9,
    marks: [{ path: polygon('136,-14 137,20 123,3'), flat: '#ffffff', opacity: 0.45 }],
  });
  scene.form(
    spline(
      '96,36! 132,26 172,40! 188,72 206,104 236,128! 232,140 216,142! 204,150 186,146! 172,154 152,148! 138,156 118,148! 102,152 84,142! 70,146 54,134! 40,134 28,122! 56,98 76,68 88,42',
    ),
    {
      shade: 17,
      gloss: true,
      highlights: [spline('92,58 102,50 98,72 82,100 66,114 72,96 84,76')],
      lines: [
        { path: '110,36 98,84 84,138', width: 3.4 },
        { path: '128,32 122,88 118,144', width: 3.4 },
        { path: '146,34 150,88 152,144', width: 3.4 },
        { path: '160,38 174,86 188,140', width: 3.4 },
      ],
      marks: [{ path: spline('10,120 60,128 130,136 200,132 250,122 250,170 10,170'), ramp: 'belly' }],
    },
  );
  scene.form(tube('94,36,6 132,28,6.5 174,41,6'), { ramp: 'accent', lineWidth: 0.85, rim: false, shade: 3 });
}

/** A jellyfish shaped like a lamp with its shade. */
export const jellume = creature('jellume', { ...body, palette, float: 6, roles, dark, shiny }, (scene) => {
  drawTentacle(scene, '98,190,9 76,212,8 68,236,6.5 80,250,4.5 90,242,2', true);
  drawTentacle(scene, '164,190,9 188,210,8 196,236,6.5 184,248,4.5 176,240,2', true);
  // frill
  scene.form(
    spline(
      '84,178! 78,200 88,212! 100,206 108,222! 120,212 132,226! 142,212 154,222! 162,206 176,212! 184,198 176,176!',
    ),
    { ramp: 'accent', miter: true, shade: 5 },
  );
  drawTentacle(scene, '116,200,9 104,232,8 116,260,6 130,256,4 128,246,2');
  drawTentacle(scene, '146,200,9 150,230,8 160,252,6 174,250,4 172,240,2');
  // the bulb, with its face
  scene.form(spline('132,104 172,116 190,148 182,182 150,200 114,200 82,184 72,150 92,116'), {
    ramp: 'glow',
    shade: 12,
    cast: [ellipse(132, 122, 84, 30)],
  });
  eyes(scene, 120, 168, 50, 26, 28, { kind: 'dot', iris: '#ff8fd0' });
  mouth(scene, 114, 184, 17, 'smile');
  blush(scene, 86, 182, 8, '#ff6fb0');
  blush(scene, 158, 184, 9, '#ff6fb0');
  // cord with its bead
  scene.form(tube('206,138,2.6 214,166,2.4 210,186,2.4'), { ramp: 'tentacle', lineWidth: 0.7, flat: true });
  scene.form(ellipse(210, 195, 10), {
    ramp: 'gem',
    lineWidth: 0.8,
    gloss: true,
    highlights: [ellipse(206, 191, 3.4, 2.4, -30)],
  });
  drawShade(scene);
});
