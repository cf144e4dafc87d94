import { type RefObject, useEffect, useState } from 'react';
import { loadScript } from '../../api/loadScript.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import type { Tooltip } from './Tooltip.tsx';

let loaded: typeof Tooltip | null = null;

/**
 * The tooltip, or null until its script is loaded: after everything that the page needs first. While the focus is
 * within `place`, nothing changes, since the focused control would be made anew.
 */
export function useTooltip(place: RefObject<HTMLElement | null>): typeof Tooltip | null {
  const [tooltip, setTooltip] = useState(() => loaded);
  useEffect(() => {
    if (tooltip !== null) return;
    return whenQuiet(() => {
      loadScript(import('./Tooltip.tsx')).then(
        (module) => {
          loaded = module.Tooltip;
          if (!place.current?.contains(document.activeElement)) setTooltip(() => module.Tooltip);
        },
        // What a tooltip says is also said elsewhere.
        () => undefined,
      );
    });
  }, [tooltip, place]);
  return tooltip;
}
