import {
  drawBrows,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawPlait,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  pole,
  polygon,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#b4774d',
  hair: '#383046',
  iris: '#7a9a2e',
  coat: '#7a3fb8',
  stain: '#7a48c8',
  dye: '#a23fd8',
  wood: '#c79a5e',
  gold: '#f4c23e',
  blouse: '#e8a83a',
};
const WOOL = [
  '#a6d93a',
  '#c86ae0',
  '#2f9a5a',
  '#e0a0f0',
  '#4a2f8a',
  '#7fd86a',
  '#b0308a',
  '#1f7a6a',
] as const;

/** A stirring pole, held like a spear, with a dripping end. */
function drawStirringPole(hand: Frame): void {
  hand.form(pole(110, 110, 9), { ramp: 'wood', shade: 3, rim: false });
  hand.form('-6,-92! -18,-108 -19,-150 -8,-164 8,-164 19,-150 18,-108 6,-92!', {
    ramp: 'wood',
    shade: 5,
    marks: [
      {
        path: spline('-30,-180! 30,-180! 30,-118! 20,-108 12,-116 6,-98 0,-104 -8,-120 -16,-110 -30,-122!'),
        ramp: 'dye',
      },
    ],
  });
  hand.form('-15,-102! -10,-92 -14,-84 -19,-86 -20,-92', {
    ramp: 'dye',
    lineWidth: 0.8,
    shade: 2,
    rim: false,
  });
}

/** A shawl in nine clashing colours. */
function drawShawl(scene: Scene): void {
  const bands = WOOL.map((ramp, i) => {
    const y = 200 + i * 13;
    return {
      path: spline(
        `20,${y + 34}! 84,${y + 4} 128,${y + 16} 136,${y + 26}! 136,${y + 35} 128,${y + 25} 84,${y + 13} 20,${y + 43}!`,
      ),
      ramp,
    };
  });
  const stripes = WOOL.map((ramp, i) => {
    const x = 150 + i * 13;
    return {
      path: polygon(`${x},190 ${x + 7},190 ${x - 22},300 ${x - 29},300`),
      ramp: WOOL[(i + 3) % WOOL.length] ?? ramp,
    };
  });
  scene.form(spline('100,194! 62,208 42,236 32,300! 150,300! 146,264 124,240!'), {
    ramp: 'coat',
    shade: 8,
    marks: bands,
  });
  scene.form(spline('172,192! 206,204 226,232 230,300! 118,300! 126,262 150,236!'), {
    ramp: 'coat',
    shade: 9,
    marks: stripes,
  });
}

function drawHair(head: Frame): void {
  head.form(
    '-6,-70 30,-66 56,-42 62,-10 56,14! 48,6 44,-8! 40,2 33,6! 36,-16 22,-38 -8,-52! -28,-44 -43,-22 -48,2! -58,-10 -52,-38 -34,-62',
    {
      ramp: 'hair',
      shade: 9,
      lines: strands(
        '-4,-56 18,-50 34,-34 42,-14',
        '2,-62 28,-56 44,-38 52,-12',
        '-14,-58 -30,-50 -42,-32 -46,-12',
      ),
    },
  );
}

/** Sattar, the dyer: grinning, with arms violet to the elbows. */
export const sattar = person('sattar-vats', palette, (scene) => {
  const head = headFrame(scene, { x: 136, y: 118, size: 0.96, wide: 0.98, tilt: 6 });
  const hand = new Frame(scene, { x: 56, y: 192, size: 1.02, degrees: -5 });
  drawStirringPole(hand);
  drawTorso(scene, { x: 140, y: 204, wide: 0.86, slope: 1.5, neck: 22, ramp: 'blouse' });
  drawNeck(head, { width: 17, to: [140, 210] });
  drawEar(head, 1);
  drawFace(head, 'heart', { numbers: { cheek: 2 }, under: -34 });
  drawWrinkles(head, { folds: 0.35 });
  drawEyes(head, 'almond', { look: [0.2, -0.05], lashes: true, cut: { up: 0.74 }, age: { feet: 1 } });
  drawNose(head, 'hooked', { size: 0.92 });
  head.flat(ellipse(-3, 25, 2.6), palette.gold);
  drawMouth(head, 'grin', { width: 34, y: 41, lips: '#a83a56', gap: 0.02 });
  drawHair(head);
  drawBrows(head, { thick: 5, raise: [-1, 8], arch: 1.4, anger: 0.25 });
  drawShawl(scene);
  drawPlait(new Frame(scene, { x: 0, y: 0 }), [196, 144], [186, 266], { count: 6, thick: 18, sag: 8 });
  drawEarring(head, 'drop', 'gold', 1.1);
  scene.form(tube('90,320,27 76,280,22 74,214,16'), {
    ramp: 'skin',
    marks: [{ path: polygon('20,120 130,120 130,274 100,262 60,276 20,262'), ramp: 'stain' }],
  });
  drawFist(hand, { ramp: 'stain' });
});
