import clsx from 'clsx';
import { useState } from 'react';
import { pictureForms } from '../../bridge/assets/assets.ts';
import styles from './Picture.module.css';
import { usePicture } from './usePicture.ts';

/** Minimum size in pixels for a placeholder to show the file's name. */
const LEGIBLE = 90;

interface Props {
  /** Name without an extension, such as `types/fire`. */
  name: string;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  size: number;
  /** Loads the picture only when it comes into view, for long lists. */
  lazy?: boolean;
  /** Loads the picture behind others: it is one of many, and not the first. */
  late?: boolean;
  className?: string | undefined;
  /** How wide the picture is drawn, as `sizes` in HTML: browsers load its small form where that has enough pixels. */
  drawn?: string;
  /** Shown instead of the file's name if no file is missing, such as for a species that the game no longer has. */
  standIn?: string | undefined;
}

/** A picture by its name. If it is missing, a placeholder names the file. */
export function Picture({ name, alt, size, lazy = false, late = false, className, drawn, standIn }: Props) {
  const url = usePicture(name, size);
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
      sizes={drawn}
      srcSet={drawn === undefined ? undefined : pictureForms(name)}
      src={url}
      alt={alt}
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={late ? 'low' : undefined}
      draggable={false}
      onError={() => setBroken(url)}
    />
  );
}
