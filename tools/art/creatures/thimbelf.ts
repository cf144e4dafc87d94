import { creature } from '../creature.ts';
import { blush, ellipse, eyes, type Path, type Scene, skull, spline, tube } from '../kit.ts';
import { dimples, drawNeedle, HABERDASHERY, HABERDASHERY_KINDS } from './haberdashery.ts';

const palette = { ...HABERDASHERY, skin: '#c9b6f2' };
const dark = { ...HABERDASHERY_KINDS.dark, skin: '#9a84b8' };
const shiny = { ...HABERDASHERY_KINDS.shiny, skin: '#ffc9a8' };

/** Everything above the legs leans into the charge. */
const lean = (path: Path): Path => path.rotate(-11, 128, 210);

/** A leg with its bootee, swung about the hip at (x, y) by `degrees`. */
function drawLeg(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const swing = (path: Path): Path => path.move(x, y).rotate(degrees, x, y);
  scene.form(swing(tube('0,0,12 0,34,10')), { ramp: 'skin', dim, rim: false, shade: 3 });
  scene.form(swing(spline('-14,24! 13,24! 15,42 12,52 -14,52 -34,50 -46,32! -34,34 -22,34')), {
    ramp: 'mint',
    dim,
    shade: 4,
    rim: false,
  });
}

/** The felt cap with its tacking thread and pin. */
function drawCap(scene: Scene): void {
  scene.form(
    lean(spline('58,74! 66,38 92,12 132,0 174,0 206,16 230,48! 206,38 190,42 194,62 194,84! 152,58 98,54')),
    {
      ramp: 'mint',
      back: 'on head',
      shade: 9,
      lines: ['74,60 86,54', '96,49 109,46', '122,45 135,46', '148,48 160,53', '170,58 180,66'].map(
        (path) => ({
          path: lean(tube(path.replaceAll(' ', ',1.8 ').concat(',1.8'))),
        }),
      ),
    },
  );
  scene.form(lean(ellipse(234, 52, 13)), {
    ramp: 'thread',
    shade: 3,
    rim: false,
    back: 'on head',
    highlights: [lean(ellipse(229, 46, 3.8, 2.8, -20))],
  });
}

/** A tiny elf of felt in a thimble, charging with its needle. */
export const thimbelf = creature(
  'thimbelf',
  { plan: 'sprite', palette, stage: 1, roles: HABERDASHERY_KINDS.roles, dark, shiny },
  (scene) => {
    drawLeg(scene, 96, 222, 38, true);
    drawLeg(scene, 156, 222, -48, false);
    // far ear
    scene.form(lean(spline('82,98! 54,82 28,78 2,86! 18,106 44,120 80,124!')), {
      ramp: 'skin',
      dim: true,
      shade: 4,
    });
    // inside of the thimble
    scene.form(lean(ellipse(126, 148, 68, 16)), { ramp: 'dimple', flat: true, back: 'hidden' });
    // head of felt with its seam
    scene.form(lean(skull(122, 98, 60, { high: 0.94, cheek: 0.2 })), {
      ramp: 'skin',
      back: 'head',
      shade: 9,
      lines: ['164,64 168,72', '172,80 174,89', '175,98 174,107'].map((path) => ({
        path: lean(tube(path.replaceAll(' ', ',1.6 ').concat(',1.6'))),
      })),
    });
    // loops of thread for a forelock
    for (const loop of [
      '104,52,5 92,70,5 78,70,5 80,58,5 92,52,4.5',
      '122,50,5 118,70,5 104,78,5 100,66,5 110,54,4.5',
    ]) {
      scene.form(lean(tube(loop)), { ramp: 'rose', shade: 3, rim: false, lineWidth: 0.85, back: 'hidden' });
    }
    // near ear
    scene.form(lean(spline('170,98! 196,74 226,66 256,70! 240,98 212,118 172,124!')), {
      ramp: 'skin',
      shade: 5,
      back: 'over',
      lines: [lean(tube('184,106,1.6 210,92,2 234,78,0.8'))],
    });
    drawCap(scene);
    // face
    eyes(scene, 100, 106, 62, 34, 41, { kind: 'dot', brow: 0.5 });
    blush(scene, 152, 128, 9);
    // button of a nose
    scene.fromBehind('hidden', () => {
      scene.form(ellipse(87, 128, 9.5), { ramp: 'gold', lineWidth: 0.75, rim: false, shade: 2 });
      scene.flat(ellipse(84, 127, 1.6), scene.ramp('gold').line);
      scene.flat(ellipse(90, 129, 1.6), scene.ramp('gold').line);
    });
    // thimble
    scene.form(
      lean(
        spline(
          '58,150! 92,162 126,165 160,162 194,150! 186,190 176,230! 152,239 126,241 100,239 78,230! 68,190',
        ),
      ),
      {
        shade: 13,
        back: 'body',
        highlights: [lean(spline('78,172! 84,178 88,208 92,228! 86,226 80,202'))],
        marks: dimples(
          [
            [176, 78, 180, 7, 8],
            [205, 80, 176, 7, 8],
            [222, 84, 172, 7, 8],
          ],
          5,
        ).map((mark) => ({ ...mark, path: lean(mark.path as Path) })),
      },
    );
    // rim
    scene.form(lean(tube('56,146,9 90,160,9.5 126,164,10 162,160,9.5 196,146,9')), {
      shade: 4,
      lineWidth: 0.95,
      back: 'over',
    });
    // thread for a belt
    scene.form(lean(tube('68,186,5.5 96,198,6 126,201,6.5 157,198,6 186,186,5.5')), {
      ramp: 'thread',
      shade: 2.5,
      rim: false,
      lineWidth: 0.85,
      back: 'over',
    });
    // needle, levelled like a lance, with its thread behind
    scene.fromBehind('under', () => {
      scene.form(tube('244,150,3 262,164,3 258,186,3 274,200,3 268,220,2.4'), {
        ramp: 'thread',
        flat: true,
        lineWidth: 0.8,
      });
      drawNeedle(scene, 252, 146, 300, 7.5, 174);
    });
    // hands on the needle
    const hand = { ramp: 'rose', shade: 4, rim: false, back: 'under' } as const;
    scene.form(tube('62,156,10 48,164,12'), { ...hand, dim: true });
    scene.form(tube('186,136,11 180,150,14'), hand);
  },
);
