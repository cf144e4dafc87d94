import { type ComponentType, useEffect, useState } from 'react';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Loading } from '../../ui/loading/Loading.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import errors from '../errors/Errors.module.css';
import type { LoadScreen } from './gameRoute.ts';
import { loadedScreen, loadScreen } from './loadScreen.ts';

/** Takes the place of a screen whose script did not arrive, with a button to try again. */
function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel width="narrow" className={errors.message} role="alert">
      <h1>{en.retry.title}</h1>
      <p>{en.retry.text}</p>
      <Button variant="primary" onClick={onRetry}>
        {en.retry.button}
      </Button>
    </Panel>
  );
}

interface Props {
  load: LoadScreen;
  /** What the screen is called while its script is on the way. */
  title: string;
}

/** Loads a screen's script and renders it. If loading fails, it offers another try. */
export function LazyScreen({ load, title }: Props) {
  const [attempt, setAttempt] = useState(0);
  // The browser may have cached the failed import, or a newer build may use other file names: then only a reload
  // helps.
  const retry = () => (attempt === 0 ? setAttempt(1) : location.reload());
  return <Attempt key={attempt} load={load} title={title} onRetry={retry} />;
}

function Attempt({ load, title, onRetry }: Props & { onRetry: () => void }) {
  const [failed, setFailed] = useState(false);
  const [Screen, setScreen] = useState<ComponentType | null>(() => loadedScreen(load));
  useEffect(() => {
    let left = false;
    loadScreen(load).then(
      (screen) => !left && setScreen(() => screen),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load]);

  if (failed) return <Retry onRetry={onRetry} />;
  if (!Screen) return <Loading heading={title} />;
  return (
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  );
}
