import { perBook, type RuleBook } from '../../../rules/book.ts';
import { kindLabel } from '../../../rules/creatures/kinds.ts';
import type { Game } from '../game.ts';
import { nameKey } from '../players/nameKey.ts';

const KINDS = ([1, 2, 3] as const).map(kindLabel);

/** Key without the signs that can stand between words. */
const bareKey = (text: string): string => nameKey(text).replace(/[_.-]/g, '');

const misleading = perBook(
  ({ species }: RuleBook) =>
    new Set([
      ...KINDS.map(bareKey),
      ...Object.values(species).flatMap(({ name }) =>
        [name, ...KINDS.map((kind) => kind + name)].map(bareKey),
      ),
    ]),
);

/**
 * Whether a nickname looks like a species, a kind, or both: in a trade it would stand beside another species and be
 * taken for what is offered.
 */
export const isMisleading = ({ book }: Pick<Game, 'book'>, nickname: string): boolean =>
  misleading(book).has(bareKey(nickname));
