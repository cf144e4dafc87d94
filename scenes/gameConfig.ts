import { AUTO, CANVAS, type Types } from 'phaser';

/**
 * Players get WebGL, or the canvas renderer if there is no WebGL. `?renderer=canvas` in the address selects the
 * canvas renderer for tests: without a GPU it takes a third of the time.
 */
export function gameConfig(): Types.Core.GameConfig {
  const asked = new URLSearchParams(location.search).get('renderer');
  return {
    type: asked === 'canvas' ? CANVAS : AUTO,
    width: 1,
    height: 1,
    // `CanvasHost` puts the canvas into its slot.
    parent: null as unknown as HTMLElement,
    transparent: true,
    banner: false,
    audio: { noAudio: true },
    // All controls are HTML elements of the page.
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    autoFocus: false,
    disableContextMenu: false,
    fps: { smoothStep: false },
    // The pictures have soft edges. Antialiasing their rectangles too would cost half of the rendering time.
    // One texture per batch: with several, Phaser 4.2 tears rotated images (phaser #7372).
    render: { antialias: true, antialiasGL: false, powerPreference: 'low-power', maxTextures: 1 },
    scene: [],
  };
}
