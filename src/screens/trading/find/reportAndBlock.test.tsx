import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aCreature, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './FindScreen.tsx';

vi.mock('./wanted/speciesNames.ts', () => ({ speciesNames: ['Podkin'] }));

const BLOCKED = '/api/game/blocked';
const BLOCK = '/api/game/block';
const UNBLOCK = '/api/game/unblock';
const REPORT = '/api/game/report';
const MARKET = '/api/game/tradeMarket';
const user = userEvent.setup();
const bob = { id: 'bob', name: 'bob the trader' };
const blockedBob = { blocked: [{ ...bob, at: '2026-11-21T18:05:00.000Z' }] };
const listed = aCreature({ id: 'a', name: 'Podkin', user: bob });
const page = (...pokemons: object[]) => ({ pokemons, count: pokemons.length, more: false });

let player = 0;
async function open(answers: Record<string, object> = {}) {
  player++;
  loggedIn(aProfile(), `token of neighbour ${player}`);
  const server = fakeServer({
    [MARKET]: page(listed),
    [BLOCKED]: { blocked: [] },
    '/api/game/findNextPokemonsExcludeTeam': page(),
    '/api/game/wanted': { wanted: [] },
    '/api/game/tradeMatches': { matches: [] },
    ...answers,
  });
  const view = renderAt('/findtrades');
  await screen.findByRole('article', { name: 'Podkin' });
  return { server, ...view };
}
const openMenu = async () =>
  user.click(await screen.findByRole('button', { name: 'More about bob the trader' }));
const choose = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item.hasAttribute('data-disabled')).toBe(false));
  await user.click(item);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodyTo = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.find((one) => one.path === path)?.body;

describe('the menu about another player', () => {
  it('opens and closes with the keyboard, and gives the focus back', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'More about bob the trader' });
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'View trainer page' })),
    );
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Report…' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leads to the trainer card', async () => {
    const { place } = await open({ '/api/game/player': new FakeRefusal(404, 'Nobody', 'not_found') });
    await openMenu();
    await choose('View trainer page');
    await waitFor(() => expect(place.pathname).toBe('/trainer/bob%20the%20trader'));
  });

  it('cannot block before it is known who is blocked, but it can where that cannot be fetched', async () => {
    const reply = later<object>();
    await open({ [BLOCKED]: () => reply.promise });
    await openMenu();
    const item = await screen.findByRole('menuitem', { name: 'Block…' });
    expect(item.hasAttribute('data-disabled')).toBe(true);
    reply.resolve(new FakeRefusal(503, 'Busy', 'unavailable'));
    await choose('Block…');
    await dialog('Block bob the trader?');
  });
});

describe('a report', () => {
  const openReport = async () => {
    await openMenu();
    await choose('Report…');
    return dialog('Report bob the trader');
  };

  it('is about the listing, with reason and words, and says that it was sent', async () => {
    const { server } = await open({ [REPORT]: { ok: true } });
    const form = await openReport();
    const send = form.getByRole<HTMLButtonElement>('button', { name: 'Send report' });
    expect(send.disabled).toBe(true);
    await user.selectOptions(form.getByLabelText('Reason'), 'Floods the market or me with offers');
    const words = form.getByLabelText<HTMLTextAreaElement>(/At most 500 characters/);
    expect(words.maxLength).toBe(500);
    await user.type(words, 'Ten a minute');
    await user.click(send);
    await screen.findByText('Your report was sent. Thank you!');
    expect(bodyTo(server, REPORT)).toEqual({
      ...{ player: 'bob', pokemon: 'a', reason: 'spam', text: 'Ten a minute' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/More about/));
  });

  it('may be about the name, without words', async () => {
    const { server } = await open({ [REPORT]: { ok: true } });
    const form = await openReport();
    await user.click(form.getByRole('radio', { name: 'The name' }));
    await user.selectOptions(form.getByLabelText('Reason'), 'An offensive name');
    await user.click(form.getByRole('button', { name: 'Send report' }));
    await screen.findByText('Your report was sent. Thank you!');
    expect(bodyTo(server, REPORT)).toEqual({ player: 'bob', reason: 'name' });
  });

  it('that is refused says why, and keeps what was typed', async () => {
    const most = 'You have 10 reports that the operator has not looked at yet. Please wait for an answer.';
    await open({ [REPORT]: new FakeRefusal(409, most) });
    const form = await openReport();
    await user.selectOptions(form.getByLabelText('Reason'), 'Cheats');
    await user.type(form.getByLabelText(/At most 500 characters/), 'Look at this');
    await user.click(form.getByRole('button', { name: 'Send report' }));
    await form.findByText(most);
    expect(form.getByDisplayValue('Look at this')).toBeDefined();
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Send report' }).disabled).toBe(false);
  });

  it('is sent once, however often the button is pressed', async () => {
    const reply = later<object>();
    const { server } = await open({ [REPORT]: () => reply.promise });
    const form = await openReport();
    await user.selectOptions(form.getByLabelText('Reason'), 'Cheats');
    const send = form.getByRole('button', { name: 'Send report' });
    await user.click(send);
    await user.click(send);
    expect(send.getAttribute('aria-busy')).toBe('true');
    reply.resolve({ ok: true });
    await screen.findByText('Your report was sent. Thank you!');
    expect(server.paths().filter((path) => path === REPORT)).toHaveLength(1);
  });
});

describe('a block', () => {
  it('says what it does, and takes the listings from the market', async () => {
    const { server } = await open({ [BLOCK]: blockedBob });
    await openMenu();
    await choose('Block…');
    const asked = await dialog('Block bob the trader?');
    asked.getByText(/make each other no offers and do not battle each other/);
    expect(server.paths()).not.toContain(BLOCK);
    server.answers[MARKET] = page();
    await user.click(asked.getByRole('button', { name: 'Block' }));
    await screen.findByText('bob the trader is blocked');
    expect(bodyTo(server, BLOCK)).toEqual({ player: 'bob' });
    await screen.findByText('Nobody has put one up');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('changes nothing with Cancel', async () => {
    const { server } = await open({ [BLOCK]: blockedBob });
    await openMenu();
    await choose('Block…');
    await user.click((await dialog('Block bob the trader?')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.paths()).not.toContain(BLOCK);
  });

  it('that is refused says why', async () => {
    const most = 'You have blocked 100 players, which is the most. Unblock one first.';
    await open({ [BLOCK]: new FakeRefusal(409, most) });
    await openMenu();
    await choose('Block…');
    const asked = await dialog('Block bob the trader?');
    await user.click(asked.getByRole('button', { name: 'Block' }));
    await asked.findByText(most);
  });

  it('is ended in the same menu, which then offers it again', async () => {
    const { server } = await open({ [BLOCKED]: blockedBob, [UNBLOCK]: { blocked: [] } });
    await openMenu();
    server.answers[BLOCKED] = { blocked: [] };
    await choose('Unblock');
    await screen.findByText('bob the trader is no longer blocked');
    expect(bodyTo(server, UNBLOCK)).toEqual({ player: 'bob' });
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Block…' });
  });

  it('closes the dialog in which an offer was being made', async () => {
    const { server } = await open({ [BLOCK]: blockedBob });
    await user.click(screen.getByRole('button', { name: 'Make an offer' }));
    const offer = await dialog('What do you offer for Podkin?');
    server.answers[MARKET] = page();
    await user.click(offer.getByRole('button', { name: 'More about bob the trader' }));
    await choose('Block…');
    await user.click((await dialog('Block bob the trader?')).getByRole('button', { name: 'Block' }));
    await screen.findByText('Nobody has put one up');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
