import { useState } from 'react';
import { wearTitle } from '../../../client/research/wearTitle.ts';
import { titleWords as words } from '../../../locales/en/titles.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import styles from './TitleChoice.module.css';

interface Props {
  /** Ids of all titles that the player has earned. */
  readonly titles: readonly string[];
  readonly worn: string | undefined;
  readonly studied: number;
}

/** The titles of a player, one of which stands beside the name; where there is none yet, how to get one. */
export function TitleChoice({ titles, worn, studied }: Props) {
  const [busy, setBusy] = useState(false);
  const known = titles.filter((id) => words.of(id) !== '');
  const wear = async (id: string) => {
    setBusy(true);
    await wearTitle(id === '' ? null : id);
    setBusy(false);
  };
  return (
    <div className={styles.choice}>
      {known.length > 0 && (
        <div className={styles.field}>
          <Select
            label={words.choose}
            value={worn ?? ''}
            disabled={busy}
            placeholder={words.none}
            choices={known.map((id) => ({ value: id, label: words.of(id) }))}
            onChange={(id) => void wear(id)}
          />
        </div>
      )}
      <p>
        {studied > 0 ? words.studied(studied) : words.hint} <Link to="/quests">{words.toQuests}</Link>
      </p>
    </div>
  );
}
