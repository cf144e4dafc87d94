import { z } from 'zod';

const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const frame = z.object({
  frame: box,
  rotated: z.boolean().optional(),
  spriteSourceSize: box.optional(),
  sourceSize: z.object({ w: z.number(), h: z.number() }).optional(),
  duration: z.number().positive(),
});
const tag = z.object({ name: z.string(), from: z.int().min(0), to: z.int().min(0) });
const slice = z.object({
  keys: z.array(z.object({ bounds: box, pivot: z.object({ x: z.number(), y: z.number() }).optional() })),
});
const sheet = z.object({
  frames: z.union([z.array(frame), z.record(z.string(), frame)]),
  meta: z.object({
    image: z.string(),
    size: z.object({ w: z.number(), h: z.number() }),
    frameTags: z.array(tag).optional(),
    slices: z.array(slice).optional(),
  }),
});

export type AsepriteFrame = z.infer<typeof frame>;
export type AsepriteTag = z.infer<typeof tag>;

/** The data that Aseprite writes for a sprite sheet, with the frames as an array even if the file has a hash. */
export interface AsepriteSheet {
  readonly frames: readonly AsepriteFrame[];
  readonly tags: readonly AsepriteTag[];
  /** Position of the feet in a frame, from the first slice with a pivot. */
  readonly pivot: { readonly x: number; readonly y: number } | null;
  readonly size: { readonly w: number; readonly h: number };
}

/** Whether data looks like an Aseprite export; it may be incomplete. */
export const isAseprite = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'frames' in data && 'meta' in data;

/**
 * Reads an Aseprite export.
 * @throws Error that names the field that is missing or has the wrong type
 */
export function readAseprite(data: unknown): AsepriteSheet {
  const read = sheet.safeParse(data);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { frames, meta } = read.data;
  const key = meta.slices?.flatMap(({ keys }) => keys).find(({ pivot }) => pivot !== undefined);
  return {
    frames: Array.isArray(frames) ? frames : Object.values(frames),
    tags: meta.frameTags ?? [],
    pivot: key?.pivot ? { x: key.bounds.x + key.pivot.x, y: key.bounds.y + key.pivot.y } : null,
    size: meta.size,
  };
}
