import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '../../../contract/shapes/trade.ts';
import { onNotification } from '../../client/notifications/notifications.ts';
import { onToast } from '../../client/notifications/toasts.ts';
import { aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { Bell } from './Bell.tsx';
// Loaded here, so that no test waits for it.
import './BellPopup.tsx';
import { noticeWay } from './NoticeLine.tsx';

const LIST = '/api/game/notices';
const user = userEvent.setup();

const podkin: Notice['pokemon'] = {
  id: 'p',
  name: 'Podkin',
  kind: 1,
  type: 'grass',
  types: ['grass'],
  level: 9,
};
const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: '1',
  kind: 'offer',
  at: '2026-11-21T18:05:00.000Z',
  read: false,
  user: { id: 'bob', name: 'bob the trader' },
  pokemon: podkin,
  pokemons: [{ ...podkin, id: 'k', name: 'Kindlam' }],
  folded: 0,
  ...change,
});

/** Replaces the server's event stream: `send` sends an event. Streams that the page has aborted are removed. */
function fakeStream() {
  const asked: Headers[] = [];
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers, signal }: RequestInit) => {
    const request = new Headers(headers);
    asked.push(request);
    signal?.addEventListener('abort', () => {
      asked.splice(asked.indexOf(request), 1);
      open.shift();
    });
    return new Response(new ReadableStream({ start: (control) => void open.push(control) }));
  });
  const send = (event: string, data: object, id = '') =>
    act(async () => {
      const lines = `${id && `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      open.at(-1)?.enqueue(new TextEncoder().encode(lines));
    });
  return { asked, open, send };
}

