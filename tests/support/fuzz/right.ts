import { renewRecoveryCodes } from '../../../contract/auth.ts';
import type { Call } from '../../../contract/call.ts';
import { attack, currentBattle, joinTeam, leaveTeam } from '../../../contract/game.ts';
import { getBattles } from '../../../contract/journal.ts';
import { appeal, blockPlayer } from '../../../contract/moderation.ts';
import { getTutor } from '../../../contract/owned.ts';
import { getQuests } from '../../../contract/progress/quests.ts';
import { addWanted, makeTradeOffer, moveToTrade } from '../../../contract/trades.ts';
import { fightWild, goToBook, goToKeeper, goToRival, goToWell, hurt, startWild } from '../battles/battle.ts';
import { outOfCups, putInCup } from '../battles/cups.ts';
import { ADMIN_TOKEN } from '../config.ts';
import { idOf, replaced, suspendNow } from '../operator/operator.ts';
import { newOwners, type Owner, type Owners } from '../owners.ts';
import { finishQuests, give, meet, newGuest, newPlayer, PASSWORD } from '../player.ts';
import { FOUR_TASKS, sketchable } from '../research.ts';
import type { Answer, TestServer } from '../server.ts';

/** Players of fuzzed requests: two who play, and one about whom the operator decides. */
export interface Cast extends Owners {
  readonly accused: Pick<Owner, 'id' | 'name'>;
}

/** Who asks, and who else is there, with the names that they have now. */
interface Scene extends Pick<Cast, 'accused'> {
  readonly server: TestServer;
  readonly me: Owner;
  readonly other: Owner;
  /** Token of the request. A request that would end an account is sent by somebody new. */
  token: string;
}

interface OwnCreature {
  readonly id: string;
  readonly species: string;
  readonly level: number;
  readonly place: number | null;
  readonly favourite: boolean;
  readonly listed: boolean;
  readonly offered: boolean;
}

/** Returns the answer. Throws if the call was refused: what a right request needs must be there. */
function done<Reply extends Answer>(answer: Reply): Reply {
  if (answer.status !== 200) throw new Error(`No right request: ${answer.text}`);
  return answer;
}

/** A player's creatures: the team in its order, then the others. */
const creaturesOf = ({ server }: Scene, { id }: Owner): Promise<OwnCreature[]> =>
  server.sql<OwnCreature>(
    `select id, species, level, team_order as place, favourite, listing is not null as listed, offer_id is not null as offered
     from creatures where player_id = $1 order by team_order, number`,
    [id],
  );

const teamOf = async (scene: Scene): Promise<string[]> =>
  (await creaturesOf(scene, scene.me)).filter(({ place }) => place !== null).map(({ id }) => id);

/** A creature that its owner can trade and put into the team; the operator gives one if there is none. */
async function freeOf(
  scene: Scene,
  player: Owner,
  suits: (one: OwnCreature) => boolean = () => true,
): Promise<string> {
  const find = async () =>
    (await creaturesOf(scene, player)).find(
      (one) => one.place === null && !one.listed && !one.offered && !one.favourite && suits(one),
    );
  const has = await find();
  if (has) return has.id;
  const creatures = Array.from({ length: 4 }, () => ({ name: 'kindlam', level: 20 }));
  await give(scene.server, player, { creatures });
  return (await find())!.id;
}

async function listingOf(scene: Scene, player: Owner): Promise<string> {
  const listed = (await creaturesOf(scene, player)).find((one) => one.listed);
  if (listed) return listed.id;
  const id = await freeOf(scene, player);
  done(await player.ask(moveToTrade, { pokemons: [id] }));
  return id;
}

/** What answers an offer of one player for a listing of the other. */
async function offerBetween(scene: Scene, maker: Owner, lister: Owner) {
  const [open] = await scene.server.sql<{ offerId: string; pokemonOnTrade: string; offer: string[] }>(
    `select o.id as "offerId", o.target_id as "pokemonOnTrade", array_agg(c.id::text) as offer
     from offers o join creatures c on c.offer_id = o.id where o.maker_id = $1 and o.lister_id = $2
     group by o.id order by o.number limit 1`,
    [maker.id, lister.id],
  );
  if (open) return open;
  const pokemonOnTrade = await listingOf(scene, lister);
  const offer = [await freeOf(scene, maker)];
  const { body } = done(await maker.ask(makeTradeOffer, { pokemonOnTrade, pokemons: offer }));
  return { offer, pokemonOnTrade, offerId: body.offer.id };
}

