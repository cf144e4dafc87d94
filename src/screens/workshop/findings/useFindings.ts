import { useEffect, useState } from 'react';
import type { Finding } from './findings.ts';

/**
 * Returns the findings of `look` for a file; null while unknown or without a file. `look` must be a stable function.
 */
export function useFindings(
  content: Blob | null,
  look: (content: Blob) => Promise<readonly Finding[] | null>,
): readonly Finding[] | null {
  const [known, setKnown] = useState<{ content: Blob; findings: readonly Finding[] } | null>(null);
  useEffect(() => {
    let left = false;
    if (content) {
      void look(content).then((findings) => {
        if (!left && findings) setKnown({ content, findings });
      });
    }
    return () => {
      left = true;
    };
  }, [content, look]);
  return known && known.content === content ? known.findings : null;
}
