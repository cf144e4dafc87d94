import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Test files share one page, which takes longer to make than most tests take. Our modules are read anew for each file.
vi.resetModules();

afterAll(() => {
  cleanup();
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

// No server answers here. Screens open the stream of events, which would be tried again and again: it stays open, and
// tests that are about it have a `fetch` of their own.
globalThis.fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });
