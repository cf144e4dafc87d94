import {
  curlyOutline,
  drawBrows,
  drawCombedBack,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawPlait,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#fce6dc',
  hair: '#dfe3ee',
  iris: '#5a8fd8',
  coat: '#8cc6ea',
  fur: '#ffffff',
  silver: '#c3cbda',
  cup: '#f6f2ff',
  tea: '#c9783f',
  steam: '#eef6ff',
  gem: '#7fe0f2',
  trim: '#5f9fd8',
};

function drawTray(scene: Scene): void {
  scene.form(ellipse(58, 176, 48, 11, -3), {
    ramp: 'silver',
    shade: 4,
    gloss: true,
    highlights: [ellipse(34, 174, 14, 3, -4)],
  });
  scene.form(spline('32,142! 80,140! 76,160 66,172 48,173 37,162'), {
    ramp: 'cup',
    shade: 6,
    lineRamp: 'coat',
  });
  scene.form(spline('80,146 92,144 94,158 78,164 78,158 87,156 86,150 80,151'), {
    ramp: 'cup',
    shade: 2,
    rim: false,
    lineWidth: 0.8,
    lineRamp: 'coat',
  });
  scene.form(ellipse(56, 141, 24, 6, -2), { ramp: 'tea', lineRamp: 'coat', rim: false, shade: 1 });
}

function drawSteam(scene: Scene): void {
  for (const spine of [
    '44,136,3 38,122,5.5 48,108,6 42,92,4.5 48,80,0',
    '64,136,3 72,122,5 62,108,5 68,96,0',
  ]) {
    scene.form(tube(spine), { ramp: 'steam', lineWidth: 0.7, rim: false, shade: 2 });
  }
}

/** Rime, hostess of the frozen hall, with one cup. */
export const rime = person('rime-hall', palette, (scene) => {
  const head = headFrame(scene, { x: 146, y: 106, size: 0.92, wide: 0.95, high: 1.08, tilt: 3 });
  drawTorso(scene, { x: 150, y: 214, wide: 0.8, slope: 1.8, neck: 22 });
  drawNeck(head, { width: 16, to: [150, 222] });
  drawEar(head, 1.1);
  drawEarring(head, 'drop', 'gem');
  drawFace(head, 'long', { numbers: { jaw: -3 }, under: -34 });
  drawFlush(head, 0.28);
  drawWrinkles(head, { folds: 0.6, forehead: 1, hollow: 0.35 });
  drawEyes(head, 'drooping', { look: [-0.25, 0.05], age: { bags: 1, feet: 3 }, paint: '#b9d3ee' });
  drawNose(head, 'long', { size: 0.95 });
  drawMouth(head, 'smile', { width: 22, lips: '#c96a82', y: 44 });
  drawCombedBack(head);
  drawPlait(head, [-48, -36], [54, -34], { count: 8, thick: 12, sag: -36 });
  drawBrows(head, { thick: 4, raise: [2, 5], arch: 1.4, colour: '#8a90ac' });
  scene.form(
    curlyOutline(
      '112,204 98,214 84,226 78,242 92,252 110,250 128,258 148,262 170,256 190,252 206,244 210,228 198,216 184,206! 172,224 150,232 126,224!',
      7,
    ),
    { ramp: 'fur', shade: 8, lineRamp: 'coat' },
  );
  drawSteam(scene);
  drawTray(scene);
  drawSleeve(scene, '122,330,34 112,282,26 98,232,17');
  scene.form(curlyOutline('80,226 84,214 100,206 116,210 122,224 116,238 98,244 84,238', 5), {
    ramp: 'fur',
    shade: 5,
    lineRamp: 'coat',
    rim: false,
  });
  drawPalm(new Frame(scene, { x: 64, y: 194, size: 1.05, degrees: 8 }));
});
