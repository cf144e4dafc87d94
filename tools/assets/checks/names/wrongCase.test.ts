import { expect, it } from 'vitest';
import { findingsIn, KINDLAM } from '../../testShelf.ts';
import { findMissing } from './missing.ts';
import { findUnknownNames } from './unknownName.ts';
import { findWrongCase } from './wrongCase.ts';

it.each(['Kindlam.normal.png', 'kindlam.normal.PNG'])(
  '%s is told to be right but for its capitals',
  async (name) => {
    const files = { [`overrides/creatures/${name}`]: 'x' };
    const [finding] = await findingsIn(findWrongCase, files, [KINDLAM]);
    expect(finding?.check).toBe('wrong-case');
    expect(finding?.mend).toContain('creatures/kindlam.normal.png');
    // Reported only once: not as missing or unknown too.
    expect(await findingsIn(findMissing, files, [KINDLAM])).toEqual([]);
    expect(await findingsIn(findUnknownNames, files, [KINDLAM])).toEqual([]);
  },
);
