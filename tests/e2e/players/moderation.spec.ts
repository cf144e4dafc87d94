import { expect } from '@playwright/test';
import { expectLook, expectUsable } from '../support/access/look.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { playerWith } from '../support/trader.ts';

test('a player reports another one, blocks and unblocks: the listing goes and comes back', async ({
  page,
  request,
}) => {
  const owner = await playerWith(request, [{ name: 'solpavo', level: 38, kind: 3 }]);
  const buyer = await playerWith(request, [{ name: 'castorrent', level: 40 }]);
  const { username } = owner;
  await owner.list([(await owner.find('solpavo')).id]);
  const market = `/findtrades?owner=${encodeURIComponent(username)}`;
  await enterAs(page, buyer, market);
  const card = page.getByRole('article', { name: 'shiny Solpavo' });
  const more = card.getByRole('button', { name: `More about ${username}` });

  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Block…' })).toBeEnabled();
  await expectLook(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Report…' }).click();
  const report = page.getByRole('dialog', { name: `Report ${username}` });
  await report.getByLabel('Reason').selectOption('An offensive name');
  await report.getByLabel('The name').check();
  await inBothSizes(page, expectUsable);
  await expectTranslated(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your report was sent. Thank you!')).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'View trainer page' }).click();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page).toHaveURL(/\/trainer\//);
  await expect(page.getByRole('link', { name: 'Battle', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the listing' })).toBeVisible();
  await inBothSizes(page, expectSound);
  await page.getByRole('button', { name: 'Block…' }).click();
  const block = page.getByRole('dialog', { name: `Block ${username}?` });
  await inBothSizes(page, expectUsable);
  await expectTranslated(page);
  await block.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`You have blocked ${username}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Battle', exact: true })).toBeHidden();

  await page.goto(market);
  await expect(page.getByText('Nobody has put one up')).toBeVisible();
  await page.goto('/account');
  const blocked = page.getByRole('region', { name: 'Blocked players' });
  await expect(blocked.getByText('1 of at most 100')).toBeVisible();
  await inBothSizes(page, expectSound);
  await blocked.getByRole('button', { name: 'Unblock' }).click();
  await expect(blocked.getByText(/You have blocked nobody/)).toBeVisible();
  await page.goto(market);
  await expect(card).toBeVisible();
});
