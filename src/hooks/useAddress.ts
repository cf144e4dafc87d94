import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What shall stand in the address; null takes a name out of it. */
export type AddressChange = Readonly<Record<string, string | null>>;
export type ChangeAddress = (change: AddressChange, how?: 'replace' | 'go') => void;

/** The address as it is, but for some of what stands behind the question mark. */
export function addressWith(params: URLSearchParams, wanted: AddressChange): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/**
 * What stands in the address behind the question mark, and how it is changed: `replace` for what one would not go
 * back to (filters, sorting), `go` for what feels like another page.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  // Two changes in a row must not undo each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeAddress>(
    (wanted, how = 'replace') => {
      const next = new URLSearchParams(addressWith(latest.current, wanted));
      latest.current = next;
      setParams(next, { replace: how === 'replace' });
    },
    [setParams],
  );
  return [params, change];
}

/** The word itself where it is one of the allowed ones. */
export const wordOf = <Word extends string>(
  allowed: readonly Word[],
  word: string | null,
): Word | undefined => allowed.find((each) => each === word);

/** One of the allowed words, or the first of them where the address says anything else. */
export function oneOf<Word extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly [Word, ...Word[]],
): Word {
  return wordOf(allowed, params.get(name)) ?? allowed[0];
}

/** The allowed words of a list, each once, as far as the address names them. */
export function someOf<Word extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Word[],
): readonly Word[] {
  const named = new Set((params.get(name) ?? '').split(','));
  return allowed.filter((word) => named.has(word));
}
