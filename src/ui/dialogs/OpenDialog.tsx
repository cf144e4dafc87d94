import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { en } from '../../locales/en.ts';
import { type LateComponent, useLateComponent } from '../loading/lateComponent.ts';

/** An open dialog, once its script is there; without it the player is told, and it is closed. */
export function OpenDialog<Props extends { onClose: () => void }>({
  dialog,
  given,
}: {
  dialog: LateComponent<Props>;
  given: Props;
}) {
  const { Component: Dialog, failed } = useLateComponent(dialog);
  const giveUp = useEffectEvent(() => {
    showToast('error', en.retry.text);
    given.onClose();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return Dialog && <Dialog {...given} />;
}
