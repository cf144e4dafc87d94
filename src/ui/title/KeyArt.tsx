import valley from 'virtual:picture/title/valley';
import clsx from 'clsx';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Hour } from '../../../rules/world/types.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useHour } from '../../hooks/useHour.ts';
import { inStyle } from '../pictures/inStyle.ts';
import { useSwapped } from '../useSwapped.ts';
import styles from './KeyArt.module.css';
import { StartersSlot } from './StartersSlot.tsx';

/**
 * How far each layer follows the pointer at most, in pixels, from far to near: sky, mountains, floor, slopes, ledge, and
 * the starters in front of it. The file has them below each other.
 */
const DEPTHS = [2, 5, 9, 14, 20, 28] as const;
const STARTERS = DEPTHS.length - 1;

/** What lies over the sky by the game's hour; it is painted at dusk. */
const SKIES: Readonly<Record<Hour, string>> = {
  dawn: 'linear-gradient(#8fa4e6cc,#f7b9c9bf 46%,#ffe3b880 60%,#fff0)',
  day: 'linear-gradient(#3c8fe6e6,#86c6f8d9 46%,#ffeec6b3 60%,#fff0)',
  dusk: 'none',
  night: 'linear-gradient(#070a2eb3,#1e2566bf 46%,#3a3a8399 60%,#0000)',
};

/** What lies over the land after the sun has gone, and always where the page is dark. */
const DARK = '#0d0b2e85';

/** Degrees by which a device is tilted for the largest movement. */
const MOST_TILT = 30;

/**
 * Tells the returned element how far the pointer or the device leans, as `--x` and `--y` from -1 to 1.
 * @param still stops it
 */
function useParallax(still: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (still) return;
    let frame = 0;
    const lean = (x: number, y: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        stage.current?.style.setProperty('--x', x.toFixed(3));
        stage.current?.style.setProperty('--y', y.toFixed(3));
      });
    };
    const point = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      lean((clientX / innerWidth) * 2 - 1, (clientY / innerHeight) * 2 - 1);
    };
    const within = (degrees: number) => Math.max(-1, Math.min(1, degrees / MOST_TILT));
    // Phones are held at an angle of about 45 degrees.
    const tilt = ({ gamma, beta }: DeviceOrientationEvent) => {
      if (gamma !== null && beta !== null) lean(within(gamma), within(beta - 45));
    };
    globalThis.addEventListener('pointermove', point, { passive: true });
    globalThis.addEventListener('deviceorientation', tilt);
    return () => {
      cancelAnimationFrame(frame);
      globalThis.removeEventListener('pointermove', point);
      globalThis.removeEventListener('deviceorientation', tilt);
    };
  }, [still]);
  return stage;
}

/**
 * The painting behind the ways in: a valley at dusk, below the sky of the game's hour, in five layers that follow the
 * pointer or the tilt of the device, each differently, and before them the three starters. It stands still in calm mode.
 * Decorative.
 */
export function KeyArt() {
  const calm = useBridge(({ settings }) => settings.calm);
  const stage = useParallax(calm);
  const address = useSwapped('title/valley', valley);
  const { hour } = useHour();
  const ground = {
    '--valley': inStyle(address),
    '--sky': SKIES[hour],
    '--light': hour === 'night' ? DARK : 'transparent',
  } as CSSProperties;
  return (
    <div ref={stage} className={styles.stage} style={ground} data-key-art aria-hidden="true">
      {DEPTHS.map((depth, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the file do not change
          key={row}
          className={clsx(styles.layer, row === STARTERS && styles.starters)}
          style={{ '--depth': `${depth}px`, '--row': row } as CSSProperties}
        >
          {row === STARTERS && <StartersSlot />}
        </div>
      ))}
    </div>
  );
}
