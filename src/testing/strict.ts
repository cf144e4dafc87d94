import { configure } from '@testing-library/react';

// Development builds use StrictMode, which reveals effects without a cleanup and state changes during rendering. The
// long timeout is for screen scripts, which load slowly on a busy machine.
configure({ reactStrictMode: true, asyncUtilTimeout: 5000 });
