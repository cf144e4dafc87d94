import { Component, type ReactNode } from 'react';
import { lastFailedRequest } from '../../api/refusal.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Errors.module.css';

/** The words of an error that the game did not expect, with the number of the last failed request. */
export function BrokenWords() {
  const id = lastFailedRequest();
  return (
    <>
      <h1>{en.retry.brokenTitle}</h1>
      <p>{en.retry.brokenText}</p>
      {id && <p>{en.retry.brokenId(id)}</p>}
    </>
  );
}

/** Takes the place of what threw while rendering. What is around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Panel width="narrow" className={styles.message} role="alert">
        <BrokenWords />
        <Button variant="primary" onClick={() => location.reload()}>
          {en.retry.reload}
        </Button>
        {/* Not a link of the router, which may be what is broken. */}
        <a href={import.meta.env.BASE_URL}>{en.retry.home}</a>
      </Panel>
    );
  }
}
