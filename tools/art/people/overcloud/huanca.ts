import {
  drawBrows,
  drawCuff,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPlait,
  drawSleeve,
  drawTorso,
  Frame,
  flame,
  headFrame,
  person,
  pole,
  strands,
} from '../kit.ts';
import { drawCrossedCollars } from '../parts/crossed-collars.ts';
import { drawSteam } from '../parts/steam.ts';

const palette = {
  skin: '#b9694a',
  hair: '#2f2733',
  iris: '#6b3a24',
  coat: '#f2766a',
  flame: '#ffb73d',
  towel: '#fbf8f2',
  wood: '#c68f55',
  water: '#7fd3e8',
  steam: '#f2f8ff',
  trim: '#ffd98a',
  tie: '#3fa7b5',
};

/** A towel twisted at the forehead and rolled up on the crown. */
function drawTowel(head: Frame): void {
  head.form('-14,-66! 0,-100 28,-116 56,-106 66,-84 58,-62 40,-50!', {
    ramp: 'towel',
    shade: 9,
    lines: strands('8,-74 20,-94 36,-102 54,-94', '20,-64 34,-82 46,-88 60,-82'),
  });
  head.form(
    '-50,-4! -60,-34 -46,-66 -10,-88 32,-84 60,-58 64,-22 56,4! 44,-6 38,-22 20,-36 -10,-40 -34,-28!',
    {
      ramp: 'towel',
      shade: 9,
      lines: strands(
        '-48,-18 -46,-44 -26,-66 4,-78',
        '-30,-30 -22,-52 0,-66 28,-72',
        '6,-40 16,-54 34,-62 48,-58',
        '34,-26 42,-36 50,-40 58,-38',
      ),
    },
  );
  head.form('-14,-48! 6,-66 30,-76 50,-70! 34,-56 22,-40 12,-30!', { ramp: 'towel', shade: 5, rim: false });
}

function drawLadle(hand: Frame): void {
  hand.form(pole(92, 90, 10), { ramp: 'wood', rim: false, shade: 3 });
  hand.form('-30,-128! 30,-128! 28,-108 18,-92 0,-86 -18,-92 -28,-108', { ramp: 'wood', shade: 8 });
  hand.ellipse(0, -128, 30, 8, { ramp: 'wood', dim: true, shade: 1 });
  hand.ellipse(0, -126, 24, 5, { ramp: 'water', shade: 1, lineWidth: 0.6, rim: false });
}

/** The pattern of rising flames on the robe. */
const FLAMES = [
  [50, 30, 36],
  [74, 34, 30],
  [96, 30, 40],
  [122, 30, 28],
  [148, 30, 30],
  [172, 30, 42],
  [194, 32, 32],
  [216, 30, 42],
] as const;

/** Huanca, the cheerful attendant of the hot springs, in steam. */
export const huanca = person('huanca-springs', palette, (scene) => {
  const head = headFrame(scene, { x: 108, y: 134, size: 1, wide: 1.05, high: 0.98, tilt: -3 });
  const hand = new Frame(scene, { x: 210, y: 208, size: 0.98, degrees: 3 });
  drawSteam(hand, -12, -130, 0);
  drawSteam(hand, 10, -130, 1, { size: 0.8 });
  drawLadle(hand);
  const shoulder = new Frame(scene, { x: 0, y: 0 });
  drawSteam(shoulder, 38, 240, 0, { size: 1.3 });
  drawTorso(scene, {
    x: 128,
    y: 208,
    wide: 1.06,
    slope: 0.8,
    neck: 32,
    marks: FLAMES.map(([x, width, height]) => ({ path: flame(x, 262, width, height, 0.15), ramp: 'flame' })),
  });
  drawNeck(head, { width: 27, to: [128, 214] });
  drawCrossedCollars(scene, ['trim', 'coat'], { x: 126, y: 212, neck: 30, thick: 8 });
  drawPlait(head, [-46, 22], [-56, 126], { count: 6, thick: 13, sag: 8 });
  drawFace(head, 'heart', { numbers: { jaw: 10, chin: 9, cheek: 3, length: -2 }, under: -28 });
  drawFlush(head, 0.75, 1.1);
  drawEyes(head, 'almond', { look: [-0.1, 0], lashes: true, cut: { up: 0.8, tilt: 0.16 } });
  drawNose(head, 'hooked', { size: 0.86, flush: 0.25 });
  drawMouth(head, 'grin', { width: 32, y: 43, lips: true });
  head.form('-45,10! -52,-8 -44,-28 -14,-42 -10,-40! -30,-26 -40,-8!', {
    ramp: 'hair',
    shade: 3,
    rim: false,
  });
  head.form('-12,-42! 18,-42 42,-24 54,4 54,26! 44,24 42,4 34,-10 14,-28!', {
    ramp: 'hair',
    shade: 5,
    rim: false,
  });
  drawPlait(head, [53, 22], [58, 126], { count: 6, thick: 15, sag: -8 });
  drawEar(head, 0.95);
  drawTowel(head);
  drawBrows(head, { thick: 5, raise: [3, 4], arch: 1.2 });
  drawSleeve(scene, '216,340,40 222,300,32 214,258,22');
  drawSleeve(scene, '214,280,25 213,262,23 213,236,20', { ramp: 'coat' });
  drawFist(hand);
  drawCuff(scene, 213, 240, 46, 84, { ramp: 'flame' });
});
