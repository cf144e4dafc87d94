/** The hand-written part of `docs/moves.md`; the numbers after it are counted. */
export const preface = `# The move catalogue

\`content/moves/\` is hand-kept content: a file for each type and one for each group, a row for each move, made of the small
builders in \`build.ts\`. A row says name, accuracy and effects; that of a damaging move also its power and how it is shown
(\`contact\`, \`projectile\`, \`beam\` or \`field\`; for contact with a special part of the body \`jaws\`, \`fist\` or \`claws\`).
\`rows.ts\` adds the rest, and \`describe.ts\` finds the words from the effects, so no text is written twice and none is borrowed.
This page is written by \`npx tsx tools/moves/writePage.ts\`; a test holds it against the catalogue.

## Names

A name is an ordinary English word or phrase, two words at most, and says what the move does or leaves behind: Lights Out puts to
sleep, Fresh Snow covers all changes of stats, Second Wind gives strength back. Names come from the world of the game (moors,
islands, heights, hearths, weather, tools, fairs), not from other games: fewer than one in four are words that another
catalogue has as well, and these are words that belong to nobody, such as Tackle, Ember or Bite.
\`tools/names/foreignMoves.test.ts\` holds all names against the others, which the repository has as hashes only.
[renamed-moves.md](decisions/renamed-moves.md) says how former names are found.

## Numbers

| What                                              | Numbers                                                                 |
| ------------------------------------------------- | ----------------------------------------------------------------------- |
| power of a damaging move                          | 10 to 200                                                               |
| accuracy of a damaging move                       | 30 to 100; a move that never misses has 100 and \`sure\`                 |
| status move                                       | power 30; accuracy 100 or 80                                            |
| damage of a number; of the level, or half         | power 20 or 40; power 60 (shown to players, not counted)                |
| defeats at once                                   | power 200, accuracy 30 (shown, not counted)                             |
| twice as strong at a moment that the rules know   | \`surge\`                                                               |
| \`Max …\`, \`G-Max …\`                             | power 130 or 160, never misses, \`great\`                               |
| the other great moves                             | power 200, never miss, \`great\`                                        |
| a sure flinch with priority                       | 30 %, so that nobody is held for ever                                   |

**Great moves**: a team has one in a battle. Whoever uses it and whether it lands or not, every further one of that side fails. Buttons
and text mode say so beforehand, and the computer's sides leave such moves out while they have others.

**Effect accuracy**: of damaging moves the chance of their first effect on somebody's condition or stages, 100 for a sure one;
of status moves 100 for surely lowering a stage of the target, else 0.

**Texts**: a sentence whose subject is the move (\`Acts first and protects the user this round.\`). The only condition that a
damaging move can bring keeps its bare name (\`burn\`, \`paralyz\`).`;
