import { type RefObject, useEffect } from 'react';

/**
 * Where the stage was scrolled away, brings it into sight while something is to be seen there, and then goes back to
 * where the player was, unless that one has scrolled meanwhile.
 */
export function useStageInSight(stage: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const box = stage.current?.getBoundingClientRect();
    if (!wanted || !box || (box.top >= 0 && box.bottom <= globalThis.innerHeight)) return;
    const before = globalThis.scrollY;
    stage.current?.scrollIntoView?.({ block: 'nearest' });
    const there = globalThis.scrollY;
    return () => {
      if (globalThis.scrollY === there) globalThis.scrollTo?.(0, before);
    };
  }, [stage, wanted]);
}
