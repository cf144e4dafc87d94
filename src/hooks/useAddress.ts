import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters to set in the query string; null removes a parameter. */
export type AddressChange = Readonly<Record<string, string | null>>;
export type ChangeAddress = (change: AddressChange, how?: 'replace' | 'go') => void;

/** The query string with some parameters changed. */
export function addressWith(params: URLSearchParams, wanted: AddressChange): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/**
 * The parameters of the query string, and a function that changes them: with `replace` for changes that Back should
 * not undo (filters, sorting), with `go` for a new history entry.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  // The latest parameters, so that two changes within one render do not undo each other.
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

/** The value if it is one of the allowed ones, otherwise undefined. */
export const wordOf = <Word extends string>(
  allowed: readonly Word[],
  word: string | null,
): Word | undefined => allowed.find((each) => each === word);

/** The parameter's value if it is allowed, otherwise the first allowed value. */
export function oneOf<Word extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly [Word, ...Word[]],
): Word {
  return wordOf(allowed, params.get(name)) ?? allowed[0];
}

/** The allowed values that a comma-separated parameter contains, each once. */
export function someOf<Word extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Word[],
): readonly Word[] {
  const named = new Set((params.get(name) ?? '').split(','));
  return allowed.filter((word) => named.has(word));
}
