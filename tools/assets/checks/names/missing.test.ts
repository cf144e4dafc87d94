import { expect, it } from 'vitest';
import { findingsIn, KINDLAM } from '../../testShelf.ts';
import { findMissing } from './missing.ts';

it('a file that the game asks for and nobody made is missing, and the words say where one may come from', async () => {
  const [finding] = await findingsIn(findMissing, {}, [KINDLAM]);
  expect(finding).toMatchObject({ check: 'missing', file: 'assets/generated/creatures/kindlam.normal.webp' });
  expect(finding?.mend).toContain('npm run art:bake kindlam');
  expect(finding?.mend).toContain('assets/overrides/');
});

it('an override of any form is enough, and what the game does without need not be there', async () => {
  const files = { 'overrides/creatures/kindlam.normal.svg': '<svg/>' };
  const optional = { ...KINDLAM, name: 'tiles/oak', optional: true } as const;
  expect(await findingsIn(findMissing, files, [KINDLAM, optional])).toEqual([]);
});
