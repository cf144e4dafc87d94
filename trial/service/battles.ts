import { rivalName } from '../../content/challenges/rival.ts';
import { DRAUGHT, draughtsIn } from '../../content/flask/flask.ts';
import { charmOf } from '../../content/luck/charms.ts';
import { worded } from '../../contract/refusals/reasons.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { Result } from '../../contract/shapes/journal.ts';
import { difficultyOf } from '../../rules/battle/difficultyOf.ts';
import { startBattle } from '../../rules/battle/start.ts';
import { battleRewards, growthEvents } from '../../rules/battle/turn/rewards.ts';
import { FRESH_DAY, userPrize } from '../../rules/battle/userPrize.ts';
import { speciesOf } from '../../rules/book.ts';
import { gainExperience } from '../../rules/creatures/growth.ts';
import { NORMAL } from '../../rules/creatures/kinds.ts';
import { startingMoves } from '../../rules/creatures/moves.ts';
import type { BallType, CreatureType } from '../../rules/creatures/types.ts';
import type { Choice } from '../../rules/model/choice.ts';
import type { BattleEvent } from '../../rules/model/events.ts';
import type { Milestone } from '../../rules/model/milestones.ts';
import { type DiceState, diceFromBytes, seededDice } from '../../rules/model/random.ts';
import type { Fighter } from '../../rules/model/state.ts';
import type { GoldTierName } from '../../server/domain/game.ts';
import { findLeader, prizeOf, whyClosed } from '../../server/domain/gyms.ts';
import { isOpen } from '../../server/domain/players/profile.ts';
import { gymIdOf, rivalHere, rivalTeam } from '../../server/domain/rivals.ts';
import { detailsOf } from '../../server/features/battles/battleView.ts';
import type { OpponentTeam } from '../../server/features/battles/start/begin.ts';
import { composeTeam, HOUSE_SCALE, TRAINING_SCALE } from '../../server/features/battles/start/composeTeam.ts';
import { goldPercent, goldTerms } from '../../server/features/battles/start/gold.ts';
import { decide, emptyFlask } from '../../server/features/battles/turn/takeTurn.ts';
import { conflict, notFound, Refusal } from '../../server/http/refusal.ts';
import { trialWords } from '../../src/locales/en/trial.ts';
import { addCreature, teamOf, whatIsNewIn } from './creatures.ts';
import { ownWords } from './ownWords.ts';
import { addCoins, addItems, profileRow } from './player.ts';
import { MOST_ENTRIES, type SavedGame, type Surroundings } from './savedGame.ts';
import { carried } from './walking.ts';

const SEED_BYTES = 16;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const freshSeed = ({ randomBytes }: Surroundings): DiceState => diceFromBytes(randomBytes(SEED_BYTES));

/** The player's battle in the form of a reply; null if there is none. */
export const battleIn = ({ game }: Surroundings, saved: SavedGame): BattleDetails | null =>
  saved.battle && detailsOf(game, saved.battle, profileRow(saved));

function battleReply(around: Surroundings, saved: SavedGame): { battleDetails: BattleDetails } {
  const battleDetails = battleIn(around, saved);
  if (!battleDetails) throw new Error('There is no battle');
  return { battleDetails };
}

function fightersOf(saved: SavedGame): Fighter[] {
  const team = teamOf(saved).map(({ id, species, kind, level, moves, nickname }) => ({
    id,
    species,
    kind,
    level,
    moves,
    ...(nickname && { nickname }),
  }));
  if (team.length === 0) throw conflict('noCreatureYet');
  return team;
}

/** Files the battle that is over, or that another one replaces. */
function file(saved: SavedGame, { newId, now, game }: Surroundings, result: Result): void {
  const { battle } = saved;
  if (!battle) return;
  const { state, gymId, mapName, opponentName, prize } = battle;
  const { totalExp, coins } = battleRewards(game.book, state);
  const [wild] = state.opponent.fighters;
  const isWon = result === 'win';
  const entry = {
    id: newId(),
    battleType: state.kind,
    opponent: opponentName ?? (wild ? speciesOf(game.book, wild.species).name : ''),
    gymId: gymId && gymIdOf(gymId),
    mapName,
    result,
    rounds: state.round,
    coins: isWon ? (prize ?? coins) : result === 'caught' ? coins : 0,
    exp: isWon ? totalExp : 0,
    at: new Date(now()).toISOString(),
  };
  saved.ended = [entry, ...saved.ended].slice(0, MOST_ENTRIES);
  const key = `${state.kind} ${result}`;
  saved.counts[key] = (saved.counts[key] ?? 0) + 1;
  if (result === 'win') saved.streak++;
  else if (result !== 'caught' && state.page !== 'fled') saved.streak = 0;
  saved.bestStreak = Math.max(saved.bestStreak, saved.streak);
}

