import type { Species } from '../../rules/creatures/types.ts';
import { anvilisk } from './anvilisk.ts';
import { blinkowl, owlumen } from './blinkowl.ts';
import { blotlet, kalligraken } from './blotlet.ts';
import { boreauk } from './boreauk.ts';
import { brackindle } from './brackindle.ts';
import { brollygeist } from './brollygeist.ts';
import { brookfin, weirgill } from './brookfin.ts';
import { calfrost, muskalanche } from './calfrost.ts';
import { amanitiara, capsprite } from './capsprite.ts';
import { clinkdil, furnadil, ovendil } from './clinkdil.ts';
import { clovermare } from './clovermare.ts';
import { bouldun, cobblet, tumulord } from './cobblet.ts';
import { cometoad } from './cometoad.ts';
import { crumbit, hoardent } from './crumbit.ts';
import { cuprikin, cupritan } from './cuprikin.ts';
import { castorrent, dampaw, lodgekin } from './dampaw.ts';
import { dawnhart } from './dawnhart.ts';
import { canopaw, dozebud, mosslow } from './dozebud.ts';
import { dreamspin, reverachne } from './dreamspin.ts';
import { dustkit, siroccoon } from './dustkit.ts';
import { filamel, incandeel } from './filamel.ts';
import { ampolecat, fizzet } from './fizzet.ts';
import { flickeep, pavember, solpavo } from './flickeep.ts';
import { flotsoul, galleghast } from './flotsoul.ts';
import { crystalwing, flurrimite } from './flurrimite.ts';
import { findableByFormerNames } from './formerNames.ts';
import { amethystrix, geodling } from './geodling.ts';
import { gloamarch } from './gloamarch.ts';
import { globelle } from './globelle.ts';
import { gloopet, sludgeon, vatlurk } from './gloopet.ts';
import { galoshade, glowmonger, gutterling } from './gutterling.ts';
import { hearthkit, inglynx } from './hearthkit.ts';
import { icequill, quillberg } from './icequill.ts';
import { inchbeam, sunflit } from './inchbeam.ts';
import { ingotail, vaultwyrm } from './ingotail.ts';
import { jabrimp, stomatitan } from './jabrimp.ts';
import { jellume, medusage } from './jellume.ts';
import { emberam, kilnaries, kindlam } from './kindlam.ts';
import { knuckub, pawgilist } from './knuckub.ts';
import { lodehorn, lodekid } from './lodekid.ts';
import { lullabell } from './lullabell.ts';
import { mandolark } from './mandolark.ts';
import { kerbeam, matchbug } from './matchbug.ts';
import { miragazelle } from './miragazelle.ts';
import { excavole, molder, shaftmaw } from './molder.ts';
import { moonbun, selenhare } from './moonbun.ts';
import { barbelung, mudwhisk } from './mudwhisk.ts';
import { nadirian } from './nadirian.ts';
import { basilisleet, glacilisk, nippet } from './nippet.ts';
import { noctivail, noctuff } from './noctuff.ts';
import { lancetide, narvane, nubwhal } from './nubwhal.ts';
import { oraclam } from './oraclam.ts';
import { ossuwyrm } from './ossuwyrm.ts';
import { chivalrant, pageant, squirant } from './pageant.ts';
import { apothadder, phialin } from './phialin.ts';
import { briarling, podkin, sylvarok } from './podkin.ts';
import { couristrel, heralgale, postwren } from './postwren.ts';
import { pricklo, saguardian } from './pricklo.ts';
import { potamere, puddlip, wallopo } from './puddlip.ts';
import { pumichick, tephraptor } from './pumichick.ts';
import { quicksylph } from './quicksylph.ts';
import { ironclade, rivetle } from './rivetle.ts';
import { grovetusk, rootling, thickhog } from './rootling.ts';
import { penumbrawn, scuffkit, umbrawl } from './scuffkit.ts';
import { amphorage, sherdlin } from './sherdlin.ts';
import { cragclaw, shinglet } from './shinglet.ts';
import { cackleader, snickub } from './snickub.ts';
import { brockember, sootbrock } from './sootbrock.ts';
import { cathedrake, spoutling } from './spoutling.ts';
import { cranekata, stiltlet } from './stiltlet.ts';
import { scarecrone, strawisp } from './strawisp.ts';
import { curarana, tadbane } from './tadbane.ts';
import { tendrake, wistwyvern } from './tendrake.ts';
import { haberdame, thimbelf } from './thimbelf.ts';
import { pendulope, tickfawn } from './tickfawn.ts';
import { timpanyak } from './timpanyak.ts';
import { trilobastion, trilobit } from './trilobit.ts';
import { drovermane, tuftpup } from './tuftpup.ts';
import { vanechick, weathercrest } from './vanechick.ts';
import { telegrail, voltwit } from './voltwit.ts';
import { gustrake, tempestral, vyrmling } from './vyrmling.ts';
import { wandertoise } from './wandertoise.ts';
import { waspire } from './waspire.ts';
import { zenithrone } from './zenithrone.ts';
import { switchafer, zizzgrub } from './zizzgrub.ts';

