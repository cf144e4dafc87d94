import { cleanup, configure } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import * as React from 'react';
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
configure({ reactStrictMode: true, asyncUtilTimeout: 15_000 });

// There is no server. Screens open the event stream and would retry it again and again, so `fetch` stays pending.
// Tests of the event stream replace `fetch` themselves.
globalThis.fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });

// React's development build records the calls that made each element, for tools that nobody looks at here: a tenth of
// the time of these tests. It stops by itself after ten thousand elements in a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (!internals) throw new Error('React counts its elements elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// Queries by role ask for the style of every element and all above it, and happy-dom copies each by structuredClone:
// another twentieth. Properties are pairs of a value and whether it is important.
CSSPropertyManager.prototype.clone = function clone(this: CSSPropertyManager) {
  const copy = new CSSPropertyManager();
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
  // Its type hides which properties are set.
  const { definedPropertyNames } = this as unknown as { definedPropertyNames: object };
  return Object.assign(copy, { definedPropertyNames: { ...definedPropertyNames } });
};
