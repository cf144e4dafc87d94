import { type PersonId, peopleByRegion } from '../../../content/people/index.ts';
import { type SignId, signsByRegion } from '../../../content/signs/index.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { signOf, type Teller } from './memory.ts';

interface PersonWords {
  readonly name: string;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}
interface SignWords {
  readonly name: string;
  readonly boxes: readonly string[];
}
type WordsOf<Words> = Readonly<Record<string, Words>>;

/** What the people of each region say: a script each, of which a map needs one or two. */
const PEOPLE: Readonly<Record<keyof typeof peopleByRegion, () => Promise<WordsOf<PersonWords>>>> = {
  greenreach: async () => (await import('../../locales/en/people/greenreach.ts')).greenreachPeople,
  latchford: async () => (await import('../../locales/en/people/latchford.ts')).latchfordPeople,
  harkmoor: async () => (await import('../../locales/en/people/harkmoor.ts')).harkmoorPeople,
  scattersea: async () => (await import('../../locales/en/people/scattersea.ts')).scatterseaPeople,
  overcloud: async () => (await import('../../locales/en/people/overcloud.ts')).overcloudPeople,
  fourlight: async () => (await import('../../locales/en/people/fourlight.ts')).fourlightPeople,
  rival: async () => (await import('../../locales/en/people/rival.ts')).rivalPeople,
};
const SIGNS: Readonly<Record<keyof typeof signsByRegion, () => Promise<WordsOf<SignWords>>>> = {
  greenreach: async () => (await import('../../locales/en/signs/greenreach.ts')).greenreachSigns,
  harkmoor: async () => (await import('../../locales/en/signs/harkmoor.ts')).harkmoorSigns,
  scattersea: async () => (await import('../../locales/en/signs/scattersea.ts')).scatterseaSigns,
  overcloud: async () => (await import('../../locales/en/signs/overcloud.ts')).overcloudSigns,
  fourlight: async () => (await import('../../locales/en/signs/fourlight.ts')).fourlightSigns,
};

const people = new Map<string, PersonWords>();
const signs = new Map<string, SignWords>();
type Load = () => Promise<WordsOf<PersonWords> | WordsOf<SignWords>>;
const coming = new Map<Load, Promise<void>>();
const here = new Set<Load>();

type Has = (
  id: string,
  one: { readonly map?: string; readonly posts?: readonly { map: string }[] },
) => boolean;

/** The scripts of all regions with a person or a sign that is asked for. */
function scriptsWith(has: Has): readonly Load[] {
  const within = (region: object) => Object.entries(region).some(([id, one]) => has(id, one));
  const regions = <Name extends string>(all: Readonly<Record<Name, object>>) =>
    (Object.keys(all) as Name[]).filter((name) => within(all[name]));
  return [
    ...regions(peopleByRegion).map((name) => PEOPLE[name]),
    ...regions(signsByRegion).map((name) => SIGNS[name]),
  ];
}

const scriptsOn = (map: string): readonly Load[] =>
  scriptsWith((_, one) => one.map === map || (one.posts?.some((post) => post.map === map) ?? false));

function bring(load: Load): Promise<void> {
  const known = coming.get(load) ?? keep(load);
  coming.set(load, known);
  return known;
}

async function keep(load: Load): Promise<void> {
  try {
    const words = await loadScript(load());
    for (const [id, one] of Object.entries(words)) {
      if ('boxes' in one) signs.set(id, one);
      else people.set(id, one);
    }
    here.add(load);
  } catch (problem) {
    coming.delete(load);
    throw problem;
  }
}

/** Whether the words of all people and signs of a map are there. */
export const hasWords = (map: string): boolean => scriptsOn(map).every((load) => here.has(load));

/** Loads the words of the people and signs of a map. Rejects where there is no network: the next call asks again. */
export async function loadWords(map: string): Promise<void> {
  await Promise.all(scriptsOn(map).map(bring));
}

/** Loads the words of those who have said something, wherever they are. */
export async function loadWordsOf(tellers: readonly Teller[]): Promise<void> {
  const ids = new Set<string>(tellers.map((one) => signOf(one) ?? one));
  await Promise.all(scriptsWith((id) => ids.has(id)).map(bring));
}

/** What a person is called and says; undefined while it is not loaded. */
export const wordsOfPerson = (id: PersonId): PersonWords | undefined => people.get(id);

/** What a sign is called and says; undefined while it is not loaded. */
export const wordsOfSign = (id: SignId): SignWords | undefined => signs.get(id);
