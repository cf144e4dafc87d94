import { marketWords } from '../../../locales/en/market.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** Nobody lists what is looked for. */
export function NothingFound({ onClear }: { onClear: (() => void) | null }) {
  return (
    <Panel width="narrow">
      <Empty title={marketWords.noneTitle} text={marketWords.noneText} creature="podkin">
        {onClear && (
          <Button look="primary" onClick={onClear}>
            {marketWords.anybody}
          </Button>
        )}
        <LinkButton to="/pokemons">{marketWords.put}</LinkButton>
      </Empty>
    </Panel>
  );
}
