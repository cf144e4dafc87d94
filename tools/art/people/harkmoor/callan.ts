import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
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
} from '../kit.ts';

const palette = {
  skin: '#d98d68',
  hair: '#c3bfc2',
  iris: '#5d86a8',
  coat: '#7d5438',
  wood: '#b98a52',
  steel: '#98a5b6',
  peat: '#4d362e',
  gold: '#f6c23e',
  amber: '#e2571e',
};

/** A peat spade: a long blade with a wing that cuts the side of the block. */
function drawSpade(handle: Frame): void {
  handle.form(pole(112, 90, 11), { ramp: 'wood', shade: 3, rim: false });
  handle.form('-7,-80! -9,-94 -22,-104! -22,-188! 20,-192! 44,-186! 40,-172 22,-168! 22,-104! 9,-94 7,-80!', {
    ramp: 'steel',
    shade: 6,
    marks: [
      {
        path: spline('-30,-200! 50,-200! 50,-176! 24,-172! 18,-156 8,-164 -4,-150 -14,-160 -30,-152!'),
        ramp: 'peat',
      },
    ],
    lines: ['20,-190 21,-182 21,-174 22,-168', '0,-82 1,-98 0,-112 0,-126'],
  });
}

/** Thin, wind-blown hair. */
function drawHair(head: Frame): void {
  head.form(
    '-26,-52! -30,-68 -20,-82! -14,-72 -8,-68! -6,-82 8,-90! 8,-76 14,-70! 24,-80 38,-78! 32,-66 30,-54! 8,-58',
    {
      ramp: 'hair',
      miter: true,
      shade: 5,
      lines: strands(
        '-12,-56 -16,-64 -18,-70 -18,-76',
        '10,-60 8,-68 8,-76 8,-82',
        '22,-58 26,-64 30,-70 34,-74',
      ),
    },
  );
}

function drawSideWhiskers(head: Frame): void {
  head.form('-47,2! -52,12 -59,24! -55,28 -58,40! -50,41 -46,48! -42,40 -42,30! -44,18', {
    ramp: 'hair',
    dim: true,
    miter: true,
    shade: 4,
  });
  head.form(
    '42,-34! 52,-30 54,-18 48,-6! 44,6 45,20! 54,26 64,30! 56,40 60,50! 50,52 46,63! 36,57 26,61! 24,51 15,45! 26,34 34,20 38,-4',
    {
      ramp: 'hair',
      miter: true,
      shade: 6,
      lines: strands('46,-24 45,-8 42,8 38,22', '42,20 42,30 36,40 26,46', '48,32 46,40 42,46 36,50'),
    },
  );
}

/** An old royal brooch, a find from the bog. */
function drawBrooch(scene: Scene, x: number, y: number): void {
  scene.form(ellipse(x, y, 19), {
    ramp: 'gold',
    shade: 4,
    gloss: true,
    highlights: [ellipse(x - 11, y - 11, 5, 2.6, -45)],
  });
  scene.form(ellipse(x, y, 9.5), { ramp: 'coat', lineWidth: 0.8, shade: 2, rim: false });
  scene.form(polygon(`${x - 26},${y + 17} ${x + 18},${y - 22} ${x + 23},${y - 17} ${x - 23},${y + 21}`), {
    ramp: 'gold',
    lineWidth: 0.8,
    shade: 2,
    rim: false,
  });
  scene.form(ellipse(x + 20, y - 19, 6.5), { ramp: 'amber', lineWidth: 0.7, shade: 2, rim: false });
}

function drawJersey(scene: Scene): void {
  const ribs = [100, 112, 126, 140, 154, 166].map((x) => ({
    path: `${x},${226 - Math.abs(x - 133) * 0.3} ${x},${234 - Math.abs(x - 133) * 0.3} ${x + 1},${242 - Math.abs(x - 133) * 0.3} ${x + 1},${248 - Math.abs(x - 133) * 0.3}`,
    width: 2.4,
  }));
  scene.form(
    spline('86,206! 80,224 88,240 110,252 136,256 162,250 182,236 186,218 178,204! 160,222 132,228 104,220'),
    {
      ramp: 'coat',
      shade: 5,
      lines: ribs,
    },
  );
}

/** Callan, the peat cutter, talking from one corner of his mouth. */
export const callan = person('callan-bog', palette, (scene) => {
  const head = headFrame(scene, { x: 114, y: 136, size: 0.98, wide: 1.1, high: 0.98, tilt: 5 });
  const handle = new Frame(scene, { x: 210, y: 218, size: 1, degrees: 3, mirror: true });
  drawSpade(handle);
  drawHair(head);
  drawTorso(scene, { x: 128, y: 210, wide: 1.04, slope: 1.2, neck: 34 });
  head.form('38,-48! 54,-40 64,-18! 60,-14 70,4! 64,8 68,24! 58,30 46,30!', {
    ramp: 'hair',
    miter: true,
    dim: true,
    shade: 4,
  });
  drawNeck(head, { width: 29, to: [132, 214] });
  drawJersey(scene);
  drawEar(head, 1.3);
  drawFace(head, 'round', { numbers: { chin: 4, jaw: 1, length: 2 } });
  drawFlush(head, 0.65, 1.15);
  drawWrinkles(head, { forehead: 3, folds: 1, hollow: 0.3 });
  drawEyes(head, 'narrow', {
    look: [0.2, 0],
    cut: { width: 28, up: 0.54, down: 0.44, lid: 0.5, iris: 0.56 },
    age: { bags: 2, feet: 3 },
  });
  drawNose(head, 'bulb', { size: 1.12, flush: 0.7 });
  drawMouth(head.inside({ x: -5, y: 5, degrees: 6 }), 'talk', { width: 33, y: 41 });
  head.ink('-6,46 2,46 8,44 13,40', 3.2, '#2a1626', 'end');
  drawSideWhiskers(head);
  drawBrows(head, { thick: 9, bushy: true, anger: 0.2, raise: [4, -3] });
  drawBrooch(scene, 82, 252);
  drawSleeve(scene, '216,330,36 220,290,29 216,248,22', { shade: 9 });
  drawFist(handle);
  scene.form(spline('192,240! 214,230 238,240! 242,258! 216,252 194,258!'), {
    ramp: 'coat',
    shade: 4,
    rim: false,
  });
});
