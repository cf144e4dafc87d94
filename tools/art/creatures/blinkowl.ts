import { creature } from '../creature.ts';
import { ellipse, eye, fluff, leaf, type Path, type Scene, type SpinePoint, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#b99af0',
  belly: '#f6e9ff',
  gold: '#ffd35a',
  glow: '#ffc23a',
  filament: '#fff6c4',
  beak: '#ffb347',
  feather: '#7f5fd0',
  iris: '#ff5fa8',
};
const roles = { beak: 'accent', glow: 'accent', filament: 'fixed' } as const;
const dark = {
  main: '#514277',
  belly: '#8f80ad',
  feather: '#392f61',
  gold: '#ff7fd0',
  glow: '#ff4fa3',
  beak: '#e0559a',
};
const shiny = {
  main: '#8fd4f2',
  belly: '#c2f3e2',
  feather: '#2f86c8',
  gold: '#eef4ff',
  glow: '#2fcdb8',
  filament: '#d4fff2',
  beak: '#ff8a5a',
};

/** A piece of the loose hoop between two angles. */
function hoop(from: number, to: number): Path {
  const spine = Array.from({ length: 9 }, (_, i): SpinePoint => {
    const [x, y] = polar(0, 0, 94, from + ((to - from) * i) / 8, 25);
    return [x, y, 4.6];
  });
  return tube(spine).rotate(-14).move(132, 180);
}

function drawFoot(scene: Scene, x: number, y: number, dim: boolean): void {
  const toe = (dx: number, dy: number, size: number) => ellipse(x + dx, y + dy, 11 * size, 10 * size);
  scene.form([toe(-15, 0, 1), toe(2, 3, 1.1), toe(18, 0, 1)], { ramp: 'beak', rim: false, dim });
}

/** An owlet whose brows light up like a lamp. */
export const blinkowl = creature(
  'blinkowl',
  { plan: 'owl', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    const metal = { ramp: 'gold', lineWidth: 0.8, rim: false, shade: 2 } as const;
    scene.form(hoop(180, 360), { ...metal, dim: true });
    // tail, feet and far wing
    scene.form([leaf(180, 186, 40, 24, 30), leaf(180, 194, 36, 22, 54)], { ramp: 'feather', miter: true });
    drawFoot(scene, 98, 216, true);
    drawFoot(scene, 156, 220, false);
    scene.form(spline('72,140! 56,146 42,166! 56,166 58,176! 72,174 84,164!'), {
      ramp: 'feather',
      dim: true,
      miter: true,
    });
    // ball of down
    scene.form(fluff(128, 142, 66, 65, 15, 0.13, 8), {
      shade: 14,
      marks: [{ path: fluff(116, 192, 44, 30, 9, 0.16, 10), ramp: 'belly' }],
    });
    // near wing, lifted in surprise
    scene.form(
      spline('174,158! 188,136 210,122 232,120! 234,130 226,138! 232,144 218,154! 222,160 196,172!'),
      {
        ramp: 'feather',
        miter: true,
      },
    );
    scene.form(hoop(0, 180), metal);
    // mask of paler down
    scene.form(fluff(117, 132, 54, 37, 13, 0.11, 5), { ramp: 'belly', lineWidth: 0.7, shade: 6 });
    // brows that glow like filaments
    scene.form(
      spline(
        '106,96! 108,84 100,72 80,62 56,60 40,50 30,26! 20,46 26,62! 18,58 10,58! 18,76 32,82! 28,86 26,92! 44,98 58,92! 58,98 60,102! 76,94 90,90',
      ),
      {
        ramp: 'glow',
        miter: true,
        marks: [{ path: spline('104,94! 98,78 76,70 50,68 32,48! 40,74 72,82'), ramp: 'filament' }],
      },
    );
    scene.form(
      spline(
        '130,96! 126,82 136,68 160,56 190,54 210,40 220,8! 234,34 228,54! 238,48 248,48! 240,70 222,78! 228,82 232,90! 210,98 192,90! 192,98 190,104! 170,96 152,90',
      ),
      {
        ramp: 'glow',
        miter: true,
        marks: [{ path: spline('132,94! 138,74 166,66 200,64 222,42! 210,74 172,84'), ramp: 'filament' }],
      },
    );
    // face
    const wide = { irisWidth: 0.82, irisHeight: 0.86, look: [-0.08, 0.02], lid: 4 } as const;
    eye(scene, 90, 132, 43, 50, wide);
    eye(scene, 147, 132, 52, 58, wide);
    scene.form(spline('108,148! 116,143 126,148! 120,162 114,170!'), {
      ramp: 'beak',
      lineWidth: 0.75,
      rim: false,
      miter: true,
    });
  },
);
