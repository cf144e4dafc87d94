import { sendCue } from '../../bridge/cues.ts';
import { notify } from '../../bridge/notices.ts';
import { sound } from '../../bridge/sound.ts';
import { soundWords } from '../../locales/en/sound.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Speaker } from './Speaker.tsx';
import { wakeSound } from './wakeSound.ts';

interface Props {
  /** By its name in the catalogue or as players read it. */
  species: string;
  /** Id of the name that the button belongs to. */
  of?: string;
}

/** Lets a creature cry, also where nothing else was pressed before. */
export function CryButton({ species, of }: Props) {
  const cry = async () => {
    if (sound.getState().muted) return notify('info', soundWords.cryMuted);
    await wakeSound();
    sendCue({ cry: species });
  };
  return (
    <span data-silent>
      <IconButton
        label={soundWords.cry}
        title={soundWords.cry}
        {...(of && { of })}
        onClick={() => void cry()}
      >
        <Speaker muted={false} />
      </IconButton>
    </span>
  );
}
