import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useKeptScroll } from './useKeptScroll.ts';

function List() {
  useKeptScroll();
  return <p>A long list</p>;
}

/** A shorter page: the browser scrolls to the top as soon as it is rendered. */
function Short() {
  useLayoutEffect(() => scroll(0), []);
  return <p>Elsewhere</p>;
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
      { path: '/short', element: <Short /> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  return (to: string | number) => act(() => router.navigate(to as string));
}

function scroll(offset: number) {
  globalThis.scrollTo(0, offset);
  globalThis.dispatchEvent(new Event('scroll'));
}

beforeEach(() => globalThis.scrollTo(0, 0));
it('a list to which one goes back is where it was left', async () => {
  const go = open();
  scroll(500);
  await go('/elsewhere');
  globalThis.scrollTo(0, 0);
  await go(-1);
  expect(globalThis.scrollY).toBe(500);
});

it('so is one on which something was opened meanwhile, without any scrolling', async () => {
  const go = open();
  scroll(500);
  await go('/list?open=something');
  await go('/elsewhere');
  globalThis.scrollTo(0, 0);
  await go(-1);
  expect(globalThis.scrollY).toBe(500);
});

it('where the next page is scrolled to is none of its business', async () => {
  const go = open();
  scroll(500);
  await go('/short');
  await go(-1);
  expect(globalThis.scrollY).toBe(500);
});

it('a list to which one comes anew begins at its top', async () => {
  const go = open();
  scroll(500);
  await go('/elsewhere');
  await go('/list');
  expect(globalThis.scrollY).toBe(0);
});
