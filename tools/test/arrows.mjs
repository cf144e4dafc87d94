import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

/**
 * Checks who imports whom (`.dependency-cruiser.cjs`). The cruiser passes silently when its parser reads nothing,
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
const read = output.modules.filter(({ source }) => /^(?!node_modules).*\.tsx?$/.test(source));

for (const { from, to, rule } of output.summary.violations) {
  const reason = config.forbidden.find(({ name }) => name === rule.name)?.comment;
  console.error(`${from} → ${to}\n  ${rule.name}: ${reason}`);
}
if (read.length < files.length) {
  console.error(`Only ${read.length} of ${files.length} files were read: is @swc/core installed?`);
  process.exitCode = 1;
}
if (output.summary.error > 0) process.exitCode = 1;
console.log(
  `${read.length} files, ${output.summary.totalDependenciesCruised} imports, ${output.summary.error} forbidden`,
);
