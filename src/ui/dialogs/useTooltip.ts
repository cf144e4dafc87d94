import { type RefObject, useEffect, useState } from 'react';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { loadScript } from '../../locales/loadScript.ts';
import type { Tooltip } from './Tooltip.tsx';

const isInUse = (place: HTMLElement | null): boolean =>
  place !== null && (place.contains(document.activeElement) || place.matches(':active'));

let loaded: typeof Tooltip | null = null;

/**
 * The tooltip, or null until its script is loaded: after everything that the page needs first. While the focus or a
 * press is within `place`, nothing changes, since its controls are made anew: the focus or the click would be lost.
 */
export function useTooltip(place: RefObject<HTMLElement | null>): typeof Tooltip | null {
  const [tooltip, setTooltip] = useState(() => loaded);
  useEffect(() => {
    if (tooltip !== null) return;
    return whenQuiet(() => {
      loadScript(import('./Tooltip.tsx')).then(
        (module) => {
          loaded = module.Tooltip;
          if (!isInUse(place.current)) setTooltip(() => module.Tooltip);
        },
        // What a tooltip says is also said elsewhere.
        () => undefined,
      );
    });
  }, [tooltip, place]);
  return tooltip;
}
