import {
  attack as attackCall,
  battleContinue,
  catchPokemon,
  runAway,
  selectBattlePokemon,
  startGymBattle,
  startUserBattle,
  switchPokemon,
  useItem,
} from '../../../contract/game.ts';
import { THROW_ERRORS } from '../../../contract/shapes/battle.ts';
import type { BallType } from '../../../rules/creatures/types.ts';
import { type Refusal, toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { playBattle } from '../../bridge/playback.ts';
import type { BattleAction, BattleDetails } from '../../bridge/state.ts';
import { bridge, changeBattle } from '../../bridge/store.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { showToast } from '../notifications/toasts.ts';
import { navigateTo } from '../session/navigation.ts';
import { profilesKept } from '../session/session.ts';
import { battleFailed } from './battleFailed.ts';
import { follows } from './follows.ts';
import { leaveAddress } from './leaveAddress.ts';
import { addToStory } from './log/battleStory.ts';
import { keepBattle, showBattle, showOvertaken } from './showBattle.ts';

type Reply = Promise<{ battleDetails: BattleDetails }>;

/** Sends a creature of the team into battle. */
export const choose = (creature: string) =>
  act('select', (round) => request(selectBattlePokemon, { selectedPokemon: creature, round }));

/** Plays a round with the move of a slot, 1 to 4. */
export const attack = (slot: 1 | 2 | 3 | 4) =>
  act('attack', (round) => request(attackCall, { attackId: slot, round }));

/** Replaces the creature in battle by another one of the team, as the player's turn. */
export const switchTo = (creature: string) =>
  act('switch', (round) => request(switchPokemon, { selectedPokemon: creature, round }));

/** Gives a creature of the team a draught of the flask, as the player's turn. */
export const letDrink = (creature: string) =>
  act('drink', (round) => request(useItem, { item: 'flask', selectedPokemon: creature, round }));

/** Tries to run away from the wild creature, as the player's turn. */
export const runFromWild = () => act('run', (round) => request(runAway, { round }));

/** Throws a ball at the wild creature. */
export const throwBall = (ball: BallType) =>
  act('catch', (round) => request(catchPokemon, { ballType: ball, round }));

/** Continues after the results of a round; after running away, on the map. */
export function proceed(): Promise<void> {
  const { battle } = bridge.getState().battle;
  if (!battle?.fled) return act('continue', (round) => request(battleContinue, { round }));
  const { to, state } = leaveAddress(battle);
  navigateTo(to, { state });
  return Promise.resolve();
}

/** Starts another battle against the same gym or user. */
export function battleAgain(): Promise<void> {
  const { gymId, userBattaleDetails } = bridge.getState().battle.battle ?? {};
  if (gymId) return act('start', () => request(startGymBattle, { id: gymId }));
  if (userBattaleDetails)
    return act('start', () => request(startUserBattle, { name: userBattaleDetails.name }));
  return Promise.resolve();
}

/** Runs one action at a time. It is ignored while another one or a playback runs, or while a past round is shown. */
async function act(action: BattleAction, call: (round: number) => Reply): Promise<void> {
  const { session, battle: slice } = bridge.getState();
  const { battle, busy, playback, past } = slice;
  if (!battle || busy || playback || past) return;
  const left = () => bridge.getState().session.token !== session.token;
  const kept = profilesKept();
  changeBattle({ busy: action });
  let refusal: Refusal | undefined;
  try {
    const { battleDetails } = await call(battle.round);
    // Ignore the reply if the player has logged out in the meantime.
    if (battleDetails?.page && !left()) receive(action, [battle, battleDetails], kept);
  } catch (problem) {
    refusal = toRefusal(problem);
  } finally {
    changeBattle({ busy: null });
  }
  if (refusal && !left()) await battleFailed(action, refusal);
}

type Round = readonly [before: BattleDetails, after: BattleDetails];

function receive(action: BattleAction, [before, after]: Round, kept: number): void {
  if (action === 'start') showBattle(after, kept);
  else if (follows(action, before, after)) playRound([before, after], kept);
  else showOvertaken(after, kept);
}

function playRound([before, after]: Round, kept: number): void {
  keepBattle(after, kept);
  playBattle(before, after, () => {
    addToStory(after);
    if (after.error) showToast('error', wordError(after.error));
  });
}

/** The server says in English why a throw has failed; other languages word it here. */
const wordError = (error: string): string =>
  error === THROW_ERRORS.notCaught
    ? battleWords.notCaught
    : error === THROW_ERRORS.noBallLeft
      ? battleWords.noBallLeft
      : error;
