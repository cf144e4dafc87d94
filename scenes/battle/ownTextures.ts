/** The part of Phaser's texture manager that is needed here. */
interface Textures {
  getTextureKeys(): string[];
  remove(key: string): unknown;
}

/** Remembers which textures there are; the returned function removes all that have come since. */
export function ownTextures(textures: Textures): () => void {
  const others = new Set(textures.getTextureKeys());
  return () => {
    for (const key of textures.getTextureKeys()) if (!others.has(key)) textures.remove(key);
  };
}