/** In the order of the Pokedex. */
const all = {
  kindlam,
  emberam,
  kilnaries,
  clinkdil,
  ovendil,
  furnadil,
  flickeep,
  pavember,
  solpavo,
  podkin,
  briarling,
  sylvarok,
  rootling,
  thickhog,
  grovetusk,
  dozebud,
  mosslow,
  canopaw,
  puddlip,
  wallopo,
  potamere,
  nubwhal,
  narvane,
  lancetide,
  dampaw,
  lodgekin,
  castorrent,
  voltwit,
  telegrail,
  brookfin,
  weirgill,
  nippet,
  glacilisk,
  basilisleet,
  gloopet,
  sludgeon,
  vatlurk,
  zizzgrub,
  switchafer,
  gutterling,
  galoshade,
  glowmonger,
  cobblet,
  bouldun,
  tumulord,
  moonbun,
  selenhare,
  knuckub,
  pawgilist,
  blinkowl,
  owlumen,
  scuffkit,
  umbrawl,
  penumbrawn,
  rivetle,
  ironclade,
  molder,
  excavole,
  shaftmaw,
  jellume,
  medusage,
  shinglet,
  cragclaw,
  noctuff,
  noctivail,
  pricklo,
  saguardian,
  cuprikin,
  cupritan,
  inchbeam,
  sunflit,
  icequill,
  quillberg,
  vyrmling,
  gustrake,
  tempestral,
  crumbit,
  hoardent,
  postwren,
  couristrel,
  heralgale,
  tuftpup,
  drovermane,
  hearthkit,
  inglynx,
  strawisp,
  scarecrone,
  fizzet,
  ampolecat,
  lodekid,
  lodehorn,
  filamel,
  incandeel,
  calfrost,
  muskalanche,
  flurrimite,
  crystalwing,
  jabrimp,
  stomatitan,
  stiltlet,
  cranekata,
  pageant,
  squirant,
  chivalrant,
  tadbane,
  curarana,
  phialin,
  apothadder,
  capsprite,
  amanitiara,
  dustkit,
  siroccoon,
  sherdlin,
  amphorage,
  tickfawn,
  pendulope,
  dreamspin,
  reverachne,
  matchbug,
  kerbeam,
  trilobit,
  trilobastion,
  spoutling,
  cathedrake,
  geodling,
  amethystrix,
  pumichick,
  tephraptor,
  flotsoul,
  galleghast,
  mudwhisk,
  barbelung,
  tendrake,
  wistwyvern,
  ingotail,
  vaultwyrm,
  snickub,
  cackleader,
  blotlet,
  kalligraken,
  sootbrock,
  brockember,
  vanechick,
  weathercrest,
  thimbelf,
  haberdame,
  globelle,
  brollygeist,
  lullabell,
  oraclam,
  anvilisk,
  waspire,
  quicksylph,
  boreauk,
  miragazelle,
  timpanyak,
  ossuwyrm,
  cometoad,
  mandolark,
  brackindle,
  wandertoise,
  clovermare,
  dawnhart,
  zenithrone,
  gloamarch,
  nadirian,
};

/** The id of a species that the game has. */
export type SpeciesId = keyof typeof all;

/** Every species, keyed by its id (lowercase name), in the order of the Pokedex. */
export const species: Readonly<Record<string, Species>> = findableByFormerNames({ ...all });
