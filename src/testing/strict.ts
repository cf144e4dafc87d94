import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Test files share one page, because creating it takes longer than most tests. Our modules are loaded again for each.
vi.resetModules();

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// Development builds use StrictMode, which reveals effects without a cleanup and state changes during rendering. The
// long timeout is for screen scripts, which load slowly on a busy machine.
configure({ reactStrictMode: true, asyncUtilTimeout: 5000 });

// There is no server. Screens open the event stream and would retry it again and again, so `fetch` stays pending.
// Tests of the event stream replace `fetch` themselves.
globalThis.fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });
