import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../rules/model/events.ts';
import type { MoveAppearance } from '../../src/bridge/canvas.ts';
import { planRound, type StandingCreatures } from './plan.ts';

const standing: StandingCreatures = { player: 'mine', opponent: 'wild' };
const appearances: Readonly<Record<string, MoveAppearance>> = {
  ember: { type: 'fire', kind: 'projectile', tier: 1, strike: null },
  'garden hose': { type: 'water', kind: 'beam', tier: 1, strike: null },
};
const plan = (events: readonly BattleEvent[], before = standing) =>
  planRound(events, before, (move) => appearances[move] ?? null);
const hit = (side: 'player' | 'opponent', hp: number, mult = 1): BattleEvent => ({
  type: 'damage',
  side,
  cause: 'move',
  amount: 5,
  hp,
  mult,
  critical: false,
});

describe('the plan of a round', () => {
  it('shows each move before what it does, in the order of the events', () => {
    const steps = plan([
      { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
      hit('opponent', 11, 2),
      { type: 'afflict', side: 'opponent', condition: 'burn' },
      { type: 'move', side: 'opponent', creature: 'wild', move: 'garden hose' },
      { type: 'miss', side: 'player', move: 'garden hose' },
    ]);
    expect(steps.map(({ show }) => show)).toEqual(['attack', 'hurt', 'afflict', 'attack', 'miss']);
    expect(steps[0]).toMatchObject({ side: 'player', move: 'ember', appearance: { type: 'fire' } });
  });

  it('tells beforehand whether an attack gets to its target', () => {
    const used: BattleEvent = { type: 'move', side: 'player', creature: 'mine', move: 'ember' };
    const missed: BattleEvent = { type: 'miss', side: 'opponent', move: 'ember' };
    expect(plan([used, hit('opponent', 3)])[0]).toMatchObject({ lands: true });
    expect(plan([used, missed])[0]).toMatchObject({ lands: false });
    expect(plan([used, { type: 'blocked', side: 'opponent' }])[0]).toMatchObject({ lands: false });
  });

  it('shows no attack of whoever only gathers strength for it', () => {
    const gathering: BattleEvent = {
      type: 'charge',
      side: 'player',
      creature: 'mine',
      move: 'ember',
      hidden: false,
    };
    const steps = plan([{ type: 'move', side: 'player', creature: 'mine', move: 'ember' }, gathering]);
    expect(steps).toMatchObject([{ show: 'tell', word: 'charge' }]);
  });

  it('takes hit points and effectiveness from the event, never from a sum of its own', () => {
    expect(plan([hit('opponent', 3, 4)])[0]).toEqual({
      show: 'hurt',
      side: 'opponent',
      amount: 5,
      hp: 3,
      mult: 4,
      critical: false,
      cause: 'move',
      appearance: null,
      hit: 0,
      more: false,
    });
  });

  it('colours every hit of a move with several hits, and no hit that is not a move', () => {
    const steps = plan([
      { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
      hit('opponent', 9),
      hit('opponent', 4),
      { type: 'damage', side: 'player', cause: 'recoil', amount: 2, hp: 20, mult: 1, critical: false },
    ]);
    expect(steps.slice(1).map((step) => step.show === 'hurt' && step.appearance?.type)).toEqual([
      'fire',
      'fire',
      undefined,
    ]);
    expect(steps.slice(1)).toMatchObject([
      { hit: 0, more: true },
      { hit: 1, more: false },
      { hit: 0, more: false },
    ]);
  });

  it('does not send in a creature that stands there already', () => {
    const steps = plan([
      { type: 'send', side: 'player', creature: 'mine' },
      { type: 'send', side: 'opponent', creature: 'next' },
      { type: 'send', side: 'opponent', creature: 'next' },
    ]);
    expect(steps).toEqual([{ show: 'enter', side: 'opponent', creature: 'next', first: false }]);
  });

  it('knows the first creature on an empty platform', () => {
    const steps = plan([{ type: 'send', side: 'player', creature: 'mine' }], {
      player: null,
      opponent: 'wild',
    });
    expect(steps).toMatchObject([{ first: true }]);
  });

  it('shows a level reached by the creature in view and leaves the rest of the team to the log', () => {
    const steps = plan([
      { type: 'end', winner: 'player' },
      { type: 'experience', creature: 'mine', amount: 30 },
      { type: 'level', creature: 'mine', level: 8 },
      { type: 'level', creature: 'other', level: 5 },
      { type: 'learn', creature: 'mine', move: 'ember' },
    ]);
    expect(steps.map(({ show }) => show)).toEqual(['end', 'level']);
  });

  it('has a step for everything a round can hold', () => {
    const steps = plan([
      { type: 'unaffected', side: 'player' },
      { type: 'heal', side: 'player', cause: 'drain', amount: 3, hp: 12 },
      { type: 'recover', side: 'player', condition: 'sleep' },
      { type: 'hold', side: 'player', cause: 'paralyz' },
      { type: 'recharge', side: 'player' },
      { type: 'stage', side: 'opponent', stage: 'defense', by: -1 },
      { type: 'faint', side: 'opponent', creature: 'wild' },
      { type: 'throw', ball: 'nball', shakes: 2, caught: false },
    ]);
    expect(steps.map(({ show }) => show)).toEqual([
      'unaffected',
      'mend',
      'recover',
      'hold',
      'stage',
      'faint',
      'throw',
    ]);
  });

  it('puts what leaves no mark of its own into words', () => {
    const steps = plan([
      { type: 'charge', side: 'player', creature: 'mine', move: 'dig', hidden: true },
      { type: 'rampage', side: 'player', move: 'outrage' },
      { type: 'guard', side: 'opponent' },
      { type: 'blocked', side: 'opponent' },
      { type: 'fail', side: 'player' },
      { type: 'screen', side: 'player', until: 5 },
      { type: 'fade', side: 'player' },
      { type: 'weather', weather: 'hail', until: 5 },
      { type: 'weather', weather: null, until: 0 },
      { type: 'reset' },
      { type: 'recover', side: 'player', condition: 'burn', creature: 'other' },
    ]);
    const words = steps.map((step) => (step.show === 'tell' ? `${step.side} ${step.word}` : step.show));
    expect(words).toEqual([
      'player hide',
      'opponent guard',
      'opponent blocked',
      'player fail',
      'player screen',
      'player fade',
      'null hail',
      'null clear',
      'null reset',
    ]);
  });

  it('sends an attack over, and keeps on the user what is meant for it', () => {
    const steps = plan([
      { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
      { type: 'miss', side: 'opponent', move: 'ember' },
      { type: 'move', side: 'opponent', creature: 'wild', move: 'harden' },
      { type: 'stage', side: 'opponent', stage: 'defense', by: 1 },
      { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
    ]);
    const aims = steps.flatMap((step) => (step.show === 'attack' ? [step.aim] : []));
    expect(aims).toEqual(['other', 'self', 'other']);
  });

  it('is empty for a round without events', () => {
    expect(plan([])).toEqual([]);
  });
});
