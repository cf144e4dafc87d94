import { creatureWords } from '../../../locales/en/creatures.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MessagePanel } from '../../../ui/MessagePanel.tsx';
import { Replacement } from './Replacement.tsx';
import { useReplaced } from './useReplaced.ts';

/** Who shall come into the team for somebody else. */
export default function ChangeTeamScreen() {
  const replaced = useReplaced();
  if (replaced) return <Replacement from={replaced} />;
  return (
    <MessagePanel title={creatureWords.change} text={creatureWords.nothing} creature="moonbun">
      <p>{creatureWords.nothingText}</p>
      <LinkButton to="/team" look="primary">
        {creatureWords.toTeam}
      </LinkButton>
    </MessagePanel>
  );
}
