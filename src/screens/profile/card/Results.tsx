import { BATTLE_TYPES } from '../../../../contract/shapes/battle.ts';
import { RESULTS } from '../../../../contract/shapes/journal.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { resultsOfAll, type TrainerRecord } from '../record.ts';
import styles from './Results.module.css';

const { records: words, results, types } = profileWords;

/** Results by type of battle, with totals. Five columns of numbers fit the smallest phone. */
export function Results({ counts }: Pick<TrainerRecord, 'counts'>) {
  const rows = [
    ...BATTLE_TYPES.map((type) => ({ key: type, label: types[type], of: counts[type] })),
    { key: 'all', label: words.all, of: resultsOfAll(counts) },
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.type}</th>
          {RESULTS.map((result) => (
            <th key={result} scope="col">
              {results[result]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, of }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {RESULTS.map((result) => (
              <td key={result} data-head={results[result]} data-none={of[result] === 0 || undefined}>
                {profileWords.number(of[result])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
