import { cupOfTier } from '../../../../content/challenges/cups.ts';
import { addressWith, useAddress } from '../../../hooks/useAddress.ts';
import { cupBattleWords, nameOfCup } from '../../../locales/en/cupBattles.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { leaderName } from '../../../locales/en/named/leaders.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { playerNameFirst } from '../../../locales/en/names.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { minuteOf } from '../../../ui/dates.ts';
import { Chip } from '../../../ui/panels/Chip.tsx';
import { playerLink } from '../../../ui/players/playerLink.ts';
import type { PastBattle } from '../record.ts';
import list from './List.module.css';
import { OpponentPicture } from './OpponentPicture.tsx';

const { battles: words, results, types } = profileWords;
const TONES = { win: 'good', lose: 'bad', caught: 'gold', fled: undefined } as const;

const cupOf = ({ battleType, opponent }: PastBattle) => (battleType === 'gold' ? cupOfTier(opponent) : null);

const placeOf = (battle: PastBattle): string => {
  const { battleType, mapName } = battle;
  if (cupOf(battle)) return cupBattleWords.kind;
  const places: Readonly<Record<string, { title: string }>> = mapsWords.places;
  return (battleType === 'wb' && mapName !== null && places[mapName]?.title) || types[battleType];
};

/** Of what is named by content, the name in the language of the game. */
function shownName(battleType: PastBattle['battleType'], name: string): string {
  if (battleType === 'gym') return leaderName(name);
  if (battleType === 'user') return playerNameFirst(name);
  return battleType === 'wb' ? speciesName(name) : name;
}

interface Props {
  battle: PastBattle;
  /** Whether it says how the battle can be watched, or that it cannot. */
  watch?: boolean;
}

/** A past battle: opponent, result, rewards, and a link to its replay. */
export function BattleRow({ battle, watch = true }: Props) {
  const [params] = useAddress();
  const { id, battleType, opponent, result, rounds, coins, exp, at, playable, older } = battle;
  const cup = cupOf(battle);
  const who = cup ? nameOfCup(cup) : words.opponent[battleType](shownName(battleType, opponent));
  const facts = [
    words.rounds(rounds),
    ...(exp > 0 ? [words.exp(exp)] : []),
    ...(coins > 0 ? [words.coins(coins)] : []),
  ];
  return (
    <article className={list.battle} aria-label={who}>
      <OpponentPicture battle={battle} />
      <div className={list.what}>
        <p className={list.who}>
          <strong>
            {battleType === 'user' && opponent !== '' ? (
              <Link className={list.player} to={playerLink(opponent)}>
                {who}
              </Link>
            ) : (
              who
            )}
          </strong>
          <Chip tone={TONES[result]}>
            {battleType === 'wb' && result === 'fled' ? profileWords.gotAway : results[result]}
          </Chip>
        </p>
        <p className={list.facts}>
          {[placeOf(battle), ...facts].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <time className={list.when} dateTime={at}>
        {minuteOf(at)}
      </time>
      {watch && (playable || older) && (
        <LinkButton
          to={addressWith(params, { replay: id })}
          {...(!playable && { variant: 'quiet' })}
          aria-label={playable ? words.watchOf(who) : words.olderOf(who)}
        >
          {playable ? words.watch : words.older}
        </LinkButton>
      )}
      {watch && !playable && !older && <span className={list.gone}>{words.gone}</span>}
    </article>
  );
}
