import { addressWith } from '../../hooks/useAddress.ts';
import { pokedexWords } from '../../locales/en/pokedex.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePanel } from '../../ui/MessagePanel.tsx';

/** An address that names no species. */
export function NoSpecies({ params }: { params: URLSearchParams }) {
  return (
    <MessagePanel title={pokedexWords.noSuch} text={pokedexWords.noSuchText} creature="glimlet">
      <LinkButton look="primary" to={addressWith(params, { name: null })}>
        {pokedexWords.back}
      </LinkButton>
    </MessagePanel>
  );
}
