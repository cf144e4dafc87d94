import { Fragment, useRef, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Refusal } from '../../../api/refusal.ts';
import { writeReplacement } from '../../../bridge/storage.ts';
import { resumeBattle } from '../../../client/battle/resume.ts';
import { useLeaveGuard } from '../../../hooks/leaving/useLeaveGuard.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useReturn } from '../../../hooks/useReturn.ts';
import { useUnsaved } from '../../../hooks/useUnsaved.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LeaveDialog } from '../../../ui/creature/LeaveDialog.tsx';
import { carried, useDrafts } from '../../../ui/creature/moves/useDrafts.ts';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { useEvolution } from '../shared/evolve/useEvolution.tsx';
import { saveMoves } from '../shared/saveMoves.ts';
import { setFavourite } from '../shared/setFavourite.ts';
import { keptTeam, TEAM } from './keptTeam.ts';
import { LeftNote } from './LeftNote.tsx';
import { Member } from './Member.tsx';
import type { OrderStep } from './order.ts';
import { SaveTray } from './SaveTray.tsx';
import styles from './Team.module.css';
import { useLeaving } from './useLeaving.tsx';
import { useSlide } from './useSlide.ts';
import type { Team } from './useTeam.ts';

/** Explains that nothing can be saved during a battle, with a button back to the battle. */
function InBattle({ refused }: { refused: boolean }) {
  const inBattle = useBridge(({ session }) => session.profile?.inBattle ?? false);
  if (!inBattle && !refused) return null;
  return (
    <Panel className={styles.notice}>
      <p>{creatureWords.inBattle}</p>
      <Button variant="go" onClick={() => void resumeBattle()}>
        {creatureWords.toBattle}
      </Button>
    </Panel>
  );
}

/** The team members with order and moves to edit, until they are saved. */
export function Members({ team, members }: { team: Team; members: readonly Creature[] }) {
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const slide = useSlide(list);
  const drafts = useDrafts(() =>
    keptTeam().drafts.flatMap((draft) => {
      const creature = members.find(({ id }) => id === draft.creature.id);
      return creature ? { creature, slots: carried(draft, creature) } : [];
    }),
  );
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [moved, setMoved] = useState<{ readonly creature: Creature; readonly place: number } | null>(null);
  const unsaved = team.reordered || drafts.all.length > 0;
  const guard = useLeaveGuard(unsaved);
  useUnsaved(TEAM, unsaved ? { order: members.map(({ id }) => id), drafts: drafts.all } : null);
  const evolution = useEvolution((before, evolved) => {
    team.update([evolved]);
    drafts.carryOver(before, evolved);
  });
  const leaving = useLeaving(team, setRefusal);
  const { left } = leaving;
  const note = left && (
    <li>
      <LeftNote key={left.id} creature={left} disabled={saving || leaving.busy} onPutBack={leaving.putBack} />
    </li>
  );
  // Reloads the team on return, because another window may have changed it; but not over unsaved changes.
  useReturn(() => !unsaved && !saving && !leaving.busy && team.reload());

  const forget = () => {
    team.restore();
    drafts.forget(members.map(({ id }) => id));
    setRefusal(null);
  };
  const save = async () => {
    setSaving(true);
    const places = members.map((one, at) => ({ id: one.id, team_order: at, ...drafts.slotsOf(one) }));
    const { creatures, refusal: refused } = await saveMoves(places, true);
    setSaving(false);
    setRefusal(refused);
    if (!creatures) return false;
    team.take(creatures);
    drafts.forget(creatures.map(({ id }) => id));
    return true;
  };
  const step = (creature: Creature, at: number, by: OrderStep) => {
    slide(creature.id, by);
    team.step(at, by);
    setMoved({ creature, place: at + by + 1 });
  };
  const replace = (creature: Creature) => {
    writeReplacement(creature);
    navigate('/changeTeam');
  };
  return (
    <>
      <InBattle refused={refusal?.code === 'in_battle'} />
      <ol className={styles.members} ref={list}>
        {members.map((creature, at) => (
          <Fragment key={creature.id}>
            {at === left?.team_order && note}
            <li data-member={creature.id}>
              <Member
                creature={creature}
                at={at}
                size={members.length}
                slots={drafts.slotsOf(creature)}
                changed={drafts.isChanged(creature)}
                disabled={saving || leaving.busy}
                onStep={(by) => step(creature, at, by)}
                onSlots={(slots) => drafts.choose(creature, slots)}
                onReplace={() => replace(creature)}
                onTakeOut={() => leaving.takeOut(creature)}
                onEvolve={() => evolution.ask(creature)}
                onFavourite={(favourite) => void setFavourite(creature, favourite, team.update)}
                onUpdate={team.update}
              />
            </li>
          </Fragment>
        ))}
        {left && left.team_order >= members.length && note}
      </ol>
      <p className="visually-hidden" role="status">
        {moved && creatureWords.moved(calledName(moved.creature), moved.place, members.length)}
      </p>
      <SaveTray
        unsaved={unsaved}
        busy={saving}
        refusal={refusal}
        onSave={() => void save()}
        onUndo={forget}
        onReload={() => {
          forget();
          team.reload();
        }}
      />
      {leaving.question}
      {evolution.dialog}
      {guard.asking && (
        <LeaveDialog
          guard={guard}
          names={drafts.all.map(({ creature }) => calledName(creature))}
          onSave={save}
        />
      )}
    </>
  );
}
