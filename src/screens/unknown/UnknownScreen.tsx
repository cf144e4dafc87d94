import { en } from '../../locales/en.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';

/** Shown for unknown addresses. */
export default function UnknownScreen() {
  return (
    <MessagePanel title={en.unknown.title} text={en.unknown.text} creature="galoshade">
      <LinkButton to="/home" variant="primary">
        {en.unknown.home}
      </LinkButton>
    </MessagePanel>
  );
}
