import { useState } from 'react';
import type { CupStanding } from '../../../../contract/progress/cups.ts';
import { resumeBattle } from '../../../client/battle/resume.ts';
import { nameOfCup } from '../../../locales/en/cupBattles.ts';
import { cupWords as words } from '../../../locales/en/cups.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CreaturePicture } from '../../../ui/creatureCard/CreaturePicture.tsx';
import { barStateOf } from '../../../ui/creatureCard/facts/bars.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import card from '../TierCard.module.css';
import styles from './Cups.module.css';

interface Props {
  standing: CupStanding;
  busy: boolean;
  starting: boolean;
  onFight: () => void;
  onGiveUp: () => void;
}

/** The tournament that runs: the next battle, how everybody is, and the way out. */
export function Running({ standing: { running, cups }, busy, starting, onFight, onGiveUp }: Props) {
  const [asked, setAsked] = useState(false);
  const cup = cups.find((one) => one.cup === running?.cup);
  if (!running || !cup) return null;
  return (
    <div className={styles.running}>
      <h3>{words.running(nameOfCup(cup.cup))}</h3>
      <p role="status">{running.battle ? words.fighting : words.round(running.won + 1, cup.rounds)}</p>
      <ul className={styles.team} aria-label={words.team}>
        {running.team.map((one) => (
          <li key={one.id}>
            <CreaturePicture name={one.name} kind={one.kind} size={52} />
            <span>
              {words.hp(calledName(one), one.hp)}
              <span className={card.track} aria-hidden="true">
                <span
                  className={card.fill}
                  data-state={barStateOf(one.hp / 100)}
                  style={{ width: `${one.hp}%` }}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <Button disabled={busy || starting} onClick={() => setAsked(true)}>
          {words.giveUp}
        </Button>
        {running.battle ? (
          <Button variant="primary" onClick={() => void resumeBattle()}>
            {words.resume}
          </Button>
        ) : (
          <Button variant="primary" busy={starting} disabled={busy} onClick={onFight}>
            {words.fight}
          </Button>
        )}
      </div>
      {asked && (
        <Dialog
          title={words.sure}
          text={words.sureText}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button
                onClick={() => {
                  setAsked(false);
                  onGiveUp();
                }}
              >
                {words.leave}
              </Button>
              <Button variant="primary" onClick={() => setAsked(false)}>
                {words.stay}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
