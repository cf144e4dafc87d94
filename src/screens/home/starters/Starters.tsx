import { type FormEvent, useState } from 'react';
import type { Profile } from '../../../../contract/shapes/profile.ts';
import { chooseStarter } from '../../../client/session/starter.ts';
import { homeWords } from '../../../locales/en/home.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AvatarCard } from '../avatar/AvatarCard.tsx';
import { StarterPanel } from './StarterPanel.tsx';
import styles from './Starters.module.css';
import { starterGroups } from './starterGroups.ts';

/** The screen where a new player chooses the first creature. */
export function Starters({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const select = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || busy) return;
    setBusy(true);
    await chooseStarter(chosen);
    setBusy(false);
  };
  return (
    <form className={styles.starters} onSubmit={select}>
      <div className={styles.words}>
        <h1>{homeWords.welcome}</h1>
        <p>{homeWords.pick}</p>
      </div>
      <div className={styles.groups} role="radiogroup" aria-label={homeWords.starters}>
        {starterGroups(profile.initialPokemons).map(({ type, names }) => (
          <StarterPanel key={type} type={type} names={names} chosen={chosen} onChoose={setChosen} />
        ))}
      </div>
      <div className={styles.end}>
        <AvatarCard />
        <div className={styles.select}>
          <Button type="submit" variant="primary" wide busy={busy}>
            {homeWords.select}
          </Button>
        </div>
      </div>
    </form>
  );
}
