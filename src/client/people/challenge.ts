import { startRivalBattle } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';
import type { Challenge } from '../battle/challenge.ts';
import { forgetRivalWins } from './facts.ts';

/** The battle against the rival who stands beside the player. */
export const rivalChallenge: Challenge = {
  type: 'met',
  start: () => {
    forgetRivalWins();
    return request(startRivalBattle);
  },
};

const asked = createEmitter<void>();

/** Asks for the battle against the rival. */
export const askForBattle = asked.emit;
export const onBattleAsked = asked.on;
