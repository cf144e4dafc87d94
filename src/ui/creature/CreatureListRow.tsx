import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { creatureWords } from '../../locales/en/creatures.ts';
import { typeNames } from '../../locales/en/types.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { CreaturePicture } from '../creatureCard/CreaturePicture.tsx';
import frame from '../creatureCard/CreatureWindow.module.css';
import { shareOfLevel } from '../creatureCard/facts/bars.ts';
import { KindedName } from '../creatureCard/facts/KindedName.tsx';
import { HpBar } from '../creatureCard/HpBar.tsx';
import { Nickname } from '../creatureCard/nickname/Nickname.tsx';
import { TypeIcon } from '../creatureCard/TypeIcon.tsx';
import frames from '../theme/Frame.module.css';
import styles from './CreatureListRow.module.css';
import { CreatureStats } from './CreatureStats.tsx';
import { nameId } from './nameId.ts';

type Grown = Pick<Creature, 'exp' | 'levelExp' | 'nextLevelExp'>;

/** Progress of a creature towards its next level. */
function ExpBar({ creature: { exp, levelExp, nextLevelExp } }: { creature: Grown }) {
  if (levelExp === undefined || nextLevelExp === undefined) return null;
  const grown = nextLevelExp <= levelExp;
  const percent = shareOfLevel({ exp, levelExp, nextLevelExp }) * 100;
  return (
    <p className={styles.exp}>
      <span>{grown ? creatureWords.grown(exp) : creatureWords.toNext(exp, nextLevelExp - exp)}</span>
      <span className={styles.expTrack} aria-hidden="true">
        <span className={styles.expFill} style={{ width: `${percent}%` }} />
      </span>
    </p>
  );
}

interface Props {
  creature: Creature;
  /** Shown on the picture: the place in the team, or where the creature is. */
  badge?: ReactNode;
  /** The creature to compare its values with. */
  than?: Creature;
  /** Heading level of the name. */
  heading?: 2 | 3;
  /** Whether it stands in a panel, which is its frame. */
  flat?: boolean;
  /** Shown beside the name. */
  tools?: ReactNode;
  /** Absent if it cannot be marked as a favourite. */
  onFavourite?: (favourite: boolean) => void;
  /** The moves. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A row for an owned creature with all facts and actions. On narrow screens its parts stand below each other. */
export function CreatureListRow({
  creature,
  badge,
  than,
  heading = 2,
  flat = false,
  tools,
  onFavourite,
  children,
  actions,
}: Props) {
  const Name = `h${heading}` as const;
  const { id, name, kind, types, level, hp, orginalHp, favourite, unknown } = creature;
  return (
    <article className={flat ? frames.flat : frames.card} data-type={types[0]} aria-labelledby={nameId(id)}>
      <div className={styles.sheet} data-bare={children === undefined || undefined}>
        <div className={clsx(frame.window, styles.window)}>
          <CreaturePicture name={name} kind={kind} size={160} unknown={unknown} className={frame.picture} />
          {badge}
        </div>
        <div className={styles.info}>
          <div className={styles.head}>
            <Name className={styles.name} id={nameId(id)} tabIndex={-1}>
              <KindedName kind={kind} name={name} className={styles.kind} />
              <Nickname of={creature} />
            </Name>
            {tools}
            {onFavourite && <Favourite favourite={favourite} of={nameId(id)} onChange={onFavourite} />}
          </div>
          <div className={styles.facts}>
            <p className={styles.line}>
              <strong>{battleWords.level(level)}</strong>
              <span className={styles.types}>
                {types.map((each) => (
                  <TypeIcon key={each} type={each} size={22} named={false} />
                ))}
                {typeNames(types)}
              </span>
              {unknown && <span>{battleWords.unknown}</span>}
            </p>
            {!unknown && (
              <>
                <HpBar hp={hp} most={orginalHp} />
                <ExpBar creature={creature} />
                <CreatureStats creature={creature} {...(than && { than })} />
              </>
            )}
          </div>
        </div>
        {children && <div className={styles.moves}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

interface FavouriteProps {
  favourite: boolean;
  /** Id of the heading that names the creature. */
  of: string;
  onChange: (favourite: boolean) => void;
}

/** A heart button, filled for a favourite. */
function Favourite({ favourite, of, onChange }: FavouriteProps) {
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
