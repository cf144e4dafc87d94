import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isAllowed, productionPackages } from './production.ts';

it('every package of a production installation has an allowed licence', () => {
  const packages = productionPackages();
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'pg', 'prom-client']));
  expect(packages.map(({ name }) => name)).not.toContain('vitest');
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(Apache-2.0 AND MIT)', true],
  ['GPL-3.0', false],
  ['(MIT AND GPL-3.0)', false],
  ['UNLICENSED', false],
  ['none', false],
])('the licence %s is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

it('packages within packages and those of other platforms count, and packages for development do not', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
    'node_modules/d': { version: '3.0.0', license: 'MIT', dev: true },
    'node_modules/own': { link: true },
  };
  expect(productionPackages(JSON.stringify({ packages }))).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: '@b/c', version: '2.0.0', licence: 'none' },
  ]);
});

it('npm run sbom lists these packages in CycloneDX', () => {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  expect(stdout, stderr).not.toBe('');
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  for (const { name, version } of productionPackages().filter(({ name }) =>
    ['fastify', 'pg'].includes(name),
  )) {
    expect(listed).toContain(`${name} ${version}`);
  }
  expect(components.some(({ name }) => name === 'vitest')).toBe(false);
}, 60_000);
