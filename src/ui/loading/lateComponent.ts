import { type ComponentType, useEffect, useState } from 'react';
import { loadScript } from '../../locales/loadScript.ts';

/** A component whose script comes after that of what shows it. */
export interface LateComponent<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
}

/** A component that is loaded when it is shown, or before. `load` imports it. */
export const lateComponent = <Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> => ({
  load,
  loaded: null,
});

/** Loads a component's script before the component is wanted. Rejects if it does not come. */
export async function prepareComponent<Props>(component: LateComponent<Props>): Promise<void> {
  component.loaded ??= await loadScript(component.load());
}

interface Late<Props> {
  /** Null until its script is there. */
  readonly Component: ComponentType<Props> | null;
  /** Whether the script did not come. */
  readonly failed: boolean;
  /** Asks for the script again. */
  readonly retry: () => void;
}

/** Calls `work` once what was rendered has been painted; at once where nothing is. Returns what calls it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(work);
  };
  const frame = document.hidden ? later() : requestAnimationFrame(later);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Loads a component once what stands in its place has been painted: its script does not hold that back. */
export function useLateComponent<Props>(component: LateComponent<Props>): Late<Props> {
  const [Component, setComponent] = useState(() => component.loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Component || failed) return;
    let isHere = true;
    const callOff = afterPaint(() =>
      prepareComponent(component).then(
        () => isHere && setComponent(() => component.loaded),
        () => isHere && setFailed(true),
      ),
    );
    return () => {
      isHere = false;
      callOff();
    };
  }, [component, Component, failed]);
  return { Component, failed, retry: () => setFailed(false) };
}
