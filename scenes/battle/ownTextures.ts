/** The part of Phaser's texture manager that is used here. */
interface Textures {
  getTextureKeys(): string[];
  remove(key: string): unknown;
}

/** Notes the existing textures. The returned function removes all textures that have been added since. */
export function ownTextures(textures: Textures): () => void {
  const others = new Set(textures.getTextureKeys());
  return () => {
    for (const key of textures.getTextureKeys()) if (!others.has(key)) textures.remove(key);
  };
}
