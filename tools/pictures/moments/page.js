import { Game } from 'phaser';
import { MOVE_CLASSES } from '../../../content/moves/rows.ts';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { animateAttack } from '../../../scenes/battle/animations/attack/attack.ts';
import { animateHurt } from '../../../scenes/battle/animations/attack/hurt.ts';
import { leadOf, partsOf } from '../../../scenes/battle/animations/attack/perform.ts';
import { end } from '../../../scenes/battle/animations/end.ts';
import { faint } from '../../../scenes/battle/animations/faint.ts';
import { animateBall } from '../../../scenes/battle/animations/throwBall.ts';
import { Actor } from '../../../scenes/battle/creature/actor.ts';
import { addPlatforms } from '../../../scenes/battle/creature/platform.ts';
import { BattleEffects } from '../../../scenes/battle/effects/battleEffects.ts';
import { paintBackdrop } from '../../../scenes/battle/stage/backdrop.ts';
import { wide } from '../../../scenes/battle/stage/layout.ts';
import { gameConfig } from '../../../scenes/gameConfig.ts';
import { StageScene } from '../../../scenes/shared/stageScene.ts';
import { fitSurface } from '../../../scenes/shared/surface.ts';
import { setClock } from '../../../src/bridge/clock.ts';

/** The attacker and the target in the pictures of a type. */
const pairs = [
  ['kindlam', 'podkin'],
  ['dampaw', 'moonbun'],
  ['podkin', 'kindlam'],
];
/** Milliseconds from the strike to the moment at which an attack of each class is most typical. */
const peaks = { contact: 130, projectile: -90, beam: 230, field: 200, status: -40 };
const frame = 16;
const cell = { width: 316, height: 191, margin: 4, head: 26 };

const creature = (id, name) => ({
  id,
  name,
  kind: 1,
  level: 20,
  types: [],
  hp: 40,
  orginalHp: 60,
  status: null,
});

class Moments extends StageScene {
  shape() {
    return wide;
  }
  build() {
    this.effects = new BattleEffects(this);
    this.actors = { player: null, opponent: null };
    const plate = { tell() {}, slide() {}, runTo: () => Promise.resolve() };
    this.arena = {
      scene: this,
      layout: wide,
      effects: this.effects,
      calm: () => this.calm === true,
      flash: () => false,
      actors: this.actors,
      plates: { player: plate, opponent: plate },
    };
  }
  move(ms) {
    return this.effects.pool.advance(ms);
  }
  async dress(place, [mine, wild]) {
    for (const image of this.children.list.filter(({ depth }) => depth < 5)) image.destroy();
    await paintBackdrop(this, wide, place);
    await addPlatforms(this, wide, place);
    for (const [side, name] of Object.entries({ player: mine, opponent: wild })) {
      this.actors[side]?.destroy();
      this.actors[side] = new Actor(this, wide, side, creature(side, name), this.effects.sheets);
      await this.actors[side].dressed;
    }
  }
}

const surface = fitSurface(wide, { width: 992, height: 0 }, 1);
const game = new Game({
  ...gameConfig(),
  width: surface.width,
  height: surface.height,
  parent: document.body,
});
const scene = new Moments('moments');
await new Promise((ready) => game.events.once('ready', ready));
game.scene.add('moments', scene, false);
game.scene.start('moments', {
  surface,
  font: 'sans-serif',
  wake() {},
  fault: (problem) => console.error(problem),
});
game.loop.sleep();
// Always full daylight, whatever the real time.
setClock('day', 300_000);
let clock = 0;
const settle = () => new Promise((done) => setTimeout(done));

/** Advances the time frame by frame and lets pending promises continue, as in a battle. */
async function pass(ms) {
  for (let left = ms; left > 0; left -= frame) {
    clock += frame;
    game.step(clock, frame);
    await settle();
  }
}

