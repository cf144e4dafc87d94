import { martWords } from '../../locales/en/pokemart.ts';
import { Loading } from '../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { Market } from './Market.tsx';
import { useMart } from './useMart.ts';

/** The market; loads its items first. */
export default function PokemartScreen() {
  const { mart, failure, busy, purchase, paid, retry } = useMart();
  if (failure && !mart) {
    return (
      <Panel width="narrow">
        <LoadFailed {...martWords.failed} heading={1} failure={failure} onRetry={retry} />
      </Panel>
    );
  }
  if (!mart) return <Loading text={martWords.loading} heading={martWords.title} />;
  return <Market mart={mart} busy={busy} onPurchase={purchase} onPaid={paid} />;
}
