import { afterEach, beforeEach, vi } from 'vitest';

/** Catches what the page saves as a file in each test of a group. Returns the list of the files' contents. */
export function catchDownloads(): readonly Blob[] {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:nothing';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());
  return saved;
}
