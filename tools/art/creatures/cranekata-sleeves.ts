import { ink, type Path, type Scene, spline } from '../kit.ts';

/** A wing that points straight up from the shoulder at (0, 0): its white sleeve and the black quills behind. */
const SLEEVE = '-20,6 -24,-44 -18,-96 -2,-138 20,-160! 34,-128 44,-84 46,-40 32,0 8,16';
const QUILLS =
  '-6,-120 2,-150 20,-186! 34,-176 42,-160 40,-148! 54,-154 64,-138 62,-116! 76,-118 84,-98 78,-76! 92,-74 96,-54 86,-36! 94,-28 88,-8 68,4 30,0 0,-60';

function drawWing(scene: Scene, place: (path: Path) => Path, ramp: string): void {
  scene.form(place(spline(QUILLS)), {
    ramp: 'ink',
    shade: 6,
    rim: false,
    lines: [
      '40,-148 34,-128 30,-112',
      '62,-116 50,-100 42,-92',
      '78,-76 62,-68 50,-66',
      '86,-36 68,-36 52,-40',
    ].map((points) => ({ path: place(ink(points, 3.2, 'end')), colour: scene.ramp('ink').light })),
  });
  scene.form(place(spline(SLEEVE).withThickness(60)), {
    ramp,
    shade: 8,
    lines: [place(spline('16,-112! 26,-88 28,-58! 24,-86')), place(spline('0,-74! 8,-50 8,-24! 5,-48'))],
  });
}

/** The wing held high, like a raised sleeve with a black hem. */
export function drawNearSleeve(scene: Scene): void {
  drawWing(scene, (path) => path.scale(0.92).rotate(14).move(178, 126), 'main');
}

/** The wing behind, held out to the back. */
export function drawFarSleeve(scene: Scene): void {
  drawWing(scene, (path) => path.scale(0.8).rotate(66).move(186, 138), 'far');
}

/** The ends of the sash, flying out behind. */
export function drawSash(scene: Scene): void {
  scene.form(spline('184,186! 210,202 232,204 256,224 270,262! 256,256 244,266! 232,240 210,226 188,212!'), {
    ramp: 'coral',
    miter: true,
    rim: false,
    dim: true,
  });
  scene.form(
    spline('188,170! 220,180 246,196 276,196 310,178! 306,198 322,212! 290,228 256,222 226,204 190,196!'),
    {
      ramp: 'coral',
      miter: true,
      shade: 5,
      rim: false,
      lines: [{ path: '206,186 236,200 266,210', width: 3.2 }],
    },
  );
}
