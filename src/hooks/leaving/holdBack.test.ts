import { afterEach, expect, it, vi } from 'vitest';
import { followTravels } from '../../client/session/leaving.ts';
import { holdBack } from './useLeaveGuard.ts';

const gone: number[] = [];
vi.spyOn(history, 'go').mockImplementation((way = 0) => void gone.push(way));
followTravels();
const routed = vi.fn();
globalThis.addEventListener('popstate', routed);

let release = () => {};
afterEach(() => {
  release();
  gone.length = 0;
  routed.mockClear();
});

/** Simulates that the browser has gone to another entry of the history. */
function travel(path: string, idx: number): void {
  history.replaceState({ idx }, '', path);
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
}
function hold(): (() => void)[] {
  history.replaceState({ idx: 4 }, '', '/team');
  const asked: (() => void)[] = [];
  release = holdBack('/team', (go) => asked.push(go));
  return asked;
}

it('Back is taken back before the router hears of it, and gone by who insists', () => {
  const asked = hold();
  travel('/maps', 3);
  expect(gone).toEqual([1]);
  expect(routed).not.toHaveBeenCalled();
  asked[0]?.();
  expect(gone).toEqual([1, -1]);
});

it('so is Forward, by as many steps as were gone', () => {
  const asked = hold();
  travel('/maps', 6);
  asked[0]?.();
  expect(gone).toEqual([-2, 2]);
});

it('another address of the same path, and everything once nothing is unsaved, is the router’s', () => {
  const asked = hold();
  travel('/team?skip=10', 3);
  release();
  travel('/maps', 2);
  expect(routed).toHaveBeenCalledTimes(2);
  expect(asked).toEqual([]);
});
