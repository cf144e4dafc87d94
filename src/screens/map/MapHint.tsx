import { FirstHint } from '../../app/hints/FirstHint.tsx';
import { useBridge } from '../../app/useBridge.ts';

/** What newcomers are told of walking, and of the first creature that they meet. */
export function MapHint() {
  const met = useBridge(({ world }) => world.encounter !== null);
  const name = met ? 'encounter' : 'map';
  return <FirstHint key={name} name={name} />;
}
