import { ellipse, type Scene, spline, toes, tube } from '../kit.ts';
import { drawShovelHand } from './moles.ts';
import { drawBeam, drawCanary, drawDrill, drawLamp } from './shaftmaw-pit.ts';

/** From behind: the lamps in a row down the hill of its back, the frame of the pit and the helmet beyond it. */
export function drawShaftmawBack(scene: Scene): void {
  scene.headAt(200, 58, 55);
  drawDrill(scene, '236,196,26 266,206,18 296,218,9 318,228,0.5', 6);
  drawShovelHand(scene, 258, 256, 40, 0.85, true);
  // helmet over the beam
  scene.form(spline('138,64! 146,24 182,2 222,12 250,44 256,92! 200,104 150,92').withThickness(60), {
    ramp: 'helmet',
    shade: 9,
    highlights: [ellipse(170, 28, 16, 7, -28)],
    lines: [
      { path: '210,8 206,48 202,98', width: 3.4 },
      { path: '180,6 168,44 166,90', width: 3.4 },
    ],
  });
  scene.form(tube('126,82,9 160,96,10 206,102,10 264,94,9'), { ramp: 'helmet', rim: false, shade: 4 });
  drawBeam(scene, 262, 112, 266, 268, 13);
  drawBeam(scene, 96, 102, 286, 118, 16);
  // foot
  scene.form(ellipse(206, 284, 36, 14, -4), { ramp: 'accent', dim: true });
  // the hill of its back
  scene.form(
    spline(
      '132,84 188,98 232,140 252,196 244,256 206,286 120,292 44,282 10,242 8,182 34,124 80,92',
    ).withThickness(170),
    {
      shade: 18,
      marks: [{ path: spline('244,190 262,210 250,270 206,296 222,250'), ramp: 'belly' }],
      lines: [
        { path: '60,142 50,156 46,172', width: 4 },
        { path: '188,130 200,142 206,156', width: 4 },
        { path: '40,206 36,222 40,236', width: 4 },
        { path: '204,190 212,206 210,222', width: 4 },
        { path: '76,250 76,262 84,270', width: 4 },
        { path: '180,244 182,256 176,266', width: 4 },
      ],
    },
  );
  drawCanary(scene, 84, 92);
  // tail and the sole of the near foot
  scene.form(tube('120,282,10 98,276,9 70,288,6 56,280,3'), { ramp: 'accent', shade: 3 });
  scene.form(ellipse(150, 292, 38, 14, 3), { ramp: 'accent', lines: toes(154, 304, 54, 4), shade: 4 });
  // lamps, larger the nearer they hang
  drawLamp(scene, 162, 152, 0.82, 12);
  drawLamp(scene, 134, 204, 1, 2);
  drawLamp(scene, 104, 264, 1.2, -8);
  drawShovelHand(scene, 12, 252, 128, 1.1, false);
}
