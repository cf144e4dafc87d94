import type { BattleDetails } from '../../../bridge/state.ts';
import { logLines } from '../../../client/battle/log/logLines.ts';
import type { ReplaySteps } from '../../../client/battle/log/replay.ts';
import { replayWords } from '../../../locales/en/profile.ts';

/** A step of a replay with its texts. */
export interface Frame {
  readonly key: number;
  readonly step: BattleDetails;
  /** Log lines of the events that led to this step. */
  readonly lines: readonly { readonly key: string; readonly text: string }[];
  readonly caption: string;
}

const { captions } = replayWords;

function captionOf({ page, round }: BattleDetails): string {
  switch (page) {
    case 'selection':
      return round === 0 ? captions.begin : captions.choose;
    case 'battle':
      return captions.ready(round + 1);
    case 'roundResults':
      return captions.round(round);
    default:
      return captions[page];
  }
}

/** Adds the texts to the steps of a battle. */
export const framesOf = (steps: ReplaySteps): readonly Frame[] =>
  steps.map((step, key) => {
    const before = steps[key - 1];
    const texts = before ? logLines(before, step) : [];
    const lines = texts.map((text, place) => ({ key: `${key}.${place}`, text }));
    return { key, step, lines, caption: captionOf(step) };
  });