let player = 0;
function ring(notices: readonly Notice[], count = notices.length) {
  player++;
  const token = `token of listener ${player}`;
  loggedIn(aProfile(), token);
  const server = fakeServer({
    [LIST]: (body: unknown) => (body ? { unread: 0 } : { notices, count, unread: 1 }),
    '/api/auth/profile': profileReply(),
  });
  const view = render(
    <MemoryRouter>
      <Bell token={token} />
    </MemoryRouter>,
  );
  return { server, view, token };
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

beforeEach(() => vi.unstubAllGlobals());
it('counts what is unread as the stream tells it, without a reload', async () => {
  const stream = fakeStream();
  const { token } = ring([]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  expect(stream.asked[0]?.get('Authorization')).toBe(`Bearer ${token}`);
  await stream.send('unread', { unread: 3 });
  await screen.findByRole('button', { name: 'Notices, 3 unread' });
  await stream.send('unread', { unread: 0 });
  await screen.findByRole('button', { name: 'Notices' });
});

it('what arrives is told to the lists, and stands on top of the open list', async () => {
  const stream = fakeStream();
  const heard: string[] = [];
  const forget = onNotification((notice) => notice && heard.push(notice.id));
  ring([aNotice()]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  await press('Notices');
  await screen.findByText('bob the trader offers for your Podkin');
  await stream.send('notice', aNotice({ id: '2', kind: 'accepted', pokemon: { ...podkin, id: 'q' } }), '2');
  await screen.findByText('bob the trader accepted: Podkin is yours');
  const [first] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(first?.textContent).toContain('accepted');
  expect(heard).toEqual(['2']);
  forget();
});

it('lists are asked anew once the stream stands, for what happened before it did', async () => {
  const stream = fakeStream();
  const heard: (Notice | null)[] = [];
  const forget = onNotification((notice) => heard.push(notice));
  ring([]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  expect(heard).toEqual([]);
  await stream.send('unread', { unread: 1 }, '4');
  await stream.send('unread', { unread: 0 }, '4');
  expect(heard).toEqual([null]);
  stream.open[0]?.close();
  await waitFor(() => {
    globalThis.dispatchEvent(new Event('online'));
    expect(stream.open).toHaveLength(2);
  });
  // The page asks the server for what it missed while the stream was closed.
  expect(stream.asked[1]?.get('Last-Event-ID')).toBe('4');
  await stream.send('unread', { unread: 0 }, '4');
  expect(heard).toEqual([null]);
  forget();
});

it('a stream that ends is opened again, from the last notice on', async () => {
  const stream = fakeStream();
  ring([]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  await stream.send('notice', aNotice({ id: '7' }), '7');
  stream.open[0]?.close();
  // The `online` event ends the pause before the next attempt.
  await waitFor(() => {
    globalThis.dispatchEvent(new Event('online'));
    expect(stream.open).toHaveLength(2);
  });
  expect(stream.asked[1]?.get('Last-Event-ID')).toBe('7');
});

it('Escape and a second press close the list, and the bell has the focus again', async () => {
  fakeStream();
  ring([aNotice()]);
  const bell = screen.getByRole('button', { name: 'Notices' });
  for (const close of [() => user.keyboard('{Escape}'), () => user.click(bell)]) {
    await user.click(bell);
    await screen.findByRole('dialog', { name: 'Notices' });
    expect(bell.getAttribute('aria-expanded')).toBe('true');
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bell.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(bell);
  }
});

it('following a notice marks it as read', async () => {
  fakeStream();
  const { server } = ring([aNotice()]);
  await press('Notices');
  const link = await screen.findByRole('link', { name: /Unread: bob the trader offers/ });
  expect(link.getAttribute('href')).toBe('/trades');
  await user.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent.at(-1)?.body).toEqual({ ids: ['1'] });
});

it('all that stand there can be marked as read at once, and what comes later stays unread', async () => {
  const stream = fakeStream();
  const { server } = ring([
    aNotice({ id: '2', kind: 'rejected', pokemon: { ...podkin, id: 'q' } }),
    aNotice(),
  ]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  await press('Notices');
  await screen.findByText('bob the trader rejected your offer for Podkin');
  await press('Mark all as read');
  expect(server.sent.at(-1)?.body).toEqual({ upTo: '2' });
  expect(screen.queryByText('Unread:')).toBeNull();
  await stream.send('notice', aNotice({ id: '3' }), '3');
  await screen.findByRole('link', { name: /Unread: bob the trader offers/ });
});

it('what was marked as read stays so, also in a list that was asked for at the same time', async () => {
  fakeStream();
  const all = Array.from({ length: 25 }, (_, at) =>
    aNotice({ id: String(25 - at), pokemon: { ...podkin, id: `p${at}`, name: `Podkin ${25 - at}` } }),
  );
  const { server } = ring([]);
  const marking = later<object>();
  const next = later<void>();
  server.answers[LIST] = async (body: unknown, params: unknown) => {
    if (body) return marking.promise;
    const { skip } = params as { skip: number };
    const notices = all.slice(skip, skip + 10);
    if (skip === 10) await next.promise;
    return { notices, count: 25, unread: 25 };
  };
  await press('Notices');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
  await press('Older ones');
  await press('Mark all as read');
  next.resolve();
  // What the server has answered before it marked them.
  await waitFor(() => expect(screen.queryAllByText('Unread:')).toHaveLength(10));
  marking.resolve({ unread: 0 });
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
});

it('the number of unread ones is the latest that was told, whichever reply comes last', async () => {
  const stream = fakeStream();
  const { server } = ring([aNotice()]);
  const late = later<object>();
  server.answers[LIST] = () => late.promise;
  await waitFor(() => expect(stream.open).toHaveLength(1));
  await press('Notices');
  await waitFor(() => expect(server.paths()).toContain(LIST));
  await stream.send('unread', { unread: 0 });
  late.resolve({ notices: [aNotice()], count: 1, unread: 1 });
  await screen.findByText('bob the trader offers for your Podkin');
  expect(screen.getByRole('button', { name: 'Notices' })).toBeTruthy();
});

it('what happens again with one player and creature stays one line, unread and at the top', async () => {
  const stream = fakeStream();
  ring([
    aNotice({ id: '9', read: true, pokemon: { ...podkin, id: 'q', name: 'Dozebud' } }),
    aNotice({ id: '8', read: true }),
  ]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  await press('Notices');
  await screen.findByText('bob the trader offers for your Dozebud');
  await stream.send('notice', aNotice({ id: '10', kind: 'withdrawn' }), '10');
  const lines = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(lines()[0]).toContain('Unread: bob the trader took an offer for your Podkin back'),
  );
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toContain('Dozebud');
});

it('older ones are asked for from where the list ends, also where it was made twice', async () => {
  fakeStream();
  const all = Array.from({ length: 25 }, (_, at) =>
    aNotice({ id: String(25 - at), pokemon: { ...podkin, id: `p${at}`, name: `Podkin ${25 - at}` } }),
  );
  const { server } = ring([]);
  cleanup();
  server.answers[LIST] = (_body: unknown, params: unknown) => {
    const { skip } = params as { skip: number };
    return { notices: all.slice(skip, skip + 10), count: 25, unread: 25 };
  };
  render(
    <StrictMode>
      <MemoryRouter>
        <Bell token="token of a strict listener" />
      </MemoryRouter>
    </StrictMode>,
  );
  await press('Notices');
  for (const count of [10, 20]) {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
    await press('Older ones');
  }
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull();
});

it('a list that does not come can be asked for again, and none is said to be none', async () => {
  fakeStream();
  const { server } = ring([]);
  const answer = server.answers[LIST];
  server.answers[LIST] = new FakeRefusal(500, 'no', 'internal');
  await press('Notices');
  await screen.findByText('Your notices could not be fetched.');
  if (answer) server.answers[LIST] = answer;
  await press('Try again');
  await screen.findByText(/Nothing has happened yet/);
});

it('notices that fold are one line that says how many, and told by one toast each time they begin', async () => {
  const stream = fakeStream();
  const told: string[] = [];
  const forget = onToast(({ text }) => told.push(text));
  ring([]);
  await waitFor(() => expect(stream.open).toHaveLength(1));
  await press('Notices');
  const folded = { ...podkin, id: 'folded' };
  await stream.send(
    'notice',
    aNotice({ id: '21', kind: 'wanted', pokemon: folded, pokemons: [], folded: 2 }),
    '21',
  );
  const line = await screen.findByRole('link', { name: /Unread: bob the trader lists a Podkin/ });
  expect(line.textContent).toContain('and one more notice');
  expect(line.getAttribute('href')).toBe('/findtrades?owner=bob+the+trader');
  await stream.send('notice', aNotice({ id: '22', pokemon: folded, folded: 7 }), '22');
  await screen.findByRole('link', {
    name: /Unread: bob the trader offers for your Podkin and 6 more notices/,
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  // The line was read, and begins anew.
  await stream.send('notice', aNotice({ id: '23', pokemon: folded, folded: 1 }), '23');
  await stream.send('notice', aNotice({ id: '24', pokemon: { ...podkin, id: 'q' } }), '24');
  expect(told).toEqual([
    'bob the trader lists a Podkin, which you look for, and one more notice. More notices of bob the trader come as one line.',
    'bob the trader offers for your Podkin. More notices of bob the trader come as one line.',
    'bob the trader offers for your Podkin',
  ]);
  forget();
});

it('each notice leads where it belongs', () => {
  const way = (kind: Notice['kind']) => noticeWay(aNotice({ kind }));
  expect([way('offer'), way('withdrawn'), way('accepted'), way('rejected')]).toEqual([
    '/trades',
    '/trades',
    '/pokemons?sort=newest',
    '/offers',
  ]);
  expect([way('voided'), way('unlisted'), way('wanted')]).toEqual([
    '/findtrades?name=Podkin',
    '/findtrades?name=Podkin',
    '/findtrades?name=Podkin&owner=bob+the+trader',
  ]);
});

it('the player of a notice can be reported and blocked from the list', async () => {
  fakeStream();
  const { server } = ring([
    aNotice(),
    aNotice({ id: '2', user: { id: 'gone', name: '' }, pokemon: { ...podkin, id: 'q' } }),
  ]);
  server.answers['/api/game/blocked'] = { blocked: [] };
  server.answers['/api/game/report'] = {};
  server.answers['/api/game/block'] = {
    blocked: [{ id: 'bob', name: 'bob the trader', at: '2026-11-21T18:05:00.000Z' }],
  };
  await press('Notices');
  // The other line is about an account that is gone.
  await user.click(await screen.findByRole('button', { name: /^More about / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  const report = within(await screen.findByRole('dialog', { name: 'Report bob the trader' }));
  await user.selectOptions(report.getByLabelText('Reason'), 'An offensive name');
  await user.click(report.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report bob the trader' })).toBeNull());
  expect(server.sent.find(({ path }) => path === '/api/game/report')?.body).toMatchObject({
    player: 'bob',
    reason: 'name',
  });
  await press('More about bob the trader');
  const block = await screen.findByRole('menuitem', { name: 'Block…' });
  await waitFor(() => expect(block.hasAttribute('data-disabled')).toBe(false));
  await user.click(block);
  const asked = within(await screen.findByRole('dialog', { name: 'Block bob the trader?' }));
  await user.click(asked.getByRole('button', { name: 'Block' }));
  await waitFor(() =>
    expect(server.sent.find(({ path }) => path === '/api/game/block')?.body).toEqual({ player: 'bob' }),
  );
});

it('the trainer card of a notice’s player closes the list', async () => {
  fakeStream();
  const { server } = ring([aNotice()]);
  server.answers['/api/game/blocked'] = { blocked: [] };
  await press('Notices');
  await user.click(await screen.findByRole('button', { name: 'More about bob the trader' }));
  const card = await screen.findByRole('menuitem', { name: 'View trainer page' });
  expect(card.getAttribute('href')).toContain('bob');
  await user.click(card);
  await waitFor(() => expect(screen.queryByText('bob the trader offers for your Podkin')).toBeNull());
});
