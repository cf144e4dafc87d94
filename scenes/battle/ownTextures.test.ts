import { describe, expect, it } from 'vitest';
import { ownTextures } from './ownTextures.ts';

class Manager {
  keys = ['map:ground'];
  getTextureKeys = () => [...this.keys];
  remove = (key: string) => {
    this.keys = this.keys.filter((one) => one !== key);
  };
}

describe('the textures of a battle', () => {
  it('are as many after ten battles as before the first, and those of the map are still there', () => {
    const textures = new Manager();
    for (let battle = 0; battle < 10; battle += 1) {
      const free = ownTextures(textures);
      textures.keys.push(`creatures/wild${battle}.normal:330@1`, 'backdrop@1', 'effects:fire@1');
      free();
    }
    expect(textures.keys).toEqual(['map:ground']);
  });
});
