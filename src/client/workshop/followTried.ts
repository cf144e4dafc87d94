import { local, onStored } from '../../api/browserStorage.ts';
import { TRIED_KEY } from './triedKey.ts';

/**
 * Applies the files that a designer has kept in this browser, also after changes in another window. Other players load
 * none of this code.
 */
export function followTried(): void {
  const takeUp = () =>
    void import('./tryOut/takeUp.ts').then(({ takeUpKept }) => takeUpKept()).catch(console.error);
  if (local.getItem(TRIED_KEY) !== null) takeUp();
  onStored((key) => key === TRIED_KEY && takeUp());
}
