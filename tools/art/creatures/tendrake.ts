import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  ink,
  type Mark,
  mouth,
  polygon,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { drawLeaf } from '../parts/foliage.ts';

const palette = {
  main: '#8ecb4a',
  belly: '#f1f4a0',
  pea: '#cdee72',
  horn: '#b79be8',
  leaf: '#3f9d55',
  petal: '#c9b1f5',
  iris: '#8a5fd6',
};
const roles = { horn: 'accent', pea: 'belly' } as const;
const dark = { main: '#335e66', pea: '#608d94', leaf: '#255059', petal: '#97d066', horn: '#8cd64b' };
const shiny = {
  main: '#f3cd55',
  belly: '#fff6d2',
  pea: '#ffe994',
  leaf: '#3f9f8c',
  horn: '#f2894e',
  petal: '#fff0c8',
};

/** Spine of the body, from the shoulders round the head to the curly tip of the tail. */
const COIL =
  '178,166,24 154,202,30 106,216,32 56,192,27 32,140,22 44,82,18 88,42,15 142,30,13 190,46,11 218,80,9 246,88,8 262,66,6.6 250,44,5 232,52,3.4 236,66,1.2';
/** Parses points of three numbers each: `a,b,c a,b,c …`. */
function triples(text: string): (readonly [number, number, number])[] {
  return text.split(' ').map((place) => {
    const [a = 0, b = 0, c = 0] = place.split(',').map(Number);
    return [a, b, c] as const;
  });
}

/** Spine of the pale inner side of the coil. */
const INSIDE = triples('160,166,12 140,184,15 104,192,16 72,172,14 54,138,11 64,92,8 98,60,4 130,48,0.5');

/** Peas in a row along the outer side of the coil. */
function peas(): Mark[] {
  const row =
    '130,222,11 98,224,10 66,210,9.5 42,184,9 28,154,8 27,122,7.2 36,92,6.4 54,66,5.6 78,45,5 106,34,4.2 132,28,3.5';
  return triples(row).map(([x, y, radius]) => ({ path: ellipse(x, y, radius), ramp: 'pea' }));
}

function drawPaw(scene: Scene, spine: string, toes: string, dim = false): void {
  scene.form(tube(spine), { lineWidth: 0.9, rim: false, shade: 4, dim });
  for (const [x, y, degrees] of triples(toes)) {
    const claw = polygon('0,-4 9,0 0,4').rotate(degrees).move(x, y);
    scene.form(claw, { ramp: 'petal', lineWidth: 0.55, rim: false, flat: true });
  }
}

/** A dragon child that coils like a climbing pea plant. */
export const tendrake = creature(
  'tendrake',
  { plan: 'drake', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // far leaf wing
    drawLeaf(scene, 186, 166, 84, 46, -52, { bend: 8, dim: true });
    // coil, with a row of peas
    scene.form(tube(COIL), {
      shade: 8,
      marks: [{ path: tube(INSIDE), ramp: 'belly' }, ...peas()],
      cast: [ellipse(120, 170, 52, 20, -6)],
    });
    // foot that holds on to the coil
    scene.form(ellipse(78, 206, 25, 21, -16), { rim: false, shade: 6 });
    drawPaw(scene, '72,220,13 44,216,11 16,200,10', '11,190,205 7,200,180 11,209,152');
    // near leaf wing
    drawLeaf(scene, 172, 186, 96, 52, -20, { bend: -6 });
    // far horn
    scene.form(tube('96,84,9 78,70,8 76,50,6.5 92,46,4.6 96,58,2.8 88,62,1'), {
      ramp: 'horn',
      dim: true,
      rim: false,
    });
    // near horn
    scene.form(tube('140,82,10.5 160,66,9 162,44,7.5 144,36,5.4 136,50,3.2 146,54,1'), {
      ramp: 'horn',
      rim: false,
    });
    // head
    scene.form([skull(120, 126, 52, { cheek: 0.3 }), ellipse(86, 146, 33, 23)], {
      shade: 9,
      marks: [
        { path: spline('40,148 84,150 124,158 156,164 130,204 50,196'), ramp: 'belly' },
        { path: [ellipse(112, 80, 6, 4.6), ellipse(124, 84, 4, 3.4)], ramp: 'pea' },
      ],
    });
    // near forepaw on the coil
    drawPaw(scene, '170,172,15 158,194,12 140,198,10', '130,194,190 131,202,165 136,209,135');
    // face
    eyes(scene, 108, 122, 54, 29, 38, { kind: 'dot' });
    scene.ink(ink('58,146 61,143 65,144', 3.2));
    scene.ink(ink('72,141 75,139 79,141', 3.2));
    mouth(scene, 82, 152, 36, 'smile', { lineWidth: 3.2 });
    blush(scene, 146, 148, 9, '#b07be8');
  },
);
