import type { GameObjects } from 'phaser';
import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { between, slowStart } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';
import { shadowTexture } from '../creature/shadowTexture.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep } from '../plan.ts';
import { hear } from '../sounds.ts';
import { type BallLook, ballLook, ballSize, burstOpen, flyBall } from './ball.ts';
import { hopForJoy } from './end.ts';
import { grow } from './enter.ts';

/** How much larger the ball is while it lies there and everybody looks at it. */
const lying = 1.3;
/** How far it rolls to each side, in radians, and how high it jumps before, in units. */
const roll = 0.72;
const jump = 20;
/** The depth of its shadow, below creatures. */
const onGround = 9;

/** The ball flies, the creature shrinks into it, the ball shakes, and either stays shut or breaks open. */
export async function animateBall(
  arena: Arena,
  step: Extract<AnimationStep, { show: 'throw' }>,
): Promise<void> {
  const actor = arena.actors.opponent;
  if (actor === null) return;
  // The trainer stands to the left of the stage.
  const thrower = { x: -40, y: arena.layout.feet.player.y - arena.layout.size.player * 0.4 };
  hear(arena.scene, 'throw', 'player');
  const look = await ballLook(arena.scene, step.ball);
  const target = { x: actor.middle.x, y: actor.middle.y - 10 };
  // Below the plate of the creature: a ball that flies across its name hides it.
  const ball = await flyBall(arena, look, [thrower, target], arena.layout.height * 0.18);
  await swallow(arena, actor, ball, look);
  const shadow = arena.scene
    .picture(ball.x, actor.home.y, shadowTexture(arena.scene, ballSize * lying * 1.3))
    .setDepth(onGround);
  await drop(arena, ball, shadow);
  for (let shake = 0; shake < step.shakes; shake += 1) await rock(arena, ball, shadow);
  if (step.caught) return keep(arena, actor, ball);
  shadow.destroy();
  await breakOut(arena, actor, ball, look);
}

/** The ball opens, the creature shrinks into it, and the ball snaps shut. */
async function swallow(
  { scene, calm, effects }: Arena,
  actor: Actor,
  ball: GameObjects.Image,
  look: BallLook,
): Promise<void> {
  ball.setTexture(look.open).setRotation(0);
  if (!calm()) await Promise.race([actor.whiten(), scene.motion.wait(400)]);
  effects.scatter('common.light', ball, { count: 10, reach: 90, ms: 420 });
  effects.pool.fly({ frame: 'electric.glow', ms: 420, from: { x: ball.x, y: ball.y }, size: 2, grow: 3.4 });
  const lift = actor.size * 0.42;
  await scene.motion.run({
    ms: 340,
    ease: slowStart,
    step: (progress) => {
      actor.pose.white = calm() ? 0 : Math.min(progress * 3, 1);
      actor.pose.size = between(1, 0.05, progress);
      actor.pose.lift = lift * progress;
      actor.pose.opacity = progress < 0.8 ? 1 : (1 - progress) / 0.2;
      actor.apply();
    },
  });
  const unit = ball.scaleX;
  ball.setTexture(look.shut);
  await scene.motion.run({
    ms: 140,
    step: (progress) => {
      const snap = Math.sin(progress * Math.PI) * 0.14;
      ball.setScale(unit * (1 + snap), unit * (1 - snap));
    },
  });
}

/** The ball comes nearer as it falls to the ground, and bounces twice; the nearer the ground, the darker its shadow. */
function drop({ scene }: Arena, ball: GameObjects.Image, shadow: GameObjects.Image): Promise<void> {
  const from = ball.y;
  const ground = shadow.y - ballSize * lying * 0.4;
  const unit = ball.scaleX;
  ball.setRotation(0);
  return scene.motion.run({
    ms: 620,
    step: (progress) => {
      const fall = Math.min(progress / 0.4, 1);
      const bounce = progress < 0.4 ? 0 : Math.abs(Math.sin(((progress - 0.4) / 0.6) * Math.PI * 2));
      ball.setY(between(from, ground, fall ** 2) - bounce * 34 * (1 - progress));
      ball.setScale(unit * between(1, lying, fall));
      shadow.setAlpha(0.8 * fall * (1 - bounce * 0.4 * (1 - progress)));
    },
  });
}

/** The ball jumps and rolls to one side, to the other and back. In calm mode it only turns. */
async function rock(
  { scene, calm, effects }: Arena,
  ball: GameObjects.Image,
  shadow: GameObjects.Image,
): Promise<void> {
  const { x, y } = ball;
  await scene.motion.wait(240);
  hear(scene, 'shake', 'opponent');
  const still = calm();
  const radius = ballSize * lying * 0.4;
  if (!still)
    effects.scatter(
      'common.dust',
      { x, y: shadow.y },
      { count: 5, reach: 70, ms: 420, fall: -14, size: 0.7 },
    );
  await scene.motion.run({
    ms: 460,
    step: (progress) => {
      const swing = Math.sin(progress * Math.PI * 2) * (1 - progress * 0.3) * roll;
      const up = still ? 0 : Math.max(Math.sin(progress * Math.PI * 3), 0) * (1 - progress) * jump;
      const place = still ? x : x + swing * radius;
      ball.setRotation(still ? swing * 0.6 : swing).setPosition(place, y - up);
      shadow.setX(place);
    },
  });
}

async function keep(arena: Arena, actor: Actor, ball: GameObjects.Image): Promise<void> {
  const { scene, layout, actors, plates, effects } = arena;
  await scene.motion.wait(320);
  actors.opponent = null;
  actor.destroy();
  hear(scene, 'caught', 'opponent');
  effects.scatter('common.gold', ball, { count: 14, reach: 140, ms: 900, fall: 50, size: 1.3 });
  effects.pool.fly({
    frame: 'electric.glow',
    ms: 620,
    from: { x: ball.x, y: ball.y },
    size: 1.4,
    grow: 3,
    layer: 'behind',
  });
  void popLabel(scene, {
    text: words.caught,
    x: ball.x,
    y: ball.y - 70,
    letters: layout.letters * 1.3,
    ms: 1500,
  });
  void scene.motion.run({ ms: 300, step: (progress) => plates.opponent.slide(1 - progress) });
  const mine = actors.player;
  await (mine === null || arena.calm() ? scene.motion.wait(1150) : hopForJoy(arena, mine));
}

async function breakOut(arena: Arena, actor: Actor, ball: GameObjects.Image, look: BallLook): Promise<void> {
  const { scene, layout } = arena;
  await scene.motion.wait(200);
  const { x, y } = ball;
  hear(scene, 'escape', 'opponent');
  await burstOpen(arena, ball, look);
  actor.recover();
  actor.pose.opacity = 0;
  void popLabel(scene, { text: words.free, x, y: y - actor.size * 0.7, letters: layout.letters });
  await grow(arena, actor);
  await scene.motion.wait(300);
}
