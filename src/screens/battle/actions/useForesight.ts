import { useBridge } from '../../../hooks/useBridge.ts';

/** Whether the player wants to be told what attacks will do. */
export const useForesight = (): boolean => useBridge(({ settings }) => settings.foresight);
