import { local } from '../api/browserStorage.ts';
import { FORESIGHT } from './settings.ts';
import { changeSettings } from './store.ts';

/** Shows or hides what attacks will do before they are chosen, for good. */
export function setForesight(foresight: boolean): void {
  local.setItem(FORESIGHT, String(foresight));
  changeSettings({ foresight });
}
