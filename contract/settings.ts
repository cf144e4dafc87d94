import * as z from 'zod/mini';
import { get, post } from './call.ts';
import type { RefusalReason } from './refusals/reasons.ts';
import {
  BUTTON_ACTIONS,
  KEY_ACTIONS,
  KEY_PATTERN,
  LAST_BUTTON,
  MOST_BOUND,
  type PlayerAction,
} from './shapes/controls.ts';
import { SETTING_OPTIONS, SETTING_RANGES, type Settings } from './shapes/settings.ts';

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** A list of keys or buttons for each action; an action that is absent has its defaults. */
const bindings = <Name extends PlayerAction, Input extends string | number>(
  actions: readonly Name[],
  input: z.ZodMiniType<Input>,
) => {
  const list = z.array(input).check(z.maxLength(MOST_BOUND));
  type Lists = Record<Name, z.ZodMiniType<readonly Input[]>>;
  return z.partial(z.object(Object.fromEntries(actions.map((action) => [action, list])) as unknown as Lists));
};

const settings = z.object({
  language: z.enum(SETTING_OPTIONS.language),
  theme: z.enum(SETTING_OPTIONS.theme),
  contrast: z.enum(SETTING_OPTIONS.contrast),
  calm: z.enum(SETTING_OPTIONS.calm),
  speed: z.literal(SETTING_OPTIONS.speed),
  textPace: z.enum(SETTING_OPTIONS.textPace),
  clock: z.enum(SETTING_OPTIONS.clock),
  textMode: z.enum(SETTING_OPTIONS.textMode),
  textSize: within(SETTING_RANGES.textSize),
  music: within(SETTING_RANGES.music),
  effects: within(SETTING_RANGES.effects),
  cries: within(SETTING_RANGES.cries),
  muted: z.boolean(),
  colourMarks: z.boolean(),
  previews: z.boolean(),
  waitForMe: z.boolean(),
  confirmations: z.boolean(),
  leftHanded: z.boolean(),
  vibration: z.boolean(),
  pad: z.enum(SETTING_OPTIONS.pad),
  padSize: within(SETTING_RANGES.padSize),
  padOpacity: within(SETTING_RANGES.padOpacity),
  padAcross: within(SETTING_RANGES.padAcross),
  padUp: within(SETTING_RANGES.padUp),
  keys: bindings(KEY_ACTIONS, z.string().check(z.regex(KEY_PATTERN))),
  buttons: bindings(BUTTON_ACTIONS, within({ least: 0, most: LAST_BUTTON })),
} satisfies Record<keyof Settings, z.ZodMiniType>);

const chosen = z.partial(settings);
const reply = z.object({ settings: chosen });

export const getSettings = get('/api/auth/settings', {
  name: 'getSettings',
  summary: 'The settings that the player has chosen, on any device. What is absent has its default.',
  reply,
});

export const saveSettings = post('/api/auth/settings', {
  name: 'saveSettings',
  summary:
    'Keeps the settings of the body with the account, at least one; the others stay as they are. Answers with all that the player has chosen.',
  body: chosen.check(
    z.refine((change) => Object.keys(change).length > 0, 'noSetting' satisfies RefusalReason),
  ),
  reply,
});
