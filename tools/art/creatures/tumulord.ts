import { creature } from '../creature.ts';
import { blossom, eye, polygon, type Scene, spline } from '../kit.ts';
import { drawDoor, drawHill, drawMenhir, drawPillars, STONE } from './tumulord-barrow.ts';

const palette = {
  main: '#b5aa9a',
  belly: '#dcd2bf',
  facet: '#867a70',
  moss: '#79b544',
  lichen: '#d9b648',
  hollow: '#33273a',
  light: '#ffb02e',
  petal: '#ffffff',
  stamen: '#ffc93f',
  iris: '#ffb02e',
};
const roles = {
  hollow: 'fixed',
  lichen: 'accent',
  light: 'accent',
  petal: 'belly',
  stamen: 'accent',
} as const;
const dark = {
  main: '#61516f',
  facet: '#403453',
  belly: '#8c7aa0',
  moss: '#435692',
  light: '#ff5fd0',
  lichen: '#c45ad0',
  petal: '#d3c9ff',
};
const shiny = {
  main: '#93acd4',
  belly: '#d3e3f6',
  facet: '#66799f',
  moss: '#ff9fc0',
  lichen: '#8affd0',
  light: '#8affd0',
  petal: '#fff8d8',
};

const CAP =
  '22,104! 30,76 56,56 92,50 128,56 154,80 160,110! 150,106 144,98! 138,112 130,118! 120,104 114,94! 104,106 94,110! 84,98 78,90! 70,106 60,112! 50,100 44,92! 38,102 30,106!';

function drawHead(scene: Scene): void {
  scene.form(
    polygon('26,110 44,74 90,60 140,70 156,104 152,138 128,158 84,164 46,154 28,134').withThickness(90),
    {
      ...STONE,
      shade: 11,
      marks: [
        { path: polygon('26,110 44,74 60,110 48,136 28,134'), ramp: 'belly' },
        { path: polygon('130,80 170,80 160,160 112,166 128,136'), ramp: 'facet' },
      ],
      lines: [{ path: '62,152 84,155 104,150', width: 3.4 }],
    },
  );
  // eyes in a dark cleft
  scene.form(polygon('32,108 140,98 152,116 142,136 54,142 34,128'), {
    ...STONE,
    ramp: 'hollow',
    flat: true,
    lineWidth: 0.9,
  });
  eye(scene, 62, 123, 21, 20, { kind: 'calm', mirror: true, closedColour: '#ffb02e' });
  eye(scene, 112, 119, 28, 23, { kind: 'calm', closedColour: '#ffb02e' });
  scene.form(spline(CAP), { ramp: 'moss', shade: 8, miter: true });
}

/** A barrow hill that walks, crowned with a ring of stones. */
export const tumulord = creature(
  'tumulord',
  { plan: 'quadruped', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawPillars(scene);
    drawHill(scene);
    drawDoor(scene);
    // far half of the crown
    drawMenhir(scene, 56, 62, 18, 32, -6, true);
    drawMenhir(scene, 93, 56, 18, 30, 0, true);
    drawMenhir(scene, 130, 62, 18, 32, 6, true);
    drawHead(scene);
    // near half
    drawMenhir(scene, 38, 86, 21, 50, -14);
    drawMenhir(scene, 148, 88, 22, 50, 15);
    drawMenhir(scene, 73, 80, 22, 66, -7);
    drawMenhir(scene, 112, 80, 22, 62, 8);
    // daisies
    scene.fromBehind('over', () => {
      blossom(scene, 188, 92, 9, 6);
      blossom(scene, 222, 116, 9, 6);
      blossom(scene, 172, 126, 8, 6);
    });
  },
);
