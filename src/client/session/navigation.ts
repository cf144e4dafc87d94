import { createEmitter } from '../../bridge/signals/emitter.ts';

export interface NavigationRequest {
  readonly to: string;
  readonly replace: boolean;
  readonly state?: unknown;
}

const navigation = createEmitter<NavigationRequest>();

/** Sends the player to another screen; the router listens. */
export function navigateTo(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  navigation.emit({ to, replace: options.replace ?? false, state: options.state });
}

/** Listens to requests for navigation until the returned function is called. */
export const onNavigation = navigation.on;
