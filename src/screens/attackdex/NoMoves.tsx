import type { ChangeAddress } from '../../hooks/useAddress.ts';
import { attackdexWords } from '../../locales/en/attackdex.ts';
import { filterWords } from '../../locales/en/filters.ts';
import { partWords } from '../../locales/en/parts.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { NO_FILTERS } from './moveFilters.ts';

/** Where the filters leave nothing. */
export function NoMoves({ onChange }: { onChange: ChangeAddress }) {
  return (
    <Panel width="narrow">
      <Empty title={partWords.nothing} text={attackdexWords.none} creature="glimlet">
        <Button look="primary" onClick={() => onChange({ ...NO_FILTERS, q: null })}>
          {filterWords.clear}
        </Button>
      </Empty>
    </Panel>
  );
}
