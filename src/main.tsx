import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followDevice } from './app/device.ts';
import { followGamepads } from './app/gamepad/followGamepads.ts';
import { followCalm } from './bridge/calm.ts';
import { followOtherTabs } from './bridge/session.ts';
import './ui/tokens.css';
import './ui/types.css';
import './ui/base.css';

followOtherTabs();
followCalm();
followDevice();
followGamepads();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
