import { martWords } from '../../locales/en/pokemart.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Loading } from '../../ui/loading/Loading.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';
import { Market } from './Market.tsx';
import { useMart } from './useMart.ts';

/** The market; loads its items first. */
export default function PokemartScreen() {
  const { mart, failed, busy, purchase, retry } = useMart();
  if (failed && !mart) {
    return (
      <MessagePanel {...martWords.failed} creature="lodgekin">
        <Button variant="primary" onClick={retry}>
          {en.retry.button}
        </Button>
      </MessagePanel>
    );
  }
  if (!mart) return <Loading text={martWords.loading} />;
  return <Market mart={mart} busy={busy} onPurchase={purchase} />;
}
