/** Size and scale of the canvas on the screen. */
export interface Surface {
  /** Size in css pixels; a whole number of device pixels. */
  readonly cssWidth: number;
  readonly cssHeight: number;
  /** Size of the picture in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Size in the scene's own units. */
  readonly logicalWidth: number;
  readonly logicalHeight: number;
  /** Device pixels to one unit of the scene. */
  readonly scale: number;
}

/** The size of a scene, in its own units. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Largest width in css pixels. */
  readonly most: number;
}

/** Room in css pixels. A height of 0 means that the slot grows with its content. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** More than three device pixels per css pixel are not visible and cost memory. */
const densest = 3;

/** Fits a shape into a slot so that each canvas pixel is exactly one device pixel. */
export function fitSurface(shape: Shape, room: Room, devicePixelRatio: number): Surface {
  const ratio = Math.min(Math.max(devicePixelRatio || 1, 0.5), densest);
  const high = room.height > 0 ? (room.height * shape.width) / shape.height : Number.POSITIVE_INFINITY;
  const wanted = Math.max(Math.min(room.width, high, shape.most), 1);
  const width = Math.max(Math.round(wanted * ratio), 1);
  const scale = width / shape.width;
  const height = Math.round(shape.height * scale);
  return {
    cssWidth: width / ratio,
    cssHeight: height / ratio,
    width,
    height,
    logicalWidth: shape.width,
    logicalHeight: shape.height,
    scale,
  };
}

export function sameSurface(one: Surface | null, other: Surface): boolean {
  return one?.width === other.width && one.height === other.height && one.cssWidth === other.cssWidth;
}