/** A player who has too many messages to confirm gets no more. */
async function forgetMessages({ server, accused }: Scene): Promise<void> {
  await server.sql(
    `with forgotten as (delete from operator_messages where player_id = $1)
     update players set unread_messages = 0 where id = $1`,
    [accused.id],
  );
}

/** Lets the player choose an attack. */
async function inBattle({ server, me }: Scene): Promise<void> {
  const { battleDetails } = done(await me.ask(currentBattle)).body;
  if (battleDetails?.page !== 'battle') await fightWild(server, me);
}

/** A battle that is left for another one can be watched again; one that `PEACE` has ended cannot. */
async function endedBattle({ server, me }: Scene): Promise<{ id: string }> {
  await fightWild(server, me);
  await fightWild(server, me);
  return { id: done(await me.ask(getBattles)).body.battles[0]!.id };
}

async function fullTeam(scene: Scene): Promise<string[]> {
  const team = await teamOf(scene);
  if (team.length === 6) return team;
  const id = await freeOf(scene, scene.me);
  done(await scene.me.ask(joinTeam, { id }));
  return fullTeam(scene);
}

/** Suspends the accused anew, so that there is no appeal yet. */
async function suspended(scene: Scene): Promise<string> {
  const { server, accused } = scene;
  await suspendNow(server, accused);
  return accused.name;
}

async function appealed(scene: Scene): Promise<string> {
  const username = await suspended(scene);
  done(await scene.server.ask(appeal, { username, password: PASSWORD, text: 'It was my brother' }));
  const [row] = await scene.server.sql<{ id: string }>('select max(id)::text as id from appeals');
  return row!.id;
}

let names = 0;
const enrich = ({ server, me }: Scene): Promise<void> =>
  give(server, me, { coins: 1000, items: { nball: 1 } });