function begin(saved: SavedGame, around: Surroundings, team: Fighter[], challenge: OpponentTeam) {
  if (saved.battle && isOpen(saved.battle.state.page)) file(saved, around, 'fled');
  const { kind, mapName = null, opponentName = null, gymId = null, tier = null, prize = null } = challenge;
  const { coins, experience } = charmOf(carried(saved));
  const state = startBattle(around.game.book, {
    kind,
    thinking: challenge.difficulty ?? difficultyOf(kind),
    bonus: { coins, experience },
    team,
    opponents: challenge.opponents.map((opponent) => ({ ...opponent, id: around.newId() })),
    dice: freshSeed(around),
  });
  const raised = prize !== null && kind === 'gym' ? Math.floor((prize * (100 + coins)) / 100) : prize;
  saved.battle = { state, version: 0, growth: [], mapName, opponentName, gymId, tier, prize: raised };
  saved.encounter = null;
  return battleReply(around, saved);
}

/** Starts the battle against the waiting wild creature. */
export function beginWild(saved: SavedGame, around: Surroundings) {
  const { encounter, mapName } = saved;
  if (!encounter) throw conflict('noWild');
  const moves = startingMoves(speciesOf(around.game.book, encounter.species), encounter.level);
  return begin(saved, around, fightersOf(saved), {
    kind: 'wb',
    opponents: [{ ...encounter, moves }],
    mapName,
  });
}

/** Starts the battle against a leader or champion. */
export function beginGym(saved: SavedGame, around: Surroundings, id: string) {
  const { regions } = around.game;
  const found = findLeader(regions, id);
  if (!found) throw notFound('noLeader');
  const beaten = saved.beaten.map(({ gymId }) => gymId);
  const { leader } = found;
  const team = fightersOf(saved);
  const reason = whyClosed(regions, found, beaten);
  if (reason !== null) throw conflict(...reason);
  return begin(saved, around, team, {
    kind: 'gym',
    opponents: leader.team.map((member) => ({ ...member, kind: NORMAL })),
    opponentName: leader.name,
    gymId: leader.id,
    prize: prizeOf(leader, beaten),
    ...(leader.difficulty && { difficulty: leader.difficulty }),
  });
}

/** Starts the next battle against the rival, beside whom the player stands. */
export function beginRival(saved: SavedGame, around: Surroundings) {
  const { game } = around;
  const { mapName, cell, pokedex } = saved;
  const team = fightersOf(saved);
  const beaten = saved.beaten.map(({ gymId }) => gymId);
  const caught = Object.values(pokedex).filter((entry) => entry.caught.length > 0).length;
  const battle = rivalHere(game, { mapName, cell, beaten, caught });
  if (Array.isArray(battle)) throw conflict(...battle);
  // The first creature was the first entry, too.
  const starter = Object.keys(pokedex).find((species) => game.starters.includes(species)) ?? null;
  return begin(saved, around, team, {
    kind: 'gym',
    opponents: rivalTeam(game.book, battle, starter),
    opponentName: rivalName,
    gymId: battle.id,
    mapName,
    prize: battle.coins,
    difficulty: battle.difficulty,
  });
}

/** Starts a battle for experience. */
export function beginTraining(saved: SavedGame, around: Surroundings, type: CreatureType) {
  const team = fightersOf(saved);
  const dice = seededDice(freshSeed(around));
  const opponents = composeTeam(around.game.book, dice, team, { ...TRAINING_SCALE, type });
  return begin(saved, around, team, { kind: 'training', opponentName: type, opponents });
}

/** Starts a battle against a house team: there are no other players here. */
export function beginHouse(saved: SavedGame, around: Surroundings, wanted: string | 1) {
  const { houses, book } = around.game;
  const dice = seededDice(freshSeed(around));
  const name = wanted === 1 ? (houses[dice.roll(houses.length)] ?? '') : wanted;
  if (!houses.includes(name)) throw new Refusal(404, 'not_found', ownWords(trialWords.noOthers));
  const team = fightersOf(saved);
  const opponents = composeTeam(book, dice, team, HOUSE_SCALE);
  return begin(saved, around, team, { kind: 'user', opponents, opponentName: name });
}

function todayIn(saved: SavedGame, { now }: Surroundings) {
  const day = new Date(now()).toISOString().slice(0, 10);
  return saved.today.day >= day ? saved.today : { ...FRESH_DAY, day };
}

/** Starts a battle for a stake. */
export function beginGold(saved: SavedGame, around: Surroundings, tier: GoldTierName) {
  const { goldTiers, book, prizeLimits } = around.game;
  const team = fightersOf(saved);
  const { stake } = goldTiers[tier];
  const scale = { percent: goldPercent(goldTiers[tier], team.length), slack: 0 };
  const opponents = composeTeam(book, seededDice(freshSeed(around)), team, scale);
  const terms = goldTerms(goldTiers, tier, team, opponents);
  const today = todayIn(saved, around);
  if (today.winnings - stake + terms.prize > prizeLimits.dayMost) {
    const rest = Date.parse(today.day) + DAY - around.now();
    throw conflict('dayWon', { count: Math.ceil(rest / HOUR), unit: 'hour' });
  }
  addCoins(saved, around, -stake, 'stake');
  saved.today = { ...today, winnings: today.winnings - stake };
  return begin(saved, around, team, { kind: 'gold', opponents, opponentName: tier, tier, ...terms });
}

