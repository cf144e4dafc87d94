import type { Creature } from '../creature.ts';
import { bouldun } from './bouldun.ts';
import { briarling } from './briarling.ts';
import { brookfin } from './brookfin.ts';
import { canopaw } from './canopaw.ts';
import { castorrent } from './castorrent.ts';
import { clinkdil } from './clinkdil.ts';
import { cragclaw } from './cragclaw.ts';
import { cuprikin } from './cuprikin.ts';
import { dampaw } from './dampaw.ts';
import { dozebud } from './dozebud.ts';
import { emberam } from './emberam.ts';
import { flickeep } from './flickeep.ts';
import { furnadil } from './furnadil.ts';
import { glacilisk } from './glacilisk.ts';
import { gloopet } from './gloopet.ts';
import { grovetusk } from './grovetusk.ts';
import { hollowick } from './hollowick.ts';
import { icequill } from './icequill.ts';
import { jellume } from './jellume.ts';
import { kilnaries } from './kilnaries.ts';
import { kindlam } from './kindlam.ts';
import { knuckub } from './knuckub.ts';
import { lancetide } from './lancetide.ts';
import { lodgekin } from './lodgekin.ts';
import { molder } from './molder.ts';
import { moonbun } from './moonbun.ts';
import { mosslow } from './mosslow.ts';
import { narvane } from './narvane.ts';
import { noctuff } from './noctuff.ts';
import { nubwhal } from './nubwhal.ts';
import { ovendil } from './ovendil.ts';
import { owlumen } from './owlumen.ts';
import { pavember } from './pavember.ts';
import { podkin } from './podkin.ts';
import { potamere } from './potamere.ts';
import { pricklo } from './pricklo.ts';
import { puddlip } from './puddlip.ts';
import { rivetle } from './rivetle.ts';
import { scarabuzz } from './scarabuzz.ts';
import { solpavo } from './solpavo.ts';
import { sunflit } from './sunflit.ts';
import { sylvarok } from './sylvarok.ts';
import { tempestral } from './tempestral.ts';
import { thickhog } from './thickhog.ts';
import { trufflet } from './trufflet.ts';
import { umbrawl } from './umbrawl.ts';
import { voltwit } from './voltwit.ts';
import { vyrmling } from './vyrmling.ts';
import { wallopo } from './wallopo.ts';

/** Every drawn species. */
export const CREATURES: readonly Creature[] = [
  bouldun,
  briarling,
  brookfin,
  canopaw,
  castorrent,
  clinkdil,
  cragclaw,
  cuprikin,
  dampaw,
  dozebud,
  emberam,
  flickeep,
  furnadil,
  glacilisk,
  gloopet,
  grovetusk,
  hollowick,
  icequill,
  jellume,
  kilnaries,
  kindlam,
  knuckub,
  lancetide,
  lodgekin,
  molder,
  moonbun,
  mosslow,
  narvane,
  noctuff,
  nubwhal,
  ovendil,
  owlumen,
  pavember,
  podkin,
  potamere,
  pricklo,
  puddlip,
  rivetle,
  scarabuzz,
  solpavo,
  sunflit,
  sylvarok,
  tempestral,
  thickhog,
  trufflet,
  umbrawl,
  voltwit,
  vyrmling,
  wallopo,
];
