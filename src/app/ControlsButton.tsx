import { en } from '../locales/en.ts';
import { LateDialogButton } from '../ui/LateDialogButton.tsx';

const load = async () => (await import('../screens/controls/ControlsDialog.tsx')).ControlsDialog;

/** Opens the page of keys, pads and buttons. */
export function ControlsButton({ className }: { className?: string | undefined }) {
  return (
    <LateDialogButton className={className} load={load}>
      {en.footer.controls}
    </LateDialogButton>
  );
}
