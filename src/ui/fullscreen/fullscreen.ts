import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { isShortcut } from '../../hooks/input/gameKeys.ts';
import { onGamepadAction } from '../../hooks/input/gamepadActions.ts';
import { en } from '../../locales/en.ts';

/** Whether this browser can show a page in full screen; those of small iPhones cannot. */
export const canFullscreen = (): boolean => document.fullscreenEnabled === true;

const isFullscreen = (): boolean => (document.fullscreenElement ?? null) !== null;

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the game is in full screen; the component renders again when that changes. */
export const useFullscreen = (): boolean => useSyncExternalStore(onChange, isFullscreen);

/** Shows the game in full screen, or ends it. If the browser refuses, a toast says so. */
export async function turnFullscreen(): Promise<void> {
  try {
    if (isFullscreen()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    showToast('info', en.fullscreen.refused);
  }
}

/** Lets a key and a gamepad button turn full screen on and off, where the browser has it. */
export function useFullscreenKey(): void {
  useEffect(() => {
    if (!canFullscreen()) return;
    const press = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && isShortcut('fullscreen', event)) void turnFullscreen();
    };
    globalThis.addEventListener('keydown', press);
    const letGo = onGamepadAction((action) => action === 'fullscreen' && void turnFullscreen());
    return () => {
      letGo();
      globalThis.removeEventListener('keydown', press);
    };
  }, []);
}
