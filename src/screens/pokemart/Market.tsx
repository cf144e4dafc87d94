import { type FormEvent, useState } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import type { Mart } from '../../client/trades/mart.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { oneOf, useAddress } from '../../hooks/useAddress.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { martWords } from '../../locales/en/pokemart.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { Coin } from '../../ui/lists/table/Coin.tsx';
import { Grouped } from '../../ui/numbers/Grouped.tsx';
import { Checkout } from './Checkout.tsx';
import styles from './Market.module.css';
import { orderedOf, otherTowns, type Quantities, totalOf, type Ware, waresOf } from './order.ts';
import { Tutor } from './tutor/Tutor.tsx';
import { Wares } from './Wares.tsx';

interface Props {
  mart: Mart;
  busy: boolean;
  onPurchase: (wanted: Quantities) => Promise<boolean>;
  /** Tells how many coins are left after something else was paid. */
  onPaid: (coins: number) => void;
}

/** What is for sale, on three shelves, and who teaches beside them. */
const SHELVES = ['wares', 'camp', 'looks', 'tutor'] as const;

/** The player's coins, the items, and the checkout. */
export function Market({ mart, busy, onPurchase, onPaid }: Props) {
  const [params, change] = useAddress();
  const [typed, setTyped] = useState<Quantities>({});
  const shown = oneOf(params, 'tab', SHELVES);
  const wares = waresOf(mart);
  const wanted = orderedOf(wares, typed);
  const total = totalOf(wares, wanted);
  const pieces = wares.filter(({ item }) => item.furniture);
  const looks = wares.filter(({ item }) => item.look);
  const shelf = (shown: readonly Ware[]) => (
    <Wares
      wares={shown}
      coins={mart.coins}
      wanted={wanted}
      disabled={busy}
      onChange={(key, quantity) => setTyped({ ...typed, [key]: quantity })}
    />
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (total <= 0) return showToast('error', martWords.none);
    if (total > mart.coins) return showToast('error', martWords.poor);
    if (await onPurchase(wanted)) setTyped({});
  };
  return (
    // `noValidate`: the numbers are clamped while the player types.
    <form className={styles.screen} onSubmit={submit} noValidate>
      <header className={styles.head}>
        <h1>{martWords.title}</h1>
        <p className={styles.held} role="status">
          <Coin size={32} />
          <span>
            <Grouped text={martWords.held(mart.coins)} />
          </span>
        </p>
      </header>
      <FirstHint name="mart" />
      {pieces.length === 0 ? (
        shelf(wares)
      ) : (
        <Tabs
          label={martWords.shelves.label}
          first={shown}
          onChange={(tab) => change({ tab: tab === SHELVES[0] ? null : tab })}
          tabs={[
            {
              value: 'wares',
              label: martWords.shelves.wares,
              panel: shelf(wares.filter(({ item }) => !item.furniture && !item.look)),
            },
            { value: 'camp', label: martWords.shelves.camp, panel: shelf(pieces) },
            ...(looks.length === 0
              ? []
              : [{ value: 'looks', label: martWords.shelves.looks, panel: shelf(looks) }]),
            ...(import.meta.env.TRIAL
              ? []
              : [{ value: 'tutor', label: martWords.shelves.tutor, panel: <Tutor onPaid={onPaid} /> }]),
          ]}
        />
      )}
      {(shown !== 'tutor' || total > 0) && (
        <Checkout total={total} coins={mart.coins} busy={busy} onClear={() => setTyped({})} />
      )}
      {otherTowns(mart).length > 0 && (
        <p className={styles.towns}>
          {martWords.towns(otherTowns(mart).map((map) => mapsWords.places[map].title))}
        </p>
      )}
      <Link className={styles.ledger} to="/profile?tab=coins">
        {martWords.ledger}
      </Link>
    </form>
  );
}
