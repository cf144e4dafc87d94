import type { Creature } from '../../../contract/shapes/creature.ts';
import { creatureWords } from '../../locales/en/creatures.ts';
import styles from './Whereabouts.module.css';

/** A ribbon on the picture: in trade, offered or in the team; nothing for all other creatures. */
export function Whereabouts({ creature: { in_team, in_trade, in_offer } }: { creature: Creature }) {
  if (in_trade) return <Ribbon tone="trade">{creatureWords.inTrade}</Ribbon>;
  if (in_offer) return <Ribbon tone="trade">{creatureWords.inOffer}</Ribbon>;
  return in_team ? <Ribbon tone="team">{creatureWords.inTeam}</Ribbon> : null;
}

const Ribbon = ({ tone, children }: { tone: 'team' | 'trade'; children: string }) => (
  <span className={styles.ribbon} data-tone={tone}>
    {children}
  </span>
);
