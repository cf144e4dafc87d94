import type { GameObjects, Renderer } from 'phaser';
import { MESH, type Rig } from './rig.ts';

/** What Phaser's batch of quads is asked to draw: corners, place in the texture, and what is the same for all quads. */
type Batch = (
  context: unknown,
  texture: unknown,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  texX: number,
  texY: number,
  texWidth: number,
  texHeight: number,
  mode: number,
  tint0: number,
  tint1: number,
  tint2: number,
  tint3: number,
  options: unknown,
  second0: number,
  second1: number,
  second2: number,
  second3: number,
) => void;

interface Quads {
  batch: Batch;
}

/** The points of a bent picture, as shares of it; it is drawn as it is while `rig` is null or `bent` is false. */
export interface Mesh {
  rig: Rig | null;
  bent: boolean;
  readonly points: Float32Array;
}

export const newMesh = (): Mesh => ({
  rig: null,
  bent: false,
  points: new Float32Array((MESH + 1) ** 2 * 2),
});

/**
 * Lets WebGL draw an image as a mesh: the one quad that Phaser would draw is cut into cells, and each corner of a cell
 * is where the mesh has it. The canvas renderer has no such nodes and draws the image as it is.
 * @returns whether the image can be bent
 */
export function drawAsMesh(image: GameObjects.Image, mesh: Mesh): boolean {
  const { BatchHandler } = (image.defaultRenderNodes ?? {}) as { readonly BatchHandler?: Quads };
  if (BatchHandler === undefined) return false;
  const node = { name: 'BentPicture', batch: cutInto(mesh, BatchHandler) };
  image.setRenderNodeRole('BatchHandler', node as unknown as Renderer.WebGL.RenderNodes.RenderNode);
  return true;
}

/** Draws a quad cell by cell. It allocates nothing. */
export function cutInto(mesh: Mesh, quads: Quads): Batch {
  return (
    c,
    t,
    x0,
    y0,
    x1,
    y1,
    x2,
    y2,
    x3,
    y3,
    u,
    v,
    w,
    h,
    mode,
    a0,
    a1,
    a2,
    a3,
    options,
    b0,
    b1,
    b2,
    b3,
  ) => {
    const { rig, points } = mesh;
    if (rig === null || !mesh.bent) {
      quads.batch(
        c,
        t,
        x0,
        y0,
        x1,
        y1,
        x2,
        y2,
        x3,
        y3,
        u,
        v,
        w,
        h,
        mode,
        a0,
        a1,
        a2,
        a3,
        options,
        b0,
        b1,
        b2,
        b3,
      );
      return;
    }
    // Corners come as upper left, lower left, upper right, lower right.
    const ax = x2 - x0;
    const ay = y2 - y0;
    const dx = x1 - x0;
    const dy = y1 - y0;
    const size = 1 / MESH;
    for (let row = 0; row < MESH; row += 1)
      for (let column = 0; column < MESH; column += 1) {
        if (rig.seen[row * MESH + column] !== 1) continue;
        const upper = (row * (MESH + 1) + column) * 2;
        const lower = upper + (MESH + 1) * 2;
        const s0 = points[upper] ?? 0;
        const t0 = points[upper + 1] ?? 0;
        const s1 = points[lower] ?? 0;
        const t1 = points[lower + 1] ?? 0;
        const s2 = points[upper + 2] ?? 0;
        const t2 = points[upper + 3] ?? 0;
        const s3 = points[lower + 2] ?? 0;
        const t3 = points[lower + 3] ?? 0;
        quads.batch(
          c,
          t,
          x0 + s0 * ax + t0 * dx,
          y0 + s0 * ay + t0 * dy,
          x0 + s1 * ax + t1 * dx,
          y0 + s1 * ay + t1 * dy,
          x0 + s2 * ax + t2 * dx,
          y0 + s2 * ay + t2 * dy,
          x0 + s3 * ax + t3 * dx,
          y0 + s3 * ay + t3 * dy,
          u + column * size * w,
          v + row * size * h,
          size * w,
          size * h,
          mode,
          a0,
          a1,
          a2,
          a3,
          options,
          b0,
          b1,
          b2,
          b3,
        );
      }
  };
}
