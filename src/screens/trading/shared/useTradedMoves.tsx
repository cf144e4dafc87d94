import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { recallUnsaved } from '../../../client/session/sessionEnd.ts';
import { saveTraded } from '../../../client/trades/trades.ts';
import { useLeaveGuard } from '../../../hooks/leaving/useLeaveGuard.ts';
import { useUnsaved } from '../../../hooks/useUnsaved.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { calledName } from '../../../locales/en/names.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { LeaveDialog } from '../../../ui/creature/LeaveDialog.tsx';
import { type Drafts, readDrafts, useDrafts } from '../../../ui/creature/moves/useDrafts.ts';
import type { Deals } from './useDeals.ts';

/** Maximum number of creatures that one call saves. */
const MOST_SAVED = 10;

export interface TradedMoves {
  readonly drafts: Drafts;
  readonly save: (creature: Creature) => Promise<void>;
  /** Dialog that asks whether to save before the screen is left. */
  readonly question: ReactNode;
}

/** Unsaved moves of creatures in trade. */
export function useTradedMoves(deals: Deals): TradedMoves {
  const here = useLocation().pathname.toLowerCase();
  const drafts = useDrafts(() => readDrafts(recallUnsaved(here)));
  useUnsaved(here, drafts.all.length > 0 ? drafts.all : null);
  const guard = useLeaveGuard(drafts.all.length > 0);

  const tellEnded = ({ name, offers }: Creature) => {
    if (offers.length > 0) showToast('info', tradeWords.offersEnded(speciesName(name), offers.length));
  };
  const save = async (creature: Creature) => {
    const { id } = creature;
    const saved = await deals.run({
      key: `save ${id}`,
      about: id,
      act: async () => {
        await saveTraded([{ id, ...drafts.slotsOf(creature) }]);
        return true;
      },
      done: tradeWords.saved,
      failed: tradeWords.notSaved,
    });
    if (!saved) return;
    drafts.forget([id]);
    tellEnded(creature);
  };
  const saveAll = async () => {
    const changed = drafts.all;
    const waiting = changed.map(({ creature, slots }) => ({ id: creature.id, ...slots }));
    try {
      for (let at = 0; at < waiting.length; at += MOST_SAVED) {
        const some = waiting.slice(at, at + MOST_SAVED);
        await saveTraded(some);
        drafts.forget(some.map(({ id }) => id));
      }
      showToast('success', tradeWords.saved);
      for (const { creature } of changed) tellEnded(creature);
      return true;
    } catch {
      showToast('error', tradeWords.notSaved);
      return false;
    }
  };
  return {
    drafts,
    save,
    question: guard.asking && (
      <LeaveDialog
        guard={guard}
        names={drafts.all.map(({ creature }) => calledName(creature))}
        onSave={saveAll}
      />
    ),
  };
}
