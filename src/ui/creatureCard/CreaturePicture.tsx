import type { Kind } from '../../../rules/creatures/types.ts';
import { Picture } from '../pictures/Picture.tsx';
import { creatureFile } from './facts/creatureFile.ts';
import { kindPrefix } from './facts/kinds.ts';

interface Props {
  name: string;
  kind: Kind;
  size: number;
  lazy?: boolean;
  /** A species that the game no longer has: a question mark stands in for its picture. */
  unknown?: boolean | undefined;
  className?: string | undefined;
}

/** A creature's picture, called by its kind and name. */
export function CreaturePicture({ name, kind, size, lazy = false, unknown = false, className }: Props) {
  return (
    <Picture
      name={creatureFile({ name, kind })}
      alt={kindPrefix(kind) + name}
      size={size}
      lazy={lazy}
      standIn={unknown ? '?' : undefined}
      className={className}
    />
  );
}
