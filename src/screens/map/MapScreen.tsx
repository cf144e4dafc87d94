import { useLocation } from 'react-router-dom';
import { en } from '../../locales/en.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePanel } from '../../ui/MessagePanel.tsx';
import { MapView } from './MapView.tsx';
import { mapNameIn } from './mapNameIn.ts';

/** Walking on the map that the chooser named. */
export default function MapScreen() {
  const { state } = useLocation();
  const name = mapNameIn(state);
  if (name) return <MapView key={name} name={name} />;
  return (
    <MessagePanel title={en.map.none} text={en.map.noneText} creature="molder">
      <LinkButton to="/maps" look="primary">
        {en.map.toMaps}
      </LinkButton>
    </MessagePanel>
  );
}
