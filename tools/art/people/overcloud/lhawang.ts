import {
  drawBrows,
  drawCombedBack,
  drawEar,
  drawEyes,
  drawFace,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPinch,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { drawCrossedCollars } from '../parts/crossed-collars.ts';

const palette = {
  skin: '#cf8e5f',
  hair: '#33303f',
  iris: '#5a3a2a',
  coat: '#f0a92e',
  teal: '#2f9c98',
  plum: '#8c4480',
  silk: '#fff6e0',
  wood: '#b87842',
  thread: '#f6e9c8',
  spider: '#5d4a78',
};

/** A weaver’s shuttle behind the ear. */
function drawShuttle(head: Frame): void {
  const shuttle = head.inside({ x: 56, y: -26, size: 0.92, degrees: -56 });
  shuttle.form('-36,0! -20,-9 0,-12 26,-9 46,0! 26,9 0,12 -20,9', { ramp: 'wood', shade: 4, rim: false });
  shuttle.form('-8,-5 8,-6 24,-4 28,0 24,4 8,6 -8,5 -12,0', {
    ramp: 'teal',
    shade: 2,
    rim: false,
    lineWidth: 0.8,
    lines: [0, 8, 16].map((x) => ({ path: `${x},-6 ${x + 2},0 ${x},6`, width: 2 })),
  });
}

function drawSpider(scene: Scene, x: number, y: number): void {
  for (const [degrees, length] of [
    [-160, 15],
    [-128, 16],
    [-52, 16],
    [-20, 15],
    [160, 14],
    [128, 14],
    [20, 14],
    [52, 14],
  ] as const) {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    scene.form(tube(`${x},${y},1.6 ${x + dx * 0.6},${y + dy * 0.6 - 4},1.5 ${x + dx},${y + dy},1.1`), {
      ramp: 'spider',
      lineWidth: 0.4,
      flat: true,
    });
  }
  scene.form([ellipse(x, y, 7.5, 6.5), ellipse(x - 7, y + 3, 4.5, 4)], {
    ramp: 'spider',
    shade: 2.4,
    lineWidth: 0.7,
    rim: false,
    marks: [{ path: ellipse(x + 1, y - 2, 2.6, 1.8), flat: '#f6c84a' }],
  });
}

/** The outermost robe, over the near shoulder, with a border of diamonds. */
function drawBrocade(scene: Scene): void {
  const border = [
    [187, 216],
    [186, 236],
    [181, 255],
  ] as const;
  scene.form(spline('182,190! 208,202 232,218 242,240 246,300! 168,300! 178,262 184,232 180,206!'), {
    ramp: 'plum',
    shade: 10,
    marks: [{ path: tube('178,186,8 187,216,8 186,236,8 174,290,8'), ramp: 'teal' }],
  });
  for (const [x, y] of border)
    scene.form(polygon(`${x},${y - 7} ${x + 5},${y} ${x},${y + 7} ${x - 5},${y}`), {
      ramp: 'coat',
      lineWidth: 0.4,
      flat: true,
    });
}

/** A wide silk sleeve with its lining and the layer below. */
function drawSilkSleeve(scene: Scene, outer: string, lining: string, under: string): void {
  scene.form(spline(under), { ramp: 'silk', shade: 3, rim: false, lineWidth: 0.85 });
  scene.form(spline(lining), { ramp: 'plum', shade: 4, rim: false });
  scene.form(spline(outer), {
    shade: 8,
    ramp: 'coat',
    lines: [{ path: '96,214 92,230 96,244 94,262', width: 2.6 }],
  });
}

/** Lhawang, the weaver, at work. */
export const lhawang = person('lhawang-loom', palette, (scene) => {
  const head = headFrame(scene, { x: 142, y: 114, size: 1.07, wide: 1.06, high: 0.96, tilt: 2 });
  drawTorso(scene, { x: 146, y: 198, wide: 1, slope: 1.1, neck: 34 });
  drawNeck(head, { width: 27, to: [148, 206] });
  drawCrossedCollars(scene, ['silk', 'plum', 'teal'], { x: 146, y: 202, neck: 30, thick: 7.4 });
  drawBrocade(scene);
  drawFace(head, 'round', { numbers: { jaw: 3, chin: 2, cheek: 1 }, under: -34 });
  drawFlush(head, 0.32);
  drawWrinkles(head, { folds: 0.35, chin: true });
  drawEyes(head, 'smooth', { look: [-0.45, 0.2], cut: { up: 0.5 }, age: { feet: 2 } });
  drawNose(head, 'button', { size: 1.2 });
  drawMouth(head, 'smile', { width: 24, y: 42 });
  drawCombedBack(head, {
    marks: [{ path: spline('-14,-40! -12,-52 2,-62 20,-67! 36,-60 20,-54 6,-48 0,-40!'), ramp: '#d3ccd2' }],
  });
  drawShuttle(head);
  drawEar(head, 0.98);
  drawBrows(head, { thick: 4.6, raise: [3, 4], arch: 1.2 });
  // the raised far hand draws the thread out
  const far = new Frame(scene, { x: 40, y: 140, size: 1.06 });
  const near = new Frame(scene, { x: 176, y: 222, size: 1.02, degrees: -8 });
  for (const [ramp, spine] of [
    ['thread', '38,144,1.7 44,196,1.7 96,240,1.7 172,224,1.7'],
    ['plum', '41,144,1.6 62,206,1.6 108,226,1.6 172,222,1.6'],
  ] as const)
    scene.form(tube(spine), { ramp, lineWidth: 0.6, flat: true });
  drawSilkSleeve(
    scene,
    '66,196! 86,182 112,188! 122,226 132,300! 62,300! 56,256 58,220',
    '62,192! 84,174 112,182! 112,194 86,194 66,206!',
    '70,188! 86,172 102,176! 104,186 86,186 72,194!',
  );
  drawPinch(far);
  drawSpider(scene, 86, 196);
  drawPinch(near);
  scene.form(spline('206,238! 222,228 240,236! 246,262 244,300! 196,300! 200,262'), {
    ramp: 'coat',
    shade: 7,
  });
  scene.form(spline('202,240! 220,224 240,232! 242,246 222,242 208,254!'), {
    ramp: 'plum',
    shade: 3,
    rim: false,
  });
});
