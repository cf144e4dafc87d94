import {
  drawBrows,
  drawCropped,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFlush,
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
  type Scene,
  spline,
  star,
  strands,
} from '../kit.ts';
import { drawCandle, drawMusicBox } from './oyelo-props.ts';

const palette = {
  skin: '#72483a',
  hair: '#37303c',
  iris: '#8a5a34',
  coat: '#333a78',
  lining: '#c9d0e4',
  dress: '#f3f4fb',
  cap: '#fdfdff',
  stripe: '#4a58b0',
  silver: '#c3cbdc',
  wax: '#fff1d0',
  flame: '#ffb23c',
  core: '#fffad0',
  glass: '#bfdcf2',
  box: '#8a5aa8',
};

/** A starched cap with a veil behind it. */
function drawCap(head: Frame): void {
  head.form('-46,-28! -56,-54 -58,-82! -30,-92 6,-95 44,-92 74,-82! 74,-50 60,-18! 34,-38 -14,-42', {
    ramp: 'cap',
    shade: 8,
    marks: [
      { path: spline('-70,-62! -30,-72 44,-72 90,-60! 90,-66! 44,-79 -30,-79 -70,-69!'), ramp: 'stripe' },
    ],
  });
  head.form('-46,-28! -56,-54 -58,-82! -50,-84 -40,-60 -34,-34!', {
    ramp: 'cap',
    shade: 3,
    rim: false,
    lineWidth: 0.85,
  });
  head.form('60,-18! 74,-50 74,-82! 64,-86 52,-60 46,-28!', {
    ramp: 'cap',
    shade: 3,
    rim: false,
    lineWidth: 0.85,
  });
  head.form(star(4, -57, 11, 4.6, 5), { ramp: 'silver', shade: 2, rim: false, lineWidth: 0.7 });
}

function drawVeil(head: Frame): void {
  head.form('30,-66! 62,-56 74,-20 84,18 91,44! 76,46 66,40! 50,46 40,30!', {
    ramp: 'cap',
    shade: 8,
    lines: strands('56,-40 62,-14 67,12 72,38', '48,-20 54,0 58,20 60,38'),
  });
}

/** The cape, with its lining turned out at the throat. */
function drawCape(scene: Scene): void {
  scene.form(spline('116,210! 108,240 120,300! 166,300! 172,236 164,206! 146,220'), {
    ramp: 'dress',
    shade: 6,
    rim: false,
  });
  scene.form(spline('112,196! 92,190 84,180! 76,206 96,236 118,262! 126,240 120,216!'), {
    ramp: 'lining',
    shade: 5,
  });
  scene.form(spline('172,194! 194,186 200,176! 210,204 192,234 156,262! 152,240 162,214!'), {
    ramp: 'lining',
    shade: 6,
  });
  scene.form(ellipse(136, 250, 9, 8), {
    ramp: 'silver',
    shade: 3,
    rim: false,
    lineWidth: 0.8,
    highlights: [ellipse(133, 247, 3, 2)],
  });
}

/** Oyelo, who sings to those who cannot sleep. */
export const oyelo = person('oyelo-vigil', palette, (scene) => {
  const head = headFrame(scene, { x: 144, y: 122, size: 1, wide: 1.06, tilt: -6 });
  drawVeil(head);
  drawTorso(scene, { x: 144, y: 198, wide: 1.06, slope: 0.9, neck: 36 });
  drawNeck(head, { width: 27, to: [144, 210] });
  drawCape(scene);
  drawMusicBox(scene);
  drawEar(head, 1);
  drawEarring(head, 'stud', 'silver', 1);
  drawFace(head, 'oval', {
    numbers: { jaw: 6, chin: 3, cheek: 3, length: 1 },
    under: -28,
    marks: [{ path: spline('-70,0! -41,6 -38,30 -24,50 -8,70! -70,80!'), flat: '#ffb45a', opacity: 0.3 }],
  });
  drawFlush(head, 0.4);
  drawWrinkles(head, { folds: 0.25 });
  drawEyes(head, 'drooping', {
    look: [-0.3, 0.25],
    cut: { up: 0.6, down: 0.52, lid: 0.8, width: 27 },
    age: { bags: 2 },
    lashes: true,
  });
  drawNose(head, 'broad', { size: 1.05 });
  drawMouth(head, 'smile', { width: 28, lips: '#a8505a', y: 44 });
  drawCropped(head);
  drawCap(head);
  drawBrows(head, { thick: 5.2, raise: [5, 6], anger: -0.5, arch: 1.1 });
  drawSleeve(scene, '104,330,38 88,290,30 84,246,21');
  drawCandle(new Frame(scene, { x: 54, y: 170, size: 1 }));
  drawPalm(new Frame(scene, { x: 60, y: 214, size: 1.1, degrees: 5 }));
  scene.form(spline('66,240! 86,230 108,238! 112,256! 88,248 66,258!'), {
    ramp: 'lining',
    shade: 3,
    rim: false,
  });
});
