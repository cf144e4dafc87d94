import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Loading } from '../../ui/loading/Loading.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import type { LoadScreen } from './gameRoute.ts';
import { loadedScreen, loadScreen } from './loadScreen.ts';
import styles from './Message.module.css';

interface RetryProps {
  title?: string;
  text?: string;
  onRetry: () => void;
}

/** An error panel with a button to try again. */
function Retry({ title = en.retry.title, text = en.retry.text, onRetry }: RetryProps) {
  return (
    <Panel width="narrow" className={styles.message} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" onClick={onRetry}>
        {en.retry.button}
      </Button>
    </Panel>
  );
}

interface State {
  broken: boolean;
}

/** Keeps header and footer alive when a screen throws while rendering. */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Retry title={en.retry.brokenTitle} text={en.retry.brokenText} onRetry={() => location.reload()} />
    );
  }
}

interface Props {
  load: LoadScreen;
}

/** Loads a screen's script and renders it. If loading fails, it offers another try. */
export function LazyScreen({ load }: Props) {
  const [attempt, setAttempt] = useState(0);
  // The browser may have cached the failed import, or a newer build may use other file names: then only a reload
  // helps.
  const retry = () => (attempt === 0 ? setAttempt(1) : location.reload());
  return <Attempt key={attempt} load={load} onRetry={retry} />;
}

function Attempt({ load, onRetry }: Props & { onRetry: () => void }) {
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
  if (!Screen) return <Loading />;
  return (
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  );
}
