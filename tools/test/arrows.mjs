import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

/**
 * Checks who imports whom (`.dependency-cruiser.cjs`), and that folders beside each other form no cycle. The cruiser passes silently when its parser reads nothing,
 * so the number of files it has really read is compared with the number there are.
 */
const ROOMS = ['rules', 'content', 'contract', 'server', 'scenes', 'src', 'tools'];
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const files = ROOMS.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' })).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
);
const { output } = await cruise(ROOMS, {
  ...config.options,
  validate: true,
  ruleSet: { forbidden: config.forbidden },
});

/**
 * The cycles between folders that stand beside each other, each with all that is below it; types count as well. A
 * folder and its own subfolders may know each other, and what is loaded on demand makes no cycle.
 */
function folderCycles(modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$|\/testing\//.test(source)) continue;
    for (const { resolved, dynamic } of dependencies) {
      const [from, to] = [source.split('/'), resolved.split('/')];
      const shared = from.findIndex((name, index) => name !== to[index]);
      // What one of the two stands in is no neighbour.
      if (dynamic || shared < 0 || shared >= Math.min(from.length, to.length) - 1) continue;
      const [a, b] = [from, to].map((names) => names.slice(0, shared + 1).join('/'));
      importers.set(a, (importers.get(a) ?? new Map()).set(b, `${source} → ${resolved}`));
    }
  }
  const reaches = (from, target, seen = new Set()) =>
    [...(importers.get(from)?.keys() ?? [])].some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...importers].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reaches(to, from)).map(([, example]) => example),
  );
}

const read = output.modules.filter(({ source }) => /^(?!node_modules).*\.tsx?$/.test(source));

for (const { from, to, rule } of output.summary.violations) {
  const reason = config.forbidden.find(({ name }) => name === rule.name)?.comment;
  console.error(`${from} → ${to}\n  ${rule.name}: ${reason}`);
}
for (const cycle of folderCycles(read)) {
  console.error(
    `${cycle}\n  no-folder-cycles: folders beside each other that need one another are one, or lack a third.`,
  );
  process.exitCode = 1;
}
if (read.length < files.length) {
  console.error(`Only ${read.length} of ${files.length} files were read: is @swc/core installed?`);
  process.exitCode = 1;
}
if (output.summary.error > 0) process.exitCode = 1;
console.log(
  `${read.length} files, ${output.summary.totalDependenciesCruised} imports, ${output.summary.error} forbidden`,
);
