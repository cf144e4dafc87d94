import clsx from 'clsx';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { gymWords } from '../../locales/en/gymbattle.ts';
import { leaderDescription, leaderName } from '../../locales/en/named/leaders.ts';
import { typeWords } from '../../locales/en/types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TypeIcon } from '../../ui/creatureCard/TypeIcon.tsx';
import { Chip } from '../../ui/panels/Chip.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { Leader } from './gymRegions.ts';
import styles from './LeaderCard.module.css';

interface Props {
  leader: Leader;
  champion: boolean;
  /** Whether the leader has just been beaten. */
  fresh: boolean;
  /** Whether the player has come through the door of this leader's gym. */
  visited: boolean;
  /** Whether the challenge of this leader is pending. */
  starting: boolean;
  disabled: boolean;
  /** Id of the text that explains why the leader cannot be challenged; null if it can. */
  whyClosed: string | null;
  onChallenge: (leader: string) => void;
}

/** A leader with description, levels and result so far, and the button that begins the battle. */
export function LeaderCard({
  leader,
  champion,
  fresh,
  visited,
  starting,
  disabled,
  whyClosed,
  onChallenge,
}: Props) {
  const id = useId();
  const { name, beaten, facts } = leader;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!visited) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [visited]);
  return (
    <article
      ref={card}
      tabIndex={visited ? -1 : undefined}
      data-visited={visited || undefined}
      className={clsx(styles.card, champion && styles.champion)}
      data-type={facts?.type}
      data-closed={whyClosed !== null || undefined}
      aria-labelledby={id}
    >
      <div className={styles.window}>
        {facts && <Picture name={`portraits/${facts.id}`} alt="" size={256} className={styles.portrait} />}
        {beaten && (
          <strong
            className={styles.stamp}
            data-fresh={fresh || undefined}
            style={{ '--letters': gymWords.defeated.length } as CSSProperties}
          >
            {gymWords.defeated}
          </strong>
        )}
      </div>
      <div className={styles.head}>
        <p className={styles.rank}>
          {facts && <TypeIcon type={facts.type} size={24} named={false} />}
          {facts && typeWords[facts.type]}
          {champion && <span className={styles.title}>{gymWords.champion}</span>}
        </p>
        <h3 id={id} className={styles.name}>
          {leaderName(name)}
        </h3>
        {facts && (
          <p className={styles.team}>
            <span>{gymWords.levels(facts.least, facts.most)}</span>
            <span>{gymWords.size(facts.size)}</span>
          </p>
        )}
      </div>
      {facts && <LeaderFacts facts={facts} beaten={beaten} />}
      <div className={styles.action}>
        <Button
          wide
          variant={beaten ? 'plain' : 'primary'}
          busy={starting}
          disabled={disabled}
          aria-describedby={clsx(id, whyClosed)}
          onClick={() => onChallenge(name)}
        >
          {starting ? gymWords.starting : gymWords.battle}
        </Button>
      </div>
    </article>
  );
}

/** The leader's description and prize. */
function LeaderFacts({
  facts: { id, description, coins },
  beaten,
}: {
  facts: NonNullable<Leader['facts']>;
  beaten: boolean;
}) {
  return (
    <>
      <p className={styles.description}>{leaderDescription(id, description)}</p>
      <p className={styles.prize}>
        <Chip tone={beaten ? undefined : 'gold'}>
          {beaten ? gymWords.rematch(coins) : gymWords.prize(coins)}
        </Chip>
      </p>
    </>
  );
}
