import { loadScript } from '../../locales/loadScript.ts';

/** Looks for achievements after a change that neither the profile nor a battle shows, such as a nickname. */
export const achievementMayBeReached = (): void => {
  loadScript(import('./watch.ts')).then(
    ({ lookAgain }) => lookAgain(),
    // The next occasion tells it.
    () => undefined,
  );
};
