import { Game } from 'phaser';

/**
 * Phaser asks for no further frame once one has thrown: everything that is drawn from then on is missing, and nothing
 * says why. This game goes on, and tells of what was thrown with the event `fault`.
 */
export class GuardedGame extends Game {
  override step(time: number, delta: number): void {
    try {
      super.step(time, delta);
    } catch (problem) {
      this.events.emit('fault', problem);
    }
  }
}
