import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { english, speak } from '../../locales/languages.ts';
import { Grouped } from './Grouped.tsx';

afterEach(() => speak(english));

it.each(['You have 500 coins to spend.', '1234567 of 20000', '', 'No numbers', 'No. 007'])(
  'the text %j is read as it is written',
  (text) => {
    expect(render(<Grouped text={text} />).container.textContent).toBe(text);
  },
);

it('the digits of a long number stand in groups of three, those of two numbers apart', () => {
  const { container } = render(<Grouped text="Buy 24000 for 1234567, not 300" />);
  const set = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(set).toEqual(['000', '234', '567']);
  expect(container.querySelector('span')?.dataset.separator).toBe(',');
});

it.each([
  ['de', ['.', '.', '.']],
  ['ja', [',', ',', ',']],
  // Spanish groups no number of four digits.
  ['es', ['.', '.']],
])('in %s the groups stand apart as the language has it', async (code, separators) => {
  await speak({ code, direction: 'ltr', fetch: async () => null });
  const { container } = render(<Grouped text="1234 and 1234567" />);
  expect([...container.querySelectorAll('span')].map(({ dataset }) => dataset.separator)).toEqual(separators);
});
