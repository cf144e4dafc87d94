import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { goldTiers } from '../../../content/challenges/gold.ts';
import { prizeLimits } from '../../../content/challenges/prizes.ts';
import { regions } from '../../../content/gyms/index.ts';
import { book } from '../../../content/index.ts';
import { items } from '../../../content/items.ts';
import { isStatusMove } from '../../../content/moves/rows.ts';
import { experienceAt } from '../../../rules/creatures/experience.ts';
import { bridge } from '../../bridge/store.ts';
import { aProfile } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const user = userEvent.setup();
beforeEach(freshBrowser);
const answerOf = async (question: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name: question });
  return heading.closest('details') as HTMLDetailsElement;
};

it('anybody finds an answer by a word, without an account', async () => {
  const { place } = renderAt('/faq');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the questions' }), 'growl');
  expect(await screen.findByText('1 answer')).toBeDefined();
  const answer = await answerOf('Why does Growl do damage?');
  await waitFor(() => expect(answer.open).toBe(true));
  expect(place.search).toBe('?q=growl');
});

it('a search that finds nothing says so and can be taken back', async () => {
  renderAt('/faq?q=xyzzy');
  await user.click(await screen.findByRole('button', { name: 'Show all questions' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Catching' })).toBeDefined();
});

it('an answer opens by its address', async () => {
  renderAt('/faq#catch-odds');
  const answer = await answerOf('How likely is a ball to hold?');
  await waitFor(() => expect(answer.open).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(answer.querySelector('summary')));
});

it('an address that names nothing shows all questions', async () => {
  renderAt('/faq#no-such-question');
  await screen.findByRole('heading', { level: 2, name: 'Beginning' });
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

it('the power of status moves is that of the catalogue', async () => {
  renderAt('/faq#status-moves');
  const [move] = Object.values(book.moves).filter(isStatusMove);
  expect((await answerOf(/Growl/)).textContent).toContain(`a power of ${move?.attack}`);
});

it('a password of five characters is allowed, and a longer one advised', async () => {
  renderAt('/faq');
  const answer = await answerOf(/password/);
  expect(answer.textContent).toContain('at least 5 characters');
  expect(answer.textContent).toContain('more are wiser');
});

it('stakes, prices, experience and prizes are those of the game', async () => {
  renderAt('/faq');
  const gold = within(await answerOf(/gold battle/));
  const { stake, multiple, odds } = goldTiers.silver;
  expect(gold.getByRole('row', { name: /Silver/, hidden: true }).textContent).toContain(
    `${stake}${(stake * multiple).toLocaleString('en')}${odds}%`,
  );
  const mart = await answerOf('What does the mart sell?');
  for (const { name, price, canShow } of Object.values(items)) {
    expect(mart.textContent?.includes(`${name}${price.toLocaleString('en')}`), name).toBe(canShow);
  }
  const levels = await answerOf(/experience does a level take/);
  expect(levels.textContent).toContain(`50${experienceAt('fast', 50).toLocaleString('en')}`);
  const smaller = await answerOf(/Why is a prize smaller/);
  expect(smaller.textContent).toContain(`lowers the next prize for it by ${prizeLimits.fall}%`);
  expect(smaller.textContent).toContain(`at most ${prizeLimits.dayMost.toLocaleString('en')} coins a day`);
  const coins = regions.flatMap(({ leaders, champion }) => [...leaders, champion].map((one) => one.coins));
  expect((await answerOf('What does a gym pay?')).textContent).toContain(
    `pays ${Math.min(...coins)} coins at the beginning of the way and ${Math.max(...coins).toLocaleString('en')}`,
  );
});

it('players can switch hints off and see them again; strangers are not asked', async () => {
  const { unmount } = renderAt('/faq');
  await screen.findByRole('heading', { level: 1, name: 'F.A.Q' });
  expect(screen.queryByRole('checkbox', { name: 'Show hints' })).toBeNull();
  unmount();
  loggedIn(aProfile({ username: 'walker' }));
  localStorage.setItem('hints walker', JSON.stringify({ off: false, seen: ['team'] }));
  renderAt('/faq');
  const hints = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show hints' });
  await user.click(hints);
  expect(hints.checked).toBe(false);
  expect(JSON.parse(localStorage.getItem('hints walker') ?? '')).toEqual({ off: true, seen: ['team'] });
  await user.click(screen.getByRole('button', { name: 'Show hints again' }));
  expect(JSON.parse(localStorage.getItem('hints walker') ?? '')).toEqual({ off: false, seen: [] });
  expect(bridge.getState().session.profile?.username).toBe('walker');
});
