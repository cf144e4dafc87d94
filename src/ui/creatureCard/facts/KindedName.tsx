import type { Kind } from '../../../../rules/creatures/types.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { kinded } from './kinds.ts';

interface Props {
  readonly kind: Kind;
  /** English name of the species. */
  readonly name: string;
  /** Class of the kind, which stands before the name or behind it, as the language has it. */
  readonly className: string | undefined;
}

/** Stands for the name where the language puts a kind to it. */
const PLACE = '\n';

/** The name of a species, with its kind if it is not the normal one. */
export function KindedName({ kind, name, className }: Props) {
  const [before, after] = kinded(kind, PLACE).split(PLACE);
  return (
    <>
      {before && <span className={className}>{before}</span>}
      {speciesName(name)}
      {after && <span className={className}>{after}</span>}
    </>
  );
}
