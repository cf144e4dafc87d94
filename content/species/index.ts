import type { Species } from '../../rules/creatures/types.ts';
import { bouldun } from './bouldun.ts';
import { brookfin } from './brookfin.ts';
import { clinkdil, furnadil, ovendil } from './clinkdil.ts';
import { cragclaw } from './cragclaw.ts';
import { cuprikin } from './cuprikin.ts';
import { castorrent, dampaw, lodgekin } from './dampaw.ts';
import { canopaw, dozebud, mosslow } from './dozebud.ts';
import { flickeep, pavember, solpavo } from './flickeep.ts';
import { glacilisk } from './glacilisk.ts';
import { gloopet } from './gloopet.ts';
import { hollowick } from './hollowick.ts';
import { icequill } from './icequill.ts';
import { jellume } from './jellume.ts';
import { emberam, kilnaries, kindlam } from './kindlam.ts';
import { knuckub } from './knuckub.ts';
import { molder } from './molder.ts';
import { moonbun } from './moonbun.ts';
import { noctuff } from './noctuff.ts';
import { lancetide, narvane, nubwhal } from './nubwhal.ts';
import { owlumen } from './owlumen.ts';
import { briarling, podkin, sylvarok } from './podkin.ts';
import { pricklo } from './pricklo.ts';
import { potamere, puddlip, wallopo } from './puddlip.ts';
import { rivetle } from './rivetle.ts';
import { scarabuzz } from './scarabuzz.ts';
import { sunflit } from './sunflit.ts';
import { grovetusk, thickhog, trufflet } from './trufflet.ts';
import { umbrawl } from './umbrawl.ts';
import { voltwit } from './voltwit.ts';
import { tempestral, vyrmling } from './vyrmling.ts';

/** Every species, keyed by its id (lowercase name), in the order of the Pokedex. */
export const species: Readonly<Record<string, Species>> = Object.fromEntries(
  [
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
    trufflet,
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
    brookfin,
    glacilisk,
    gloopet,
    scarabuzz,
    hollowick,
    bouldun,
    moonbun,
    knuckub,
    owlumen,
    umbrawl,
    rivetle,
    molder,
    jellume,
    cragclaw,
    noctuff,
    pricklo,
    cuprikin,
    sunflit,
    icequill,
    vyrmling,
    tempestral,
  ].map((entry) => [entry.id, entry]),
);
