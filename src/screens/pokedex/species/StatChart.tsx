import { clsx } from 'clsx';
import { type CSSProperties, useId, useState } from 'react';
import { species as all } from '../../../../content/species/index.ts';
import { MOST_LEVEL } from '../../../../rules/creatures/experience.ts';
import { statsAt } from '../../../../rules/creatures/stats.ts';
import type { Kind, Species } from '../../../../rules/creatures/types.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import measure from '../../../ui/lists/table/Measure.module.css';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { strengthOf } from '../list/chooseEntries.ts';
import styles from './StatChart.module.css';

interface Props {
  species: Species;
  kind: Kind;
}

const { stats: words } = pokedexWords;
const NAMES = ['hp', 'attack', 'defense', 'speed'] as const;
/** The highest possible base stat. */
const MOST = 160;
const FIRST_LEVEL = 50;
const list = Object.values(all);
const mean = (stat: (typeof NAMES)[number]) =>
  list.reduce((sum, { baseStats }) => sum + baseStats[stat], 0) / list.length;
const MEANS = { hp: mean('hp'), attack: mean('attack'), defense: mean('defense'), speed: mean('speed') };
const percent = (value: number) => `${(value / MOST) * 100}%`;

/** The base stats of a species compared with the mean of all species, and its stats at a chosen level. */
export function StatChart({ species, kind }: Props) {
  const id = useId();
  const [level, setLevel] = useState(FIRST_LEVEL);
  const grown = statsAt(species, level, kind);
  return (
    <Panel className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <table className={styles.chart}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.stat}</th>
            <td />
            <th scope="col">{words.base}</th>
            <th scope="col">{words.level(level)}</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">{words.names[name]}</th>
              <td className={styles.bar} aria-hidden="true">
                <span className={clsx(measure.track, styles.track)}>
                  <span className={measure.fill} style={{ width: percent(species.baseStats[name]) }} />
                  <span className={measure.usual} style={{ left: percent(MEANS[name]) }} />
                </span>
              </td>
              <td>{species.baseStats[name]}</td>
              <td className={styles.grown}>{grown[name]}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{words.sum}</th>
            <td />
            <td>{strengthOf(species)}</td>
            <td className={styles.grown}>{NAMES.reduce((sum, name) => sum + grown[name], 0)}</td>
          </tr>
        </tbody>
      </table>
      <label className={styles.level}>
        <span>{words.slider}</span>
        <input
          type="range"
          min={1}
          max={MOST_LEVEL}
          value={level}
          style={{ '--at': `${((level - 1) / (MOST_LEVEL - 1)) * 100}%` } as CSSProperties}
          onChange={(event) => setLevel(event.target.valueAsNumber)}
        />
        <output>{level}</output>
      </label>
      <p className={styles.soft}>{words.usual}</p>
    </Panel>
  );
}
