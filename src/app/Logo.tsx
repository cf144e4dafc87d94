import emblem from 'virtual:picture/brand/favicon';
import { nameBroken } from '../ui/nameBroken.ts';

const showName = nameBroken('brand/favicon');

/** The emblem of the game; the same picture stands in the browser's tab. */
export function Logo() {
  return <img src={emblem} alt="" width={40} height={40} draggable={false} onError={showName} />;
}
