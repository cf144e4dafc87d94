import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapAssets } from '../../bridge/assets/assetSwap.ts';
import { BallPicture } from './BallPicture.tsx';

const TRIED = 'items/uball';

beforeEach(() => swapAssets('saved', { 'items/balls': '/balls' }));
afterEach(() => {
  swapAssets('saved', { 'items/balls': undefined });
  swapAssets('tried', { [TRIED]: undefined });
});

it('a ball is a part of the sheet of all, unless a designer tries another one', () => {
  const { container } = render(<BallPicture ball="mball" size={36} />);
  const piece = container.querySelector<HTMLElement>('[data-ball="mball"]');
  expect(piece?.style.getPropertyValue('--sheet')).toMatch(/\/balls"\)$/);
  expect(piece?.style.getPropertyValue('--place')).toBe('100%');
  act(() => swapAssets('tried', { [TRIED]: 'blob:mine' }));
  expect(container.querySelector('[data-ball]')).toBeNull();
});
