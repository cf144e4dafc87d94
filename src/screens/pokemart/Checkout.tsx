import { martWords } from '../../locales/en/pokemart.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Grouped } from '../../ui/numbers/Grouped.tsx';
import { Tray } from '../../ui/panels/Tray.tsx';
import styles from './Market.module.css';

interface Props {
  total: number;
  /** Coins held. */
  coins: number;
  busy: boolean;
  onClear: () => void;
}

/** The button with the total, the coins that would be left, and a button that clears the order. */
export function Checkout({ total, coins, busy, onClear }: Props) {
  const left = coins - total;
  const words = total <= 0 ? martWords.unchosen : left < 0 ? martWords.missing(-left) : martWords.left(left);
  return (
    <Tray className={styles.checkout}>
      <p className={styles.sum} role="status" data-short={left < 0 || undefined}>
        <Grouped text={words} />
      </p>
      <Button variant="quiet" disabled={busy || total <= 0} onClick={onClear}>
        <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
        <span>{martWords.clear}</span>
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        <span>
          <Grouped text={busy ? martWords.buying : martWords.buy(total)} />
        </span>
      </Button>
    </Tray>
  );
}
