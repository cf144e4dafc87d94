import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '../../../contract/shapes/operating/operator.ts';
import { operatorHttp } from '../../api/operator.ts';
import { forgetOperatorToken } from '../../client/operator/operatorSession.ts';
import { aProfile } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './OperatorScreen.tsx';

const user = userEvent.setup();
const TOKEN = 'a-secret-token';

const standing = (change: Partial<Standing> = {}): Standing => ({
  id: 'rowan-id',
  name: 'Rowan',
  since: '2026-03-05T12:00:00.000Z',
  warnings: 1,
  suspensions: 0,
  openReports: 2,
  suspended: null,
  ...change,
});
const suspended = { id: '12', reason: 'Floods the market', since: '2026-11-01T12:00:00.000Z', until: null };
const aReport = (id: string, change: object = {}) => ({
  id,
  at: '2026-11-21T18:05:00.000Z',
  reporter: { id: 'bob-id', name: 'Bob' },
  player: standing(),
  nameThen: 'Rowan',
  pokemon: null,
  reason: 'spam',
  text: '',
  closed: null,
  ...change,
});
const anAppeal = {
  id: '3',
  at: '2026-11-22T18:05:00.000Z',
  player: standing({ suspended }),
  text: 'It was my brother',
};
const inQueue = (...reports: object[]) => ({ reports, count: reports.length });

beforeEach(() => {
  freshBrowser();
  forgetOperatorToken();
});

