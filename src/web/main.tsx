// The theme comes first: it settles the order of the style layers that the screens' own styles join.
import '#web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepForOffline } from '#web/offline/updates.ts';
import { App } from '#web/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The home page comes drawn; the shell of the other screens comes empty.
if (import.meta.env.PROD) keepForOffline();

if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
