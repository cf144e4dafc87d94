import { StageScene } from '../shared/stageScene.ts';
import type { Shape } from '../shared/surface.ts';

export class MapScene extends StageScene {
  shape(): Shape {
    return { width: 496, height: 496, most: 496 };
  }

  protected build(): void {}
}
