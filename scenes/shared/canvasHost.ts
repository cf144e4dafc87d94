import { fitSurface, type Room, type Shape, type Surface, sameSurface } from './surface.ts';

/** Returns the shape of the scene for the room in a slot. */
export type ShapeFor = (room: Room) => Shape;

/**
 * While the window is resized the old picture is stretched. It is redrawn this many milliseconds after the last
 * change.
 */
const patience = 90;

/** Keeps the canvas in its slot and fits it to the slot's width and the screen's pixel density. */
export class CanvasHost {
  readonly #canvas: HTMLCanvasElement;
  readonly #settled: (surface: Surface) => void;
  readonly #watch = new ResizeObserver(() => this.#later());
  #density: MediaQueryList | null = null;
  #slot: HTMLElement | null = null;
  #shapeFor: ShapeFor | null = null;
  #surface: Surface | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `settled` is called with every surface that differs from the previous one. */
  constructor(canvas: HTMLCanvasElement, settled: (surface: Surface) => void) {
    this.#canvas = canvas;
    this.#settled = settled;
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, {
      display: 'block',
      maxWidth: '100%',
      marginInline: 'auto',
      touchAction: 'auto',
    });
  }

  /** Moves the canvas into a slot and returns its surface there; null while the slot has no width or is not in the page. */
  enter(slot: HTMLElement, shapeFor: ShapeFor): Surface | null {
    this.leave();
    this.#slot = slot;
    this.#shapeFor = shapeFor;
    slot.append(this.#canvas);
    this.#surface = this.#measure();
    this.#watch.observe(slot);
    this.#watchDensity();
    return this.#surface;
  }

  /** Sets the size of the canvas in css pixels. */
  wear({ cssWidth, cssHeight }: Surface): void {
    Object.assign(this.#canvas.style, { width: `${cssWidth}px`, height: `${cssHeight}px` });
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#watch.disconnect();
    this.#density?.removeEventListener('change', this.#densityChanged);
    this.#density = null;
    this.#slot = null;
    this.#surface = null;
    this.#canvas.remove();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), this.#surface === null ? 0 : patience);
  }

  #settle(): void {
    const surface = this.#measure();
    if (surface === null || sameSurface(this.#surface, surface)) return;
    this.#surface = surface;
    this.#settled(surface);
  }

  #measure(): Surface | null {
    // A slot that has left the page has no computed style, so its room would be NaN.
    if (this.#slot === null || this.#shapeFor === null || !this.#slot.isConnected) return null;
    const room = roomIn(this.#slot, this.#canvas);
    return room.width < 1 ? null : fitSurface(this.#shapeFor(room), room, devicePixelRatio);
  }

  /** Moving to another screen, or zooming, changes the pixel density without a resize event. */
  #watchDensity(): void {
    this.#density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#density.addEventListener('change', this.#densityChanged, { once: true });
  }

  readonly #densityChanged = (): void => {
    this.#watchDensity();
    this.#later();
  };
}

/** The room inside a slot. The canvas is hidden while measuring: otherwise it would keep the slot at its size. */
function roomIn(slot: HTMLElement, canvas: HTMLCanvasElement): Room {
  const style = getComputedStyle(slot);
  const { display } = canvas.style;
  canvas.style.display = 'none';
  const room = {
    width: slot.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
    height: slot.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
  };
  canvas.style.display = display;
  return room;
}
