import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenDrawn } from '../../../bridge/signals/stageWork.ts';
import { textMode } from '../../../client/session/textMode.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { loadScript } from '../../../locales/loadScript.ts';
import type { People } from './People.tsx';

type Props = ComponentProps<typeof People>;

/**
 * The place of the people on a map. They come once the map is drawn; without a network they stay away until the next. Whoever
 * meets a creature where they arrive talks to nobody now: the battle comes first, and the people once the creature is gone. Text
 * mode tells of them at once, as it tells of everything.
 */
export function PeopleSlot(props: Props) {
  const isTold = useStore(textMode) !== 'off';
  const shown = useBridge(({ world }) => world.cell !== null && (isTold || !world.encounter));
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!shown) return;
    let isHere = true;
    const letGo = whenDrawn(() => {
      loadScript(import('./People.tsx')).then(
        (module) => isHere && setLoaded(() => module.People),
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      letGo();
    };
  }, [shown]);
  return Loaded && <Loaded {...props} />;
}
