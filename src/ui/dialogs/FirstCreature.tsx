import { firstCreatureWords } from '../../locales/en/firstCreature.ts';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { MessagePanel } from '../panels/MessagePanel.tsx';

/** In place of a screen for battles, as long as the player has nobody to send. */
export function FirstCreature({ title }: { title: string }) {
  return (
    <MessagePanel title={title} text={firstCreatureWords.text} creature="podkin">
      <LinkButton to="/home" variant="primary">
        {firstCreatureWords.button}
      </LinkButton>
    </MessagePanel>
  );
}
