import { FirstHint } from '../../app/hints/FirstHint.tsx';
import { useBridge } from '../../app/useBridge.ts';

interface Props {
  name: 'map' | 'encounter';
}

/**
 * What newcomers are told of walking, or of the first creature that they meet. The first stands above the pad, where a
 * phone shows it at once; the other comes while somebody walks, and below the pad it moves no button under a thumb.
 */
export function MapHint({ name }: Props) {
  const met = useBridge(({ world }) => world.encounter !== null);
  return met === (name === 'encounter') ? <FirstHint name={name} /> : null;
}
