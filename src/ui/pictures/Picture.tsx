import clsx from 'clsx';
import { useState } from 'react';
import styles from './Picture.module.css';
import { usePicture } from './usePicture.ts';

/** Below this many pixels a file's name cannot be read on its placeholder. */
const LEGIBLE = 90;

interface Props {
  /** Name without an ending, such as `types/fire`. */
  name: string;
  /** What the picture says; empty where the words beside it say it already. */
  alt: string;
  size: number;
  /** Whether it is asked for only when it comes into view: for long lists. */
  lazy?: boolean;
  className?: string | undefined;
  /** Seen in place of the file's name where there cannot be a picture: nobody is to look for the file. */
  standIn?: string | undefined;
}

/** A picture of the game by its name. Where it is missing, a card names the file that is wanted. */
export function Picture({ name, alt, size, lazy = false, className, standIn }: Props) {
  const url = usePicture(name);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || broken === url) {
    return (
      <span
        className={clsx(styles.missing, className)}
        style={{ width: size }}
        role="img"
        aria-label={alt || name}
        title={standIn ? undefined : name}
        data-stand-in={standIn}
      >
        {standIn ?? (size < LEGIBLE ? '?' : name)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
      draggable={false}
      onError={() => setBroken(url)}
    />
  );
}
