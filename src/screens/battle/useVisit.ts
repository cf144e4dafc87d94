import { useEffect } from 'react';
import { skipPlayback } from '../../bridge/playback.ts';
import { bridge } from '../../bridge/store.ts';
import { catchUp, loadStoredBattle, refreshBattle } from '../../client/battle/resume.ts';
import { showBattle } from '../../client/battle/showBattle.ts';
import { useReturn } from '../../hooks/useReturn.ts';

const OVER = ['win', 'lose', 'caught'];
let visitors = 0;

/** Back in this tab: skip the rest of the playback and load the current state of the battle. */
function comeBack(): void {
  skipPlayback();
  void catchUp();
}

/** Loads the stored battle, refreshes it from the server, and on leaving removes a battle that is over. */
export function useVisit(): void {
  useReturn(comeBack);
  useEffect(() => {
    visitors++;
    if (!bridge.getState().battle.battle) loadStoredBattle();
    void refreshBattle();
    return () => {
      visitors--;
      // React may unmount and remount a screen at once (as in StrictMode); only a lasting unmount counts as leaving.
      setTimeout(() => {
        const { battle } = bridge.getState().battle;
        if (visitors === 0 && battle && (battle.fled || OVER.includes(battle.page))) showBattle(null);
      });
    };
  }, []);
}
