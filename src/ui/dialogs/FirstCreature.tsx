import { firstCreatureWords } from '../../locales/en/firstCreature.ts';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { MessagePanel } from '../panels/MessagePanel.tsx';

/** Replaces battle screens while the player has no creature. */
export function FirstCreature({ title }: { title: string }) {
  return (
    <MessagePanel title={title} text={firstCreatureWords.text} creature="podkin">
      <LinkButton to="/home" variant="primary">
        {firstCreatureWords.button}
      </LinkButton>
    </MessagePanel>
  );
}
