import { type PersonId, people } from '../../../content/people/index.ts';
import { type SignId, signs } from '../../../content/signs/index.ts';
import { local } from '../../api/browserStorage.ts';
import { bridge } from '../../bridge/store.ts';

/** Who has said something: a person, or a sign that was read. */
export type Teller = PersonId | `sign:${SignId}`;

/** A line that a person has said, or a sign. */
export interface Said {
  readonly person: Teller;
  readonly line: string;
}

/** Lines that the log keeps. */
const MOST_SAID = 60;

/** What a player has heard, on this device: nothing depends on it but which line comes next. */
interface Memory {
  /** For each person the lines that were heard, each once, the latest last. */
  readonly heard: Readonly<Partial<Record<Teller, readonly string[]>>>;
  /** The latest last. */
  readonly log: readonly Said[];
}

const keyNow = (): string => `talks ${bridge.getState().session.profile?.username ?? ''}`;

const isPerson = (id: unknown): id is PersonId => typeof id === 'string' && Object.hasOwn(people, id);

/** The id of the sign that a speaker is; null for a person or a sign that is gone. */
export function signOf(speaker: unknown): SignId | null {
  const [, id = ''] = /^sign:(.+)$/.exec(String(speaker)) ?? [];
  return Object.hasOwn(signs, id) ? (id as SignId) : null;
}

/** Whether a person still has a line: stored ones may be of an older version. */
const hasLine = (person: PersonId, line: unknown): line is string =>
  people[person].lines.some(({ id }) => id === line);

function readMemory(): Memory {
  try {
    const stored: unknown = JSON.parse(local.getItem(keyNow()) ?? 'null');
    const { heard, log } = (stored ?? {}) as { heard?: Record<string, unknown>; log?: unknown };
    const known = Object.entries(heard ?? {}).flatMap(([person, lines]) =>
      isPerson(person) && Array.isArray(lines)
        ? [[person, lines.filter((line) => hasLine(person, line))] as const]
        : [],
    );
    const said = (Array.isArray(log) ? log : []).flatMap((entry: Partial<Said> | null) =>
      (isPerson(entry?.person) && hasLine(entry.person, entry.line)) || signOf(entry?.person)
        ? [{ person: entry?.person as Teller, line: String(entry?.line) }]
        : [],
    );
    return { heard: Object.fromEntries(known), log: said };
  } catch {
    return { heard: {}, log: [] };
  }
}

/** The lines of a person that the player has heard, each once, the latest last. */
export const heardFrom = (person: PersonId): readonly string[] => readMemory().heard[person] ?? [];

/** The latest lines that the player has heard, the latest last. */
export const saidSoFar = (): readonly Said[] => readMemory().log;

/** Notes that the player has heard a line. */
export function noteSaid(person: Teller, line: string): void {
  const { heard, log } = readMemory();
  const before = (heard[person] ?? []).filter((one) => one !== line);
  const memory: Memory = {
    heard: { ...heard, [person]: [...before, line] },
    log: [...log, { person, line }].slice(-MOST_SAID),
  };
  local.setItem(keyNow(), JSON.stringify(memory));
}
