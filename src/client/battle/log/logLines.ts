import { moves } from '../../../../content/moves/index.ts';
import type { BattleEvent, SideName } from '../../../../rules/model/events.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords, logWords } from '../../../locales/en/battle.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { calledName } from '../../../locales/en/names.ts';

type Damage = Extract<BattleEvent, { type: 'damage' }>;

const moveName = (key: string) => moveTitle(moves[key]?.name ?? key);

/** What of a victory sentences are wanted about: a reduced prize, or new levels and learned moves. */
const GAINS: Readonly<Record<'prize' | 'levels', readonly BattleEvent['type'][]>> = {
  prize: ['prize'],
  levels: ['level', 'learn'],
};

/** Describes in sentences what happened between two states of a battle. */
export function logLines(before: BattleDetails, after: BattleDetails): readonly string[] {
  const active: Record<SideName, string | null> = {
    player: before.selectedPokemonId,
    opponent: before.opponentSelectedId,
  };
  const called = (id: string | null) => nameOf(after, id);
  return after.events.flatMap((event) => {
    if (event.type === 'send') active[event.side] = event.creature;
    return linesOf(event, called(concerned(event, active)));
  });
}

/** The sentences about one kind of gain of a victory. */
export const growthLines = (battle: BattleDetails, gain: keyof typeof GAINS): readonly string[] =>
  logLines(battle, {
    ...battle,
    events: battle.events.filter(({ type }) => GAINS[gain].includes(type)),
  });

function concerned(event: BattleEvent, active: Readonly<Record<SideName, string | null>>): string | null {
  const isNamed = event.type === 'recover' || event.type === 'heal' || event.type === 'drink';
  if (isNamed && event.creature !== undefined) return event.creature;
  if ('side' in event) return active[event.side];
  return 'creature' in event ? event.creature : null;
}

function nameOf({ myState, opponent, battleType }: BattleDetails, id: string | null): string {
  const mine = myState.find((creature) => creature.id === id);
  if (mine) return logWords.yours(calledName(mine));
  const theirs = opponent.find((creature) => creature.id === id);
  if (!theirs) return battleWords.someone;
  return battleType === 'wb' ? logWords.wild(speciesName(theirs.name)) : logWords.foe(calledName(theirs));
}

function linesOf(event: BattleEvent, who: string): readonly string[] {
  switch (event.type) {
    case 'send':
      return [logWords.send(who)];
    case 'move':
      return [logWords.move(who, moveName(event.move))];
    case 'miss':
      return [logWords.miss(who)];
    case 'unaffected':
      return [logWords.unaffected(who)];
    case 'damage':
      return damageLines(event, who);
    case 'heal':
      return [logWords.heal(who, event.amount)];
    case 'afflict':
      return [
        (event.variant === undefined ? logWords.afflict[event.condition] : logWords.variants[event.variant])(
          who,
        ),
      ];
    case 'recover':
      return [logWords.recover[event.condition](who)];
    case 'hold':
      return [logWords.hold[event.cause](who)];
    case 'recharge':
    case 'great':
    case 'rampage':
    case 'guard':
    case 'blocked':
    case 'fail':
    case 'screen':
    case 'fade':
      return [logWords[event.type](who)];
    case 'charge':
      return [(event.hidden ? logWords.hide : logWords.charge)(who, moveName(event.move))];
    case 'weather':
      return [logWords.weather[event.weather ?? 'over']];
    case 'reset':
    case 'swap':
      return [logWords[event.type]];
    case 'stage':
      return [
        (event.by > 0 ? logWords.rises : event.by < 0 ? logWords.falls : logWords.unchanged)(
          who,
          logWords.stages[event.stage],
        ),
      ];
    case 'faint':
      return [logWords.faint(who)];
    case 'throw':
      return [
        logWords.throw(battleWords.balls[event.ball]),
        event.caught ? logWords.caught : brokeOut(event.shakes),
      ];
    case 'drink':
      return [logWords.drink(who)];
    case 'run':
      return [event.away ? logWords.run.away : logWords.run.not];
    case 'experience':
      return [logWords.experience(who, event.amount)];
    case 'prize':
      return [logWords.prize[event.why](event.coins, event.full)];
    case 'level':
      return [logWords.levelUp(who, event.level)];
    case 'learn':
      return [logWords.learn(who, moveName(event.move))];
    case 'end':
      return [event.winner === 'player' ? logWords.won : logWords.lost];
  }
}

const brokeOut = (shakes: number) => (shakes === 0 ? logWords.opened : logWords.shakes(shakes));

function damageLines({ cause, amount, mult, critical }: Damage, who: string): readonly string[] {
  if (cause !== 'move') return [logWords.causes[cause](who, amount)];
  const effect = mult >= 4 ? logWords.ultra : mult >= 2 ? logWords.super : mult < 1 ? logWords.weak : null;
  return [...(critical ? [logWords.critical] : []), ...(effect ? [effect] : []), logWords.hurt(who, amount)];
}
