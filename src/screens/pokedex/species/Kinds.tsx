import { DARK, OF, SHINY } from '../../../../rules/world/encounters.ts';
import { DEX_KINDS, type DexKind } from '../../../client/queries.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Tabs } from '../../../ui/lists/Tabs.tsx';
import { DexPicture } from '../../../ui/species/DexPicture.tsx';
import { type DexEntry, shownKind } from '../dex.ts';
import styles from './Species.module.css';

interface Props {
  entry: DexEntry;
  onChange: (kind: DexKind) => void;
}

const { kinds, kindMarks, kindOdds } = pokedexWords;
const oddsOf = (kind: DexKind): string =>
  kind === 1 ? kindOdds[1] : kindOdds[kind](OF / (kind === 2 ? DARK : SHINY));
const toKind = (value: string): DexKind => DEX_KINDS.find((kind) => String(kind) === value) ?? 1;

/** The kinds of a species on tabs; an unseen kind is a silhouette. */
export function Kinds({ entry, onChange }: Props) {
  return (
    <Tabs
      label={kinds.label}
      first={String(shownKind(entry))}
      onChange={(value) => onChange(toKind(value))}
      tabs={DEX_KINDS.map((kind) => ({
        value: String(kind),
        label: kinds[kind],
        panel: <KindPanel entry={entry} kind={kind} />,
      }))}
    />
  );
}

function KindPanel({ entry: { species, seen, caught }, kind }: { entry: DexEntry; kind: DexKind }) {
  const known = seen.includes(kind);
  const mark = caught.includes(kind) ? 'caught' : known ? 'seen' : 'unseen';
  return (
    <>
      <div className={styles.window}>
        <DexPicture name={species.id} kind={kind} seen={known} size={320} className={styles.picture} />
      </div>
      <p className={styles.kind}>
        <strong>{kindMarks[mark]}</strong> {oddsOf(kind)}
      </p>
    </>
  );
}
