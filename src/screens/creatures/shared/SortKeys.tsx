import { MOST_SORT_KEYS, SORT_KEYS, type SortKey } from '../../../../contract/shapes/list.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import styles from './ListTools.module.css';
import { pressSort, readSort, type Sorted, writeSort } from './sorting.ts';

interface Props {
  sort: string;
  onChange: (sort: string) => void;
}

const { tools } = creatureWords;

/** Sort keys of a list; they count in the order in which they were pressed. */
export function SortKeys({ sort, onChange }: Props) {
  const sorted = readSort(sort);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {tools.sort}
        <span className={styles.hint}>{tools.sortHint}</span>
      </legend>
      <div className={styles.chips}>
        {SORT_KEYS.map((key) => (
          <SortChip
            key={key}
            name={key}
            sorted={sorted}
            onPress={() => onChange(writeSort(pressSort(sorted, key)))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function SortChip({
  name,
  sorted,
  onPress,
}: {
  name: SortKey;
  sorted: readonly Sorted[];
  onPress: () => void;
}) {
  const words = tools.keys[name];
  const place = sorted.findIndex(({ key }) => key === name) + 1;
  const turned = sorted[place - 1]?.turned ?? false;
  const way = turned ? words.down : words.up;
  return (
    <ToggleChip
      pressed={place > 0}
      label={place > 0 ? tools.sortedBy(place, words.name, way) : words.name}
      disabled={place === 0 && sorted.length >= MOST_SORT_KEYS}
      mark={<span className={styles.place}>{place}</span>}
      onChange={onPress}
    >
      <span>{words.name}</span>
      {place > 0 && <span className={styles.way}>{way}</span>}
    </ToggleChip>
  );
}
