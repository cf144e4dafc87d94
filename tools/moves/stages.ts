import type { StageName } from '../../rules/creatures/types.ts';

/** The game has one attack and one defense; the special ones of the source are merged into them. */
const STAGES: Readonly<Record<string, StageName>> = {
  atk: 'attack',
  spa: 'attack',
  def: 'defense',
  spd: 'defense',
  spe: 'speed',
  accuracy: 'accuracy',
  evasion: 'evasion',
};
const MOST_STAGES = 3;

type Boosts = Partial<Record<string, number>>;

/** Each stage once. If two changes are merged, the greater one counts. */
function joined(boosts: Boosts): Map<StageName, number> {
  const changes = new Map<StageName, number>();
  for (const [name, by = 0] of Object.entries(boosts)) {
    const stage = STAGES[name];
    if (stage === undefined) continue;
    const before = changes.get(stage) ?? 0;
    const greater = Math.abs(by) > Math.abs(before) ? by : before;
    changes.set(stage, Math.sign(greater) * Math.min(MOST_STAGES, Math.abs(greater)));
  }
  return changes;
}

const VERBS = { user: ['raise', 'tire'], target: ['embolden', 'lower'] } as const;

/** Builder calls that change stages, on the user or on the target, always or with a chance in percent. */
export function stageCalls(boosts: Boosts, on: 'user' | 'target', chance: number): string[] {
  return [...joined(boosts)].map(([stage, by]) => {
    const verb = VERBS[on][by > 0 ? 0 : 1];
    const size = Math.abs(by);
    if (chance < 100) return `${verb}('${stage}', ${size}, ${chance})`;
    return size === 1 ? `${verb}('${stage}')` : `${verb}('${stage}', ${size})`;
  });
}
