import { useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { readReplacement } from '../../../bridge/storage.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../../ui/panels/MessagePanel.tsx';
import { Replacement } from './Replacement.tsx';
import { useReplaced } from './useReplaced.ts';

/** The screen where the player chooses a replacement for a team member. */
export default function ChangeTeamScreen() {
  const [stored] = useState(readReplacement);
  return stored ? <StoredReplacement stored={stored} /> : <NobodyChosen />;
}

function StoredReplacement({ stored }: { stored: Creature }) {
  const replaced = useReplaced(stored);
  return replaced ? <Replacement from={replaced} /> : <NobodyChosen />;
}

const NobodyChosen = () => (
  <MessagePanel title={creatureWords.change} text={creatureWords.nothing} creature="moonbun">
    <p>{creatureWords.nothingText}</p>
    <LinkButton to="/team" variant="primary">
      {creatureWords.toTeam}
    </LinkButton>
  </MessagePanel>
);
