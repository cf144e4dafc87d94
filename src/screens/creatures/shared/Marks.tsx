import type { Creature } from '../../../../contract/shapes/creature.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Chip } from '../../../ui/Chip.tsx';

/** Where a creature is, unless it just waits. */
export function Marks({ creature: { in_team, in_trade, in_offer } }: { creature: Creature }) {
  return (
    <>
      {in_team && <Chip tone="good">{creatureWords.inTeam}</Chip>}
      {in_trade && <Chip tone="gold">{creatureWords.inTrade}</Chip>}
      {in_offer && <Chip tone="gold">{creatureWords.inOffer}</Chip>}
    </>
  );
}
