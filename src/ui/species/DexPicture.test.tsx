import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DexPicture } from './DexPicture.tsx';

it('who was seen has a picture with a name', () => {
  render(<DexPicture name="kindlam" kind={2} seen size={96} />);
  expect(screen.getByRole('img', { name: 'dark kindlam' })).toBeTruthy();
});

it('who was never seen is a shadow without a name, even where its picture is missing', () => {
  const { container } = render(
    <>
      <DexPicture name="kindlam" kind={1} seen={false} size={96} />
      <DexPicture name="emberam" kind={1} seen={false} size={96} />
    </>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.innerHTML).not.toContain('emberam');
});
