import { partWords } from '../../locales/en/parts.ts';
import { en } from '../../locales/en.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';

/** Shown for unknown addresses. */
export default function UnknownScreen() {
  return (
    <MessagePanel title={en.unknown.title} text={partWords.unknown.text} creature="galoshade">
      <LinkButton to="/home" variant="primary">
        {partWords.unknown.home}
      </LinkButton>
    </MessagePanel>
  );
}
