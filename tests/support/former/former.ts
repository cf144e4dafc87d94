import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/projectRoot.ts';
import type { Version } from '../process.ts';

/** The release before this one, which runs beside this one during a rolling update. */
interface Release {
  readonly commit: string;
  /** What its server sends to PostgreSQL. */
  readonly statements: readonly string[];
}

/** As `npm run release:record` has written it down. */
export const FORMER: Release = JSON.parse(
  readFileSync(join(projectRoot, 'tests/support/former/release.json'), 'utf8'),
);

/** What a server is made of. */
const PARTS = ['server', 'rules', 'contract', 'content', 'package.json', 'tsconfig.base.json'];

/**
 * Takes the server of the former release from the history of the repository, with the packages of this one.
 * @param folder an empty one
 * @throws Error if the clone does not have the history
 */
export function unpackFormer(folder: string): Version {
  const archive = spawnSync('git', ['archive', FORMER.commit, ...PARTS], {
    cwd: projectRoot,
    maxBuffer: 1 << 30,
  });
  if (archive.status !== 0) {
    throw new Error(`The former release is not in this clone (git fetch --unshallow): ${archive.stderr}`);
  }
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (status !== 0) throw new Error(String(stderr));
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return { folder, program: ['--import', 'tsx', 'server/main.ts'] };
}
