import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/app.tsx';

// Zod would compile its checks with Function(), which the content security policy forbids and the console reports.
z.config({ jitless: true });

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
