import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../contract/shapes/creature.ts';
import type { CreatureType } from '../../rules/creatures/types.ts';
import { appearanceOfMove } from '../../src/bridge/canvas.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Arena } from './arena.ts';
import { creatureIn, portraitOn, sides, standingIn } from './creature/cast.ts';
import { whiteTexture } from './creature/whiteTexture.ts';
import type { Sheets } from './effects/sheets.ts';
import { hurtLabels } from './labels/hurtWords.ts';
import type { BattleLayout } from './stage/layout.ts';

/** Milliseconds between two paintings, so that no frame is delayed by more than one. */
const apart = 60;
/** The feelings that most rounds show. In calm mode none is shown. */
export const usualFeelings = ['pain', 'roar'] as const;

/** Paints the textures that the next round may need while the player chooses a move, one after the other. */
export async function prepareRound(
  scene: StageScene,
  layout: BattleLayout,
  sheets: Sheets,
  details: BattleDetails,
  actors: Arena['actors'],
): Promise<void> {
  const standing = standingIn(details);
  const seen = sides.flatMap((side) => {
    const id = standing[side];
    const creature = id === null ? null : creatureIn(details, side, id);
    return creature === null ? [] : [{ creature, side, size: layout.size[side] }];
  });
  const drawings = [
    // What the attack itself needs comes first: whoever knows what to do presses at once.
    ...[...typesIn(seen.map(({ creature }) => creature))].map((type) => () => sheets.prepare(type)),
    ...hurtLabels(scene, layout),
    ...seen.map(
      ({ creature, side, size }) =>
        () =>
          whiteTexture(scene, portraitOn(side, creature).name, size),
    ),
    ...(scene.idle.active ? sides : [])
      // Backs come with the first attack: a battle has begun sooner without them.
      .filter((side) => side === 'opponent' || details.round > 0)
      .flatMap((side) => usualFeelings.map((feeling) => async () => actors[side]?.prepare(feeling))),
  ];
  for (const draw of drawings) {
    await scene.outlive(new Promise((rested) => setTimeout(rested, apart)));
    await draw();
  }
}

function typesIn(creatures: readonly BattleCreature[]): ReadonlySet<CreatureType> {
  const attacks = creatures.flatMap(({ attack1, attack2, attack3, attack4 }) => [
    attack1,
    attack2,
    attack3,
    attack4,
  ]);
  const known = attacks.map((attack) => appearanceOfMove(attack.toLowerCase())?.type);
  const own = creatures.flatMap(({ types }) => types);
  return new Set([...known.filter((type) => type !== undefined), ...own]);
}
