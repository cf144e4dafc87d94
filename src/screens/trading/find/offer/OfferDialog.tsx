import { useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { MOST_OFFERED } from '../../../../../contract/trades.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import { makeOffer } from '../../../../client/trades/market.ts';
import { useUnsaved } from '../../../../hooks/useUnsaved.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';
import { calledName } from '../../../../locales/en/names.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { PlayerButton } from '../../../../ui/players/PlayerButton.tsx';
import { Comparison } from '../../shared/Comparison.tsx';
import styles from '../Find.module.css';
import { ChooseOwn } from './ChooseOwn.tsx';
import { freeForOffer } from './freeForOffer.ts';
import { type Deal, OFFER } from './keptOffer.ts';

interface Props extends Deal {
  /** Called with the current listing if it has changed. */
  onFresh: (target: Creature) => void;
  onClose: () => void;
  onReload: () => void;
  /** Called after the owner was blocked. */
  onBlock: () => void;
}

/**
 * Makes an offer in two steps: choosing creatures, then comparing both sides before the offer is sent. A single creature
 * that the owner is looking for is preselected.
 */
export function OfferDialog({ target, wished, chosen: before, onFresh, onClose, onReload, onBlock }: Props) {
  const only = wished.length === 1;
  const [chosen, setChosen] = useState<readonly Creature[]>(before ?? (only ? wished : []));
  const [comparing, setComparing] = useState(only && !before);
  useUnsaved(OFFER, chosen.length > 0 ? { target, wished, chosen } : null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    let offered = chosen;
    try {
      offered = await freeForOffer(target, chosen);
      await makeOffer(
        target,
        offered.map(({ id }) => id),
      );
      showToast('success', marketWords.made);
      onReload();
      onClose();
    } catch (refused) {
      const { message, pokemons } = toRefusal(refused);
      const fresh = pokemons.find(({ id }) => id === target.id);
      showToast('error', marketWords.notMade);
      const freed = chosen.filter(({ in_trade }, index) => in_trade && !offered[index]?.in_trade);
      const words = [
        message,
        fresh && marketWords.fresh,
        freed.length > 0 && marketWords.tookBack(freed.map(({ name }) => speciesName(name))),
      ];
      setProblem(words.filter(Boolean).join(' '));
      setChosen(offered);
      if (fresh) onFresh({ ...target, ...fresh });
      setBusy(false);
      onReload();
    }
  };
  const listed = chosen.filter(({ in_trade }) => in_trade).map(({ name }) => name);
  const toChoice = () => {
    setProblem(null);
    setComparing(false);
  };
  return (
    <Dialog
      wide
      title={comparing ? marketWords.compareTitle : marketWords.chooseTitle(calledName(target))}
      text={comparing ? marketWords.compareText(target.user.name) : marketWords.chooseText(MOST_OFFERED)}
      onClose={onClose}
      actions={
        comparing ? (
          <>
            <Button disabled={busy} onClick={toChoice}>
              {marketWords.back}
            </Button>
            <Button variant="go" busy={busy} onClick={() => void send()}>
              {marketWords.confirm}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{marketWords.cancel}</Button>
            <Button variant="primary" disabled={chosen.length === 0} onClick={() => setComparing(true)}>
              {marketWords.compare}
            </Button>
          </>
        )
      }
    >
      <p className={styles.about}>
        {marketWords.ownedBy(target.user.name)}
        <PlayerButton
          user={target.user}
          listing={{ id: target.id, name: calledName(target) }}
          onBlock={onBlock}
        />
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {comparing ? (
        <Comparison
          listed={target}
          offered={chosen}
          gives="offered"
          user={target.user.name}
          note={listed.length > 0 ? marketWords.takesBack(listed) : null}
        />
      ) : (
        <ChooseOwn wished={wished} user={target.user.name} chosen={chosen} onChange={setChosen} />
      )}
    </Dialog>
  );
}
