import { useKeyName } from '../../hooks/input/inputNames.ts';
import { en } from '../../locales/en.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { canFullscreen, turnFullscreen, useFullscreen } from './fullscreen.ts';

/** SVG paths of four corners, which point outwards or inwards, in a view box of 24 by 24. */
const OUTWARDS = 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5';
const INWARDS = 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5';

/** Turns full screen on and off; nothing where the browser does not have it. */
export function FullscreenButton() {
  const isOn = useFullscreen();
  const key = useKeyName('fullscreen');
  if (!canFullscreen()) return null;
  const label = isOn ? en.fullscreen.end : en.fullscreen.start;
  return (
    <IconButton label={label} title={key ? `${label} (${key})` : label} onClick={() => void turnFullscreen()}>
      <path d={isOn ? INWARDS : OUTWARDS} />
    </IconButton>
  );
}
