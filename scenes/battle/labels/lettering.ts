import type { GameObjects } from 'phaser';
import { paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { type DigitTexture, drawLetters, figuresOf, widthOf } from './letters.ts';

export interface LetteringPlan {
  readonly text: string;
  /** Height of the letters in units. */
  readonly letters: number;
  readonly fill: string;
}

/** A text on the stage, centred on its origin. */
export interface Lettering {
  readonly shown: GameObjects.Image | GameObjects.Container;
  /** Units. */
  readonly width: number;
  /** Scale at which it has its size in units. */
  readonly unit: number;
}

const AMOUNT = /^[−+]\d+$/;

/**
 * Creates an image of a text. Words get a texture each, which is kept until the battle ends. Amounts differ nearly
 * every time, so they are composed of digit frames: painting a new texture during a hit would delay it.
 */
export function lettering(scene: StageScene, plan: LetteringPlan): Lettering {
  if (AMOUNT.test(plan.text)) return amount(scene, plan, figuresOf(scene, plan.fill));
  const { key, width } = prepareWords(scene, plan);
  return { shown: scene.picture(0, 0, key), width, unit: 1 / scene.surface.scale };
}

/** Paints the texture of a text in advance. Returns its key and its width in units. */
export function prepareWords(
  scene: StageScene,
  { text, letters, fill }: LetteringPlan,
): { key: string; width: number } {
  const font = `800 ${letters}px ${scene.font}`;
  const width = widthOf(text, font) + letters;
  const height = letters * 1.7;
  const key = paintOnce(
    scene,
    `words:${letters}:${fill}:${text}`,
    { width, height },
    scene.surface.scale,
    (context) => {
      for (const part of ['outline', 'face'] as const) {
        drawLetters(context, { text, x: width / 2, y: height / 2, letters, font, fill, part });
      }
    },
  );
  return { key, width };
}

/** All faces lie above all outlines, so that no outline covers a neighbour's face. */
function amount(scene: StageScene, { text, letters }: LetteringPlan, figures: DigitTexture): Lettering {
  const unit = letters / figures.letters;
  const advances = [...text].map((figure) => figures.advance(figure));
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  const shown = scene.add.container(0, 0);
  for (const part of ['outline', 'face'] as const) {
    let left = -width / 2;
    [...text].forEach((figure, index) => {
      const advance = advances[index] ?? 0;
      shown.add(scene.picture(left + advance / 2, 0, figures.key, `${part}${figure}`));
      left += advance;
    });
  }
  return { shown, width: (width + figures.letters) * unit, unit };
}
