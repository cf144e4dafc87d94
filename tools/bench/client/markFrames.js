/**
 * Runs in the page before its own scripts. Marks every callback of an animation frame, so that the trace tells
 * what each frame cost. `benchDuring` is a selector: frames are marked only while something matches it.
 */
(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.benchDuring = 'body';
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      if (document.querySelector(window.benchDuring)) performance.mark(`bench frame ${now}`);
      callback(now);
    });
})();
