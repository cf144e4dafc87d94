import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { en } from '../../locales/en.ts';
import { loadScript } from '../../locales/loadScript.ts';

interface Closable {
  onClose: () => void;
}

/** A dialog whose script comes late, since it brings what opens above a page. */
export interface LateDialog<Props extends Closable> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

/** A dialog that is loaded when it is opened, or before. `load` imports it. */
export const lateDialog = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): LateDialog<Props> => ({ load, loaded: null });

/** Loads a dialog's script before the dialog is wanted. Rejects if it does not come. */
export async function prepareDialog<Props extends Closable>(dialog: LateDialog<Props>): Promise<void> {
  dialog.loaded ??= await loadScript(dialog.load());
}

/** The open dialog, once its script is there; without it the player is told, and it is closed. */
export function OpenDialog<Props extends Closable>({
  dialog,
  given,
}: {
  dialog: LateDialog<Props>;
  given: Props;
}) {
  const [Dialog, setDialog] = useState(() => dialog.loaded);
  const giveUp = useEffectEvent(() => {
    showToast('error', en.retry.text);
    given.onClose();
  });
  useEffect(() => {
    let isHere = true;
    prepareDialog(dialog).then(
      () => isHere && setDialog(() => dialog.loaded),
      () => isHere && giveUp(),
    );
    return () => {
      isHere = false;
    };
  }, [dialog]);
  return Dialog && <Dialog {...given} />;
}
