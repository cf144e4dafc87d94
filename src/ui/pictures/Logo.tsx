import emblem from 'virtual:picture/brand/favicon';
import { useSwapped } from '../useSwapped.ts';
import { nameBroken } from './nameBroken.ts';

const NAME = 'brand/favicon';
const showName = nameBroken(NAME);

/** The game's emblem; the favicon is the same picture. */
export function Logo() {
  const address = useSwapped(NAME, emblem);
  return <img src={address} alt="" width={40} height={40} draggable={false} onError={showName} />;
}
