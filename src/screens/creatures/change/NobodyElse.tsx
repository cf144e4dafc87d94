import { creatureWords } from '../../../locales/en/creatures.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';

const { empty } = creatureWords;

/** The whole collection is in the team. */
export function NobodyElse() {
  return (
    <Panel width="narrow">
      <Empty title={empty.restTitle} text={empty.restText} creature="gloopet" heading={3}>
        <LinkButton to="/maps" look="primary">
          {empty.toMaps}
        </LinkButton>
      </Empty>
    </Panel>
  );
}
