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
  /** Whether it is asked for only when it comes into view. */
  lazy?: boolean;
  className?: string | undefined;
}

/** A creature as the Pokedex shows it: who was never seen is a shadow without a name. */
export function DexPicture({ name, kind, seen, size, lazy = false, className }: Props) {
  const file = creatureFile({ name, kind });
  const there = usePicture(file) !== null;
  if (seen) return <CreaturePicture name={name} kind={kind} size={size} lazy={lazy} className={className} />;
  // A missing picture is told of by its name, which is a secret here.
  if (!there) return <span className={clsx(styles.missing, className)} aria-hidden="true" />;
  return <Picture name={file} alt="" size={size} lazy={lazy} className={clsx(styles.shadow, className)} />;
}
