import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleDetails } from '../../../bridge/state.ts';
import { setForesight } from '../../../client/battle/battleSettings.ts';
import { aBattle, aFighter, aProfile, aSide } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
import '../BattleScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const foe = (change: object) => [
  aFighter({ id: 'foe', name: 'Podkin', types: ['grass'], attack1: 'Ember', attack2: '', ...change }),
];
async function enter(change: Partial<BattleDetails> = {}) {
  const battle = aBattle({ opponent: foe({}), ...change });
  sessionStorage.setItem('battle', JSON.stringify(battle));
  fakeServer({ '/api/game/battle': { battleDetails: battle } });
  renderAt('/battle');
  await screen.findByRole('heading', { name: 'Battle' });
}
const ember = () => screen.getByRole('radio', { name: /Ember/ }).closest('label')?.textContent ?? '';
const nameOf = (name: RegExp) => screen.queryByRole('radio', { name });

const readForesight = () => JSON.parse(localStorage.getItem('settings') ?? '{}').chosen.previews;

beforeEach(() => loggedIn(aProfile()));
describe('what an attack will do', () => {
  it('stands on it: effectiveness, chance and the damage to expect', async () => {
    await enter();
    expect(nameOf(/Ember super effective accuracy 100% expected damage 9 to 11 hp$/)).toBeTruthy();
    expect(nameOf(/Tackle accuracy 100% expected damage 4 to 5 hp$/)).toBeTruthy();
  });

  it('says when it will or may be enough', async () => {
    await enter({ opponent: foe({ hp: 10 }) });
    expect(nameOf(/Ember .* 9 to 11 hp, which may defeat it$/)).toBeTruthy();
    cleanup();
    await enter({ opponent: foe({ hp: 9 }) });
    expect(nameOf(/Ember .* 9 to 11 hp, enough to defeat it$/)).toBeTruthy();
  });

  it('is the chance as it is now, where the battle has changed it', async () => {
    const blurred = { least: 4, most: 5, chance: 75 };
    await enter({ attackPreviews: [blurred, null, null, null] });
    expect(nameOf(/Tackle accuracy 75% expected damage/)).toBeTruthy();
  });

  it('is not promised where its type does nothing', async () => {
    const nothing = { least: 0, most: 0, chance: 0 };
    await enter({ attackPreviews: [null, nothing, null, null] });
    expect(ember()).not.toMatch(/hp/);
  });

  it('says of a great move that the team has used it up', async () => {
    const mine = [aFighter({ attack1: 'Ninth Wave' })];
    await enter({ myState: mine, mySide: aSide({ greatUsed: true }) });
    expect(nameOf(/Ninth Wave .*used up/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'On your side' }).textContent).toBe('Great move used');
    await user.click(screen.getByRole('radio', { name: /Ninth Wave/ }));
    screen.getByText(/^Your team has used its great move/);
    cleanup();
    await enter({ myState: mine });
    expect(nameOf(/used up/)).toBeNull();
  });

  it('of a battle that an older page has stored is not known, and nothing breaks', async () => {
    const { attackPreviews, ...old } = aBattle();
    expect(attackPreviews).toBeTruthy();
    await enter(old as BattleDetails);
    expect(nameOf(/Ember/)).toBeTruthy();
  });

  it('names the types that harm the opponent more and less, until it is hidden', async () => {
    await enter();
    const foe = within(screen.getByRole('region', { name: 'Opponent' }));
    const weak = foe.getByText('Weak to').nextElementSibling;
    within(weak as HTMLElement).getByRole('img', { name: 'fire' });
    expect(weak?.textContent).toMatch(/ice.*poison.*flying.*bug/);
    expect(foe.getByText('Resists').nextElementSibling?.textContent).toMatch(/water.*grass/);
    await user.click(screen.getByRole('checkbox', { name: 'Show what attacks will do' }));
    expect(foe.queryByText('Weak to')).toBeNull();
  });

  it('can be hidden, on the cards as well, and the browser remembers it', async () => {
    await enter();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show what attacks will do' });
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(document.body.textContent).not.toMatch(/super effective|expected damage|×2/);
    expect(nameOf(/Ember accuracy 100%$/)).toBeTruthy();
    expect(readForesight()).toBe(false);
    await user.click(box);
    expect(nameOf(/expected damage 9 to 11 hp/)).toBeTruthy();
    expect(readForesight()).toBe(true);
  });

  it('is hidden while choosing who fights too', async () => {
    setForesight(false);
    await enter({ page: 'selection' });
    expect(document.body.textContent).not.toMatch(/×2/);
  });

  it('can be switched in the dialog of the controls as well', async () => {
    await enter();
    await user.click(screen.getByRole('button', { name: 'Controls' }));
    const dialog = await screen.findByRole('dialog', { name: 'Controls' });
    await user.click(dialog.querySelector('input[type="checkbox"]') as HTMLInputElement);
    expect(readForesight()).toBe(false);
  });
});
