import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { calledName } from '../../../../locales/en/names.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Chip } from '../../../../ui/panels/Chip.tsx';
import styles from './Boxes.module.css';
import type { Boxing } from './useBoxes.tsx';

interface Props {
  creature: Creature;
  boxing: Boxing;
}

const { boxes: words } = creatureWords;

/** A crate that asks in which box a creature shall be, with the name of the one in which it is. */
export function BoxButton({ creature, boxing }: Props) {
  const name = boxing.nameOf(creature.box);
  return (
    <IconButton
      label={words.putOne(calledName(creature))}
      title={name === undefined ? words.where : words.inBox(name)}
      onClick={() => boxing.ask([creature])}
    >
      <path d="M3.5 8.5l8.5-4 8.5 4v8l-8.5 4-8.5-4zM3.5 8.5l8.5 4 8.5-4M12 12.5v8M7.6 6.6l8.6 4" />
    </IconButton>
  );
}

/** The name of the box in which a creature is; nothing for none. */
export function BoxName({ creature, boxing }: Props) {
  const name = boxing.nameOf(creature.box);
  return name === undefined ? null : (
    <p className={styles.where}>
      <Chip>{words.inBox(name)}</Chip>
    </p>
  );
}
