import { type Lesson, lessonsFor } from '../../../../content/tutor/lessons.ts';
import type { LessonView, TutorView } from '../../../../contract/shapes/tutor.ts';
import { moveOf, speciesOf } from '../../../../rules/book.ts';
import { type CreatureRow, creatureView, isKnown } from '../../../domain/creatures/creatureView.ts';
import type { Game } from '../../../domain/game.ts';

/** The lessons that a creature can be given now; none if the game no longer has its species. */
export const lessonsOf = (game: Game, row: CreatureRow): Lesson[] =>
  isKnown(game, row)
    ? lessonsFor(speciesOf(game.book, row.species), row.level, row.moves).filter(({ move }) =>
        Object.hasOwn(game.book.moves, move),
      )
    : [];

function viewOf({ book }: Game, { move: key, level, price }: Lesson): LessonView {
  const { name, type, attack: power, accuracy } = moveOf(book, key);
  return { move: name, type, power, accuracy, level, price };
}

/** The tutor's offers for a team. */
export const tutorView = (
  game: Game,
  player: { readonly id: string; readonly username: string; readonly coins: number },
  team: readonly CreatureRow[],
): TutorView => ({
  coins: player.coins,
  pupils: team.map((row) => ({
    creature: creatureView(game, row, player),
    lessons: lessonsOf(game, row).map((lesson) => viewOf(game, lesson)),
  })),
});
