import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { typeNames } from '../../locales/en/types.ts';
import { Picture } from '../pictures/Picture.tsx';
import frames from '../theme/Frame.module.css';
import styles from './CreatureCard.module.css';
import { CreaturePicture } from './CreaturePicture.tsx';
import frame from './CreatureWindow.module.css';
import { KindedName } from './facts/KindedName.tsx';
import { HpBar } from './HpBar.tsx';
import { Nickname } from './nickname/Nickname.tsx';
import { TypeIcon } from './TypeIcon.tsx';

/** A band across the picture, in letters as large as there is room for the word. */
const Band = ({ word }: { word: string }) => (
  <span className={styles.across}>
    <strong className={styles.defeated} style={{ '--letters': word.length } as CSSProperties}>
      {word}
    </strong>
  </span>
);

interface Props {
  creature: Pick<BattleCreature, 'name' | 'nickname' | 'kind' | 'types' | 'level' | 'hp' | 'orginalHp'> & {
    status?: BattleCreature['status'];
    /** True if the game no longer has the species. */
    unknown?: true | undefined;
  };
  /** Writes DEFEATED over a creature without hit points. */
  showDefeated?: boolean;
  disabled?: boolean;
  /** Whether it is the chosen one; absent if nothing can be chosen. */
  chosen?: boolean;
  /** Whether it stands in a panel, which is its frame. */
  flat?: boolean;
  /** Replaces the small picture by a stage that shows the creature large. */
  stage?: ReactNode;
  /** Heading level of the name. */
  heading?: 2 | 3;
  /** The moves, and other content of the card. */
  children?: ReactNode;
}

/** A creature's card with picture, name, level, type and hit points. */
export function CreatureCard({
  creature,
  showDefeated = false,
  disabled = false,
  chosen,
  flat = false,
  stage,
  heading = 3,
  children,
}: Props) {
  const Name = `h${heading}` as const;
  const { name, kind, types, level, hp, orginalHp, status, unknown } = creature;
  const defeated = showDefeated && hp <= 0;
  return (
    <article
      className={clsx(
        flat ? frames.flat : frames.card,
        styles.card,
        disabled && styles.disabled,
        chosen && styles.chosen,
      )}
      data-type={types[0]}
      data-staged={stage ? true : undefined}
    >
      {chosen && <span className={styles.tick} aria-hidden="true" />}
      <div className={styles.sheet}>
        {stage ? (
          <div className={styles.stage}>{stage}</div>
        ) : (
          <div className={clsx(frame.window, styles.window)} data-summary>
            <CreaturePicture
              name={name}
              kind={kind}
              size={128}
              unknown={unknown}
              className={clsx(frame.picture, styles.picture)}
            />
            {defeated && <Band word={battleWords.defeated} />}
          </div>
        )}
        <Name className={styles.name} data-summary>
          <KindedName kind={kind} name={name} className={styles.kind} />
          <Nickname of={creature} />
        </Name>
        <p className={styles.facts} data-summary>
          <span>{battleWords.level(level)}</span>
          <span className={styles.types}>
            {types.map((each) => (
              <TypeIcon key={each} type={each} size={22} named={false} />
            ))}
            <span className={styles.typeName}>{typeNames(types)}</span>
          </span>
          {unknown && <span>{battleWords.unknown}</span>}
          {status && (
            <span className={styles.status}>
              <Picture name={`status/${status}`} alt="" size={22} />
              {battleWords.status[status]}
            </span>
          )}
        </p>
        <div className={styles.hp} data-summary>
          {!unknown && <HpBar hp={hp} most={orginalHp} />}
        </div>
        {children && (
          <div className={styles.rest} data-rest>
            {children}
          </div>
        )}
      </div>
    </article>
  );
}
