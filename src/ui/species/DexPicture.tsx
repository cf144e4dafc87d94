import clsx from 'clsx';
import type { Kind } from '../../../rules/creatures/types.ts';
import { CreaturePicture } from '../creatureCard/CreaturePicture.tsx';
import { creatureFile } from '../creatureCard/facts/creatureFile.ts';
import { Picture } from '../pictures/Picture.tsx';
import { usePicture } from '../pictures/usePicture.ts';
import styles from './DexPicture.module.css';

interface Props {
  /** Id of the species. */
  name: string;
  kind: Kind;
  seen: boolean;
  size: number;
  /** Loads the picture only when it comes into view. */
  lazy?: boolean;
  className?: string | undefined;
}

/** A creature in the Pokedex; species that were never seen are shown as a shadow without a name. */
export function DexPicture({ name, kind, seen, size, lazy = false, className }: Props) {
  const file = creatureFile({ name, kind });
  const there = usePicture(file) !== null;
  if (seen) return <CreaturePicture name={name} kind={kind} size={size} lazy={lazy} className={className} />;
  // The placeholder of a missing picture would reveal the name.
  if (!there) return <span className={clsx(styles.missing, className)} aria-hidden="true" />;
  return <Picture name={file} alt="" size={size} lazy={lazy} className={clsx(styles.shadow, className)} />;
}