/** Payloads that succeed now, and what must be true for them. */
const PAYLOADS: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  login: async (scene) => ({ username: scene.me.name, password: PASSWORD }),
  signup: async () => ({ username: `Right ${++names}x`, password: PASSWORD }),
  playAsGuest: async () => ({ secret: `a-secret-of-the-fuzzer-${++names}` }),
  choosePassword: async (scene) => {
    scene.token = (await newGuest(scene.server)).token;
    return { password: PASSWORD };
  },
  changePassword: async () => ({ password: PASSWORD, newPassword: PASSWORD }),
  renewRecoveryCodes: async () => ({ password: PASSWORD }),
  setPagePrivacy: async () => ({ pagePrivate: false }),
  recover: async (scene) => {
    const { recoveryCodes } = done(await scene.me.ask(renewRecoveryCodes, { password: PASSWORD })).body;
    return { username: scene.me.name, code: recoveryCodes[0], newPassword: PASSWORD };
  },
  deleteAccount: async (scene) => {
    scene.token = (await newPlayer(scene.server)).token;
    return { password: PASSWORD };
  },
  chooseStarter: async (scene) => {
    scene.token = (await newPlayer(scene.server)).token;
    return { pokemons: ['kindlam'] };
  },
  chooseLook: async () => ({ look: 'player' }),
  saveSettings: async () => ({ contrast: 'high', textSize: 150 }),
  mapRequest: async () => ({ mapName: 'green_land' }),
  mapMove: async () => ({ dir: 'n' }),
  startWildBattle: async (scene) => {
    await meet(scene.server, scene.me);
    return null;
  },
  selectBattlePokemon: async (scene) => {
    await startWild(scene.server, scene.me);
    return { selectedPokemon: (await teamOf(scene))[0] };
  },
  attack: async (scene) => {
    await inBattle(scene);
    return { attackId: 1 };
  },
  switchPokemon: async (scene) => {
    await inBattle(scene);
    return { selectedPokemon: (await teamOf(scene))[1] };
  },
  useItem: async (scene) => {
    await fightWild(scene.server, scene.me);
    await hurt(scene.server, scene.me);
    return { item: 'flask' };
  },
  fillFlask: async ({ server, me }) => {
    await goToWell(server, me);
    return {};
  },
  pickUp: async ({ server, me }) => {
    await goToWell(server, me);
    return { x: 13, y: 22 };
  },
  enterCup: async (scene) => {
    await enrich(scene);
    await outOfCups(scene.server, scene.me.id);
    return { cup: 'hearth' };
  },
  leaveCup: async ({ server, me }) => {
    await putInCup(server, [me.id]);
    return null;
  },
  startCupBattle: async ({ server, me }) => {
    await putInCup(server, [me.id]);
    return null;
  },
  teachMove: async (scene) => {
    await enrich(scene);
    const { pupils } = (await scene.me.ask(getTutor)).body;
    const taught = pupils.find(({ lessons }) => lessons.length > 0);
    const [lesson] = taught?.lessons ?? [];
    return { id: taught?.creature.id, move: lesson?.move, slot: 1, price: lesson?.price };
  },
  placeInCamp: async ({ server, me }) => {
    await server.sql(
      `insert into bag_items select id, 'bench', 1 from players where username = $1 on conflict do nothing`,
      [me.name],
    );
    return { spot: 'frontLeft', piece: 'bench' };
  },
  getResearch: async () => ({ species: 'tuftpup' }),
  writeResearch: async ({ server, me }) => sketchable(server, me, FOUR_TASKS),
  chooseTitle: async () => ({ title: null }),
  claimQuest: async ({ server, me }) => {
    await finishQuests(server, me);
    const { today } = (await me.ask(getQuests)).body;
    return { id: today.find(({ claimed }) => !claimed)?.id };
  },
  runAway: async (scene) => {
    await fightWild(scene.server, scene.me);
    return {};
  },
  catchPokemon: async (scene) => {
    await enrich(scene);
    await fightWild(scene.server, scene.me);
    return { ballType: 'nball' };
  },
  battleContinue: async (scene) => {
    await inBattle(scene);
    done(await scene.me.ask(attack, { attackId: 1 }));
    return null;
  },
  updatePokemons: async (scene) => ({ pokemons: [{ id: await freeOf(scene, scene.me) }] }),
  evolve: async (scene) => ({
    id: await freeOf(scene, scene.me, ({ species, level }) => species === 'kindlam' && level >= 20),
  }),
  markFavourite: async (scene) => {
    const marked = (await creaturesOf(scene, scene.me)).find(({ favourite }) => favourite);
    return { id: marked?.id ?? (await freeOf(scene, scene.me)), favourite: !marked };
  },
  nameCreature: async (scene) => ({ id: await freeOf(scene, scene.me), nickname: 'Toast' }),
  nameBox: async () => ({ box: 2, name: 'Damp things' }),
  putInBox: async (scene) => ({ pokemons: [await freeOf(scene, scene.me)] }),
  setFree: async (scene) => ({ pokemons: [await freeOf(scene, scene.me)] }),
  replaceTeamPokemon: async (scene) => ({
    from: (await teamOf(scene))[0],
    to: await freeOf(scene, scene.me),
    anyway: true,
  }),
  leaveTeam: async (scene) => ({ id: (await fullTeam(scene)).at(-1), anyway: true }),
  joinTeam: async (scene) => {
    const team = await fullTeam(scene);
    done(await scene.me.ask(leaveTeam, { id: team.at(-1)!, anyway: true }));
    return { id: await freeOf(scene, scene.me) };
  },
  startGymBattle: async () => ({ id: 'thornby-garden' }),
  startRivalBattle: async ({ server, me }) => {
    await goToRival(server, me);
    return null;
  },
  chooseEmber: async ({ server, me }) => {
    await goToKeeper(server, me);
    return { ember: 'banked' };
  },
  noteVisit: async ({ server, me }) => {
    await goToBook(server, me);
    return { kind: 'read', of: 'chapel-book' };
  },
  startUserBattle: async (scene) => ({ name: scene.other.name }),
  startTrainingBattle: async () => ({ type: 'fire' }),
  startGoldBattle: async (scene) => {
    await enrich(scene);
    return { tier: 'bronze' };
  },
  getPastBattle: endedBattle,
  getReplay: endedBattle,
  purchase: async (scene) => {
    await enrich(scene);
    return { items: { nball: 1 } };
  },
  makeTradeOffer: async (scene) => ({
    pokemonOnTrade: await listingOf(scene, scene.other),
    pokemons: [await freeOf(scene, scene.me)],
  }),
  acceptTradeOffer: (scene) => offerBetween(scene, scene.other, scene.me),
  rejectTradeOffer: (scene) => offerBetween(scene, scene.other, scene.me),
  removeAOfferFromTrade: async (scene) => ({
    pokemons: (await offerBetween(scene, scene.me, scene.other)).offer,
  }),
  moveToTrade: async (scene) => ({ pokemons: [await freeOf(scene, scene.me)] }),
  removePokemonFromTrade: async (scene) => ({ pokemons: [await listingOf(scene, scene.me)] }),
  addWanted: async () => ({ kind: 3 }),
  removeWanted: async ({ me }) => ({ id: done(await me.ask(addWanted, { kind: 3 })).body.wanted[0]!.id }),
  getCreatureOwners: async (scene) => ({ id: (await teamOf(scene))[0] }),
  visitTrainer: async (scene) => ({ name: scene.other.name }),
  getPlayer: async (scene) => ({ name: scene.other.name }),
  reportPlayer: async ({ server, me, other }) => {
    await server.sql('delete from reports where reporter_id = $1', [me.id]);
    return { player: other.id, reason: 'name' };
  },
  blockPlayer: async ({ other }) => ({ player: other.id }),
  unblockPlayer: async ({ me, other }) => {
    done(await me.ask(blockPlayer, { player: other.id }));
    return { player: other.id };
  },
  readMessages: async () => ({ upTo: '1' }),
  appeal: async (scene) => ({
    username: await suspended(scene),
    password: PASSWORD,
    text: 'It was my brother',
  }),
  logInSuspended: async (scene) => ({ username: await suspended(scene), password: PASSWORD }),
  grant: async (scene) => ({ username: scene.me.name, coins: 1 }),
  resetPassword: async ({ server }) => ({ username: (await newPlayer(server)).name }),
  battleRecord: async (scene) => ({ player: scene.me.name }),
  getStanding: async ({ me }) => ({ player: me.id }),
  getAudit: async ({ me }) => ({ player: me.id }),
  warnPlayer: async (scene) => ({ player: scene.accused.id, text: 'Be kind' }),
  messagePlayer: async (scene) => ({ player: scene.accused.id, text: 'Hello' }),
  suspendPlayer: async (scene) => ({
    player: scene.accused.id,
    reason: 'Unkind',
    until: null,
    ...(await replaced(scene.server, scene.accused)),
  }),
  liftSuspension: async (scene) => ({ player: await suspended(scene) }),
  renamePlayer: async (scene) => ({ player: scene.accused.id }),
  takeNickname: async ({ server, me, accused }) => {
    const [named] = await server.sql<{ id: string }>(
      `update creatures set nickname = 'Rude' where id = (select id from creatures where player_id = $1 limit 1) returning id`,
      [me.id],
    );
    return { player: accused.id, pokemon: named!.id };
  },
  dismissReports: async () => ({ reports: ['1'] }),
  declineAppeal: async (scene) => ({ appeal: await appealed(scene), text: 'It was you' }),
};

