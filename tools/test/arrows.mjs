import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

/**
 * Checks the imports (`.dependency-cruiser.cjs`), and that sibling folders form no cycle. The cruiser passes silently
 * if its parser reads nothing, so the number of files that it read is compared with the number of files on disk.
 */
const ROOMS = ['rules', 'content', 'contract', 'server', 'scenes', 'src', 'trial', 'tools'];
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
 * The cycles between sibling folders, each with everything below it. Type imports count, too. A folder and its own
 * subfolders may import each other, and dynamic imports do not count.
 */
function folderCycles(modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$|\/testing\//.test(source)) continue;
    for (const { resolved, dynamic } of dependencies) {
      const [from, to] = [source.split('/'), resolved.split('/')];
      const shared = from.findIndex((name, index) => name !== to[index]);
      // Skip a folder and what it contains: they are not siblings.
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
