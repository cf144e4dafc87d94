import { device } from '../../hooks/input/device.ts';
import { controlsWords } from '../../locales/en/controls.ts';
import { ForesightSwitch } from '../../ui/buttons/ForesightSwitch.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import frame from '../../ui/theme/Frame.module.css';
import { ControlRows } from './ControlRows.tsx';

/** The controls for each input device; the tab of the device used last is shown first. */
export function ControlsDialog({ onClose }: { onClose: () => void }) {
  const used = device.getState();
  return (
    <Dialog title={controlsWords.title} text={controlsWords.text} wide onClose={onClose}>
      <Tabs
        label={controlsWords.label}
        first={used === 'mouse' ? 'keys' : used}
        tabs={controlsWords.devices.map(({ value, name, rows }) => ({
          value,
          label: name,
          panel: <ControlRows rows={rows} kind={value === 'gamepad' ? 'buttons' : 'keys'} />,
        }))}
      />
      <ForesightSwitch />
      <Link className={frame.link} to="/settings" onClick={onClose}>
        {controlsWords.change}
      </Link>
    </Dialog>
  );
}
