import { useEffect, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { readReplacement, writeReplacement } from '../../../bridge/storage.ts';
import { teamQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../../ui/panels/MessagePanel.tsx';
import { Replacement } from './Replacement.tsx';

/**
 * The creature to be replaced: first as stored, then as the server has it. Null if it has left the team in another
 * window.
 */
function useReplaced(stored: Creature): Creature | null {
  const { id } = stored;
  const { reply } = useQuery(teamQuery);
  const present = reply ? (reply.pokemons.find((one) => one.id === id) ?? null) : stored;
  useEffect(() => {
    if (readReplacement()?.id === id) writeReplacement(present);
  }, [id, present]);
  return present;
}

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
