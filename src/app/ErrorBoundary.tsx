import { Component, type ReactNode } from 'react';
import { en } from '../locales/en.ts';
import { Retry } from './Retry.tsx';

interface State {
  broken: boolean;
}

/** Keeps the header alive when a screen throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
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
