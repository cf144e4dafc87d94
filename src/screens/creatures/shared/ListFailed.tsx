import { creatureWords } from '../../../locales/en/creatures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';

const { empty } = creatureWords;

/** The server did not answer: no toast, as the specification says, but a word in the place of what is missing. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel width="narrow">
      <Empty title={empty.failedTitle} text={empty.failedText} creature="lodgekin">
        <Button variant="primary" onClick={onRetry}>
          {empty.retry}
        </Button>
      </Empty>
    </Panel>
  );
}
