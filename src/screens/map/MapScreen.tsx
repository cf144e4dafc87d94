import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshProfile } from '../../client/session/session.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';
import { MapView } from './MapView.tsx';
import { mapTitle } from './mapTitle.ts';

/** The map name in a navigation state: the state itself, or its `mapName`. Null where there is none. */
export function mapNameIn(state: unknown): string | null {
  if (typeof state === 'string') return state || null;
  if (typeof state !== 'object' || state === null || !('mapName' in state)) return null;
  return mapNameIn(state.mapName);
}

/** Walking on the map that the chooser named. */
export default function MapScreen() {
  const { state } = useLocation();
  const name = mapNameIn(state);
  return name ? <MapView key={name} name={name} /> : <NoMap />;
}

/** The address alone names no map; whoever stands on one is led back there. */
function NoMap() {
  const last = useBridge(({ session }) => session.profile?.mapName);
  // Where the player stands may have changed in another window: another map would be begun at its start.
  useEffect(() => void refreshProfile(), []);
  return (
    <MessagePanel title={en.map.none} text={en.map.noneText} creature="molder">
      {last && (
        <LinkButton to="/map" state={{ mapName: last }} variant="primary" replace>
          {en.map.backTo(mapTitle(last))}
        </LinkButton>
      )}
      <LinkButton to="/maps" variant={last ? 'plain' : 'primary'}>
        {en.map.toMaps}
      </LinkButton>
    </MessagePanel>
  );
}
