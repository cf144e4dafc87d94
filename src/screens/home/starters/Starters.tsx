import { type FormEvent, useState } from 'react';
import type { Profile } from '../../../../contract/shapes/profile.ts';
import { chooseStarter } from '../../../client/session/starter.ts';
import { en } from '../../../locales/en.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TypeIcon } from '../../../ui/creatureCard/TypeIcon.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { Tray } from '../../../ui/panels/Tray.tsx';
import { AvatarCard } from '../avatar/AvatarCard.tsx';
import { StarterOption } from './StarterOption.tsx';
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
    <Panel>
      <form className={styles.starters} onSubmit={select}>
        <h1>{en.home.welcome}</h1>
        <p>{en.home.pick}</p>
        <AvatarCard />
        <div className={styles.groups} role="radiogroup" aria-label={en.home.starters}>
          {starterGroups(profile.initialPokemons).map(({ type, names }) => (
            <section key={type} className={styles.group} data-type={type}>
              <h2 className={styles.type}>
                <TypeIcon type={type} size={32} named={false} />
                {type}
              </h2>
              <div className={styles.options}>
                {names.map((name) => (
                  <StarterOption
                    key={name}
                    name={name}
                    checked={chosen === name}
                    onChoose={() => setChosen(name)}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
        <Tray className={styles.select}>
          <Button type="submit" variant="primary" wide busy={busy}>
            {en.home.select}
          </Button>
        </Tray>
      </form>
    </Panel>
  );
}
