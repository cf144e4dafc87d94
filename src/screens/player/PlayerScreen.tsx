import { type ReactNode, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Refusal } from '../../api/refusal.ts';
import { type PublicPlayer, playerQuery, type VisitedPlayer, visitedQuery } from '../../client/queries.ts';
import { type Queried, useQuery } from '../../hooks/queries/useQuery.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { achievementWords } from '../../locales/en/achievements.ts';
import { campWords } from '../../locales/en/camp.ts';
import { playerWords } from '../../locales/en/players.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { CampPicture } from '../../ui/camp/CampPicture.tsx';
import { Loading } from '../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { BlockDialog } from '../../ui/players/BlockDialog.tsx';
import { endBlock } from '../../ui/players/PlayerButton.tsx';
import { playerLink } from '../../ui/players/playerLink.ts';
import { ReportDialog } from '../../ui/players/ReportDialog.tsx';
import { TrainerCard } from '../../ui/players/TrainerCard.tsx';
import styles from './Player.module.css';
import { Favourites, ReachedAchievements, Records, WonBadges } from './Records.tsx';

const { page: words } = playerWords;

/** The trainer page of the player whom the address names, as everybody may see it. The former address leads here, too. */
export default function PlayerScreen() {
  const [params] = useSearchParams();
  const { name: inPath } = useParams();
  const name = (inPath ?? params.get('name') ?? '').trim();
  if (inPath === undefined && name !== '') return <Navigate to={playerLink(name)} replace />;
  return name === '' ? <Unknown name="" /> : <Named name={name} />;
}

/** The page with this name: of a player who looks, or of a visitor. The keys drop what is shown of the page before. */
function Named({ name }: { name: string }) {
  const isVisitor = useBridge(({ session }) => session.token === null);
  return isVisitor ? <Visited key={name} name={name} /> : <Known key={name} name={name} />;
}

function Unknown({ name }: { name: string }) {
  const isVisitor = useBridge(({ session }) => session.token === null);
  return (
    <MessagePanel title={words.unknownTitle} text={words.unknownText(name)} creature="galoshade">
      {isVisitor ? (
        <LinkButton to="/login" variant="primary">
          {en.menu.login}
        </LinkButton>
      ) : (
        <LinkButton to="/findtrades" variant="primary">
          {words.toMarket}
        </LinkButton>
      )}
    </MessagePanel>
  );
}

function Known({ name }: { name: string }) {
  const queried = useQuery(playerQuery(name));
  return queried.reply && !isNobody(queried.failure) ? (
    <Shown player={queried.reply} />
  ) : (
    <Missing name={name} queried={queried} />
  );
}

function Visited({ name }: { name: string }) {
  const queried = useQuery(visitedQuery(name));
  const { reply } = queried;
  if (!reply || isNobody(queried.failure)) return <Missing name={name} queried={queried} />;
  return (
    <Page player={reply}>
      <p className={styles.words}>{words.visitor(reply.username)}</p>
      <div className={styles.actions}>
        <LinkButton to="/signup" variant="primary">
          {en.menu.signup}
        </LinkButton>
        <LinkButton to="/login">{en.menu.login}</LinkButton>
      </div>
    </Page>
  );
}

const isNobody = (failure: Refusal | null): boolean => failure?.status === 404 || failure?.status === 400;

/** What stands in place of a page that has not come, or that there is not. */
function Missing({
  name,
  queried: { failure, retry },
}: {
  name: string;
  queried: Pick<Queried<object>, 'failure' | 'retry'>;
}) {
  if (isNobody(failure)) return <Unknown name={name} />;
  return failure ? (
    <Panel width="narrow">
      <LoadFailed
        title={words.failed.title}
        text={failure.message}
        heading={1}
        failure={failure}
        onRetry={retry}
      />
    </Panel>
  ) : (
    <Loading text={words.loading} heading={en.player} />
  );
}

