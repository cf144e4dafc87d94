import type { Creature } from '../../../../contract/shapes/creature.ts';
import { writeReplacement } from '../../../bridge/storage.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { nameId } from '../../../ui/creature/nameId.ts';
import styles from './Trading.module.css';
import type { Deals } from './useDeals.ts';
import type { TradedMoves } from './useTradedMoves.tsx';

interface Props {
  creature: Creature;
  deals: Deals;
  moves: TradedMoves;
  /** Label and handler of the button that withdraws it. */
  remove: string;
  onRemove: () => void;
}

/** Buttons for a creature of the player that is listed or offered. */
export function Actions({ creature, deals: { busy, problem }, moves, remove, onRemove }: Props) {
  const navigate = useNavigate();
  const { id, in_team } = creature;
  const named = { 'aria-describedby': nameId(id) };
  const replace = () => {
    writeReplacement(creature);
    navigate('/changeTeam');
  };
  const why = problem?.about === id ? problem.text : null;
  return (
    <>
      <Button {...named} busy={busy === `remove ${id}`} disabled={busy !== null} onClick={onRemove}>
        {remove}
      </Button>
      {in_team && (
        <Button {...named} onClick={replace}>
          {tradeWords.replace}
        </Button>
      )}
      {moves.drafts.isChanged(creature) && (
        <Button
          {...named}
          variant="primary"
          busy={busy === `save ${id}`}
          disabled={busy !== null}
          onClick={() => void moves.save(creature)}
        >
          {tradeWords.save}
        </Button>
      )}
      <p className={why ? styles.problem : 'visually-hidden'} role="status">
        {why}
      </p>
    </>
  );
}
