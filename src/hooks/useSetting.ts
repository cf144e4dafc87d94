import { useStore } from 'zustand';
import type { SettingName, Settings } from '../../contract/shapes/settings.ts';
import { settings } from '../bridge/settings.ts';

/** One of the player's settings; the component renders again when it changes. */
export const useSetting = <Name extends SettingName>(name: Name): Settings[Name] =>
  useStore(settings, ({ all }) => all[name]);
