import type { Effect } from '../../content/sounds.ts';

type Prepare = (effect: Effect) => Promise<void>;

/**
 * Prepares effects one after the other, so that they stay behind what the player waits for; a later list takes the
 * place of the rest of an earlier one. Resolves to whether its list was gone through.
 */
export function prepareInTurn(prepare: Prepare): (effects: readonly Effect[]) => Promise<boolean> {
  let newest: readonly Effect[] = [];
  return async (effects) => {
    newest = effects;
    for (const effect of effects) {
      if (newest !== effects) return false;
      await prepare(effect);
    }
    return newest === effects;
  };
}
