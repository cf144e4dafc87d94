import { useEffect } from 'react';
import { skipPlayback } from '../../bridge/playback.ts';
import { bridge } from '../../bridge/store.ts';
import { catchUp, loadStoredBattle, refreshBattle } from '../../client/battle/resume.ts';
import { showBattle } from '../../client/battle/showBattle.ts';
import { useReturn } from '../../hooks/useReturn.ts';

const OVER = ['win', 'lose', 'caught'];
let visitors = 0;

/** Whoever comes back sees how the battle stands, and no round that began before. */
function comeBack(): void {
  skipPlayback();
  void catchUp();
}

/** Takes up the stored battle, lets the server correct it, and forgets one that is over when the player leaves. */
export function useVisit(): void {
  useReturn(comeBack);
  useEffect(() => {
    visitors++;
    if (!bridge.getState().battle.battle) loadStoredBattle();
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
