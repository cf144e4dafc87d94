import { items } from '../../../../content/items.ts';
import { BACKDROP_LAYERS, BACKDROPS } from '../../../../content/maps/backdrops.ts';
import { MUSIC_PIECES, SOUND_EFFECTS } from '../../../../content/sounds.ts';
import { species } from '../../../../content/species/index.ts';
import { AVATARS } from '../../../../contract/shapes/avatar.ts';
import { BALL_TYPES, CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import { HOURS } from '../../../../rules/world/conditions/conditions.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';

export const SHELF_KEYS = [
  'creatures',
  'people',
  'leaders',
  'items',
  'signs',
  'battle',
  'rest',
  'sounds',
] as const;
export type ShelfKey = (typeof SHELF_KEYS)[number];

/** A thing and its files, one per column; null where the thing needs no file. */
export interface ShelfRow {
  readonly id: string;
  readonly title: string;
  readonly names: readonly (string | null)[];
}

/** Things of one sort, in display order. */
export interface Shelf {
  readonly key: ShelfKey;
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly ShelfRow[];
}

const KINDS = ['normal', 'dark', 'shiny'] as const;
const titled = (id: string) => id.replaceAll(/[-_.]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
const heads = (...keys: readonly (keyof typeof workshopWords.columns)[]) =>
  keys.map((key) => ({ key, label: workshopWords.columns[key] }));
const row = (id: string, names: readonly (string | null)[], title = titled(id)) => ({ id, title, names });
/** Returns the ids of the files in some folders, without duplicates. */
const idsIn = (built: readonly string[], folders: readonly string[]) => [
  ...new Set(
    built.flatMap((name) => folders.flatMap((at) => (name.startsWith(at) ? name.slice(at.length) : []))),
  ),
];

/** Returns all pictures and sounds that the game uses, existing or not. `built` are the names of the existing ones. */
export function shelvesOf(built: readonly string[]): readonly Shelf[] {
  const known: readonly Shelf[] = [
    {
      key: 'creatures',
      columns: heads(...KINDS.flatMap((kind) => [kind, `${kind}Blink`, `${kind}Back`] as const)),
      rows: Object.values(species).map(({ id, name }) =>
        row(
          id,
          KINDS.flatMap((kind) => ['', '.blink', '.back'].map((form) => `creatures/${id}.${kind}${form}`)),
          name,
        ),
      ),
    },
    {
      key: 'people',
      columns: heads('picture', 'walk'),
      rows: AVATARS.map((look) => row(look, [`characters/${look}`, `characters/${look}.walk`])),
    },
    {
      key: 'leaders',
      columns: heads('portrait', 'beaten', 'kind', 'badge'),
      rows: [
        ...new Set(idsIn(built, ['portraits/', 'badges/']).map((name) => name.split('.')[0] ?? name)),
      ].map((id) =>
        row(id, [...['', '.beaten', '.kind'].map((mood) => `portraits/${id}${mood}`), `badges/${id}`]),
      ),
    },
    {
      key: 'items',
      columns: heads('closed', 'open'),
      rows: [
        ...BALL_TYPES.map((ball) => row(ball, [`items/${ball}`, `items/${ball}.open`])),
        ...Object.keys(items)
          .filter((key) => !BALL_TYPES.some((ball) => ball === key))
          .map((key) => row(key, [`items/${key}`, null])),
      ],
    },
    {
      key: 'signs',
      columns: heads('picture'),
      rows: [
        ...CREATURE_TYPES.map((type) => row(type, [`types/${type}`])),
        ...idsIn(built, ['status/']).map((id) => row(id, [`status/${id}`])),
        ...idsIn(built, ['navigation/']).map((id) => row(id, [`navigation/${id}`])),
      ],
    },
    {
      key: 'battle',
      columns: heads(...BACKDROP_LAYERS),
      rows: [
        ...BACKDROPS.map((id) =>
          row(
            id,
            BACKDROP_LAYERS.map((layer) => `battle/${id}.${layer}`),
          ),
        ),
        ...HOURS.map((hour) => row(`sky.${hour}`, [`battle/sky.${hour}`])),
      ],
    },
  ];
  const placed = new Set(known.flatMap(({ rows }) => rows.flatMap(({ names }) => names)));
  // A small form is left out where a designer has replaced the picture itself.
  const rest = built.filter(
    (name) => !placed.has(name) && !/\.json$|^(creatures|portraits)\/.*\.small$/.test(name),
  );
  return [
    ...known,
    { key: 'rest', columns: heads('picture'), rows: rest.map((name) => row(name, [name], name)) },
    { key: 'sounds', columns: heads('sound'), rows: sounds() },
  ];
}

const sounds = (): readonly ShelfRow[] =>
  [
    ...SOUND_EFFECTS.map((effect) => `sounds/effects/${effect}`),
    ...MUSIC_PIECES.map((piece) => `sounds/music/${piece}`),
    ...Object.keys(species).map((id) => `sounds/cries/${id}`),
  ].map((name) => row(name, [name], name.slice('sounds/'.length)));

/** Returns the names of all pictures and sounds on the shelves. */
export const namesOn = (shelves: readonly Shelf[]): readonly string[] =>
  shelves.flatMap(({ rows }) => rows.flatMap(({ names }) => names.filter((name) => name !== null)));
