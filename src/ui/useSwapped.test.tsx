import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { swapAssets } from '../bridge/assets/assetSwap.ts';
import { useSwapped } from './useSwapped.ts';

const Shown = () => <p>{useSwapped('brand/favicon', '/built.svg')}</p>;

const says = () => screen.getByRole('paragraph').textContent;

it('shows the picture of the build until another one stands in for it, and names one that is gone', () => {
  render(<Shown />);
  expect(says()).toBe('/built.svg');
  act(() => swapAssets('tried', { 'brand/favicon': 'blob:mine' }));
  expect(says()).toBe('blob:mine');
  act(() => swapAssets('tried', { 'brand/favicon': null }));
  expect(says()).toBe('/missing/brand/favicon');
  act(() => swapAssets('tried', { 'brand/favicon': undefined }));
  expect(says()).toBe('/built.svg');
});
