import { expect, it } from 'vitest';
import { book } from '../../../content/index.ts';
import { isMisleading } from './nicknames.ts';

it('a nickname misleads if it looks like a species, a kind, or both', () => {
  for (const nickname of ['Kindlam', 'k1ndIam', 'kind lam', 'Shiny', 'd.a.r.k', 'Shiny Kindlam', 'NORMAL'])
    expect(isMisleading({ book }, nickname)).toBe(true);
  for (const nickname of ['', 'Kindly', 'Shinyface', 'Toast', 'My Kindlam'])
    expect(isMisleading({ book }, nickname)).toBe(false);
});
