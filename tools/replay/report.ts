import { told } from '../../rules/testing/battles.ts';
import type { Replay } from './playAgain.ts';
import type { BattleRecord } from './record.ts';

const MOST_PROBLEMS = 12;

/** Every action with what it brought about, a line each. */
function story({ states }: Replay, { choices }: BattleRecord): string[] {
  return states.flatMap((state, index) => [
    index === 0 ? 'Start' : `Round ${state.round}, ${choices[index - 1]?.join(' ')} → ${state.page}`,
    ...told(state).map((line) => `  ${line}`),
  ]);
}

function books({ sameBook }: Replay): string[] {
  if (sameBook === true) return [];
  return sameBook === null
    ? ['Which catalogue it began with was not noted.']
    : ['The catalogue is another one than at its start, so it may well come out otherwise.'];
}

/** What the command says of a replay. */
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
