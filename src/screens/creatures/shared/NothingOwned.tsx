import { creatureWords } from '../../../locales/en/creatures.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';

const { empty } = creatureWords;

/** Shown before the player owns a creature. */
export function NothingOwned({ title = empty.ownedTitle }: { title?: string }) {
  return (
    <Panel width="narrow">
      <Empty title={title} text={empty.startText} creature="kindlam">
        <LinkButton to="/home" variant="primary">
          {empty.start}
        </LinkButton>
      </Empty>
    </Panel>
  );
}
