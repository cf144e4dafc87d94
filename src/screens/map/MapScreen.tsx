import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshProfile } from '../../client/session/session.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { mapWords } from '../../locales/en/map.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';
import { MapView } from './MapView.tsx';
import { mapTitle } from './mapTitle.ts';

/** Returns the map name of a navigation state: the state itself, or its `mapName`; null if there is none. */
export function mapNameIn(state: unknown): string | null {
  if (typeof state === 'string') return state || null;
  if (typeof state !== 'object' || state === null || !('mapName' in state)) return null;
  return mapNameIn(state.mapName);
}

/** The screen of the map that the navigation state names. */
export default function MapScreen() {
  const { state } = useLocation();
  const name = mapNameIn(state);
  return name ? <MapView name={name} /> : <NoMap />;
}

/** Shown if the navigation state names no map. A player who is on a map gets a link back to it. */
function NoMap() {
  const last = useBridge(({ session }) => session.profile?.mapName);
  // The player may have moved to another map in another window; opening the wrong map would start at its beginning.
  useEffect(() => void refreshProfile(), []);
  return (
    <MessagePanel title={mapWords.none} text={mapWords.noneText} creature="molder">
      {last && (
        <LinkButton to="/map" state={{ mapName: last }} variant="primary" replace>
          {mapWords.backTo(mapTitle(last))}
        </LinkButton>
      )}
      <LinkButton to="/maps" variant={last ? 'plain' : 'primary'}>
        {mapWords.toMaps}
      </LinkButton>
    </MessagePanel>
  );
}
