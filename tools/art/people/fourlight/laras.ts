import {
  drawBrows,
  drawBun,
  drawCombedBack,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawSleeve,
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
import { faceOutline } from '../parts/faces.ts';
import { drawLamp, drawPuppet } from './laras-props.ts';

const palette = {
  skin: '#b87c52',
  hair: '#322c3c',
  iris: '#8a4a2c',
  coat: '#45405a',
  gold: '#f0bf4a',
  silver: '#ccd3e0',
  leather: '#d08a3f',
  dark: '#5a3046',
  clay: '#a8603f',
  flame: '#ff9a3c',
  core: '#fff0a8',
  stick: '#8a5f42',
};
const JAW = { jaw: -2, chin: -3, cheek: 3, length: 1 } as const;

/** The shadow on one half of her face. */
function shadeHalf(head: Frame): void {
  const id = head.scene.nextId('h');
  const outline = head.place(faceOutline('heart', JAW));
  const dark = head.place(spline('6,-80! 2,-40 -6,-14 -4,10 4,26 -2,36 4,48 -4,58 2,90! 80,90! 80,-80!'));
  head.scene.markup(
    `<clipPath id="${id}"><path d="${outline.data()}"/></clipPath><path d="${dark.data()}" fill="#3a2350" fill-opacity=".5" clip-path="url(#${id})"/>`,
  );
}

/** A black batik cloth with a golden edge. */
function drawBatik(scene: Scene): void {
  scene.form(spline('106,208! 92,216 106,244 136,280! 150,280! 126,246 116,222!'), {
    ramp: 'gold',
    shade: 4,
    rim: false,
  });
  scene.form(spline('168,206! 182,214 164,246 124,290! 110,290! 142,250 158,222!'), {
    ramp: 'gold',
    shade: 4,
    rim: false,
  });
  for (const [x, y] of [
    [196, 230],
    [212, 248],
    [184, 250],
    [92, 238],
  ] as const)
    for (const degrees of [0, 90, 180, 270]) {
      const angle = ((degrees + 45) * Math.PI) / 180;
      scene.flat(
        ellipse(x + Math.cos(angle) * 5.6, y + Math.sin(angle) * 5.6, 5, 2.6, degrees + 45),
        palette.gold,
      );
    }
}

/** Laras, the shadow puppeteer, half in shadow. */
export const laras = person('laras-shadows', palette, (scene) => {
  const head = headFrame(scene, { x: 106, y: 116, size: 1, wide: 0.96, high: 1.03, tilt: 2 });
  const near = new Frame(scene, { x: 203, y: 214, size: 0.98, degrees: 3 });
  drawPuppet(new Frame(scene, { x: 203, y: 112, size: 0.94, degrees: 2 }));
  drawBun(head, 52, 34, 0.9);
  const comb = head.inside({ x: 56, y: 8, size: 0.9, degrees: 30 });
  comb.form('-22,6! -26,-10 -14,-18 0,-22 14,-18 26,-10 22,6! 0,0', {
    ramp: 'silver',
    shade: 3,
    rim: false,
    lines: [-12, 0, 12].map((x) => ({ path: `${x * 0.8},0 ${x},-6 ${x * 1.1},-12`, width: 2.2 })),
  });
  drawTorso(scene, { x: 132, y: 208, wide: 0.92, slope: 1.7, neck: 24 });
  drawNeck(head, {
    width: 17,
    to: [128, 216],
    form: { marks: [{ path: polygon('118,100 220,100 220,260 122,260'), ramp: '#7a5068' }] },
  });
  drawBatik(scene);
  drawFace(head, 'heart', {
    numbers: JAW,
    under: -36,
    marks: [{ path: spline('-70,10! -40,14 -36,34 -22,52 -8,70! -70,80!'), flat: '#ffb45a', opacity: 0.45 }],
  });
  drawWrinkles(head, { folds: 0.5 });
  drawEyes(head, 'hooded', {
    look: [-0.35, 0.05],
    paint: '#6a4a6e',
    cut: { up: 0.58, lid: 0.7, tilt: 0.16 },
    age: { feet: 1 },
    lashes: true,
  });
  drawNose(head, 'straight', { size: 1.02 });
  drawMouth(head, 'smirk', { width: 26, lips: '#9a3048', y: 44 });
  shadeHalf(head);
  drawEar(head, 1, { ramp: '#8a5a58' });
  drawEarring(head, 'drop', 'gold');
  drawCombedBack(head);
  drawBrows(head, { thick: 4.6, raise: [3, 6], arch: 1.5 });
  drawSleeve(scene, '212,330,34 222,286,27 212,246,19');
  drawFist(near);
  scene.form(tube('194,240,6.4 212,246,7 232,242,6.4'), {
    ramp: 'gold',
    shade: 3,
    rim: false,
    lineWidth: 0.85,
  });
  drawSleeve(scene, '98,330,32 90,292,26 84,256,18');
  drawLamp(new Frame(scene, { x: 58, y: 206 }));
  drawPalm(new Frame(scene, { x: 60, y: 226, size: 1.02, degrees: 4 }));
});
