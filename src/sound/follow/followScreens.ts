import type { Effect } from '../../bridge/signals/cues.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { onNotification } from '../../client/notifications/notifications.ts';
import { onToast, type Toast } from '../../client/notifications/toasts.ts';

type Tell = (effect: Effect) => void;

const NOTICES: Readonly<Record<Toast['tone'], Effect>> = {
  success: 'confirm',
  error: 'refused',
  info: 'notice',
};

/** Controls that sound when pressed. The direction pad is excluded: walking has its own sounds. */
const PRESSED = 'button, a[href], summary, select, label, [role="tab"], [role="option"], [role="menuitem"]';
const SILENT = '[data-direction], [data-silent]';
const CONFIRMING = '[data-variant="primary"], [type="submit"]';
/** The buttons of a dialog besides its main one. */
const DECLINING = '[data-dialog] footer button';

/** Calls `tell` with the sounds of the screens: presses, dialogs, toasts, notices and rewards of battles. */
export function followScreens(tell: Tell): () => void {
  const letGo = [
    followPresses(tell),
    followDialogs(tell),
    onToast(({ tone }) => tell(NOTICES[tone])),
    // Further notices of a folded line are silent.
    onNotification(
      (notice) => notice && notice.folded < 2 && tell(notice.kind === 'accepted' ? 'trade' : 'notice'),
    ),
    bridge.subscribe(
      ({ battle }) => battle.battle,
      (battle, before) => before && battle && followBattle(before, battle, tell),
    ),
  ];
  return () => {
    for (const stop of letGo) stop();
  };
}

/** Only pointer presses sound: with the keyboard, players pass many controls, and hear their effects. */
function followPresses(tell: Tell): () => void {
  const press = ({ target, detail }: MouseEvent) => {
    const pressed = detail > 0 && target instanceof Element && target.closest(PRESSED);
    if (!pressed || pressed.closest(SILENT)) return;
    if (pressed.matches(CONFIRMING)) tell('confirm');
    else tell(pressed.matches(DECLINING) ? 'cancel' : 'tap');
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}

/** Dialogs are direct children of the body, whichever screen opens them. */
function followDialogs(tell: Tell): () => void {
  const isDialog = (node: Node) => node instanceof Element && node.matches('[data-dialog]');
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      if ([...addedNodes].some(isDialog)) tell('open');
      if ([...removedNodes].some(isDialog)) tell('close');
    }
  });
  watch.observe(document.body, { childList: true });
  return () => watch.disconnect();
}

function followBattle(before: BattleDetails, battle: BattleDetails, tell: Tell): void {
  if (before.page === battle.page || battle.page !== 'win') return;
  if (battle.gymId) tell('badge');
  else if (battle.coinsWon > 0) tell('coins');
}
