import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Grouped } from './Grouped.tsx';

it.each(['You have 500 coins to spend.', '1234567 of 20000', '', 'No numbers'])(
  'the text %j is read as it is written',
  (text) => {
    expect(render(<Grouped text={text} />).container.textContent).toBe(text);
  },
);

it('the digits of a long number stand in groups of three, those of two numbers apart', () => {
  const { container } = render(<Grouped text="Buy 24000 for 1234567, not 300" />);
  const set = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(set).toEqual(['000', '234', '567']);
});
