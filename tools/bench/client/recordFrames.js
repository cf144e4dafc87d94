/**
 * Runs in the page before its own scripts. Every callback that is run for one frame counts towards this frame.
 * `benchFrames.during` is a selector: only while something matches it are frames recorded.
 */
(() => {
  const ask = window.requestAnimationFrame.bind(window);
  const frames = { times: [], during: 'body' };
  let stamp = -1;
  window.benchFrames = frames;
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      const counts = document.querySelector(frames.during) !== null;
      const began = performance.now();
      try {
        callback(now);
      } finally {
        const took = performance.now() - began;
        if (counts && now === stamp) frames.times.push(frames.times.pop() + took);
        else if (counts) frames.times.push(took);
        stamp = now;
      }
    });
})();