function serve(answers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer(
    {
      '/api/admin/reports': inQueue(aReport('7')),
      '/api/admin/appeals': { appeals: [], count: 0 },
      '/api/admin/audit': { acts: [], count: 0 },
      '/api/admin/player': { player: standing() },
      ...answers,
    },
    operatorHttp,
  );
}
async function type(token: string) {
  await user.type(await screen.findByLabelText('Operator’s token'), token);
  await user.click(screen.getByRole('button', { name: 'Enter' }));
}
/** The page of an operator who has entered the token. */
async function enter(answers: Parameters<typeof fakeServer>[0] = {}, address = '/operator') {
  const server = serve(answers);
  const view = renderAt(address);
  await type(TOKEN);
  await screen.findByRole('button', { name: 'Forget the token' });
  return { server, ...view };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const tab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodiesTo = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.filter((one) => one.path === path).map(({ body }) => body);

describe('the operator’s token', () => {
  it('is kept for this tab and nowhere else, and sent as the operator’s', async () => {
    const { server, place } = await enter();
    await screen.findByRole('article', { name: 'Report 7' });
    expect(server.sent.map(({ authorization }) => authorization)).toEqual(
      server.sent.map(() => `Bearer ${TOKEN}`),
    );
    expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
    expect(JSON.stringify(place)).not.toContain(TOKEN);
    expect(JSON.stringify({ ...sessionStorage })).toContain(TOKEN);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  });

  it('is forgotten when the operator says so', async () => {
    await enter();
    await press('Forget the token');
    await screen.findByLabelText('Operator’s token');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
  });

  it.each([
    [new FakeRefusal(401, 'The admin token is wrong', 'unauthorized'), /does not accept this token/],
    [new FakeRefusal(429, 'Too many', 'rate_limited', { 'retry-after': '45' }), /Try again in 45 seconds\./],
    [new FakeRefusal(429, 'Too many', 'rate_limited', { 'retry-after': '121' }), /Try again in 3 minutes\./],
    [new FakeRefusal(404, 'There is nothing here', 'not_found'), /no operator’s token. Set ADMIN_TOKEN/],
    [new AxiosError('Network Error', AxiosError.ERR_NETWORK), /cannot be reached/],
  ])('that the server does not take is not kept, and the page says why: %o', async (refusal, told) => {
    serve({ '/api/admin/reports': () => (refusal instanceof Error ? Promise.reject(refusal) : refusal) });
    renderAt('/operator');
    await type(TOKEN);
    await screen.findByText(told);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
    await user.type(screen.getByLabelText('Operator’s token'), 'x');
    expect(screen.queryByText(told)).toBeNull();
  });

  it('that cannot be one is not sent', async () => {
    const server = serve();
    renderAt('/operator');
    await type('two words');
    await screen.findByText(/1 to 256 letters, digits and signs/);
    expect(server.sent).toEqual([]);
  });

  it('that the server takes no longer is asked for again, and a player’s session stays', async () => {
    loggedIn(aProfile());
    const { server } = await enter();
    await screen.findByRole('article', { name: 'Report 7' });
    server.answers['/api/admin/audit'] = new FakeRefusal(401, 'The admin token is wrong', 'unauthorized');
    await tab(/Audit log/);
    await screen.findByText(/no longer accepts the token/);
    expect(sessionStorage.getItem('operator_token')).toBeNull();
    expect(localStorage.getItem('access_token')).toBe('token-1');
    expect(server.sent.every(({ authorization }) => authorization === `Bearer ${TOKEN}`)).toBe(true);
  });
});

describe('the queue of reports', () => {
  it('shows what was reported as it was then, by whom, and how the player stands', async () => {
    const pokemon = { id: 'k', name: 'Kindlam', kind: 3, type: 'fire', types: ['fire'], level: 12 };
    await enter({
      '/api/admin/reports': inQueue(
        aReport('7', { nameThen: 'Rude Rowan', reason: 'name', text: 'Look at it' }),
        aReport('8', { pokemon, player: standing({ suspended }) }),
      ),
    });
    const first = within(await screen.findByRole('article', { name: 'Report 7' }));
    for (const words of ['Offensive name', 'at that time named Rude Rowan', 'Look at it', '1 warning']) {
      first.getByText(words);
    }
    expect(first.getByRole('link', { name: 'Bob' }).getAttribute('href')).toBe(
      '/operator?tab=player&player=bob-id',
    );
    const second = within(screen.getByRole('article', { name: 'Report 8' }));
    for (const words of ['Reported listing', 'Kindlam', 'Suspended without an end', '2 open reports']) {
      second.getByText(words);
    }
    expect(screen.getByRole('tab', { name: /Reports/ }).textContent).toBe('Reports2');
  });

  it('says that it is loading, that it could not be loaded, and that it is empty', async () => {
    const reply = later<object>();
    let asked = 0;
    const { server } = await enter({
      // The first one is the question whether the token is right.
      '/api/admin/reports': () => (asked++ === 0 ? inQueue() : reply.promise),
    });
    await screen.findByText('Fetching reports');
    reply.resolve(new FakeRefusal(503, 'The server is busy. Please try again.', 'unavailable'));
    await screen.findByText('The server is busy. Please try again.');
    server.answers['/api/admin/reports'] = inQueue();
    await press('Try again');
    await screen.findByText('No report is open.');
  });

  it('comes in pages, and also has the closed ones', async () => {
    const closed = { at: '2026-11-22T09:00:00.000Z', outcome: 'warned' };
    const { server } = await enter({
      '/api/admin/reports': (_body: unknown, params: unknown) => {
        const { state, skip } = params as { state?: string; skip: number };
        if (state === 'closed') return inQueue(aReport('2', { closed }));
        return { reports: [aReport(skip > 0 ? '17' : '7')], count: 11 };
      },
    });
    await screen.findByRole('article', { name: 'Report 7' });
    await press('NEXT');
    await screen.findByRole('article', { name: 'Report 17' });
    await press('Show closed ones');
    const old = within(await screen.findByRole('article', { name: 'Report 2' }));
    old.getByText('Warned');
    expect(old.queryByRole('button')).toBeNull();
    expect(server.sent.at(-1)?.params).toEqual({ state: 'closed', skip: 0 });
  });

  it('keeps what it shows when it cannot be loaded again, and says that it may be old', async () => {
    const { server } = await enter({ '/api/admin/dismiss': new FakeRefusal(409, 'Gone', 'conflict') });
    await screen.findByRole('article', { name: 'Report 7' });
    server.answers['/api/admin/reports'] = () =>
      Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    await press('Close report');
    await user.click((await dialog('Close 1 report without an act')).getByText('Close 1 report'));
    await user.keyboard('{Escape}');
    await screen.findByText(/cannot be reached.* What you see may be old\./);
    screen.getByRole('article', { name: 'Report 7' });
  });
});

describe('an act', () => {
  it('shows what the player will see, is sent once confirmed, and the queue is asked for again', async () => {
    const { server } = await enter({ '/api/admin/warn': { player: standing({ warnings: 2 }) } });
    await screen.findByRole('article', { name: 'Report 7' });
    await press('Warn');
    const asked = await dialog('Warn Rowan');
    asked.getByText('It answers report 7.');
    await user.click(asked.getByRole('button', { name: 'Send the warning' }));
    expect(asked.getByRole('alert').textContent).toBe('Write a few words first.');
    await user.type(asked.getByLabelText('Message to the player'), 'Be kind');
    const seen = within(asked.getByRole('region', { name: 'What Rowan will see' }));
    for (const words of ['A warning', /has something to tell you/, 'Be kind']) seen.getByText(words);
    expect(bodiesTo(server, '/api/admin/warn')).toEqual([]);
    server.answers['/api/admin/reports'] = inQueue();
    await user.click(asked.getByRole('button', { name: 'Send the warning' }));
    await screen.findByText('Rowan has been warned.');
    await screen.findByText('No report is open.');
    expect(bodiesTo(server, '/api/admin/warn')).toEqual([
      { player: 'rowan-id', reports: ['7'], allOpen: true, text: 'Be kind' },
    ]);
    expect(server.sent.find(({ path }) => path === '/api/admin/warn')?.key).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Open reports');
  });

  it('suspends for days, until a moment or without an end', async () => {
    const { server } = await enter({ '/api/admin/suspend': { player: standing({ suspended }) } });
    await screen.findByRole('article', { name: 'Report 7' });
    const begin = Date.now();
    for (const [length, moment] of [['3 days'], ['Until a moment', '2126-12-31T12:00'], ['Without an end']]) {
      await press('Suspend');
      const asked = await dialog('Suspend Rowan');
      await user.type(asked.getByLabelText('Reason, which the player will read'), 'Spam');
      await user.selectOptions(asked.getByLabelText('For how long'), length!);
      const confirm = asked.getByRole('button', { name: 'Suspend' });
      if (moment) {
        await user.click(confirm);
        expect(asked.getByRole('alert').textContent).toBe('Choose a moment in the future.');
        await user.type(asked.getByLabelText('Until (your time)'), moment);
      }
      const seen = within(asked.getByRole('region', { name: 'What Rowan will see' }));
      for (const words of ['Your account is suspended', 'Spam', /listings come back/]) seen.getByText(words);
      if (length === 'Without an end') seen.getByText('This suspension has no end.');
      await user.click(confirm);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const bodies = bodiesTo(server, '/api/admin/suspend') as { until: string | null; reason: string }[];
    const [days, moment, endless] = bodies.map(({ until }) => until);
    expect(new Date(days!).getTime() - begin).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect(moment).toBe(new Date('2126-12-31T12:00').toISOString());
    expect(endless).toBeNull();
    expect(bodies[0]).toMatchObject({ player: 'rowan-id', reason: 'Spam', reports: ['7'], allOpen: true });
  });

  it('replaces a suspension only after it has told of it, and names it', async () => {
    const { server } = await enter(
      {
        '/api/admin/player': { player: standing({ suspended }) },
        '/api/admin/suspend': { player: standing({ suspended }) },
      },
      '/operator?tab=player&player=rowan',
    );
    await screen.findByRole('article', { name: 'Rowan' });
    await press('Suspend');
    const asked = await dialog('Suspend Rowan');
    asked.getByText(/suspended already, without an end: “Floods the market” This replaces that suspension\./);
    await user.type(asked.getByLabelText('Reason, which the player will read'), 'Spam');
    const refusal = new FakeRefusal(409, 'This player is suspended already: suspension 13');
    server.answers['/api/admin/suspend'] = refusal;
    await user.click(asked.getByRole('button', { name: 'Replace the suspension' }));
    await asked.findByText(/suspension 13.*look again before you decide/);
    server.answers['/api/admin/suspend'] = { player: standing({ suspended }) };
    await user.click(asked.getByRole('button', { name: 'Replace the suspension' }));
    await screen.findByText('Rowan is suspended.');
    expect(bodiesTo(server, '/api/admin/suspend').at(-1)).toMatchObject({ reason: 'Spam', replaces: '12' });
  });

  it('takes away the nickname that was reported', async () => {
    const pokemon = {
      id: 'k',
      name: 'Kindlam',
      nickname: 'Rude',
      kind: 1,
      type: 'fire',
      types: ['fire'],
      level: 12,
    };
    const path = '/api/admin/takeNickname';
    const { server } = await enter({
      '/api/admin/reports': inQueue(aReport('8', { pokemon })),
      [path]: { player: standing() },
    });
    const report = within(await screen.findByRole('article', { name: 'Report 8' }));
    report.getByText('“Rude”');
    await user.click(report.getByRole('button', { name: 'Take the nickname away' }));
    const asked = await dialog('Take the nickname “Rude” away');
    within(asked.getByRole('region', { name: 'What Rowan will see' })).getByText('A nickname was taken away');
    await user.click(asked.getByRole('button', { name: 'Take it away' }));
    await screen.findByText('The nickname “Rude” is gone.');
    expect(bodiesTo(server, path)).toEqual([
      { player: 'rowan-id', reports: ['8'], allOpen: true, pokemon: 'k', text: '' },
    ]);
  });

  it('writes to a player without a warning', async () => {
    const { server } = await enter(
      { '/api/admin/message': { player: standing() } },
      '/operator?tab=player&player=rowan',
    );
    await screen.findByRole('article', { name: 'Rowan' });
    await press('Write');
    const asked = await dialog('Write to Rowan');
    await user.click(asked.getByRole('button', { name: 'Send the message' }));
    expect(asked.getByRole('alert').textContent).toBe('Write a few words first.');
    await user.type(asked.getByLabelText('Message to the player'), 'Well done');
    const seen = within(asked.getByRole('region', { name: 'What Rowan will see' }));
    for (const words of ['A message from the operator', 'Well done']) seen.getByText(words);
    await user.click(asked.getByRole('button', { name: 'Send the message' }));
    await screen.findByText('The message to Rowan was sent.');
    expect(bodiesTo(server, '/api/admin/message')).toEqual([{ player: 'rowan-id', text: 'Well done' }]);
  });

  it('answers several reports at once if they are about one player, and closes any', async () => {
    const hazel = standing({ id: 'hazel-id', name: 'Hazel' });
    const { server } = await enter({
      '/api/admin/reports': inQueue(aReport('7'), aReport('8'), aReport('9', { player: hazel })),
      '/api/admin/rename': { player: standing({ name: 'Trainer 00000001' }) },
      '/api/admin/dismiss': { closed: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Select report 7' }));
    await press('Select report 8');
    const two = within(screen.getByRole('group', { name: '2 reports selected' }));
    await user.click(two.getByRole('button', { name: 'New name' }));
    const asked = await dialog('A new name for Rowan');
    asked.getByText(/It answers reports 7, 8\./);
    asked.getByText('You are now Trainer and a number.');
    await user.click(asked.getByRole('button', { name: 'Give the new name' }));
    await screen.findByText('Rowan is now Trainer 00000001.');
    expect(bodiesTo(server, '/api/admin/rename')).toEqual([
      { player: 'rowan-id', reports: ['7', '8'], allOpen: true, text: '' },
    ]);
    await press('Select report 9');
    const three = within(screen.getByRole('group', { name: '3 reports selected' }));
    expect(three.queryByRole('button', { name: 'Warn' })).toBeNull();
    three.getByText(/about several players/);
    await user.click(three.getByRole('button', { name: 'Close reports' }));
    await user.click((await dialog('Close 3 reports without an act')).getByText('Close 3 reports'));
    await screen.findByText('2 of 3 reports closed: another operator was faster with the others.');
    expect(bodiesTo(server, '/api/admin/dismiss')).toEqual([{ reports: ['7', '8', '9'], text: '' }]);
  });

  it('that another operator has made unnecessary says so, and everything is loaded anew', async () => {
    const refusal = new FakeRefusal(409, 'One of these reports has been answered meanwhile');
    const { server } = await enter({ '/api/admin/warn': refusal });
    await screen.findByRole('article', { name: 'Report 7' });
    await press('Warn');
    const asked = await dialog('Warn Rowan');
    await user.type(asked.getByLabelText('Message to the player'), 'Be kind');
    server.answers['/api/admin/reports'] = inQueue(aReport('8'));
    await user.click(asked.getByRole('button', { name: 'Send the warning' }));
    await asked.findByText(/answered meanwhile Everything has been loaded anew/);
    await user.keyboard('{Escape}');
    await screen.findByRole('article', { name: 'Report 8' });
    expect(screen.queryByRole('article', { name: 'Report 7' })).toBeNull();
  });

  it('whose reply was late is tried again with the same key', async () => {
    let tries = 0;
    const { server } = await enter({
      '/api/admin/warn': () =>
        tries++ === 0
          ? Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED))
          : { player: standing() },
    });
    await screen.findByRole('article', { name: 'Report 7' });
    await press('Warn');
    const asked = await dialog('Warn Rowan');
    await user.type(asked.getByLabelText('Message to the player'), 'Be kind');
    await user.click(asked.getByRole('button', { name: 'Send the warning' }));
    await asked.findByText(/takes too long to answer/);
    await user.click(asked.getByRole('button', { name: 'Send the warning' }));
    await screen.findByText('Rowan has been warned.');
    const keys = server.sent.filter(({ path }) => path === '/api/admin/warn').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

describe('an appeal', () => {
  const appeals = { '/api/admin/appeals': { appeals: [anAppeal], count: 1 } };

  it('is granted by the end of the suspension', async () => {
    const { server } = await enter({ ...appeals, '/api/admin/lift': { player: standing() } });
    await tab(/Appeals/);
    const item = within(await screen.findByRole('article', { name: 'Appeal 3' }));
    item.getByText('It was my brother');
    item.getByText('Floods the market');
    await user.click(item.getByRole('button', { name: 'End the suspension' }));
    const asked = await dialog('End the suspension of Rowan');
    asked.getByText('Welcome back');
    server.answers['/api/admin/appeals'] = { appeals: [], count: 0 };
    await user.click(asked.getByRole('button', { name: 'End the suspension' }));
    await screen.findByText('No appeal is waiting.');
    expect(bodiesTo(server, '/api/admin/lift')).toEqual([{ player: 'rowan-id', text: '' }]);
  });

  it('is declined with an answer, which the player will read', async () => {
    const { server } = await enter({ ...appeals, '/api/admin/declineAppeal': { player: standing() } });
    await tab(/Appeals/);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const asked = await dialog('Decline the appeal of Rowan');
    await user.type(asked.getByLabelText('Answer to the player'), 'Many saw it');
    within(asked.getByRole('region', { name: 'What Rowan will see' })).getByText('Many saw it');
    await user.click(asked.getByRole('button', { name: 'Decline the appeal' }));
    await screen.findByText('The appeal of Rowan is declined.');
    expect(bodiesTo(server, '/api/admin/declineAppeal')).toEqual([{ appeal: '3', text: 'Many saw it' }]);
  });
});

describe('a player', () => {
  it('is looked up by name or id, with the acts about the player', async () => {
    const act = {
      ...{ id: '4', at: '2026-11-20T10:00:00.000Z', act: 'suspend', player: 'Rowan', newName: '' },
      ...{ address: '', details: { reason: 'Spam', until: null, reports: [7, 8] } },
    };
    const { server, place } = await enter({
      '/api/admin/player': { player: standing({ suspended }) },
      '/api/admin/audit': { acts: [act], count: 1 },
    });
    await tab(/Player/);
    await user.type(screen.getByLabelText('Name or id of a player'), 'rowan{Enter}');
    const card = within(await screen.findByRole('article', { name: 'Rowan' }));
    for (const words of ['rowan-id', '5 Mar 2026', 'Floods the market']) card.getByText(words);
    for (const name of ['Warn', 'Suspend', 'New name', 'End the suspension']) {
      card.getByRole('button', { name });
    }
    const acts = within(await screen.findByRole('region', { name: 'Acts about this player' }));
    for (const words of ['Suspended', 'Spam', 'without an end', '7, 8', /on the server/])
      acts.getByText(words);
    expect(place.search).toBe('?tab=player&player=rowan');
    expect(server.sent.find(({ path }) => path === '/api/admin/audit')?.params).toEqual({
      skip: 0,
      player: 'rowan-id',
    });
  });

  it('who does not exist is told in words', async () => {
    await enter(
      { '/api/admin/player': new FakeRefusal(404, 'There is no such player', 'not_found') },
      '/operator?tab=player&player=nobody',
    );
    await screen.findByText(/There is no player of this name or id/);
  });
});

it('the audit log tells who got which name, and comes in pages', async () => {
  const act = {
    ...{ id: '4', at: '2026-11-20T10:00:00.000Z', act: 'rename', player: 'Rude Rowan' },
    ...{ newName: 'Calm Heron', address: '10.0.0.7', details: { text: '', reports: [] } },
  };
  const { server } = await enter({ '/api/admin/audit': { acts: [act], count: 12 } }, '/operator?tab=audit');
  await screen.findByText('now Calm Heron');
  await screen.findByText(/from 10\.0\.0\.7/);
  expect(screen.getByRole('link', { name: 'Rude Rowan' }).getAttribute('href')).toBe(
    '/operator?tab=player&player=Calm+Heron',
  );
  await press('NEXT');
  await waitFor(() => expect(server.sent.at(-1)?.params).toEqual({ skip: 10 }));
});
