import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { setSettings } from '../../../client/setSettings.ts';
import { useSetting } from '../../../hooks/useSetting.ts';
import { mapWords } from '../../../locales/en/map.ts';
import styles from './PadPlace.module.css';

/** Where a free pad is: percent of the room between it and its side, and between it and the foot of the window. */
interface Place {
  readonly across: number;
  readonly up: number;
}

/** Percent by which an arrow key moves the pad. */
const STEP = 5;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const percent = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.max(0, Math.min(100, Math.round((part / whole) * 100)));

/** Whether somebody may touch the screen; without that the pad opens on demand. */
const isTouched = () => globalThis.matchMedia?.('(any-pointer: coarse)').matches ?? true;

/** The pad where the player wants it: beside the map, above the page with a handle to move it, or nowhere. */
export function PadPlace({ children }: { children: ReactNode }) {
  const pad = useSetting('pad');
  const size = useSetting('padSize');
  const opacity = useSetting('padOpacity');
  const across = useSetting('padAcross');
  const up = useSetting('padUp');
  const leftHanded = useSetting('leftHanded');
  const [dragged, setDragged] = useState<Place | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** The pointer that drags, and where in the pad it has taken it. */
  const grip = useRef<{ readonly pointer: number; readonly x: number; readonly y: number } | null>(null);
  if (pad === 'hidden') return null;
  const style = { '--pad-size': size / 100 } as CSSProperties;
  if (pad === 'map')
    return (
      <details className={styles.beside} style={style} open={isTouched()} data-pad>
        <summary className={styles.opener}>{mapWords.pad}</summary>
        {children}
      </details>
    );

  const place = dragged ?? { across, up };
  const put = ({ across, up }: Place) => setSettings({ padAcross: across, padUp: up });
  const take = (event: PointerEvent<HTMLElement>) => {
    const area = box.current?.getBoundingClientRect();
    if (event.button !== 0 || grip.current || !area) return;
    grip.current = { pointer: event.pointerId, x: event.clientX - area.left, y: event.clientY - area.top };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const area = box.current?.getBoundingClientRect();
    if (grip.current?.pointer !== event.pointerId || !area) return;
    const room = { x: globalThis.innerWidth - area.width, y: globalThis.innerHeight - area.height };
    const left = event.clientX - grip.current.x;
    const top = event.clientY - grip.current.y;
    setDragged({
      across: percent(leftHanded ? left : room.x - left, room.x),
      up: percent(room.y - top, room.y),
    });
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (grip.current?.pointer !== event.pointerId) return;
    grip.current = null;
    if (dragged) put(dragged);
    setDragged(null);
  };
  const nudge = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const inwards = leftHanded ? x : -x;
    put({ across: percent(across + inwards * STEP, 100), up: percent(up + y * STEP, 100) });
  };
  return (
    <div
      ref={box}
      className={styles.free}
      style={
        {
          ...style,
          '--across': place.across / 100,
          '--up': place.up / 100,
          '--opacity': opacity / 100,
        } as CSSProperties
      }
      data-pad
      data-left-handed={leftHanded || undefined}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={mapWords.movePad}
        title={mapWords.movePad}
        data-own-arrows
        onKeyDown={nudge}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <span aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}
