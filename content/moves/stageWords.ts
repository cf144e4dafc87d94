import type { MoveEffect } from '../../rules/model/moves.ts';

export type StageEffect = Extract<MoveEffect, { kind: 'stage' }>;

/** `a`, `a and b`, `a, b and c`. */
export function listOfWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const end = words.at(-1) ?? '';
  return words.length < 2 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`;
}

/** Whether one phrase can tell both changes: same direction, size, creature and chance. */
const isAlike = (one: StageEffect, other: StageEffect): boolean =>
  one.on === other.on && one.by === other.by && one.chance === other.chance;

const HOW = ['', '', ' sharply', ' drastically'] as const;

function tell(group: readonly StageEffect[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const verb = first.by > 0 ? 'raise' : 'lower';
  const isSure = first.chance === undefined;
  const whose = first.on === 'user' ? 'the user’s' : 'the target’s';
  const stages = listOfWords(
    group.map(({ stage }) => stage),
    isSure ? 'and' : 'or',
  );
  return `${isSure ? `${verb}s` : `may ${verb}`} ${whose} ${stages}${HOW[Math.abs(first.by)] ?? ''}`;
}

/** Phrases for changes of stages; changes that are alike share one. */
export function stagePhrases(stages: readonly StageEffect[]): string[] {
  const groups: StageEffect[][] = [];
  for (const stage of stages) {
    const group = groups.find(([first]) => first !== undefined && isAlike(first, stage));
    if (group) group.push(stage);
    else groups.push([stage]);
  }
  return groups.map(tell);
}