/** Finishes all motion and removes all particles, so that the next attack starts on an empty stage. */
async function rest() {
  scene.motion.rush();
  for (let waits = 0; waits < 12; waits += 1) await settle();
  scene.motion.calmDown();
  scene.effects.pool.clear();
}

async function play(type, kind, tier, side) {
  const appearance = { type, kind, tier, strike: null };
  const aim = kind === 'status' && CREATURE_TYPES.indexOf(type) % 3 !== 1 ? 'self' : 'other';
  const lead = leadOf(partsOf(appearance, aim === 'self', scene.calm), 420);
  const other = side === 'player' ? 'opponent' : 'player';
  void animateAttack(scene.arena, { show: 'attack', side, move: '', appearance, aim, lands: true }).then(
    () => {
      const hit = {
        amount: 18,
        hp: 22,
        mult: 1,
        critical: false,
        appearance,
        cause: 'move',
        hit: 0,
        more: false,
      };
      if (aim === 'other') void animateHurt(scene.arena, { show: 'hurt', side: other, ...hit });
    },
  );
  return lead;
}

/** Draws one row for each type and one column for each class; `only` limits the types. */
window.drawSheet = async ({ tier = 2, side = 'player', only = CREATURE_TYPES, calm = false, at = null }) => {
  scene.calm = calm;
  const sheet = document.createElement('canvas');
  sheet.width = 5 * (cell.width + cell.margin) + 70;
  sheet.height = only.length * (cell.height + cell.margin) + cell.head;
  const context = sheet.getContext('2d');
  context.fillStyle = '#fffdf4';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = '#2f2a40';
  context.font = '700 15px sans-serif';
  for (const [column, kind] of MOVE_CLASSES.entries())
    context.fillText(kind, 76 + column * (cell.width + cell.margin), 18);
  for (const [row, type] of only.entries()) {
    const top = cell.head + row * (cell.height + cell.margin);
    context.fillText(type, 4, top + 20);
    await scene.dress(['meadow', 'wood', 'shore', 'hills'][row % 4], pairs[row % pairs.length]);
    for (const [column, kind] of MOVE_CLASSES.entries()) {
      const lead = await play(type, kind, tier, side);
      await pass(lead + (at ?? peaks[kind]));
      const left = 70 + column * (cell.width + cell.margin);
      context.drawImage(game.canvas, left, top, cell.width, cell.height);
      await rest();
    }
  }
  return { picture: sheet.toDataURL('image/png'), particles: scene.effects.pool.size };
};

/** Shows what is neither an attack nor a hit. */
const others = {
  faint: () => faint(scene.arena, { show: 'faint', side: 'opponent' }),
  joy: () => end(scene.arena, { show: 'end', winner: 'player' }),
  caught: () => animateBall(scene.arena, { show: 'throw', ball: 'uball', shakes: 1, caught: true }),
  escaped: () => animateBall(scene.arena, { show: 'throw', ball: 'nball', shakes: 1, caught: false }),
};

/** Draws several moments of one attack in a row, or of one of the others. */
window.drawStrip = async ({
  type,
  kind,
  tier = 2,
  side = 'player',
  every = 64,
  count = 15,
  calm = false,
  other = null,
  pair = pairs[0],
}) => {
  scene.calm = calm;
  const sheet = document.createElement('canvas');
  const across = 5;
  sheet.width = across * cell.width;
  sheet.height = Math.ceil(count / across) * cell.height;
  const context = sheet.getContext('2d');
  await scene.dress('meadow', pair);
  if (other === null) await play(type, kind, tier, side);
  else void others[other]();
  for (let index = 0; index < count; index += 1) {
    await pass(every);
    const [x, y] = [(index % across) * cell.width, Math.floor(index / across) * cell.height];
    context.drawImage(game.canvas, x, y, cell.width, cell.height);
  }
  await rest();
  return { picture: sheet.toDataURL('image/png'), particles: scene.effects.pool.size };
};
window.ready = true;
