import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const martList = 'has the four columns, and the items that can be shown in the order of the server';

const martRow = 'shows in each row how many are in the bag and what one costs; quantities are empty';

const martTitle = 'says that it fetches mart details, and then shows title and coins';

/** Section 2: the market. */
export const market: readonly Row[] = [
  row(
    "Market: loading text 'Fetching mart details', then title 'Market'",
    of(files.mart, [
      martTitle,
      "await screen.findByText('Fetching mart details')",
      "await screen.findByRole('heading', { level: 1, name: 'Market' })",
    ]),
  ),
  row(
    'Market: You have N coins to spend.',
    of(files.mart, [martTitle, "screen.getByText('You have 500 coins to spend.')"]),
  ),
  row(
    'Market: a table with columns Item, Quantity, In Bag, Cost',
    of(files.mart, [martList, "expect(heads).toEqual(['Item', 'Quantity', 'In Bag', 'Cost'])"]),
  ),
  row(
    'Market: each row: name, description',
    of(files.mart, [martList, "items[0]?.getByText('Ultra ball')", "items[0]?.getByText('Amber glass.')"]),
  ),
  row(
    'Market: each row: an icon',
    of(files.mart, [
      martList,
      "expect(container.querySelectorAll('th[scope=row] :is(img, [title])')).toHaveLength(3)",
    ]),
  ),
  row(
    'Market: each row: number input for quantity (placeholder 0), count in bag, price',
    of(files.mart, [
      martRow,
      "expect([field.value, field.placeholder, field.type]).toEqual(['', '0', 'number'])",
      "expect([bag, cost]).toEqual(['10', '40'])",
    ]),
  ),
  row(
    'Market: only items flagged canShow are listed, in the order the server gives',
    of(files.mart, [martList, 'expect(items).toHaveLength(3)']),
    of(files.martOrder, [
      'lists what can be shown, in the order of the server',
      "expect(wares.map(({ key }) => key)).toEqual(['gball', 'nball'])",
    ]),
  ),
  row(
    'Market: the button reads Purchase for N coins',
    of(files.mart, [
      'above the coins held is not made',
      "await screen.findByText('Not enough coins!')",
      "await button('Purchase for 520 coins')",
    ]),
  ),
  row(
    "Market: 'Purchasing please wait' while busy",
    of(files.mart, [
      'in flight says so, and a second press buys nothing more',
      "expect((await button('Purchasing please wait')).disabled).toBe(true)",
    ]),
  ),
];
