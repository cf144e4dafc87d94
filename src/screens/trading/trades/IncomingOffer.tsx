import type { Offer } from '../../../client/trades/trades.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { minuteOf } from '../../../ui/dates.ts';
import { PlayerButton } from '../../../ui/players/PlayerButton.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { TradeCard } from '../../../ui/trading/TradeCard.tsx';
import styles from '../shared/Trading.module.css';

interface Props {
  offer: Offer;
  /** Key of the pending deal. */
  busy: string | null;
  onAccept: () => void;
  onReject: () => void;
}

/** Another player's offer, with buttons to accept or reject it. */
export function IncomingOffer({ offer, busy, onAccept, onReject }: Props) {
  const { id, at, changed, user, pokemons } = offer;
  const title = `offer-${id}`;
  const named = { 'aria-describedby': title };
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <header className={styles.offerHead}>
        <h3 id={title}>{tradeWords.hasOffered(user.name)}</h3>
        {at !== undefined && (
          <time className={styles.when} dateTime={at}>
            {minuteOf(at)}
          </time>
        )}
        <PlayerButton user={user} />
      </header>
      <ul className={styles.cards}>
        {pokemons.map((creature) => (
          <li key={creature.id}>
            <TradeCard creature={creature} heading={4} tools={<OwnersButton creature={creature} />} />
          </li>
        ))}
      </ul>
      {changed && (
        <p className={styles.warning}>
          {tradeWords.changed} {tradeWords.changedForLister}
        </p>
      )}
      <div className={styles.answers}>
        <Button {...named} busy={busy === `reject ${id}`} disabled={busy !== null} onClick={onReject}>
          {tradeWords.reject}
        </Button>
        <Button
          {...named}
          variant="go"
          busy={busy === `accept ${id}`}
          disabled={busy !== null || changed}
          onClick={onAccept}
        >
          {tradeWords.accept}
        </Button>
      </div>
    </section>
  );
}