/** The coins of a victory today, and the reason why they are fewer. */
function prizeToday(saved: SavedGame, around: Surroundings, full: number) {
  const { battle } = saved;
  if (battle?.state.kind !== 'user' && battle?.state.kind !== 'gold') return { coins: full, told: null };
  const today = todayIn(saved, around);
  if (battle.state.kind === 'gold') {
    saved.today = { ...today, winnings: today.winnings + full };
    return { coins: full, told: null };
  }
  const { coins, day, told } = userPrize(around.game.prizeLimits, battle.state, full, null, today);
  saved.today = { ...day, day: today.day };
  return { coins, told };
}

function growTeam(saved: SavedGame, around: Surroundings, ids: readonly string[], amount: number) {
  const growth: (BattleEvent | Milestone)[] = [];
  for (const creature of saved.creatures.filter(({ id }) => ids.includes(id))) {
    const grown = gainExperience(speciesOf(around.game.book, creature.species), creature, amount);
    growth.push(
      { type: 'total', creature: creature.id, before: creature.exp, after: grown.exp },
      ...growthEvents(creature.id, { ...creature }, grown),
    );
    Object.assign(creature, { level: grown.level, exp: grown.exp, moves: [...grown.moves] });
  }
  return growth;
}

function win(saved: SavedGame, around: Surroundings): void {
  const { battle } = saved;
  if (!battle) return;
  const { state, gymId } = battle;
  const { totalExp, coins: full } = battleRewards(around.game.book, state);
  const { coins, told } = prizeToday(saved, around, battle.prize ?? full);
  const ids = state.player.fighters.map(({ id }) => id);
  const grown = growTeam(saved, around, ids, totalExp);
  const badge = gymId === null ? [] : winBadge(saved, around, gymId);
  saved.battle = { ...battle, growth: [...(told ? [told] : []), ...grown, ...badge], prize: coins };
  addCoins(saved, around, coins, state.kind === 'gold' ? 'prize' : 'battle');
}

function winBadge(saved: SavedGame, around: Surroundings, gymId: string): Milestone[] {
  if (saved.beaten.some((one) => one.gymId === gymId)) return [];
  saved.beaten.push({ gymId, beatenAt: new Date(around.now()).toISOString() });
  const { regions } = around.game;
  const region = regions[findLeader(regions, gymId)?.region ?? -1];
  const isBeaten = (id: string) => saved.beaten.some((one) => one.gymId === id);
  return [{ type: 'badge', won: region?.leaders.filter(({ id }) => isBeaten(id)).length ?? 0 }];
}

/** Makes a choice in the battle. @param round that the player saw; undefined for the current one */
export function choose(saved: SavedGame, around: Surroundings, round: number | undefined, choice: Choice) {
  const { battle } = saved;
  if (!battle || !isOpen(battle.state.page)) {
    throw new Refusal(409, 'no_battle', worded('noBattle'));
  }
  if (round !== undefined && round !== battle.state.round) {
    throw new Refusal(409, 'stale_round', worded('battleWentOn'));
  }
  const state = decide(around.game.book, battle.state, choice);
  saved.battle = { ...battle, state, version: battle.version + 1 };
  const { page } = state;
  if (page === 'win') win(saved, around);
  if (page === 'caught') {
    const caught = state.opponent.fighters[state.opponent.active];
    if (!caught) throw new Error('Nothing was caught');
    const { id, species, level, kind, moves } = caught;
    const growth: Milestone[] = [{ type: 'discovery', ...whatIsNewIn(saved, species, kind) }];
    saved.battle = { ...saved.battle, growth };
    addCreature(saved, around, { id, species, level, kind, moves });
    addCoins(saved, around, battleRewards(around.game.book, state).coins, 'catch');
  }
  if (page === 'win' || page === 'lose' || page === 'caught' || page === 'fled') file(saved, around, page);
  return battleReply(around, saved);
}

/** Gives a creature a draught of the flask; without an id, the one in battle. */
export function giveDraught(
  saved: SavedGame,
  around: Surroundings,
  round: number | undefined,
  creature: string | undefined,
) {
  const player = saved.battle?.state.player;
  const left = draughtsIn(saved.bag);
  const isOn = saved.battle !== null && isOpen(saved.battle.state.page);
  if (isOn && left < 1) throw emptyFlask();
  const id = creature ?? player?.fighters[player.active]?.id ?? '';
  choose(saved, around, round, ['drink', id]);
  saved.bag[DRAUGHT] = left - 1;
  return battleReply(around, saved);
}

/** Throws a ball. Without one nothing changes, and the reply says so. */
export function throwBall(saved: SavedGame, around: Surroundings, round: number | undefined, ball: BallType) {
  if (saved.battle && isOpen(saved.battle.state.page) && (saved.bag[ball] ?? 0) < 1) {
    const { battleDetails } = battleReply(around, saved);
    return { battleDetails: { ...battleDetails, error: 'You have none of these balls left' } };
  }
  const reply = choose(saved, around, round, ['throw', ball]);
  addItems(saved, ball, -1);
  return {
    battleDetails: { ...reply.battleDetails, profile: battleReply(around, saved).battleDetails.profile },
  };
}
