import { starterLines } from '../../../../content/starters.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { starterWords } from '../../../locales/en/starters.ts';
import { creatureFile, joyfulFile } from '../../../ui/creatureCard/facts/creatureFile.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Starters.module.css';

interface Props {
  name: string;
  chosen: boolean;
}

/** Who may be chosen, on a plinth, glad once it is, before the shadows of what it grows into. Its radio button says the same in words. */
export function Pedestal({ name, chosen }: Props) {
  const id = name.toLowerCase();
  return (
    <div className={styles.pedestal} aria-hidden="true" data-chosen={chosen || undefined}>
      <div className={styles.stage}>
        {(starterLines[id] ?? []).map((later) => (
          <Picture
            key={later}
            name={creatureFile({ name: later, kind: 0 })}
            alt=""
            size={240}
            className={styles.later}
          />
        ))}
        <Picture name="camp/pedestal" alt="" size={240} className={styles.plinth} />
        <Picture
          name={(chosen ? joyfulFile : creatureFile)({ name, kind: 0 })}
          alt=""
          size={240}
          className={styles.shown}
        />
      </div>
      <p className={styles.temper}>
        <strong>{speciesName(name)}</strong>
        {starterWords.tempers[id]}
      </p>
    </div>
  );
}
