import { type PersonId, people } from '../../../content/people/index.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import { getRecord } from '../../../contract/journal.ts';
import { lineFor } from '../../../rules/people/talk.ts';
import type { Person, TalkFacts } from '../../../rules/people/types.ts';
import { request } from '../../api/request.ts';
import { bridge } from '../../bridge/store.ts';
import { peopleTexts } from '../../locales/en/people/index.ts';
import { heardFrom, noteSaid } from './memory.ts';
import { momentNow } from './standing.ts';

type TrainerRecord = ReplyOf<typeof getRecord>;

/** What a person has just said. */
export interface Speech {
  readonly person: PersonId;
  readonly name: string;
  readonly boxes: readonly string[];
}

/** Milliseconds for which a person waits for what the server knows, before saying what fits everybody. */
const PATIENCE_MS = 1500;

let asked: Promise<TrainerRecord | null> | null = null;

/** Asks the server what the player has done, ahead of a talk. Later calls change nothing until `forgetFacts`. */
export function prepareFacts(): void {
  asked ??= request(getRecord).catch(() => {
    asked = null;
    return null;
  });
}

/** Asks anew at the next talk: the player has left the map, and may have done something since. */
export function forgetFacts(): void {
  asked = null;
}

async function recordInTime(): Promise<TrainerRecord | null> {
  prepareFacts();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((over) => {
    timer = setTimeout(() => over(null), PATIENCE_MS);
  });
  const record = await Promise.race([asked, late]);
  clearTimeout(timer);
  return record;
}

/** Battles that were lost or left, of all types together. */
const defeatsIn = ({ counts }: TrainerRecord): number =>
  Object.values(counts).reduce((sum, { lose, fled }) => sum + lose + fled, 0);

function factsOf(person: PersonId, record: TrainerRecord | null): TalkFacts {
  const creatures = record?.pokemonCount ?? bridge.getState().session.profile?.pokemonCount ?? 0;
  return {
    ...momentNow(),
    starter: creatures > 0,
    caught: record?.caught ?? 0,
    badges: record?.badges.map(({ gymId }) => gymId) ?? [],
    defeated: record !== null && record.streak === 0 && defeatsIn(record) > 0,
    heard: heardFrom(person),
  };
}

/** Whether there is a person of this id in this version. */
export const isPersonId = (id: string): id is PersonId => Object.hasOwn(people, id);

export const nameOfPerson = (id: PersonId): string => peopleTexts[id].name;

/** The boxes of a line. */
export function boxesOf(person: PersonId, line: string): readonly string[] {
  const lines: Readonly<Record<string, readonly string[]>> = peopleTexts[person].lines;
  return lines[line] ?? [];
}

/**
 * Lets a person say what fits the player, and remembers it. Without an answer of the server in time, what depends on it
 * counts as not done.
 * @returns null if the person has nothing to say
 */
export async function letSpeak(person: PersonId): Promise<Speech | null> {
  const record = await recordInTime();
  const line = lineFor<string>(people[person] as Person, factsOf(person, record));
  if (!line) return null;
  noteSaid(person, line.id);
  return { person, name: nameOfPerson(person), boxes: boxesOf(person, line.id) };
}
