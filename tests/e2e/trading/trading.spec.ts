import { expect } from '@playwright/test';
import { expectLook, expectUsable } from '../support/access/look.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs } from '../support/account.ts';
import { inBothSizes, SIZES } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { playerWith } from '../support/trader.ts';

test('a listing is found, both sides are compared and an offer is made', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/POST .*\/game\/makeTradeOffer 409$/);
  const owner = await playerWith(request, [{ name: 'solpavo', level: 38, kind: 3 }]);
  const maker = await playerWith(request, [
    { name: 'umbrawl', level: 20, kind: 2 },
    { name: 'castorrent', level: 40 },
  ]);
  const listed = await owner.find('solpavo');
  await owner.list([listed.id]);
  await enterAs(page, maker, `/findtrades?owner=${encodeURIComponent(owner.username)}`);
  const card = page.getByRole('article', { name: 'shiny Solpavo' });
  await expect(card).toBeVisible();
  await expect(page.getByText(`Owned by ${owner.username}`)).toBeVisible();
  await inBothSizes(page, expectSound);

  await page.getByRole('button', { name: 'Make an offer' }).click();
  const choice = page.getByRole('dialog', { name: 'What do you offer for Solpavo?' });
  await choice.getByRole('checkbox', { name: /Umbrawl/ }).check();
  await choice.getByRole('checkbox', { name: /Castorrent/ }).check();
  await inBothSizes(page, expectUsable);
  await expectTranslated(page);
  await choice.getByRole('button', { name: 'Compare both sides' }).click();
  const sides = page.getByRole('dialog', { name: 'Is this the trade you want?' });
  await expect(sides.getByRole('article')).toHaveCount(3);
  await expect(sides.getByText('18 levels lower')).toBeVisible();
  await inBothSizes(page, expectUsable);
  await expectTranslated(page);

  // While the player compares both sides, the owner changes the moves: the dialog is out of date.
  await owner.save([{ id: listed.id, attack1: listed.attack1, attack2: '', attack3: '', attack4: '' }]);
  const confirm = sides.getByRole('button', { name: 'Offer this trade' });
  await confirm.click();
  await expect(sides.getByRole('alert')).toContainText('This is how it stands now');
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(page.getByText('Your offer was made')).toBeVisible();
  await page.goto('/offers');
  const group = page.getByRole('region', { name: `For Solpavo of ${owner.username}` });
  await expect(group.getByRole('article')).toHaveCount(3);
});

test('two players trade, and both see who has come without a reload', async ({ browser, request }) => {
  const owner = await playerWith(request, [{ name: 'solpavo', level: 38, kind: 3 }]);
  const maker = await playerWith(request, [{ name: 'castorrent', level: 40 }]);
  const { id } = await owner.find('solpavo');
  // One at a desktop, the other with a phone.
  const contexts = [await browser.newContext(SIZES.desktop), await browser.newContext(SIZES.phone)] as const;
  const [here, there] = [await contexts[0].newPage(), await contexts[1].newPage()];

  await enterAs(here, owner, '/pokemons?name=solpavo');
  const listed = here.getByRole('article', { name: 'shiny Solpavo' });
  await listed.getByRole('button', { name: 'Put for trade' }).click();
  await expect(here.getByText('Moved to trade')).toBeVisible();
  await listed.getByRole('link', { name: 'See its offers' }).click();
  await expect(here.getByText('No offers yet.')).toBeVisible();
  await expect(here.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();

  await enterAs(there, maker, `/findtrades?owner=${encodeURIComponent(owner.username)}`);
  await there.getByRole('button', { name: 'Make an offer' }).click();
  await there.getByRole('checkbox', { name: /Castorrent/ }).check();
  await there.getByRole('button', { name: 'Compare both sides' }).click();
  await there.getByRole('button', { name: 'Offer this trade' }).click();
  await expect(there.getByText('Your offer was made')).toBeVisible();
  await there.goto('/pokemons?sort=newest');
  await expect(there.getByRole('article', { name: 'Castorrent' })).toBeVisible();
  await expect(there.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();

  await expect(here.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();
  const offer = here.getByRole('region', { name: `${maker.username} has offered a trade` });
  await expect(offer.getByRole('article', { name: 'Castorrent' })).toBeVisible();
  await here.getByRole('button', { name: 'Notices, 1 unread' }).click();
  await expect(here.getByRole('dialog', { name: 'Notices' })).toContainText(
    `${maker.username} offers for your Solpavo`,
  );
  await inBothSizes(here, expectUsable);
  await expectTranslated(here);
  await here.getByRole('link', { name: /offers for your Solpavo/ }).click();
  await expect(here.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  await offer.getByRole('button', { name: 'Accept offer' }).click();
  await here.getByRole('button', { name: 'Yes, trade' }).click();
  await expect(here.getByRole('region', { name: 'Castorrent is yours now' })).toBeVisible();

  await expect(there.getByText(`${owner.username} accepted: Solpavo is yours`).first()).toBeVisible();
  await expect(there.getByRole('article', { name: 'shiny Solpavo' })).toBeVisible();
  await expect(there.getByRole('article', { name: 'Castorrent' })).toBeHidden();
  const owners = await request.get('/api/game/creatureOwners', {
    headers: maker.headers,
    params: { id },
  });
  const { owners: names } = (await owners.json()) as { owners: readonly { name: string }[] };
  expect(names.map(({ name }) => name)).toEqual([owner.username, maker.username]);
  for (const context of contexts) await context.close();
});

test('what is wanted rings the bell when it is listed, and suits both sides', async ({ page, request }) => {
  // Creatures that no other test lists, because notices go to every player who wants them.
  const owner = await playerWith(request, [{ name: 'bouldun', level: 38, kind: 3 }]);
  const seeker = await playerWith(request, [{ name: 'jellume', level: 40 }]);
  const wish = { headers: owner.headers, data: { name: 'Jellume' } };
  expect((await request.post('/api/game/wanted', wish)).status()).toBe(200);
  await seeker.list([(await seeker.find('jellume')).id]);
  await enterAs(page, seeker, `/findtrades?owner=${encodeURIComponent(owner.username)}`);
  await page.getByText('Your wanted list', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Species' }).fill('bould');
  await expect(page.getByRole('option', { name: 'Bouldun' })).toBeVisible();
  await expectLook(page, '[role="listbox"]');
  await page.getByRole('option', { name: 'Bouldun' }).click();
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByRole('link', { name: 'Bouldun', exact: true })).toBeVisible();
  await expectSound(page);

  await owner.list([(await owner.find('bouldun')).id]);
  await expect(page.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();
  const matches = page.getByRole('region', { name: 'You can trade now' });
  await expect(matches).toContainText(`${owner.username} looks for your Jellume`);
  await expectSound(page);

  await matches.getByRole('button', { name: 'Make an offer' }).click();
  await expect(page.getByText(/^Jellume is in trade/)).toBeVisible();
  await expectUsable(page);
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Offer this trade' }).click();
  await expect(page.getByText('Your offer was made')).toBeVisible();
  await expect(matches).toBeHidden();
});
