import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentPart, Problem } from '../../content/check/problem.ts';

/** File or folder in which the entries of a part are written. */
const HOMES: Readonly<Record<ContentPart, string>> = {
  species: 'content/species',
  moves: 'content/moves',
  encounters: 'content/encounters',
  maps: 'content/maps',
  items: 'content/items.ts',
  starters: 'content/starters.ts',
  gyms: 'content/gyms',
  challenges: 'content/challenges',
  people: 'content/people',
  signs: 'content/signs',
  things: 'content/things',
};

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file).replaceAll('\\', '/'))
    .sort();

/** Matches the key as its file writes it: as the id or the name. */
const written = (key: string): RegExp => {
  const [first = ''] = key.split('.');
  const plain = first.replaceAll(/[^\w -]/g, '.');
  return new RegExp(`['"]${plain}['"]`, 'i');
};

/** The file to change: the one that contains the entry's id or name, otherwise the part's folder. */
export function fileOf({ part, key }: Pick<Problem, 'part' | 'key'>): string {
  const home = HOMES[part];
  if (home.endsWith('.ts') || key === '') return home;
  const named = sourcesIn(home).find((file) => {
    const text = readFileSync(file, 'utf8');
    return new RegExp(`\\b(id|name): ${written(key).source}`, 'i').test(text);
  });
  return named ?? sourcesIn(home).find((file) => written(key).test(readFileSync(file, 'utf8'))) ?? home;
}
