import { isAllowed, productionPackages } from './production.ts';

/** Lists the licences of all production packages; exit code 1 if one of them is not allowed: `npm run licences`. */
const packages = productionPackages();
for (const { name, version, licence } of packages) {
  process.stdout.write(`${isAllowed(licence) ? ' ' : '✗'} ${licence.padEnd(14)} ${name} ${version}\n`);
}
const wrong = packages.filter(({ licence }) => !isAllowed(licence));
process.stdout.write(`${packages.length} packages, ${wrong.length} with a licence that is not allowed\n`);
if (wrong.length > 0) process.exitCode = 1;
