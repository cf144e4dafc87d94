import type { ComponentProps } from 'react';
import { type LateDialog, lateDialog } from '../../../ui/dialogs/lateDialog.tsx';
import type { TeamDialog } from './TeamDialog.tsx';

/** The choice of a creature of the team, which most rounds do not need. */
export const teamDialog: LateDialog<ComponentProps<typeof TeamDialog>> = lateDialog(
  async () => (await import('./TeamDialog.tsx')).TeamDialog,
);
