import { useBridge } from '../../../hooks/useBridge.ts';

/** Whether the player has switched on the previews of attacks. */
export const useForesight = (): boolean => useBridge(({ settings }) => settings.foresight);
