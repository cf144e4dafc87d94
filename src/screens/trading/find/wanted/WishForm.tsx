import { type FormEvent, useEffect, useState } from 'react';
import { KIND_CODES } from '../../../../../contract/shapes/primitives.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';
import { compareNames } from '../../../../locales/format.ts';
import { loadScript } from '../../../../locales/loadScript.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Combobox } from '../../../../ui/forms/picker/Combobox.tsx';
import { Select } from '../../../../ui/forms/picker/Select.tsx';
import styles from './Wanted.module.css';

/**
 * The names of all species; empty while loading. They are loaded on demand, because their script
 * contains all data of the species.
 */
function useSpeciesNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    loadScript(import('./speciesNames.ts')).then(
      ({ speciesNames }) => here && setNames(speciesNames),
      // Without the names the player can still look for a kind.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return names;
}

export interface Wish {
  readonly name: string;
  readonly kind: 1 | 2 | 3 | null;
  readonly level: number;
}

interface Props {
  busy: boolean;
  onAdd: (wish: Wish) => Promise<boolean>;
  /** Called if neither a species nor a kind was chosen. */
  onTooLittle: () => void;
}

const { wanted: words } = marketWords;
const kindChoices = () => KIND_CODES.map((value) => ({ value, label: marketWords.kinds[value] }));
const speciesChoices = (names: readonly string[]) =>
  names
    .map((value) => ({ value, label: speciesName(value), also: value }))
    .toSorted((one, other) => compareNames(one.label, other.label));
const LEVELS = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
const levelChoices = () => LEVELS.map((level) => ({ value: String(level), label: words.from(level) }));
const CODES = { 1: 1, 2: 2, 3: 3 } as const;

/** Adds an entry to the wanted list: a species, a kind or both. */
export function WishForm({ busy, onAdd, onTooLittle }: Props) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState('');
  const [level, setLevel] = useState('');
  const names = useSpeciesNames();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = KIND_CODES.find((each) => each === kind);
    if (name === '' && !code) return onTooLittle();
    if (await onAdd({ name, kind: code ? CODES[code] : null, level: Number(level || 1) })) setName('');
  };
  return (
    <form className={styles.wish} onSubmit={(event) => void add(event)}>
      <Combobox
        label={words.name}
        labelHidden
        options={[{ value: '', label: words.any }, ...speciesChoices(names)]}
        value={name}
        onChange={setName}
      />
      <Select
        label={`${words.title}: ${marketWords.kind}`}
        labelHidden
        choices={kindChoices()}
        value={kind}
        placeholder={marketWords.anyKind}
        onChange={setKind}
      />
      <Select
        label={`${words.title}: ${marketWords.least}`}
        labelHidden
        choices={levelChoices()}
        value={level}
        placeholder={words.least}
        onChange={setLevel}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {words.add}
      </Button>
    </form>
  );
}
