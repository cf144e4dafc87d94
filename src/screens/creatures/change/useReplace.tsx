import { type ReactNode, useState } from 'react';
import { replaceTeamPokemon } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { writeReplacement } from '../../../bridge/storage.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { asksFor, Confirm } from '../shared/Confirm.tsx';

interface Replacing {
  readonly select: (to: Creature) => void;
  /** Id of the creature that is being put into the team, or null. */
  readonly busy: string | null;
  /** Why the replacement failed. It is shown in the page, because the specification wants no toast. */
  readonly problem: string | null;
  readonly question: ReactNode;
}

const { keep } = creatureWords;

/** Replaces `from` with another creature and goes back to the team. Asks first if `from` is a favourite. */
export function useReplace(from: Creature): Replacing {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Creature | null>(null);

  const replace = async (to: Creature, anyway: boolean) => {
    if (busy) return;
    setAsked(null);
    setBusy(to.id);
    setProblem(null);
    try {
      await request(replaceTeamPokemon, { from: from.id, to: to.id, ...(anyway && { anyway }) });
      writeReplacement(null);
      // Going back from the team should lead to the screen where the replacing began.
      navigate('/team', { replace: true });
    } catch (problem) {
      const { code, message } = toRefusal(problem);
      // The creature was marked as a favourite in another window.
      if (code === 'favourite') setAsked(to);
      else setProblem(message);
      setBusy(null);
    }
  };
  return {
    select: (to) => (asksFor(from) ? setAsked(to) : void replace(to, from.favourite === true)),
    busy,
    problem,
    question: asked && (
      <Confirm
        title={keep.replaceTitle}
        text={keep.replaceText(calledName(from), calledName(asked))}
        no={keep.keep(calledName(from))}
        onYes={() => void replace(asked, true)}
        onNo={() => setAsked(null)}
      />
    ),
  };
}
