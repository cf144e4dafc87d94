import { Picture } from '../ui/Picture.tsx';

/** The emblem of the game; the same picture stands in the browser's tab. */
export function Logo() {
  return <Picture name="brand/favicon" alt="" size={40} />;
}
