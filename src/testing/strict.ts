import { configure } from '@testing-library/react';

// Players run in StrictMode while the game is developed: an effect that is not undone, or a state that is changed while
// rendering, shows itself there. A screen's script is loaded when it is first shown, which takes its time on a busy machine.
configure({ reactStrictMode: true, asyncUtilTimeout: 5000 });
