import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../projectRoot.ts';

const MIGRATIONS = join(projectRoot, 'server/database/migrations');
/** The last migration that was made when every server still had to stop for an update. */
const LAST_UNCHECKED = '0015_accounts.sql';

/** What squawk finds in files, or in a statement. */
function findings(paths: readonly string[], statement = ''): string[] {
  const words = ['--config', '.squawk.toml', '--reporter', 'json', ...paths];
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    ['node_modules/squawk-cli/js/bin/squawk', ...words],
    { cwd: projectRoot, encoding: 'utf8', input: statement },
  );
  if (error || stdout === '') throw error ?? new Error(stderr);
  return (JSON.parse(stdout) as { file: string; rule_name: string; message: string }[]).map(
    ({ file, rule_name, message }) => `${file}: ${rule_name}: ${message}`,
  );
}

it('new migrations leave the tables as the former release needs them', () => {
  const checked = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql') && file > LAST_UNCHECKED);
  const found = checked.length > 0 ? findings(checked.map((file) => join(MIGRATIONS, file))) : [];
  expect(found).toEqual([]);
}, 30_000);

it('what an update cannot roll with is refused', () => {
  const statements = {
    'renaming-column': 'alter table players rename column look to avatar;',
    'renaming-table': 'alter table players rename to trainers;',
    'ban-drop-column': 'alter table players drop column look;',
    'ban-drop-table': 'drop table sessions;',
    'adding-required-field': 'alter table players add column age integer not null;',
    'adding-not-nullable-field': 'alter table players alter column look set not null;',
    'changing-column-type': 'alter table players alter column look type integer;',
    'constraint-missing-not-valid': 'alter table players add constraint walked check (steps > 0);',
  };
  const found = findings([], Object.values(statements).join('\n'));
  expect(found.map((line) => line.split(': ')[1])).toEqual(Object.keys(statements));
}, 30_000);

it('what only adds is allowed', () => {
  const statements = [
    'alter table players add column nick text;',
    `alter table players add column title text not null default '';`,
    'create table medals (player_id uuid not null); create index medals_player on medals (player_id);',
    'alter table players add constraint walked check (steps > 0) not valid;',
  ];
  expect(findings([], statements.join('\n'))).toEqual([]);
}, 30_000);
