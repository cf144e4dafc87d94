import { useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { MOST_OFFERED } from '../../../../contract/trades.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { makeOffer } from '../../../bridge/market.ts';
import { notify } from '../../../bridge/notices.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/more/Dialog.tsx';
import { ChooseOwn } from './ChooseOwn.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './Find.module.css';

interface Props {
  target: Creature;
  /** The listing is no longer what it was: this is how it stands now. */
  onFresh: (target: Creature) => void;
  onClose: () => void;
  onReload: () => void;
}

/** Makes an offer in two steps: what to give, and then both sides beside each other before it goes out. */
export function OfferDialog({ target, onFresh, onClose, onReload }: Props) {
  const [chosen, setChosen] = useState<readonly Creature[]>([]);
  const [comparing, setComparing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const ids = chosen.map(({ id }) => id);
      await makeOffer(target, ids);
      notify('success', marketWords.made);
      onReload();
      onClose();
    } catch (refused) {
      const { message, pokemons } = toRefusal(refused);
      const fresh = pokemons.find(({ id }) => id === target.id);
      notify('error', marketWords.notMade);
      setProblem(fresh ? `${message} ${marketWords.fresh}` : message);
      if (fresh) onFresh({ ...target, ...fresh });
      setBusy(false);
      onReload();
    }
  };
  const toChoice = () => {
    setProblem(null);
    setComparing(false);
  };
  return (
    <Dialog
      wide
      title={comparing ? marketWords.compareTitle : marketWords.chooseTitle(target.name)}
      text={comparing ? marketWords.compareText(target.user.name) : marketWords.chooseText(MOST_OFFERED)}
      onClose={onClose}
      actions={
        comparing ? (
          <>
            <Button disabled={busy} onClick={toChoice}>
              {marketWords.back}
            </Button>
            <Button look="go" busy={busy} onClick={() => void send()}>
              {marketWords.confirm}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{marketWords.cancel}</Button>
            <Button look="primary" disabled={chosen.length === 0} onClick={() => setComparing(true)}>
              {marketWords.compare}
            </Button>
          </>
        )
      }
    >
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {comparing ? (
        <Comparison theirs={target} mine={chosen} />
      ) : (
        <ChooseOwn chosen={chosen} onChange={setChosen} />
      )}
    </Dialog>
  );
}
