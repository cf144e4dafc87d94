import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { partWords } from '../../../locales/en/parts.ts';
import { folded } from '../../../locales/folded.ts';
import styles from './Combobox.module.css';
import { ComboboxOption, type Option } from './ComboboxOption.tsx';
import picker from './Picker.module.css';
import { useListKeys } from './useListKeys.ts';

/** Options whose label, or other name, contains the typed text; those that start with it come first. */
function matching(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return options;
  const namesOf = ({ label, also = label }: Option) => [folded(label), folded(also)];
  const found = options.filter((option) => namesOf(option).some((name) => name.includes(wanted)));
  const begins = (option: Option) => namesOf(option).some((name) => name.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

export type { Option };

interface Props {
  label: string;
  /** Hides the label visually, if the chosen option makes it clear. */
  labelHidden?: boolean;
  options: readonly Option[];
  /** Value of the chosen option; empty if there is none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Chooses one of many options: typing filters the list, arrow keys with Enter or a press choose, Escape cancels.
 * Leaving the field after typing a complete label chooses that option, too.
 */
export function Combobox({ label, labelHidden = false, options, value, onChange }: Props) {
  const id = useId();
  // The typed text; null while the list is closed and the field shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const open = typed !== null;
  const found = matching(options, typed ?? '');
  const chosen = options.find((option) => option.value === value);
  const close = () => setTyped(null);
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const leave = () => {
    const whole = folded(typed?.trim() ?? '');
    choose(options.find(({ label, also = label }) => [label, also].some((name) => folded(name) === whole)));
  };
  const { active, onKeyDown } = useListKeys({
    length: found.length,
    open,
    restart: typed,
    onOpen: () => setTyped(''),
    onChoose: (index) => choose(found[index]),
    onClose: close,
  });
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && close()}>
      <div className={picker.field}>
        <label className={labelHidden ? 'visually-hidden' : picker.label} htmlFor={id}>
          {label}
        </label>
        <span className={picker.box}>
          <Popover.Anchor asChild>
            <input
              id={id}
              className={picker.control}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={open}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={open && found.length > 0 ? `${id}-${active}` : undefined}
              placeholder={chosen?.label}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => setTyped(event.target.value)}
              onClick={() => !open && setTyped('')}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
          </Popover.Anchor>
        </span>
      </div>
      <Popover.Portal>
        <Popover.Content
          className={styles.popup}
          role="presentation"
          sideOffset={6}
          align="start"
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The field counts as outside of the popover, but a press on it must not close the list.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <p className={found.length > 0 ? 'visually-hidden' : styles.nothing} role="status">
            {found.length > 0 ? partWords.found(found.length) : partWords.nothing}
          </p>
          <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={label}>
            {found.map((option, index) => (
              <ComboboxOption
                key={option.value}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                chosen={option.value === value}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
