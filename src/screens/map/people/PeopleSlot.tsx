import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { loadScript } from '../../../api/loadScript.ts';
import { whenDrawn } from '../../../bridge/signals/stageWork.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import type { People } from './People.tsx';

type Props = ComponentProps<typeof People>;

/** The place of the people on a map. They come once the map is drawn; without a network they stay away until the next. */
export function PeopleSlot(props: Props) {
  const shown = useBridge(({ world }) => world.cell !== null);
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
