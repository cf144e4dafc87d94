import { moves } from '../../content/moves/index.ts';
import type { BattleEvent, SideName } from '../../rules/battle/events.ts';
import { en } from '../locales/en.ts';
import type { BattleDetails } from './state.ts';

type Damage = Extract<BattleEvent, { type: 'damage' }>;
const { log } = en;

const moveName = (key: string) => moves[key]?.name ?? key;

/** Tells in sentences what happened between two states of a battle. */
export function logLines(before: BattleDetails, after: BattleDetails): readonly string[] {
  const active: Record<SideName, string | null> = {
    player: before.selectedPokemonId,
    opponent: before.opponentSelectedId,
  };
  const called = (id: string | null) => nameOf(after, id);
  return after.events.flatMap((event) => {
    if (event.type === 'send') active[event.side] = event.creature;
    const id = 'side' in event ? active[event.side] : 'creature' in event ? event.creature : null;
    return linesOf(event, called(id));
  });
}

function nameOf({ myState, opponent, battleType }: BattleDetails, id: string | null): string {
  const mine = myState.find((creature) => creature.id === id);
  if (mine) return log.yours(mine.name);
  const theirs = opponent.find((creature) => creature.id === id);
  if (!theirs) return en.battle.someone;
  return battleType === 'wb' ? log.wild(theirs.name) : log.foe(theirs.name);
}

function linesOf(event: BattleEvent, who: string): readonly string[] {
  switch (event.type) {
    case 'send':
      return [log.send(who)];
    case 'move':
      return [log.move(who, moveName(event.move))];
    case 'miss':
      return [log.miss(who)];
    case 'unaffected':
      return [log.unaffected(who)];
    case 'damage':
      return damageLines(event, who);
    case 'heal':
      return [log.heal(who, event.amount)];
    case 'afflict':
      return [log.afflict[event.condition](who)];
    case 'recover':
      return [log.recover[event.condition](who)];
    case 'hold':
      return [log.hold[event.cause](who)];
    case 'recharge':
      return [log.recharge(who)];
    case 'stage':
      return [
        (event.by > 0 ? log.rises : event.by < 0 ? log.falls : log.unchanged)(who, log.stages[event.stage]),
      ];
    case 'faint':
      return [log.faint(who)];
    case 'throw':
      return [log.throw(en.battle.balls[event.ball]), event.caught ? log.caught : brokeOut(event.shakes)];
    case 'experience':
      return [log.experience(who, event.amount)];
    case 'level':
      return [log.levelUp(who, event.level)];
    case 'learn':
      return [log.learn(who, moveName(event.move))];
    case 'end':
      return [event.winner === 'player' ? log.won : log.lost];
  }
}

const brokeOut = (shakes: number) => (shakes === 0 ? log.opened : log.shakes(shakes));

function damageLines({ cause, amount, mult, critical }: Damage, who: string): readonly string[] {
  if (cause !== 'move') return [log.causes[cause](who, amount)];
  const effect = mult >= 4 ? log.ultra : mult >= 2 ? log.super : mult < 1 ? log.weak : null;
  return [...(critical ? [log.critical] : []), ...(effect ? [effect] : []), log.hurt(who, amount)];
}
