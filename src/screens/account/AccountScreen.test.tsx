import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { keepFreshCodes } from '../../client/session/freshCodes.ts';
import { aProfile } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './AccountScreen.tsx';

const user = userEvent.setup();
const here = {
  ...{ current: true, browser: 'Firefox', system: 'Windows' },
  ...{ createdAt: '2026-11-03T12:00:00.000Z', usedAt: '2026-11-04T12:00:00.000Z' },
};
const there = {
  ...here,
  current: false,
  browser: 'Safari',
  system: 'iOS',
  usedAt: '2026-11-05T12:00:00.000Z',
};
const account = (sessions: object[] = [here, there], left = 7) => ({
  sessions,
  recoveryCodes: { left, madeAt: left > 0 ? '2026-11-01T12:00:00.000Z' : null },
  pagePrivate: false,
});
const CODES = ['aaaa-bbbb-cccc-0001', 'aaaa-bbbb-cccc-0002'];
const WRONG = new FakeRefusal(401, 'This is not your password', 'wrong_password');

let players = 0;
async function enter(answers: Record<string, object> = {}) {
  // Replies are cached for each player, so each test uses a new one.
  players++;
  loggedIn(aProfile(), `token-of-accounts-${players}`);
  const server = fakeServer({
    '/api/auth/account': account(),
    '/api/game/blocked': { blocked: [] },
    ...answers,
  });
  const view = renderAt('/account');
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  return { server, ...view };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodyTo = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.find((one) => one.path === path)?.body;

describe('the account', () => {
  it('says that it is loading, and offers another try after a failure', async () => {
    players++;
    loggedIn(aProfile(), `token-of-accounts-${players}`);
    const reply = later<object>();
    const server = fakeServer({ '/api/auth/account': () => reply.promise });
    renderAt('/account');
    await screen.findByText('Fetching your account');
    reply.resolve(new FakeRefusal(503, 'Busy', 'unavailable'));
    await screen.findByText('Your account is out of reach');
    server.answers['/api/auth/account'] = account();
    await press('Try again');
    await screen.findByRole('heading', { level: 1, name: 'Account' });
  });

  it('lists the sessions: the present one, and others with their last use', async () => {
    await enter();
    const items = region('Sessions').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Firefox on WindowsThis oneLogged in 3 Nov 2026',
      expect.stringMatching(/^Safari on iOSLogged in 3 Nov 2026last used 5 Nov 2026, /),
    ]);
  });

  it('ends all other sessions', async () => {
    const { server } = await enter({ '/api/auth/endOtherSessions': account([here]) });
    await press('End all others');
    await screen.findByText('You are logged in nowhere else.');
    expect(server.paths()).toContain('/api/auth/endOtherSessions');
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('names a browser that is not known', async () => {
    await enter({ '/api/auth/account': account([{ ...here, browser: '', system: '' }]) });
    region('Sessions').getByText('Unknown browser');
  });
});

describe('changing the password', () => {
  const fill = async (present: string, next: string, again = next) => {
    await press('Change password');
    const form = await dialog('Change password');
    await user.type(form.getByLabelText('Your password'), present);
    await user.type(form.getByLabelText('New password'), next);
    await user.type(form.getByLabelText('Re-enter new password'), again);
    return form;
  };
  const send = (form: Awaited<ReturnType<typeof dialog>>) =>
    user.click(form.getByRole('button', { name: 'Change password' }));

  it('sends the present and the new one, and closes', async () => {
    const { server } = await enter({ '/api/auth/changePassword': { ok: true } });
    await send(await fill('secret', 'better secret'));
    await screen.findByText('Password changed. All other sessions have ended.');
    expect(bodyTo(server, '/api/auth/changePassword')).toEqual({
      password: 'secret',
      newPassword: 'better secret',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a wrong password until the next edit, and the player stays logged in', async () => {
    const { place } = await enter({ '/api/auth/changePassword': WRONG });
    const form = await fill('wrong', 'better secret');
    await send(form);
    await form.findByText('This is not your password');
    expect(place.pathname).toBe('/account');
    await user.type(form.getByLabelText('Your password'), '!');
    expect(form.queryByText('This is not your password')).toBeNull();
  });

  it.each([
    ['four', 'four', 'Password : Minimum 5 char is required!'],
    ['better secret', 'better secreT', 'Passwords did not match'],
  ])('does not send the new passwords %j and %j', async (next, again, told) => {
    const { server } = await enter();
    const form = await fill('secret', next, again);
    await send(form);
    expect(form.getAllByText(told).length).toBeGreaterThan(0);
    expect(server.paths()).not.toContain('/api/auth/changePassword');
  });
});

describe('the recovery codes', () => {
  it.each([
    [7, '7 codes left, made on 1 Nov 2026.'],
    [1, '1 code left, made on 1 Nov 2026.'],
    [0, 'You have no recovery codes. Without one, a forgotten password is lost.'],
  ])('of which %i are left are told as %j', async (left, told) => {
    await enter({ '/api/auth/account': account([here], left) });
    region('Recovery codes').getByText(told);
  });

  it('are renewed with the password, shown, and put away', async () => {
    const { server } = await enter({ '/api/auth/recoveryCodes': { recoveryCodes: CODES } });
    await press('Make new codes');
    const form = await dialog('Make new codes');
    await user.type(form.getByLabelText('Your password'), 'secret');
    await user.click(form.getByRole('button', { name: 'Make new codes' }));
    for (const code of CODES) await screen.findByText(code);
    expect(bodyTo(server, '/api/auth/recoveryCodes')).toEqual({ password: 'secret' });
    await press('I have kept them');
    for (const code of CODES) expect(screen.queryByText(code)).toBeNull();
  });

  it('are still there after a reload in the same tab', async () => {
    await enter();
    keepFreshCodes(CODES);
    expect(JSON.parse(sessionStorage.getItem('recoveryCodes') ?? '')).toEqual(CODES);
  });

  it('can be copied', async () => {
    await enter();
    keepFreshCodes(CODES);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    const copied = await navigator.clipboard.readText();
    for (const code of CODES) expect(copied).toContain(code);
  });
});

describe('the blocked players', () => {
  const BLOCKED = '/api/game/blocked';
  const at = '2026-11-03T12:00:00.000Z';
  const two = {
    blocked: [
      { id: 'bob', name: 'bob the trader', at },
      { id: 'eve', name: 'eve the seller', at },
    ],
  };

  it('are none at first', async () => {
    await enter();
    await region('Blocked players').findByText(/You have blocked nobody/);
  });

  it('are listed with the bound, and each is unblocked', async () => {
    const { server } = await enter({ [BLOCKED]: two, '/api/game/unblock': { blocked: [two.blocked[1]] } });
    const section = region('Blocked players');
    expect((await section.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'bob the tradersince 3 Nov 2026Unblock',
      'eve the sellersince 3 Nov 2026Unblock',
    ]);
    section.getByText('2 of at most 100');
    expect(section.getByRole('link', { name: 'bob the trader' }).getAttribute('href')).toBe(
      '/trainer/bob%20the%20trader',
    );
    await user.click(section.getAllByRole('button', { name: 'Unblock' })[0]!);
    await screen.findByText('bob the trader is no longer blocked');
    expect(bodyTo(server, '/api/game/unblock')).toEqual({ player: 'bob' });
    expect(section.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say that they could not be fetched, or why one could not be unblocked', async () => {
    const { server } = await enter({ [BLOCKED]: new FakeRefusal(503, 'Busy', 'unavailable') });
    const section = region('Blocked players');
    await section.findByText('The players whom you have blocked could not be fetched.');
    server.answers[BLOCKED] = two;
    server.answers['/api/game/unblock'] = new FakeRefusal(
      404,
      'You have not blocked this player',
      'not_found',
    );
    await user.click(section.getByRole('button', { name: 'Try again' }));
    await user.click((await section.findAllByRole('button', { name: 'Unblock' }))[0]!);
    await screen.findByText('You have not blocked this player');
  });
});

describe('files to download', () => {
  const saved = catchDownloads();

  it('are the recovery codes', async () => {
    await enter();
    keepFreshCodes(CODES);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await saved[0]?.text()).toContain(CODES[1]);
  });

  it('and everything that is stored about the player', async () => {
    await enter({ '/api/auth/export': { account: [{ username: 'walker' }] } });
    await press('Download your data');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ account: [{ username: 'walker' }] });
  });

  it('which may be refused', async () => {
    await enter({ '/api/auth/export': new FakeRefusal(429, 'Too many requests', 'rate_limited') });
    await press('Download your data');
    await screen.findByText('Too many requests');
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  const fill = async () => {
    await press('Delete account…');
    const form = await dialog('Delete account');
    await user.type(form.getByLabelText('Your password'), 'secret');
    return form;
  };

  it('asks for the password, and leads to the login without a word of an ended session', async () => {
    const { server, place } = await enter({ '/api/auth/deleteAccount': { ok: true } });
    await user.click((await fill()).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(place.pathname).toBe('/login'));
    await screen.findByText('Your account is deleted. Farewell!');
    expect(bodyTo(server, '/api/auth/deleteAccount')).toEqual({ password: 'secret' });
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
  });

  it('does nothing with Cancel or with a wrong password', async () => {
    const { server, place } = await enter({ '/api/auth/deleteAccount': WRONG });
    await user.click((await fill()).getByRole('button', { name: 'Cancel' }));
    expect(server.paths()).not.toContain('/api/auth/deleteAccount');
    const form = await fill();
    await user.click(form.getByRole('button', { name: 'Delete for good' }));
    await form.findByText('This is not your password');
    expect(place.pathname).toBe('/account');
  });
});

describe('the trainer page', () => {
  const PAGE = '/api/auth/trainerPage';
  const box = () => region('Trainer page').getByRole('checkbox', { name: /Private/ }) as HTMLInputElement;

  it('becomes private and public again by a switch, which shows what the server has stored', async () => {
    const { server } = await enter({ [PAGE]: { pagePrivate: true } });
    expect(box().checked).toBe(false);
    await user.click(box());
    await screen.findByText('Your page is private');
    expect(box().checked).toBe(true);
    expect(bodyTo(server, PAGE)).toEqual({ pagePrivate: true });
    server.answers[PAGE] = { pagePrivate: false };
    await user.click(box());
    await screen.findByText('Others see your page again');
    expect(box().checked).toBe(false);
  });

  it('stays as it was where the server does not answer', async () => {
    await enter({ [PAGE]: new FakeRefusal(503, 'Busy just now', 'unavailable') });
    await user.click(box());
    await screen.findByText('Busy just now');
    expect(box().checked).toBe(false);
  });
});
