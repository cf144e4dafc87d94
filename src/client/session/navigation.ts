import { createEmitter } from '../../bridge/signals/emitter.ts';

export interface NavigationRequest {
  readonly to: string;
  readonly replace: boolean;
  readonly state?: unknown;
}

const navigation = createEmitter<NavigationRequest>();

/** Navigates to another screen. The `Navigation` component carries it out. */
export function navigateTo(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  navigation.emit({ to, replace: options.replace ?? false, state: options.state });
}

/** Listens to navigation requests. Returns a function that stops it. */
export const onNavigation = navigation.on;
