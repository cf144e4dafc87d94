import { AUTO, CANVAS, type Types } from 'phaser';

/**
 * Players get WebGL, and the plain canvas where there is none. `?renderer=canvas` in the address asks for the
 * plain canvas, which costs a software renderer a third: for tests.
 */
export function gameConfig(): Types.Core.GameConfig {
  const asked = new URLSearchParams(location.search).get('renderer');
  return {
    type: asked === 'canvas' ? CANVAS : AUTO,
    width: 1,
    height: 1,
    // The canvas is put into its slot by `Home`.
    parent: null as unknown as HTMLElement,
    transparent: true,
    banner: false,
    audio: { noAudio: true },
    // Every control is a real element of the page.
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    autoFocus: false,
    disableContextMenu: false,
    fps: { smoothStep: false },
    // Pictures have soft edges of their own: smoothing those of their rectangles would cost half of the drawing.
    // One texture to a batch: with several, Phaser 4.2 tears turned pictures (phaser #7372).
    render: { antialias: true, antialiasGL: false, powerPreference: 'low-power', maxTextures: 1 },
    scene: [],
  };
}
