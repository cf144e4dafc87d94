import { createStore } from 'zustand/vanilla';
import type { BodyOf } from '../../../contract/call.ts';
import { getSettings, saveSettings } from '../../../contract/settings.ts';
import type { SettingName, Settings } from '../../../contract/shapes/settings.ts';
import { isSameSetting, knownSettings } from '../../../contract/shapes/settings.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { keepSettings, settings } from '../../bridge/settings.ts';
import { bridge } from '../../bridge/store.ts';
import { partWords } from '../../locales/en/parts.ts';
import { showToast } from '../notifications/toasts.ts';
import { onReturn } from '../returns.ts';
import { refreshProfile } from '../session/session.ts';

/** Milliseconds without a further change after which changes are sent: a slider makes many. */
const SETTLED_MS = 400;
/** Milliseconds after which changes are sent again that could not be sent. */
const AGAIN_MS = 15_000;

/** Whether the latest try to reach the account has failed: changes are sent later. */
export const isAccountOutOfReach = createStore<boolean>(() => false);

const pick = (names: readonly SettingName[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings.getState().all[name]]));

/**
 * Takes the settings of the account of the player who is logged in. Of what was changed on this device:
 * - by this player, for example without a connection: it is the latest, stays, and is sent;
 * - by nobody who was logged in: the account's settings win, what the account lacks is sent, and what gave way is
 *   kept, so that the settings screen can offer it; text mode stays as it was chosen for the login, whoever needs it
 *   would be lost without it;
 * - by another player: it is dropped.
 */
export function takeAccountSettings(account: Partial<Settings>, player: string): void {
  const { unsent, by, beforeLogin, gaveWay } = settings.getState();
  const latest = by === player || by === '' ? unsent : [];
  const open = by === null ? unsent : beforeLogin;
  const staying = [
    ...latest,
    ...open.filter((name) => !latest.includes(name) && (!(name in account) || name === 'textMode')),
  ];
  const here = pick(open);
  const other = open.filter((name) => !staying.includes(name) && !isSameSetting(account[name], here[name]));
  keepSettings({
    chosen: { ...account, ...pick(staying) },
    unsent: staying,
    by: player,
    beforeLogin: [],
    gaveWay: open.length > 0 ? pick(other) : gaveWay,
  });
}

/** Says that the settings of this device gave way, if it has just happened. */
function tellWhatGaveWay(before: Partial<Settings>): void {
  const { gaveWay } = settings.getState();
  if (gaveWay !== before && Object.keys(gaveWay).length > 0) showToast('info', partWords.otherSettings);
}

/** What another window has changed and sent since: a reply of the account may be older than that. */
function changedElsewhere(before: Partial<Settings>): Partial<Settings> {
  const { chosen, unsent } = settings.getState();
  const names = Object.keys(chosen) as SettingName[];
  return pick(names.filter((name) => !unsent.includes(name) && !isSameSetting(chosen[name], before[name])));
}

/** Notes that the account has these values, and takes the others from its reply. */
function noteSent(sent: Partial<Settings>, account: Partial<Settings>): void {
  const { unsent, all } = settings.getState();
  const left = unsent.filter((name) => !isSameSetting(sent[name], all[name]));
  keepSettings({ chosen: { ...account, ...pick(left) }, unsent: left });
}

/** The token for whose session the account's settings were read. */
let readFor: string | null = null;
let running: Promise<void> | null = null;

async function run(refresh: boolean): Promise<void> {
  const token = readToken();
  if (token === null) return;
  const player = bridge.getState().session.profile?.username ?? (await refreshProfile())?.username;
  if (player === undefined) throw new Error('The player is not known');
  if (refresh || readFor !== token) {
    const { gaveWay, chosen } = settings.getState();
    const { settings: account } = await request(getSettings);
    if (readToken() !== token) return;
    takeAccountSettings({ ...knownSettings(account), ...changedElsewhere(chosen) }, player);
    tellWhatGaveWay(gaveWay);
    readFor = token;
  }
  while (settings.getState().unsent.length > 0) {
    const { chosen, unsent } = settings.getState();
    const sent = pick(unsent);
    const { settings: account } = await request(saveSettings, sent as BodyOf<typeof saveSettings>);
    if (readToken() !== token) return;
    noteSent(sent, { ...knownSettings(account), ...changedElsewhere(chosen) });
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
const later = (ms: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void syncSettings(), ms);
};

/**
 * Reads the account's settings, once in each session or if `refresh` is true, and sends what was changed here. Never
 * rejects: what could not be sent is sent later.
 */
export function syncSettings(refresh = false): Promise<void> {
  const token = readToken();
  running ??= run(refresh)
    .then(
      () => isAccountOutOfReach.setState(false, true),
      (problem) => {
        // The session has ended: there is no account to reach.
        if (toRefusal(problem).status === 401 || readToken() !== token) return;
        isAccountOutOfReach.setState(true, true);
        later(AGAIN_MS);
      },
    )
    .finally(() => {
      running = null;
      // Another player has logged in meanwhile, whose account has not been asked.
      if (readToken() !== token) void syncSettings();
    });
  return running;
}

/** Keeps the settings of this device and those of the account the same, from now on. */
export function followAccount(): void {
  void syncSettings();
  bridge.subscribe(
    ({ session }) => session.token,
    () => void syncSettings(),
  );
  onReturn(() => void syncSettings(true));
  settings.subscribe(({ unsent }, before) => {
    if (unsent.length > 0 && unsent !== before.unsent) later(SETTLED_MS);
  });
}
