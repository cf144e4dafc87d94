import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { calledName } from '../../locales/en/names.ts';
import { tradeWords } from '../../locales/en/trades.ts';
import { typeNames } from '../../locales/en/types.ts';
import { KnownMoves } from '../creature/moves/KnownMoves.tsx';
import type { CreatureSlots } from '../creature/moves/slots.ts';
import { CreaturePicture } from '../creatureCard/CreaturePicture.tsx';
import frame from '../creatureCard/CreatureWindow.module.css';
import { KindedName } from '../creatureCard/facts/KindedName.tsx';
import { kinded } from '../creatureCard/facts/kinds.ts';
import { Nickname } from '../creatureCard/nickname/Nickname.tsx';
import { TypeIcon } from '../creatureCard/TypeIcon.tsx';
import frames from '../theme/Frame.module.css';
import styles from './TradeCard.module.css';

interface Props {
  creature: Pick<Creature, 'name' | 'nickname' | 'kind' | 'types' | 'level' | 'exp' | 'unknown'> &
    CreatureSlots;
  /** Heading level of the name. */
  heading?: 2 | 3 | 4;
  /** Shown beside the name. */
  tools?: ReactNode;
  /** The owner and other facts. */
  note?: ReactNode;
  /** What can be done with it. A card with actions stands by itself, in a frame; any other one is part of a panel. */
  actions?: ReactNode;
}

/** A creature in a trade, as both sides see it: facts, level, experience and moves. */
export function TradeCard({ creature, heading = 3, tools, note, actions }: Props) {
  const Name = `h${heading}` as const;
  const { name, kind, types, level, exp, unknown } = creature;
  return (
    <article
      className={actions ? frames.card : frames.flat}
      data-type={types[0]}
      aria-label={kinded(kind, calledName(creature))}
    >
      <div className={styles.sheet}>
        <div className={clsx(frame.window, styles.window)}>
          <CreaturePicture name={name} kind={kind} size={112} unknown={unknown} className={frame.picture} />
        </div>
        <div className={styles.info}>
          <div className={styles.head}>
            <Name className={styles.name}>
              <KindedName kind={kind} name={name} className={styles.kind} />
              <Nickname of={creature} />
            </Name>
            {tools}
          </div>
          <p className={styles.facts}>
            <strong>{tradeWords.level(level)}</strong>
            <span>{tradeWords.exp(exp)}</span>
            <span className={styles.types}>
              {types.map((each) => (
                <TypeIcon key={each} type={each} size={22} named={false} />
              ))}
              {typeNames(types)}
            </span>
            {unknown && <span>{battleWords.unknown}</span>}
          </p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.moves}>
          <KnownMoves creature={creature} />
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
