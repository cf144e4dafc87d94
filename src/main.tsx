import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followStorage } from './api/browserStorage.ts';
import { prepareRequests } from './api/request.ts';
import { readToken } from './api/token.ts';
import { App } from './app/App.tsx';
import { awaitSettings } from './app/awaitSettings.ts';
import { ErrorBoundary } from './app/errors/ErrorBoundary.tsx';
import { UncaughtPage } from './app/errors/UncaughtPage.tsx';
import { followUncaught } from './app/errors/uncaught.ts';
import { followLanguage } from './app/followLanguage.ts';
import { awaitWorker } from './app/install/awaitWorker.ts';
import { markCalm } from './app/markCalm.ts';
import { awaitSound } from './app/sound/awaitSound.ts';
import { markHour } from './app/theme/markHour.ts';
import { followTheme } from './app/theme/theme.ts';
import { followSettings } from './bridge/settings.ts';
import { showToast } from './client/notifications/toasts.ts';
import { followConnection } from './client/offline/connection.ts';
import { followCalm } from './client/session/calm.ts';
import { followTravels } from './client/session/leaving.ts';
import { followOtherTabs } from './client/session/session.ts';
import { followTextMode } from './client/session/textMode.ts';
import { followTried } from './client/workshop/followTried.ts';
import { awaitGamepads } from './gamepad/awaitGamepads.ts';
import { followDevice } from './hooks/input/device.ts';
import { en } from './locales/en.ts';
import { spoken } from './locales/texts.ts';
import './ui/theme/fonts/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/types.css';
import './ui/theme/base.css';

followUncaught();
followStorage();
followSettings();
followTravels();
followTheme();
followTextMode();
followOtherTabs();
followConnection();
followCalm();
markCalm();
markHour();
followDevice();
awaitGamepads();
awaitSound();
awaitSettings();
awaitWorker();
followTried();
if (import.meta.env.DEV) {
  void import('./client/workshop/savedAssets.ts').then(({ followSavedAssets }) => followSavedAssets());
}

// A player's page asks for something soon, and what it asks for at once loads axios then: it does not hold back the first paint. The
// login form loads axios when a visitor turns to it.
if (readToken()) {
  const prepare = () => void prepareRequests().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: 1000 });
  else setTimeout(prepare);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const page = createRoot(root);
/** Renders the page in the present language. What is on it stays: forms, focus and lists keep their state. */
const show = () =>
  page.render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
      <UncaughtPage />
    </StrictMode>,
  );
spoken.subscribe(show);
followLanguage(show, () => showToast('error', en.retry.text));
