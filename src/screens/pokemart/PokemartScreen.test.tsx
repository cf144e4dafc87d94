import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { bridge } from '../../bridge/store.ts';
import type { Mart } from '../../client/trades/mart.ts';
import { aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './PokemartScreen.tsx';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const aMart = (change: Partial<Mart> = {}): Mart => ({
  coins: 500,
  items: {
    nball: { name: 'Basic ball', description: 'Clear glass.', bag: 10, price: 40, canShow: true },
    uball: { name: 'Ultra ball', description: 'Amber glass.', bag: 1, price: 240, canShow: true },
    mball: { name: 'Master ball', description: 'Violet glass.', bag: 0, price: 50_000, canShow: false },
    'coin-charm': {
      ...{ name: 'Coin charm', description: 'Victories pay a tenth more.' },
      ...{ bag: 0, price: 16_000, canShow: true, most: 1 },
    },
  },
  order: ['uball', 'nball', 'mball', 'coin-charm'],
  ...change,
});

function enter(answers: Record<string, object> = {}) {
  loggedIn(aProfile());
  const server = fakeServer({
    '/api/auth/profile': profileReply(),
    '/api/game/getPokemartDetails': aMart(),
    ...answers,
  });
  return { server, ...renderAt('/pokemart') };
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const quantity = async (name: string) =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${name}` });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const purchases = (server: { sent: readonly { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path === '/api/game/purchase').map(({ body }) => body);

describe('the list', () => {
  it('says that it fetches mart details, and then shows title and coins', async () => {
    const reply = later<object>();
    enter({ '/api/game/getPokemartDetails': () => reply.promise });
    await screen.findByText('Fetching mart details');
    reply.resolve(aMart());
    await screen.findByRole('heading', { level: 1, name: 'Market' });
    screen.getByText('You have 500 coins to spend.');
    expect(screen.queryByText('Fetching mart details')).toBeNull();
  });

  it('has the four columns, and the items that can be shown in the order of the server', async () => {
    const { container } = enter();
    await screen.findByRole('heading', { name: 'Market' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Item', 'Quantity', 'In Bag', 'Cost']);
    const items = screen.getAllByRole('rowheader').map((item) => within(item));
    expect(items).toHaveLength(3);
    items[0]?.getByText('Ultra ball');
    items[0]?.getByText('Amber glass.');
    items[1]?.getByText('Basic ball');
    items[2]?.getByText('Coin charm');
    // A picture, or the name of the missing file.
    expect(container.querySelectorAll('th[scope=row] :is(img, [title])')).toHaveLength(3);
  });

  it('shows in each row how many are in the bag and what one costs; quantities are empty', async () => {
    enter();
    const basic = await row(/Basic ball/);
    const [, bag, cost] = basic.getAllByRole('cell').map(({ textContent }) => textContent);
    expect([bag, cost]).toEqual(['10', '40']);
    const field = await quantity('Basic ball');
    expect([field.value, field.placeholder, field.type]).toEqual(['', '0', 'number']);
  });

  it('tells what the player lacks for an item', async () => {
    enter();
    expect((await row(/Coin charm/)).getByText(/short$/).textContent).toBe('15500 short');
    expect((await row(/Ultra ball/)).queryByText(/short/)).toBeNull();
  });

  it('of an item that one can carry once, takes no second one', async () => {
    const items = { ...aMart().items };
    const charm = { ...items['coin-charm']!, bag: 1 };
    enter({ '/api/game/getPokemartDetails': aMart({ items: { ...items, 'coin-charm': charm } }) });
    expect((await quantity('Coin charm')).disabled).toBe(true);
    (await row(/Coin charm/)).getByText('You carry it');
    expect((await row(/Coin charm/)).queryByText(/short/)).toBeNull();
  });

  it('that cannot be had says so without a toast, and can be asked for again', async () => {
    const { server } = enter({ '/api/game/getPokemartDetails': new FakeRefusal(503, 'Resting') });
    await screen.findByRole('heading', { level: 1, name: 'The market is closed' });
    expect(screen.queryByText('Resting')).toBeNull();
    server.answers['/api/game/getPokemartDetails'] = aMart();
    await user.click(await button('Try again'));
    await screen.findByText('You have 500 coins to spend.');
  });

  it('follows what another window has bought', async () => {
    const { server } = enter();
    await screen.findByText('You have 500 coins to spend.');
    server.answers['/api/game/getPokemartDetails'] = aMart({ coins: 20 });
    globalThis.dispatchEvent(new Event('focus'));
    await screen.findByText('You have 20 coins to spend.');
    expect(bridge.getState().session.profile?.coins).toBe(20);
  });
});

describe('a purchase', () => {
  it('shows its total on the button', async () => {
    enter();
    await button('Purchase for 0 coins');
    await user.type(await quantity('Basic ball'), '3');
    await user.click(await button('More: Quantity of Ultra ball'));
    await button('Purchase for 360 coins');
    screen.getByText('140 coins will be left.');
  });

  it('of nothing asks for quantities, and makes no call', async () => {
    const { server } = enter();
    await user.click(await button('Purchase for 0 coins'));
    await screen.findByText('Please add quantities');
    expect(purchases(server)).toEqual([]);
  });

  it.each(['0', '-3'])('of %s pieces asks for quantities too', async (typed) => {
    const { server } = enter();
    fireEvent.change(await quantity('Basic ball'), { target: { value: typed } });
    await user.click(await button('Purchase for 0 coins'));
    await screen.findByText('Please add quantities');
    expect(purchases(server)).toEqual([]);
  });

  it('above the coins held is not made', async () => {
    const { server } = enter();
    await user.type(await quantity('Basic ball'), '13');
    screen.getByText('20 coins are missing.');
    await user.click(await button('Purchase for 520 coins'));
    await screen.findByText('Not enough coins!');
    expect(purchases(server)).toEqual([]);
    expect((await quantity('Basic ball')).value).toBe('13');
  });

  it('whose reply is lost is sent with the same key when it is tried again, so that it is paid once', async () => {
    const buyOne = async () => {
      fireEvent.change(await quantity('Basic ball'), { target: { value: '1' } });
      await user.click(await button('Purchase for 40 coins'));
    };
    const lost = new FakeRefusal(502, 'Bad gateway');
    const { server } = enter({ '/api/game/purchase': lost });
    await buyOne();
    await waitFor(() => expect(purchases(server)).toHaveLength(1));
    server.answers['/api/game/purchase'] = { items: aMart({ coins: 460 }) };
    await buyOne();
    await screen.findByText('Purchase successfull');
    await buyOne();
    await waitFor(() => expect(purchases(server)).toHaveLength(3));
    const [first, second, third] = server.sent.flatMap(({ path, key }) =>
      path === '/api/game/purchase' ? [key] : [],
    );
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('of exactly the coins held is made', async () => {
    const { server } = enter({ '/api/game/purchase': { items: aMart({ coins: 0 }) } });
    await user.type(await quantity('Basic ball'), '11');
    await user.clear(await quantity('Basic ball'));
    await user.type(await quantity('Basic ball'), '12');
    await user.type(await quantity('Ultra ball'), '0');
    await user.click(await button('Purchase for 480 coins'));
    await screen.findByText('You have 0 coins to spend.');
    expect(purchases(server)).toEqual([{ items: { nball: 12 } }]);
  });

  it('in flight says so, and a second press buys nothing more', async () => {
    const reply = later<object>();
    const { server } = enter({ '/api/game/purchase': () => reply.promise });
    await user.type(await quantity('Basic ball'), '2');
    await user.dblClick(await button('Purchase for 80 coins'));
    expect((await button('Purchasing please wait')).disabled).toBe(true);
    expect((await quantity('Basic ball')).disabled).toBe(true);
    reply.resolve({ items: aMart({ coins: 420 }) });
    await button('Purchase for 0 coins');
    expect(purchases(server)).toEqual([{ items: { nball: 2 } }]);
  });

  it('that succeeds replaces the display, clears the quantities and tells the other screens', async () => {
    const items = { ...aMart().items, nball: { ...aMart().items.nball!, bag: 12 } };
    enter({ '/api/game/purchase': { items: aMart({ coins: 420, items }) } });
    await user.type(await quantity('Basic ball'), '2{Enter}');
    await screen.findByText('Purchase successfull');
    await screen.findByText('You have 420 coins to spend.');
    expect((await quantity('Basic ball')).value).toBe('');
    expect((await row(/Basic ball/)).getAllByRole('cell')[1]?.textContent).toBe('12');
    const { profile } = bridge.getState().session;
    expect([profile?.coins, profile?.items.nball, profile?.items.gball]).toEqual([420, 12, 3]);
    expect(JSON.parse(localStorage.getItem('profile') ?? '{}')).toMatchObject({ coins: 420 });
  });

  it('that does not reach the server keeps what was chosen', async () => {
    const offline = () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    enter({ '/api/game/purchase': offline });
    await user.type(await quantity('Basic ball'), '2');
    await user.click(await button('Purchase for 80 coins'));
    await screen.findByText('The server cannot be reached. Please check your connection.');
    expect((await button('Purchase for 80 coins')).disabled).toBe(false);
    expect((await quantity('Basic ball')).value).toBe('2');
  });

  it('that is refused shows the server’s message, and how things stand now', async () => {
    const { server } = enter({ '/api/game/purchase': new FakeRefusal(409, 'Your bag is torn') });
    await user.type(await quantity('Basic ball'), '2');
    server.answers['/api/game/getPokemartDetails'] = aMart({ coins: 30 });
    await user.click(await button('Purchase for 80 coins'));
    await screen.findByText('Your bag is torn');
    await screen.findByText('You have 30 coins to spend.');
    await waitFor(async () => expect((await quantity('Basic ball')).value).toBe(''));
  });
});
