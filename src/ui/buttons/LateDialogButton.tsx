import { type ComponentType, type ReactNode, useState } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { en } from '../../locales/en.ts';
import { loadScript } from '../../locales/loadScript.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

interface Props {
  readonly className?: string | undefined;
  /** Loads the dialog's script. */
  readonly load: () => Promise<Dialog>;
  readonly children: ReactNode;
}

/** Opens a dialog whose script is loaded with the first press. */
export function LateDialogButton({ className, load, children }: Props) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const loaded = await loadScript(load());
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      showToast('error', en.retry.text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-busy={busy} onClick={show}>
        {children}
      </button>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
