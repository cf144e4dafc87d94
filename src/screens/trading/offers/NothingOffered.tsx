import { tradeWords } from '../../../locales/en/trades.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** Nothing is offered to anybody. */
export function NothingOffered() {
  return (
    <Panel width="narrow">
      <Empty title={tradeWords.noOffers} text={tradeWords.notOfferedText} creature="podkin">
        <LinkButton to="/findtrades" look="primary">
          {tradeWords.find}
        </LinkButton>
      </Empty>
    </Panel>
  );
}
