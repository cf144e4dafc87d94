import { checkContent } from '../../content/check/index.ts';
import { checkNames, checkPeople, checkTexts } from '../../content/check/people/people.ts';
import { problemLine } from '../../content/check/problem.ts';
import { checkThings } from '../../content/check/things/things.ts';
import { encounters, items, regions, starters } from '../../content/index.ts';
import { moves } from '../../content/moves/index.ts';
import { people, postsOf } from '../../content/people/index.ts';
import { signs } from '../../content/signs/index.ts';
import { species } from '../../content/species/index.ts';
import { bushes, things } from '../../content/things/index.ts';
import { peopleTexts } from '../../src/locales/en/people/index.ts';
import { signTexts } from '../../src/locales/en/signs/index.ts';
import { fileOf } from './fileOf.ts';

/**
 * `npm run content:check`: prints each problem of the content as one line: file, field, what was expected, what was
 * found.
 */
const problems = [
  ...checkContent({ species, moves, encounters, items, starters, regions }),
  ...checkPeople(people, { species, regions }),
  ...checkTexts(peopleTexts),
  ...checkNames(peopleTexts, people, regions),
  ...checkThings({ things, bushes, signs, posts: postsOf(people) }, items),
  ...checkTexts(
    Object.fromEntries(
      Object.entries(signTexts).map(([id, { name, boxes }]) => [id, { name, lines: { text: boxes } }]),
    ),
  ),
];
for (const problem of problems) console.error(`${fileOf(problem)}: ${problemLine(problem)}`);
const leaders = regions.flatMap((region) => [...region.leaders, region.champion]);
console.log(
  `${Object.keys(species).length} species, ${Object.keys(moves).length} moves, ${leaders.length} leaders and champions, ${Object.keys(people).length} people, ${Object.keys(signs).length} signs, ${Object.keys(things).length} things, ${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
