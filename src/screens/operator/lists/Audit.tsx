import type { ReplyOf } from '../../../../contract/call.ts';
import type { getAudit } from '../../../../contract/operator.ts';
import { auditQuery } from '../../../client/operator/operatorQueries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { comma } from '../../../locales/format.ts';
import { minuteOf } from '../../../ui/dates.ts';
import styles from '../Operator.module.css';
import { PlayerLink } from '../PlayerStanding.tsx';
import { OperatorList } from './OperatorList.tsx';

const { audit: words, player: playerWords } = operatorWords;

type Entry = ReplyOf<typeof getAudit>['acts'][number];

interface Props {
  /** Name or id; null for the acts about all players. */
  player: string | null;
}

/** What operators have done, the latest first. */
export function Audit({ player }: Props) {
  const page = usePage((skip) => auditQuery(player, skip));
  const about = player === null ? {} : { title: playerWords.acts, none: words.noneAbout };
  return (
    <OperatorList
      page={page}
      words={{ ...words, ...about }}
      rows={({ acts }) =>
        acts.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <AuditEntry entry={entry} />
          </li>
        ))
      }
    />
  );
}

function AuditEntry({ entry: { at, act, player, newName, address, details } }: { entry: Entry }) {
  const facts = Object.entries(details).filter(([, value]) => value !== '' && !isEmptyList(value));
  return (
    <>
      <div className={styles.row}>
        <strong>{words.acts[act]}</strong>
        {act !== 'dismiss' &&
          (player ? <PlayerLink id={newName || player} name={player} /> : <span>{words.somebody}</span>)}
        {newName && <span>{words.renamed(newName)}</span>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{words.details[key] ?? key}</dt>
              <dd>{shown(key, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <span className={styles.soft}>
        <time dateTime={at}>{minuteOf(at)}</time> {address ? words.from(address) : words.noAddress}
      </span>
    </>
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A detail of an act in words. */
function shown(key: string, value: unknown): string {
  if (key === 'until') return typeof value === 'string' ? minuteOf(value) : words.endless;
  if (key === 'reports' && Array.isArray(value)) return value.join(comma('names'));
  return typeof value === 'string' ? value : JSON.stringify(value);
}
