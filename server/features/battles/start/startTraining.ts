import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import type { CreatureType } from '../../../../rules/index.ts';
import type { Services } from '../../../services.ts';
import { composeTeam, TRAINING_SCALE } from './composeTeam.ts';
import { freshDice } from './freshDice.ts';
import { startChallenge } from './startChallenge.ts';

/**
 * Starts a battle for experience against opponents of one type, as many as in the player's team and a little weaker.
 * @throws Refusal 409 for a player without a team
 */
export const startTraining = (
  services: Services,
  playerId: string,
  type: CreatureType,
): Promise<BattleDetails> =>
  startChallenge(services, playerId, (_transaction, team) => ({
    kind: 'training',
    opponentName: type,
    opponents: composeTeam(services.game.book, freshDice(services), team, { ...TRAINING_SCALE, type }),
  }));
