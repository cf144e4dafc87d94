import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  person,
  pole,
  type Scene,
  SHAVED,
  spline,
  strands,
} from '../kit.ts';
import { drawCrossedCollars } from '../parts/crossed-collars.ts';

const palette = {
  skin: '#c79463',
  hair: '#7d7684',
  iris: '#4a3530',
  coat: '#a9a6b4',
  under: '#efe6d6',
  wood: '#a9764a',
  straw: '#e3bd6a',
  cord: '#b5523f',
};

/** A broom whose bristles are worn to one side. */
function drawBroom(staff: Frame): void {
  staff.form(pole(96, 96, 9), { ramp: 'wood', rim: false, shade: 3 });
  const broom = staff.inside({ x: 0, y: -86, size: 0.84 });
  broom.form(
    '-8,6! -16,-14 -24,-36 -30,-60! -20,-60 -15,-66! -8,-62 0,-70! 6,-64 14,-70! 20,-66 30,-72! 24,-44 16,-16 8,6!',
    {
      ramp: 'straw',
      shade: 8,
      miter: true,
      lines: strands(
        '-5,-2 -10,-22 -15,-40 -20,-54',
        '0,-2 -1,-22 -3,-42 -4,-58',
        '4,-2 9,-22 13,-42 17,-58',
      ),
    },
  );
  broom.form('-11,4! -14,-8 0,-11 14,-8! 11,4 0,7', { ramp: 'cord', shade: 2.4, lineWidth: 0.8, rim: false });
}

/** A grey sleeve that hangs from the wrist, drawn for the near side. */
function drawHangingSleeve(scene: Scene, outline: string, folds: readonly string[]): void {
  scene.form(spline(outline), { ramp: 'coat', shade: 9, lines: strands(...folds) });
}

/** Tuyet, who sweeps the thousand steps. */
export const tuyet = person('tuyet-steps', palette, (scene) => {
  const head = headFrame(scene, { x: 148, y: 122, size: 1.02, wide: 0.98, tilt: 7 });
  const staff = new Frame(scene, { x: 153, y: 208, degrees: -72 });
  drawBroom(staff);
  drawTorso(scene, { x: 146, y: 212, wide: 0.72, slope: 1.6, neck: 22 });
  drawNeck(head, { width: 17, to: [150, 218] });
  drawCrossedCollars(scene, ['under', 'coat'], { x: 148, y: 216, neck: 22, thick: 7 });
  drawEar(head, 1.35);
  drawFace(head, 'gaunt', {
    numbers: { jaw: 4, chin: 1, cheek: 4, length: -8 },
    marks: [{ path: spline(SHAVED), ramp: 'hair', opacity: 0.3 }],
  });
  drawWrinkles(head, { forehead: 3, folds: 1, hollow: 0.6 });
  drawEyes(head, 'narrow', {
    look: [-0.2, 0],
    cut: { tilt: -0.12, up: 0.42, lid: 0.6 },
    age: { bags: 2, feet: 3 },
  });
  drawNose(head, 'snub', { size: 1.1 });
  drawMouth(head, 'smile', { width: 20, y: 43 });
  drawBrows(head, { thick: 3.6, raise: [2, 3], arch: 1.2, colour: '#8a7a7a' });
  const far = staff.inside({ x: 0, y: -66, degrees: 166, mirror: true });
  const near = staff.inside({ x: 0, y: 70, degrees: 166, mirror: true });
  drawHangingSleeve(scene, '62,212! 78,202 98,212 122,238! 126,262 126,300! 84,300! 64,262', [
    '80,214 82,232 90,250 94,266',
    '96,222 104,236 110,250 112,266',
  ]);
  drawHangingSleeve(scene, '230,246! 214,234 194,230 178,240! 168,262 172,300! 220,300! 238,270', [
    '212,244 208,252 202,260 200,268',
    '196,240 190,250 186,258 184,268',
  ]);
  drawFist(far);
  drawFist(near);
});
