import emblem from 'virtual:picture/brand/favicon';
import { useSwapped } from '../useSwapped.ts';
import { nameBroken } from './nameBroken.ts';

const NAME = 'brand/favicon';
const showName = nameBroken(NAME);

/** The emblem of the game; the same picture stands in the browser's tab. */
export function Logo() {
  const address = useSwapped(NAME, emblem);
  return <img src={address} alt="" width={40} height={40} draggable={false} onError={showName} />;
}
