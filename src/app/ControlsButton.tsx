import { type ComponentType, useState } from 'react';
import { notify } from '../bridge/notices.ts';
import { en } from '../locales/en.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Opens the page of keys, pads and buttons. Its script comes with the first press. */
export function ControlsButton({ className }: { className?: string | undefined }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { ControlsDialog } = await import('../screens/controls/ControlsDialog.tsx');
      setDialog(() => ControlsDialog);
      setOpen(true);
    } catch {
      notify('error', en.retry.text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-busy={busy} onClick={show}>
        {en.footer.controls}
      </button>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
