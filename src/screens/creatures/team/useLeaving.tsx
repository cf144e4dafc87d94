import { type ReactNode, useState } from 'react';
import { joinTeam, leaveTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { type Refusal, toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { asksFor, Confirm } from '../shared/Confirm.tsx';
import type { Team } from './useTeam.ts';

interface Leaving {
  readonly takeOut: (creature: Creature) => void;
  readonly putBack: () => void;
  /** The member that left last, as it was then; it can be put back. */
  readonly left: Creature | null;
  readonly busy: boolean;
  readonly question: ReactNode;
}

const { keep } = creatureWords;

/** Takes members out of the team and puts the last one back. Asks first if a member is a favourite. */
export function useLeaving(team: Team, onRefusal: (refusal: Refusal | null) => void): Leaving {
  const [left, setLeft] = useState<Creature | null>(null);
  const [asked, setAsked] = useState<Creature | null>(null);
  const [busy, setBusy] = useState(false);

  // The result and the end of `busy` render together, so that the button to undo is enabled at once.
  const run = async <Reply,>(asked: Promise<Reply>, show: (reply: Reply) => void, failed: string) => {
    setBusy(true);
    onRefusal(null);
    try {
      show(await asked);
    } catch (problem) {
      showToast('error', failed);
      onRefusal(toRefusal(problem));
    }
    setBusy(false);
  };
  const leave = (creature: Creature, anyway: boolean) => {
    setAsked(null);
    const { id } = creature;
    const show = ({ pokemons }: { pokemons: readonly Creature[] }) => {
      team.fit(pokemons.filter(({ in_team }) => in_team));
      setLeft(creature);
      showToast('success', creatureWords.tookOut(calledName(creature)));
    };
    return run(request(leaveTeam, { id, ...(anyway && { anyway }) }), show, creatureWords.notTakenOut);
  };
  const join = (creature: Creature) =>
    run(
      request(joinTeam, { id: creature.id, place: creature.team_order }),
      ({ pokemons }) => {
        team.fit(pokemons);
        setLeft(null);
        showToast('success', creatureWords.joined(calledName(creature)));
      },
      creatureWords.notJoined,
    );
  return {
    takeOut: (creature) =>
      asksFor(creature) ? setAsked(creature) : void leave(creature, creature.favourite === true),
    putBack: () => left && void join(left),
    left,
    busy,
    question: asked && (
      <Confirm
        title={keep.leaveTitle}
        text={keep.leaveText(calledName(asked))}
        no={keep.keep(calledName(asked))}
        onYes={() => void leave(asked, true)}
        onNo={() => setAsked(null)}
      />
    ),
  };
}
