import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { setStage } from '../bridge/stage.ts';
import type { SceneName } from '../bridge/state.ts';
import { textMode } from '../client/session/textMode.ts';
import { partWords } from '../locales/en/parts.ts';
import { en } from '../locales/en.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showStage, stageTrouble } from './loadScenes.ts';
import styles from './StageSlot.module.css';

interface Props {
  name: SceneName;
  /** Description of the canvas for screen readers. */
  description: string;
  busy?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * The element that contains the canvas. Its children are rendered above the canvas. A player who wants text only gets
 * neither: scenes and Phaser are not loaded, and rounds of battles end at once.
 */
export function StageSlot(props: Props) {
  return useStore(textMode) === 'only' ? null : <Stage {...props} />;
}

function Stage({ name, description, busy = false, className, children }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const trouble = useStore(stageTrouble);
  // React runs a passive effect's cleanup some time after it has removed the slot; scenes must not start in between.
  useLayoutEffect(() => {
    setStage(name, slot.current);
    showStage();
    return () => setStage(null, null);
  }, [name]);
  return (
    <div className={className} aria-busy={busy}>
      <div ref={slot} className={styles.slot} data-stage={name} role="img" aria-label={description} />
      {children}
      {trouble && (
        <div className={styles.failed} role="alert">
          <p>{partWords.stage[trouble]}</p>
          <Button onClick={showStage}>{en.retry.button}</Button>
        </div>
      )}
    </div>
  );
}
