import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectUsable } from '../support/access/look.ts';
import { expectTranslated } from '../support/access/strange.ts';
import { expectSound } from '../support/accessible.ts';
import { enterAs } from '../support/account.ts';
import { inBothSizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { playerWith } from '../support/trader.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Two players: one lists a shiny Solpavo, the other offers an Umbrawl and a Castorrent for it. */
async function twoTraders(request: APIRequestContext) {
  const owner = await playerWith(request, [{ name: 'solpavo', level: 38, kind: 3 }]);
  const maker = await playerWith(request, [
    { name: 'umbrawl', level: 20, kind: 2 },
    { name: 'castorrent', level: 40 },
  ]);
  const { id: listed } = await owner.find('solpavo');
  const offered = [(await maker.find('umbrawl')).id, (await maker.find('castorrent')).id];
  return {
    owner,
    maker,
    async dealOpen() {
      await owner.list([listed]);
      await maker.offer(listed, offered);
    },
    offered,
    listed,
  };
}

test('a pokemon is put for trade, an offer comes and is accepted', async ({ page, request }) => {
  const { owner, maker, listed, offered } = await twoTraders(request);
  await enterAs(page, owner, '/pokemons?name=solpavo');
  await card(page, 'shiny Solpavo').getByRole('button', { name: 'Put for trade' }).click();
  await expect(page.getByText('Moved to trade')).toBeVisible();
  await maker.offer(listed, offered);
  await card(page, 'shiny Solpavo').getByRole('link', { name: 'See its offers' }).click();
  await title(page, 'Pokemons in Trade');
  const offer = page.getByRole('region', { name: `${maker.username} has offered a trade` });
  await expect(offer.getByRole('article')).toHaveCount(2);
  await inBothSizes(page, expectSound);

  await offer.getByRole('button', { name: 'Accept offer' }).click();
  const sides = page.getByRole('dialog', { name: 'Is this the trade you want?' });
  await expect(sides.getByRole('region', { name: 'You would get' }).getByRole('article')).toHaveCount(2);
  await expect(sides.getByRole('region', { name: 'You would give' })).toContainText('Solpavo');
  await inBothSizes(page, expectUsable);
  await expectTranslated(page);
  await sides.getByRole('button', { name: 'Yes, trade' }).click();
  await expect(page.getByText('Trade successfull')).toBeVisible();
  await expect(page.getByText('You do not have an offers')).toBeVisible();
  const arrived = page.getByRole('region', { name: 'Umbrawl and Castorrent are yours now' });
  await expect(arrived).toContainText(`Solpavo went to ${maker.username}.`);
  await inBothSizes(page, expectSound);

  await arrived.getByRole('button', { name: 'Owners of Castorrent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Owners of Castorrent' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').last()).toContainText(owner.username);
  await inBothSizes(page, expectUsable);
  await expectTranslated(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Past trades' }).click();
  await expect(card(page, `With ${maker.username}`)).toContainText('shiny Solpavo');
  await inBothSizes(page, expectSound);
});

test('an offer that has changed meanwhile is refused, seen as it is, and rejected', async ({
  page,
  request,
  trouble,
}) => {
  trouble.allow(/POST .*\/game\/acceptTradeOffer 409$/);
  const { owner, maker, dealOpen } = await twoTraders(request);
  await dealOpen();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The page gets no events, so it still shows the offer before the change.
  await page.route('**/api/game/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  );
  await enterAs(page, owner, '/trades');
  const accept = page.getByRole('button', { name: 'Accept offer' });
  await expect(accept).toBeEnabled();
  const { id, attack1 } = await maker.find('umbrawl');
  await maker.save([{ id, attack1, attack2: '', attack3: '', attack4: '' }]);
  await accept.click();
  await page.getByRole('button', { name: 'Yes, trade' }).click();
  await expect(page.getByText('Could not trade at this time')).toBeVisible();
  await expect(page.getByText(/is no longer what it was when this offer was made/).first()).toBeVisible();
  await expect(accept).toBeDisabled();
  await expectSound(page);
  await page.getByRole('button', { name: 'Reject offer' }).click();
  await expect(page.getByText('Offer was rejected')).toBeVisible();
  await expect(page.getByText('No offers yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove from trade' }).click();
  await expect(page.getByText('Removed from trade')).toBeVisible();
  await expect(page.getByText('You do not have an offers')).toBeVisible();
});

test('what was offered is seen in its group and taken back', async ({ page, request }) => {
  const { owner, maker, dealOpen } = await twoTraders(request);
  await dealOpen();
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, maker, '/offers');
  await title(page, 'Pokemons You Offered');
  const group = page.getByRole('region', { name: `For Solpavo of ${owner.username}` });
  await expect(group.getByRole('article')).toHaveCount(3);
  await expectSound(page);
  const castorrent = card(page, 'Castorrent');
  await castorrent.getByRole('button', { name: 'Remove From offer?' }).click();
  await expect(page.getByText('Removed the offer')).toBeVisible();
  await expect(castorrent).toBeHidden();
  await group.getByRole('button', { name: 'Remove all the offers' }).click();
  await expect(page.getByText('You do not have an offers')).toBeVisible();
  await expectSound(page);
});
