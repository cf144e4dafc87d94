import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { CreatureType } from '../../rules/creatures/types.ts';
import { lookOfMove } from '../../src/bridge/canvas.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { creatureIn, sides, standingIn } from './cast.ts';
import type { Sheets } from './effects/sheets.ts';

/** Milliseconds between two sheets, so that no frame has to draw more than one. */
const apart = 60;

/** Draws what the attacks of both creatures will show before they are chosen, one type after the other. */
export async function prepareEffects(
  scene: StageScene,
  sheets: Sheets,
  details: BattleDetails,
): Promise<void> {
  for (const type of typesIn(details)) {
    await scene.outlive(new Promise((rested) => setTimeout(rested, apart)));
    sheets.prepare(type);
  }
}

function typesIn(details: BattleDetails): ReadonlySet<CreatureType> {
  const standing = standingIn(details);
  const creatures = sides.map((side) => {
    const id = standing[side];
    return id === null ? null : creatureIn(details, side, id);
  });
  const attacks = creatures.flatMap((creature) =>
    creature === null ? [] : [creature.attack1, creature.attack2, creature.attack3, creature.attack4],
  );
  const known = attacks.map((attack) => lookOfMove(attack.toLowerCase())?.type);
  const own = creatures.flatMap((creature) => creature?.types ?? []);
  return new Set([...known.filter((type) => type !== undefined), ...own]);
}
