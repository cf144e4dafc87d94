import { useEffect, useState } from 'react';
import type { Finding } from './findings.ts';

/** What is found of a file by `look`, which has to stay the same; null until it is known, and where there is none. */
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
