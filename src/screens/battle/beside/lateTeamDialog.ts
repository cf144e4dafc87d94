import type { ComponentProps } from 'react';
import { type LateComponent, lateComponent } from '../../../ui/loading/lateComponent.ts';
import type { TeamDialog } from './TeamDialog.tsx';

/** The choice of a creature of the team, which most rounds do not need. */
export const teamDialog: LateComponent<ComponentProps<typeof TeamDialog>> = lateComponent(
  async () => (await import('./TeamDialog.tsx')).TeamDialog,
);
