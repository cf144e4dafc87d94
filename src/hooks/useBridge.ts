import { useStore } from 'zustand';
import type { BridgeState } from '../bridge/state.ts';
import { bridge } from '../bridge/store.ts';

/** A piece of the bridge's state; the component is drawn again when that piece changes. */
export function useBridge<T>(select: (state: BridgeState) => T): T {
  return useStore(bridge, select);
}
