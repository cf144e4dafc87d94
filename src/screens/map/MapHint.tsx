import { FirstHint } from '../../hints/FirstHint.tsx';
import { useBridge } from '../../hooks/useBridge.ts';

interface Props {
  name: 'map' | 'encounter';
}

/**
 * What newcomers are told of walking, or of the first creature that they meet. It stands below the pad, where it
 * pushes no button away from a thumb, neither when it comes nor when it goes.
 */
export function MapHint({ name }: Props) {
  const met = useBridge(({ world }) => world.encounter !== null);
  return met === (name === 'encounter') ? <FirstHint name={name} /> : null;
}
