import type { BattleState } from '../../rules/index.ts';
import { told } from '../../rules/testing/battles.ts';
import type { Replay } from './playAgain.ts';
import type { BattleRecord } from './record.ts';

const MOST_PROBLEMS = 12;

/** Replaces the ids of creatures with side, place and species: `player 1 voltwit`. */
function named(text: string, { player, opponent }: BattleState): string {
  const sides = { player, opponent };
  return Object.entries(sides)
    .flatMap(([side, { fighters }]) =>
      fighters.map(({ id, species }, place) => [id, `${side} ${place + 1} ${species}`] as const),
    )
    .reduce((line, [id, name]) => line.replace(id, name), text);
}

/** Every action with the events that follow from it, one in each line. */
function story({ states }: Replay, { choices }: BattleRecord): string[] {
  return states.flatMap((state, index) => {
    const head =
      index === 0 ? 'Start' : `Round ${state.round}, ${choices[index - 1]?.join(' ')} → ${state.page}`;
    return [head, ...told(state).map((line) => `  ${line}`)].map((line) => named(line, state));
  });
}

function books({ sameBook }: Replay): string[] {
  if (sameBook === true) return [];
  return sameBook === null
    ? ['Which catalogue it began with was not noted.']
    : ['The catalogue is another one than at its start, so it may well come out otherwise.'];
}

/** The text that the command prints for a replay. */
export function report(replay: Replay, record: BattleRecord, verbose: boolean): string {
  const { problems, states } = replay;
  const { setup, state, player, startedAt, choices } = record;
  const head = `${setup.kind} battle of ${player}, begun ${startedAt}: ${choices.length} choices, ${state.round} rounds, page ${state.page}.`;
  const more = problems.length > MOST_PROBLEMS ? [`  … and ${problems.length - MOST_PROBLEMS} more`] : [];
  const result =
    problems.length === 0
      ? ['It comes out the same.']
      : [
          `It does NOT come out the same (after ${Math.max(0, states.length - 1)} choices):`,
          ...problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${problem}`),
          ...more,
        ];
  return [head, ...(verbose ? story(replay, record) : []), ...books(replay), ...result].join('\n');
}
