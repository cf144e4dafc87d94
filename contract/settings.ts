import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { SETTING_OPTIONS, SETTING_RANGES, type Settings } from './shapes/settings.ts';

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

const settings = z.object({
  theme: z.enum(SETTING_OPTIONS.theme),
  contrast: z.enum(SETTING_OPTIONS.contrast),
  calm: z.enum(SETTING_OPTIONS.calm),
  speed: z.literal(SETTING_OPTIONS.speed),
  textPace: z.enum(SETTING_OPTIONS.textPace),
  clock: z.enum(SETTING_OPTIONS.clock),
  textSize: within(SETTING_RANGES.textSize),
  music: within(SETTING_RANGES.music),
  effects: within(SETTING_RANGES.effects),
  cries: within(SETTING_RANGES.cries),
  muted: z.boolean(),
  previews: z.boolean(),
  waitForMe: z.boolean(),
  confirmations: z.boolean(),
  leftHanded: z.boolean(),
  vibration: z.boolean(),
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
  body: chosen.check(z.refine((change) => Object.keys(change).length > 0, 'At least one setting is needed')),
  reply,
});
