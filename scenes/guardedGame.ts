import { Game } from 'phaser';

/**
 * Phaser requests no further frame after an error in one: the canvas then freezes without any message. This game goes
 * on and emits the error as the event `fault`.
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
