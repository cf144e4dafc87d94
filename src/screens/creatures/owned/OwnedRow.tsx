import { useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { moveToTrade } from '../../../../contract/trades.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { writeReplacement } from '../../../bridge/storage.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import type { CreatureChange } from '../../../client/queries.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { CreatureListRow } from '../../../ui/creature/CreatureListRow.tsx';
import { MovePickers } from '../../../ui/creature/moves/MovePickers.tsx';
import type { Drafts } from '../../../ui/creature/moves/useDrafts.ts';
import { nameId } from '../../../ui/creature/nameId.ts';
import { Whereabouts } from '../../../ui/creature/Whereabouts.tsx';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { asksFor, Confirm } from '../shared/Confirm.tsx';
import { mayEvolve } from '../shared/evolve/mayEvolve.ts';
import { NicknameButton } from '../shared/nickname/NicknameButton.tsx';
import { saveMoves } from '../shared/saveMoves.ts';
import { setFavourite } from '../shared/setFavourite.ts';
import { BoxButton, BoxName } from './boxes/BoxButton.tsx';
import type { Boxing } from './boxes/useBoxes.tsx';
import type { Freeing } from './free/useFreeing.tsx';
import styles from './Owned.module.css';
import type { TeamRoom } from './useTeamRoom.ts';

/** Lists a creature for trade and shows a toast. Resolves to the reason if it failed, else to null. */
async function putForTrade(id: string): Promise<string | null> {
  try {
    await request(moveToTrade, { pokemons: [id] });
    showToast('success', creatureWords.traded);
    return null;
  } catch (problem) {
    console.error(creatureWords.notTraded, problem);
    showToast('error', creatureWords.notTraded);
    return toRefusal(problem).message;
  }
}

interface Props {
  creature: Creature;
  drafts: Drafts;
  room: TeamRoom;
  freeing: Freeing;
  boxing: Boxing;
  onUpdate: (changes: readonly CreatureChange[]) => void;
  onEvolve: (creature: Creature) => void;
  /** Called after the creature was listed for trade. */
  onTraded: () => void;
}

const { keep } = creatureWords;

/** A creature that the player owns, with its actions. */
export function OwnedRow({ creature, drafts, room, freeing, boxing, onUpdate, onEvolve, onTraded }: Props) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'save' | 'trade' | 'join' | null>(null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, in_team, in_trade, in_offer, favourite } = creature;
  const traded = in_trade || in_offer;
  const slots = drafts.slotsOf(creature);
  const named = { 'aria-describedby': nameId(id) };

  const save = async () => {
    setBusy('save');
    const { creatures, refusal } = await saveMoves([{ id, ...slots }]);
    setBusy(null);
    setProblem(refusal?.message ?? null);
    if (!creatures) return;
    onUpdate(creatures);
    drafts.forget([id]);
  };
  const trade = async () => {
    setAsking(false);
    setBusy('trade');
    // The server does not list favourites: once the player has confirmed, the mark is removed first.
    if (favourite) await setFavourite(creature, false, onUpdate);
    const refused = await putForTrade(id);
    setBusy(null);
    setProblem(refused);
    if (refused === null) onTraded();
    else if (favourite) await setFavourite({ id, favourite: false }, true, onUpdate);
  };
  const join = async () => {
    setBusy('join');
    const refused = await room.join(creature);
    setBusy(null);
    setProblem(refused);
  };
  const replace = () => {
    writeReplacement(creature);
    navigate('/changeTeam');
  };
  const actions = (
    <>
      {!in_team && !traded && room.free && (
        <Button {...named} busy={busy === 'join'} disabled={busy !== null} onClick={() => void join()}>
          {creatureWords.putIn}
        </Button>
      )}
      {!in_team && !traded && (
        <Button
          {...named}
          busy={busy === 'trade'}
          disabled={busy !== null}
          onClick={() => (asksFor(creature) ? setAsking(true) : void trade())}
        >
          {creatureWords.putForTrade}
        </Button>
      )}
      {!in_team && !traded && favourite !== true && (
        <Button {...named} disabled={busy !== null} onClick={() => freeing.ask(creature)}>
          {creatureWords.freeing.one}
        </Button>
      )}
      {traded && (
        <LinkButton {...named} to={in_trade ? '/trades' : '/offers'}>
          {in_trade ? creatureWords.toTrades : creatureWords.toOffers}
        </LinkButton>
      )}
      {in_team && (
        <Button {...named} onClick={replace}>
          {creatureWords.replaceFromTeam}
        </Button>
      )}
      {mayEvolve(creature) && (
        <Button {...named} variant="go" disabled={busy !== null} onClick={() => onEvolve(creature)}>
          {creatureWords.evolve}
        </Button>
      )}
      {drafts.isChanged(creature) && (
        <Button {...named} variant="primary" busy={busy === 'save'} disabled={busy !== null} onClick={save}>
          {creatureWords.save}
        </Button>
      )}
      <p className={problem ? styles.problem : 'visually-hidden'} role="status">
        {problem}
      </p>
    </>
  );
  return (
    <CreatureListRow
      creature={creature}
      badge={<Whereabouts creature={creature} />}
      tools={
        <>
          <NicknameButton creature={creature} onUpdate={onUpdate} />
          <OwnersButton creature={creature} />
          <BoxButton creature={creature} boxing={boxing} />
        </>
      }
      // A creature in trade cannot be marked as a favourite.
      {...(!traded && { onFavourite: (wanted: boolean) => void setFavourite(creature, wanted, onUpdate) })}
      actions={
        <>
          <BoxName creature={creature} boxing={boxing} />
          {freeing.choosing ? <Chooser creature={creature} freeing={freeing} /> : actions}
        </>
      }
    >
      <MovePickers
        creature={creature}
        slots={slots}
        saved={creature}
        disabled={busy === 'save'}
        onChange={(chosen) => drafts.choose(creature, chosen)}
      />
      {asking && (
        <Confirm
          title={keep.tradeTitle}
          text={keep.tradeText(calledName(creature))}
          no={keep.keep(calledName(creature))}
          onYes={() => void trade()}
          onNo={() => setAsking(false)}
        />
      )}
    </CreatureListRow>
  );
}

/** Why a creature cannot be set free; null if it can. */
function whyStays({ in_team, in_trade, in_offer, favourite }: Creature): string | null {
  const { stays } = creatureWords.freeing;
  if (in_team) return stays.team;
  if (in_trade || in_offer) return stays.trade;
  return favourite === true ? stays.favourite : null;
}

/** Chooses a creature to be set free with others. */
function Chooser({ creature, freeing }: Pick<Props, 'creature' | 'freeing'>) {
  const { freeing: words } = creatureWords;
  const why = whyStays(creature);
  if (why !== null) return <p>{why}</p>;
  const chosen = freeing.isChosen(creature.id);
  return (
    <ToggleChip
      pressed={chosen}
      disabled={freeing.full && !chosen}
      label={words.choose(calledName(creature))}
      onChange={() => freeing.toggle(creature)}
    >
      {words.chosen}
    </ToggleChip>
  );
}
