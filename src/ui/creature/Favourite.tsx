import { creatureWords } from '../../locales/en/creatures.ts';
import { IconButton } from '../buttons/IconButton.tsx';

interface Props {
  favourite: boolean;
  /** Id of the heading that names the creature. */
  of: string;
  onChange: (favourite: boolean) => void;
}

/** A heart button, filled for a favourite. */
export function Favourite({ favourite, of, onChange }: Props) {
  return (
    <IconButton
      label={creatureWords.favourite}
      of={of}
      pressed={favourite}
      onClick={() => onChange(!favourite)}
    >
      <path d="M12 20.4C5.6 15.6 3 12.5 3 9.1 3 6.3 5.2 4.2 7.8 4.2c1.7 0 3.3.9 4.2 2.4.9-1.5 2.5-2.4 4.2-2.4 2.6 0 4.8 2.1 4.8 4.9 0 3.4-2.6 6.5-9 11.3z" />
    </IconButton>
  );
}
