import { lateComponent, useLateComponent } from '../loading/lateComponent.ts';

const starters = lateComponent(() =>
  import('./LivingStarters.tsx').then(({ LivingStarters }) => LivingStarters),
);

/** The starters come once what stands around them is painted; without them the painting is one without creatures. */
export function StartersSlot() {
  const { Component } = useLateComponent(starters);
  return Component && <Component />;
}
