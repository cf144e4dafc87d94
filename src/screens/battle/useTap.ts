import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Lets a tap on the stage do what the main button does, for a thumb that rests there; null where it does nothing. Who
 * uses no pointer has the button itself.
 */
export function useTap(stage: RefObject<HTMLElement | null>, act: (() => void) | null): void {
  const tapped = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button')) act?.();
  });
  const isOn = act !== null;
  useEffect(() => {
    const element = stage.current;
    if (!element || !isOn) return;
    const listen = (event: MouseEvent) => tapped(event);
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, [stage, isOn]);
}