function Shown({ player }: { player: PublicPlayer }) {
  return (
    <Page
      player={player}
      listings={player.listings}
      after={!player.own && <ReportAndBlock player={player} />}
    >
      {player.own ? <Own pagePrivate={player.pagePrivate} /> : <Other player={player} />}
    </Page>
  );
}

interface PageProps {
  player: VisitedPlayer;
  /** Listings, for players who look. */
  listings?: number;
  /** What can be done with the player. */
  children: ReactNode;
  after?: ReactNode;
}

/** What everybody sees of a player. */
function Page({ player, listings, children, after }: PageProps) {
  const { username, look, since, pokemonCount, seen, caught, badges, trades, title, studied, ribbons } =
    player;
  const { achievements = [] } = player;
  const { facts } = profileWords;
  return (
    <div className={styles.screen}>
      <h1>{en.player}</h1>
      <TrainerCard
        name={username}
        look={look}
        since={since}
        facts={[
          [facts.pokemons, pokemonCount],
          [facts.seen, seen],
          [facts.caught, caught],
          [facts.badges, badges],
          [words.trades, trades],
          listings === undefined ? [achievementWords.title, achievements.length] : [words.listings, listings],
        ]}
        title={title}
        studied={studied}
        ribbons={ribbons}
      />
      {children}
      <PlayersCamp player={player} />
      <Favourites player={player} />
      <WonBadges player={player} />
      <ReachedAchievements player={player} />
      <Records player={player} />
      {after}
    </div>
  );
}

/** The camp of a player who has furnished it. A page that was kept on disk may lack it. */
function PlayersCamp({ player: { camp = [] } }: { player: VisitedPlayer }) {
  if (camp.length === 0) return null;
  return (
    <Panel className={styles.section} aria-labelledby="camp">
      <h2 id="camp">{campWords.page}</h2>
      <CampPicture placed={camp} />
    </Panel>
  );
}

const Own = ({ pagePrivate }: Pick<PublicPlayer, 'pagePrivate'>) => (
  <>
    <p className={styles.words}>{pagePrivate ? words.private : words.own}</p>
    <div className={styles.actions}>
      <LinkButton to="/profile">{words.toProfile}</LinkButton>
      {pagePrivate && (
        <LinkButton variant="quiet" to="/account">
          {words.toAccount}
        </LinkButton>
      )}
    </div>
  </>
);

/** Whether something can be done with another player, and the ways to it. */
function Other({ player }: { player: PublicPlayer }) {
  const { username: name, pokemonCount, listings, blocked, open } = player;
  // Until the profile is there, the player counts as one who has a creature.
  const hasCreature = useBridge(({ session }) => session.profile?.pokemonCount !== 0);
  const query = new URLSearchParams({ name });
  return (
    <>
      {blocked && <p className={styles.words}>{words.blocked(name)}</p>}
      {!blocked && !open && <p className={styles.words}>{words.closed(name)}</p>}
      {open && listings === 0 && <p className={styles.words}>{words.nothing(name)}</p>}
      <div className={styles.actions}>
        {open && hasCreature && pokemonCount > 0 && (
          <LinkButton to={`/userbattle?${query}`} variant="go">
            {words.battle}
          </LinkButton>
        )}
        {open && listings > 0 && (
          <LinkButton to={`/findtrades?${new URLSearchParams({ owner: name })}`} variant="primary">
            {words.trade(listings)}
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** The ways to tell the operator of another player, and to have nothing to do with the player any more. */
function ReportAndBlock({ player: { id, username: name, blocked } }: { player: PublicPlayer }) {
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setAsked(null);
  const end = async () => {
    setBusy(true);
    await endBlock({ id, name });
    setBusy(false);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => setAsked('report')}>
          {playerWords.report}
        </Button>
        {blocked ? (
          <Button variant="quiet" busy={busy} onClick={() => void end()}>
            {playerWords.unblock}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAsked('block')}>
            {playerWords.block}
          </Button>
        )}
      </div>
      {asked === 'report' && <ReportDialog user={{ id, name }} onClose={close} />}
      {asked === 'block' && <BlockDialog user={{ id, name }} onClose={close} />}
    </>
  );
}
