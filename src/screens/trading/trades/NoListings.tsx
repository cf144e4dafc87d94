import { tradeWords } from '../../../locales/en/trades.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** Nothing is in trade, so nobody can offer anything. */
export function NoListings() {
  return (
    <Panel width="narrow">
      <Empty title={tradeWords.noOffers} text={tradeWords.unlistedText} creature="podkin">
        <LinkButton to="/pokemons" look="primary">
          {tradeWords.choose}
        </LinkButton>
        <LinkButton to="/findtrades">{tradeWords.find}</LinkButton>
      </Empty>
    </Panel>
  );
}
