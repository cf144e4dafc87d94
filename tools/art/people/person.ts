import { type Mood, Scene } from '../core/scene.ts';
import type { Style } from '../core/style.ts';

/** Colours of a person. The parts of the face use `skin`, `hair` and `iris`. */
export type PersonPalette = Readonly<Record<string, string>> & {
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
};

/** The portrait of a gym leader or champion. */
export interface Person {
  readonly id: string;
  readonly palette: PersonPalette;
  readonly draw: (scene: Scene) => void;
}

/** Lines of similar width as those of creatures, which are shown beside people on cards. */
const PORTRAIT_STYLE: Style = { outerLine: 4.2, innerLine: 2.5, gradient: 0.6, rim: 1 };

/** Declares a person; `id` is the id of the leader. Draw a bust that looks left and ends at the lower edge. */
export function person(id: string, palette: PersonPalette, draw: (scene: Scene) => void): Person {
  return { id, palette, draw };
}

/** The moods of which each person has a portrait beside the usual one. */
export const MOODS: readonly Mood[] = ['beaten', 'kind'];

/** The finished picture of a person; `blink` closes the eyes, `mood` changes the face. */
export function drawPerson({ id, palette, draw }: Person, blink = false, mood?: Mood): Scene {
  const scene = new Scene(mood ? `${id}-${mood}-` : `${id}-`, palette, {
    style: PORTRAIT_STYLE,
    blink,
    mood,
  });
  draw(scene);
  return scene;
}
