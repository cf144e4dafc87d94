/** The hand-written part of `docs/moves.md`; the numbers after it are counted. */
export const preface = `# The move catalogue

\`content/moves/\` is hand-kept content: a file for each type and one for each group, a row for each move, made of the small
builders in \`build.ts\`. A row says name, accuracy and effects; that of a damaging move also its power and how it is shown
(\`contact\`, \`projectile\`, \`beam\` or \`field\`; for contact with a special part of the body \`jaws\`, \`fist\` or \`claws\`).
\`rows.ts\` adds the rest, and \`describe.ts\` finds the words from the effects, so no text is written twice and none is borrowed.

## Where the numbers come from

Names, types, powers, accuracies, priorities, hits, drain, recoil and chances are facts of the well-known catalogue, read from
a public data package (\`@pkmn/sim\`, MIT; a development dependency). \`npx tsx tools/moves/draft.ts\` drafts rows for moves
that the catalogue neither has nor leaves out; with \`--all\`, for all, to compare. It prints and writes nothing, and neither
build nor game needs it. This page is written by \`npx tsx tools/moves/writePage.ts\`; a test holds it against the catalogue.

| What is known                                   | What is here                                                              |
| ----------------------------------------------- | ------------------------------------------------------------------------- |
| power above 200 or below 10                     | 200 or 10                                                                 |
| no power, since it depends on something         | 70 (100 where it is mostly higher, such as Counter)                       |
| strong at full hp only                          | 110                                                                       |
| twice as strong at a moment that the rules know | \`surge\`                                                                   |
| twice as strong at another moment               | half as much again, or as it is where the moment is rare                  |
| damage of a number; of the level, or half       | power 20 or 40; power 60 (shown to players, not counted)                  |
| defeats at once                                 | power 200, accuracy 30 (shown, not counted)                               |
| ten hits                                        | five hits                                                                 |
| never misses                                    | accuracy 100 and \`sure\`                                                   |
| accuracy below 30                               | 30                                                                        |
| status move, of any power and accuracy          | power 30; accuracy 100 from 95 on and where it never misses, else 80      |
| special attack and defense                      | attack and defense: where both change, one change                         |
| \`Max …\`, \`G-Max …\`: power by another move       | what becomes of a move of power 90: 130, fighting and poison 95; some 160 |
| those of which a battle sees one, of any power  | 200                                                                       |
| once in a battle, or for three rounds           | the user rests the round after (\`recharge\`)                               |
| a sure flinch with priority                     | 30 %, so that nobody is held for ever                                     |

**Effect accuracy**: of damaging moves the chance of their first effect on somebody's condition or stages, 100 for a sure one;
of status moves 100 for surely lowering a stage of the target, else 0.

**Texts**: a sentence whose subject is the move (\`Acts first and protects the user this round.\`). The only condition that a
damaging move can bring keeps its bare name (\`burn\`, \`paralyz\`).`;
