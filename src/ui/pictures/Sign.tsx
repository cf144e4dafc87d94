import type { CSSProperties } from 'react';
import { inStyle } from './inStyle.ts';
import { usePicture } from './usePicture.ts';

/** A picture as a stencil, in the colour that `className` gives it: its address is `--sign` there. */
export function Sign({ name, className }: { name: string; className: string | undefined }) {
  const address = usePicture(name);
  if (!address) return null;
  return (
    <span className={className} style={{ '--sign': inStyle(address) } as CSSProperties} aria-hidden="true" />
  );
}