/** Calls of a battle, which must not be ended before them. */
const OF_BATTLE: readonly string[] = ['attack', 'battleContinue'];
/** Ends battles and blocks of the two players: they would have other requests refused. */
const PEACE = `with unblocked as (delete from blocks where player_id = any($1) and blocked_id = any($1)),
  ended as (update battles set page = 'lose', state = jsonb_set(state, '{page}', '"lose"')
    where player_id = any($1) and page not in ('win', 'lose', 'caught', 'fled')) `;
/** The players' present names. */
const NAMES = 'select id, username as name from players where id = any($1) or id = $2';

/** Makes two players who have something of everything, and a third one. */
export async function newCast(server: TestServer): Promise<Cast> {
  const owners = await newOwners(server);
  const { name } = await newPlayer(server);
  return { ...owners, accused: { name, id: await idOf({ ...owners.owner, name }) } };
}

/**
 * Makes true what a call needs to succeed for a player.
 * @param asks which of the two players asks
 * @returns the request's token and payload, null without any
 */
export async function rightRequest(
  server: TestServer,
  cast: Cast,
  { name, access }: Call,
  asks: 'owner' | 'other',
): Promise<{ readonly token: string; readonly payload: unknown }> {
  const { owner, other, accused } = cast;
  const isPeaceful = access === 'player' && !OF_BATTLE.includes(name);
  const rows = await server.sql<{ id: string; name: string }>(isPeaceful ? PEACE + NAMES : NAMES, [
    [owner.id, other.id],
    accused.id,
  ]);
  const named = <One extends { readonly id: string }>(one: One): One => ({
    ...one,
    name: rows.find(({ id }) => id === one.id)!.name,
  });
  const players = asks === 'owner' ? [owner, other] : [other, owner];
  const [me, another] = players.map(named);
  const token = { anyone: '', player: me!.token, admin: ADMIN_TOKEN }[access];
  const scene: Scene = { server, me: me!, other: another!, accused: named(accused), token };
  if (access === 'admin') await forgetMessages(scene);
  const payload = await PAYLOADS[name]?.(scene);
  return { token: scene.token, payload: payload ?? null };
}
