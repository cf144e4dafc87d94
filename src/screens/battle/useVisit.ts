import { useEffect } from 'react';
import { loadBattle, refreshBattle } from '../../bridge/resume.ts';
import { showBattle } from '../../bridge/showBattle.ts';
import { bridge } from '../../bridge/store.ts';

const OVER = ['win', 'lose', 'caught'];
let visitors = 0;

/** Takes up the stored battle, lets the server correct it, and forgets one that is over when the player leaves. */
export function useVisit(): void {
  useEffect(() => {
    visitors++;
    if (!bridge.getState().battle.battle) loadBattle();
    void refreshBattle();
    return () => {
      visitors--;
      // React may take a screen away and put it back at once; leaving is what lasts.
      setTimeout(() => {
        const { battle } = bridge.getState().battle;
        if (visitors === 0 && battle && OVER.includes(battle.page)) showBattle(null);
      });
    };
  }, []);
}
