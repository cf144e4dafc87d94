import { itemDescription, itemName } from '../../locales/en/named/items.ts';
import { martWords } from '../../locales/en/pokemart.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { type Column, Table } from '../../ui/lists/table/Table.tsx';
import { Grouped } from '../../ui/numbers/Grouped.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { mostOf, type Quantities, type Ware } from './order.ts';
import styles from './Wares.module.css';

interface Props {
  wares: readonly Ware[];
  /** Coins held. */
  coins: number;
  wanted: Quantities;
  disabled: boolean;
  onChange: (key: string, quantity: number) => void;
}

const { columns: heads } = martWords;

/** All items for sale, and the quantities that the player wants. */
export function Wares({ wares, coins, wanted, disabled, onChange }: Props) {
  const columns: readonly Column<Ware>[] = [
    { key: 'item', head: heads.item, cell: (ware) => <Item ware={ware} /> },
    {
      key: 'quantity',
      head: heads.quantity,
      cell: ({ key, item }) => (
        <Stepper
          label={martWords.quantityOf(itemName(key, item.name))}
          value={wanted[key] ?? 0}
          most={mostOf(item)}
          disabled={disabled || mostOf(item) === 0}
          onChange={(quantity) => onChange(key, quantity)}
        />
      ),
    },
    { key: 'bag', head: heads.bag, numeric: true, cell: (ware) => <InBag ware={ware} /> },
    {
      key: 'cost',
      head: heads.cost,
      numeric: true,
      cell: ({ item }) => <Cost item={item} coins={coins} />,
    },
  ];
  return (
    <div className={styles.wares}>
      <Table caption={martWords.table} columns={columns} rows={wares} keyOf={({ key }) => key} />
    </div>
  );
}

function Item({ ware: { key, item } }: { ware: Ware }) {
  return (
    <span className={styles.item}>
      <Picture
        name={`${item.furniture ? 'furniture' : item.look ? 'characters' : 'items'}/${key}`}
        alt=""
        size={56}
        className={(item.furniture || item.look) && styles.piece}
      />
      <span className={styles.words}>
        <strong className={styles.name}>{itemName(key, item.name)}</strong>
        <span className={styles.description}>{itemDescription(key, item.description)}</span>
        {item.sold && <small className={styles.here}>{martWords.here}</small>}
      </span>
    </span>
  );
}

/** Count in the bag; for an item that can be owned only once, a note that the player has it. */
function InBag({ ware: { item } }: { ware: Ware }) {
  return (
    <span className={styles.bag}>
      <Grouped text={String(item.bag)} />
      {item.pack !== undefined && item.bag > 0 && (
        <small className={styles.carried}>{martWords.stepsLeft}</small>
      )}
      {item.pack === undefined && mostOf(item) === 0 && (
        <small className={styles.carried}>{martWords.carried}</small>
      )}
    </span>
  );
}

/** The price, and how many coins are missing for one item; none for an item that cannot be bought again. */
function Cost({ item, coins }: { item: Ware['item']; coins: number }) {
  const lacks = mostOf(item) > 0 ? item.price - coins : 0;
  return (
    <span className={styles.cost}>
      <strong>
        <Grouped text={String(item.price)} />
      </strong>
      {lacks > 0 && (
        <small className={styles.lacks}>
          <Grouped text={martWords.lacks(lacks)} />
        </small>
      )}
    </span>
  );
}
