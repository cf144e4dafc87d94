import { useStore } from 'zustand';
import type { BridgeState } from '../bridge/state.ts';
import { bridge } from '../bridge/store.ts';

/** Selects a part of the bridge's state; the component renders again when that part changes. */
export function useBridge<T>(select: (state: BridgeState) => T): T {
  return useStore(bridge, select);
}
