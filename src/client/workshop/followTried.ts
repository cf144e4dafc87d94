import { local } from '../../api/browserStorage.ts';
import { TRIED_KEY } from './triedKey.ts';

/** Shows what a designer has kept in this browser, also when that changes in another window. Others load nothing. */
export function followTried(): void {
  const takeUp = () =>
    void import('./tryOut/takeUp.ts').then(({ takeUpKept }) => takeUpKept()).catch(console.error);
  if (local.getItem(TRIED_KEY) !== null) takeUp();
  globalThis.addEventListener('storage', ({ key }) => key === TRIED_KEY && takeUp());
}
