import { type FormEvent, useState } from 'react';
import { marketWords } from '../../../locales/en/market.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/more/SearchField.tsx';
import { Select } from '../../../ui/more/Select.tsx';
import styles from './Find.module.css';
import { KIND_CODES } from './marketAddress.ts';

export interface Wish {
  readonly name: string;
  readonly kind: 1 | 2 | 3 | null;
  readonly level: number;
}

const KINDS = KIND_CODES.map((value) => ({ value, label: marketWords.kinds[value] }));
const LEVELS = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((level) => ({
  value: String(level),
  label: marketWords.wanted.from(level),
}));
const CODES = { 1: 1, 2: 2, 3: 3 } as const;

/** Adds to what the player looks for: a species, a kind or both. */
export function WishForm({ busy, onAdd }: { busy: boolean; onAdd: (wish: Wish) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState('');
  const [level, setLevel] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const code = KIND_CODES.find((each) => each === kind);
    const wish = { name: name.trim(), kind: code ? CODES[code] : null, level: Number(level || 1) };
    if (await onAdd(wish)) setName('');
  };
  return (
    <form className={styles.wish} onSubmit={(event) => void add(event)}>
      <SearchField label={marketWords.wanted.name} value={name} onChange={setName} />
      <Select
        label={`${marketWords.wanted.title(0)}: ${marketWords.kind}`}
        labelHidden
        choices={KINDS}
        value={kind}
        placeholder={marketWords.anyKind}
        onChange={setKind}
      />
      <Select
        label={`${marketWords.wanted.title(0)}: ${marketWords.least}`}
        labelHidden
        choices={LEVELS}
        value={level}
        placeholder={marketWords.wanted.least}
        onChange={setLevel}
      />
      <Button type="submit" look="primary" busy={busy} disabled={name.trim() === '' && kind === ''}>
        {marketWords.wanted.add}
      </Button>
    </form>
  );
}
