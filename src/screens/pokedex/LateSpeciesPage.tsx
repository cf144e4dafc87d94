import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { loadScript } from '../../locales/loadScript.ts';
import type { SpeciesPage } from './species/SpeciesPage.tsx';

let page: typeof SpeciesPage | null = null;

/** Loads the page of a species, with the attacks that species learn: the list of all species needs neither. */
export async function prepareSpeciesPage(): Promise<void> {
  page ??= (await loadScript(import('./species/SpeciesPage.tsx'))).SpeciesPage;
}

interface Props extends ComponentProps<typeof SpeciesPage> {
  /** Shown until the script is there. */
  readonly waiting: ReactNode;
  /** Shown if it does not come. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** The page of a species, once its script is there. */
export function LateSpeciesPage({ waiting, failed, ...props }: Props) {
  const [Page, setPage] = useState(() => page);
  const [state, setState] = useState<'loading' | 'failed'>('loading');
  useEffect(() => {
    if (Page || state === 'failed') return;
    let isHere = true;
    prepareSpeciesPage().then(
      () => isHere && setPage(() => page),
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [Page, state]);
  if (Page) return <Page {...props} />;
  return state === 'failed' ? failed(() => setState('loading')) : waiting;
}
