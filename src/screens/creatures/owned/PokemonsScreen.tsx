import { useMemo } from 'react';
import { findNextPokemons } from '../../../../contract/game.ts';
import { CREATURES, type CreatureChange, creaturesQuery, withChanges } from '../../../client/queries.ts';
import { invalidate } from '../../../client/queryClient.ts';
import { refreshProfile } from '../../../client/session/session.ts';
import { recallUnsaved } from '../../../client/session/sessionEnd.ts';
import { useLeaveGuard } from '../../../hooks/leaving/useLeaveGuard.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { useAddress } from '../../../hooks/useAddress.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { useUnsaved } from '../../../hooks/useUnsaved.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { LeaveDialog } from '../../../ui/creature/LeaveDialog.tsx';
import { readDrafts, useDrafts } from '../../../ui/creature/moves/useDrafts.ts';
import { useEvolution } from '../shared/evolve/useEvolution.tsx';
import { ListPage } from '../shared/ListPage.tsx';
import { noListFilters, queryIn } from '../shared/listAddress.ts';
import { NothingOwned } from '../shared/NothingOwned.tsx';
import { saveMoves } from '../shared/saveMoves.ts';
import styles from './boxes/Boxes.module.css';
import { useBoxes } from './boxes/useBoxes.tsx';
import { useFreeing } from './free/useFreeing.tsx';
import { OwnedRow } from './OwnedRow.tsx';
import { useTeamRoom } from './useTeamRoom.ts';

/** Maximum number of creatures that one call saves. */
const MOST_SAVED = 10;
const HERE = '/pokemons';

/** All creatures that the player owns, ten per page. */
export default function PokemonsScreen() {
  const [params, change] = useAddress();
  const query = useMemo(() => queryIn(params), [params]);
  const list = useQuery(creaturesQuery(findNextPokemons, query));
  const update = (changes: readonly CreatureChange[]) => list.change(withChanges(changes), CREATURES);
  const drafts = useDrafts(() => readDrafts(recallUnsaved(HERE)));
  useUnsaved(HERE, drafts.all.length > 0 ? drafts.all : null);
  const guard = useLeaveGuard(drafts.all.length > 0);
  const evolution = useEvolution((before, evolved) => {
    update([evolved]);
    drafts.carryOver(before, evolved);
  });
  const room = useTeamRoom(update);
  const boxing = useBoxes({
    onPut: (changed) => {
      update(changed);
      freeing.stop();
      // A list of one box has others now.
      if (query.box !== undefined) invalidate('creatures');
    },
    onShow: (box) => change({ ...noListFilters, box: String(box) }),
    onAway: (box) => {
      if (query.box === String(box)) change({ box: null, skip: null });
      invalidate('creatures');
    },
  });
  const freeing = useFreeing(boxing.ask, (ids) => {
    drafts.forget(ids);
    void list.retry();
    invalidate('outside', 'team', 'advice', 'boxes');
    void refreshProfile();
  });
  useKeptScroll();

  const saveAll = async () => {
    const waiting = drafts.all.map(({ creature, slots }) => ({ id: creature.id, ...slots }));
    for (let at = 0; at < waiting.length; at += MOST_SAVED) {
      const some = waiting.slice(at, at + MOST_SAVED);
      if (!(await saveMoves(some)).creatures) return false;
      drafts.forget(some.map(({ id }) => id));
    }
    return true;
  };
  return (
    <>
      <ListPage
        title={creatureWords.owned}
        query={query}
        list={list}
        empty={<NothingOwned />}
        onChange={change}
        tools={
          <div className={styles.tools}>
            {boxing.opener}
            {freeing.switcher}
          </div>
        }
        row={(creature) => (
          <OwnedRow
            creature={creature}
            drafts={drafts}
            room={room}
            freeing={freeing}
            boxing={boxing}
            onUpdate={update}
            onEvolve={evolution.ask}
            onTraded={() => void list.retry()}
          />
        )}
      />
      {freeing.rest}
      {boxing.dialog}
      {evolution.dialog}
      {guard.asking && (
        <LeaveDialog
          guard={guard}
          names={drafts.all.map(({ creature }) => calledName(creature))}
          onSave={saveAll}
        />
      )}
    </>
  );
}
