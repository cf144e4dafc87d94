import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { CreatureChange } from '../../../client/queries.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { CreatureListRow } from '../../../ui/creature/CreatureListRow.tsx';
import { KnownMoves } from '../../../ui/creature/moves/KnownMoves.tsx';
import { nameId } from '../../../ui/creature/nameId.ts';
import { Whereabouts } from '../../../ui/creature/Whereabouts.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { setFavourite } from '../shared/setFavourite.ts';

interface Props {
  creature: Creature;
  /** The creature that would be replaced. */
  than: Creature;
  /** Id of the creature that is being put into the team, or null. Meanwhile the other candidates are disabled. */
  busy: string | null;
  onSelect: () => void;
  onUpdate: (changes: readonly CreatureChange[]) => void;
}

/** A possible replacement. Creatures that are listed or offered for trade cannot be chosen. */
export function Candidate({ creature, than, busy, onSelect, onUpdate }: Props) {
  const { id, in_trade, in_offer } = creature;
  const coming = busy === id;
  const free = !in_trade && !in_offer;
  return (
    <CreatureListRow
      creature={creature}
      badge={<Whereabouts creature={creature} />}
      than={than}
      {...(free && {
        onFavourite: (favourite: boolean) => void setFavourite(creature, favourite, onUpdate),
      })}
      actions={
        free && (
          // A link to the team, but the click first sends the replacement to the server.
          <Link
            to="/team"
            className={buttonClass('primary')}
            aria-describedby={nameId(id)}
            aria-disabled={busy !== null}
            aria-busy={coming || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (busy === null) onSelect();
            }}
          >
            {coming && <Spinner />}
            {creatureWords.select}
          </Link>
        )
      }
    >
      <KnownMoves creature={creature} />
    </CreatureListRow>
  );
}
