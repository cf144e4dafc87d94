import { useState } from 'react';
import { typeWords } from '../../../locales/en/types.ts';
import { TypeIcon } from '../../../ui/creatureCard/TypeIcon.tsx';
import { Pedestal } from './Pedestal.tsx';
import { StarterOption } from './StarterOption.tsx';
import styles from './Starters.module.css';
import type { StarterGroup } from './starterGroups.ts';

interface Props extends StarterGroup {
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** The starters of one type: on the pedestal the one that is pointed at, else the chosen one, else the first. */
export function StarterPanel({ type, names, chosen, onChoose }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const own = chosen !== null && names.includes(chosen);
  const shown = pointed ?? (own ? chosen : names[0]);
  return (
    <section className={styles.group} data-type={type} data-chosen={own || undefined}>
      <h2 className={styles.type}>
        <TypeIcon type={type} size={32} named={false} />
        {typeWords[type]}
      </h2>
      {shown && <Pedestal key={shown} name={shown} chosen={shown === chosen} />}
      <div className={styles.options} onPointerLeave={() => setPointed(null)}>
        {names.map((name) => (
          <StarterOption
            key={name}
            name={name}
            checked={chosen === name}
            onPoint={() => setPointed(name)}
            onChoose={() => onChoose(name)}
          />
        ))}
      </div>
    </section>
  );
}
