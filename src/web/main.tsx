// The theme comes first: it settles the order of the style layers that the screens' own styles join.
import '#web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { speakLanguage, wantedLanguage } from '#web/platform/language/language.ts';
import { keepForOffline } from '#web/platform/offline/updates.ts';
import { App } from '#web/app/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (import.meta.env.PROD) keepForOffline();

const language = wantedLanguage();
const isAsDrawn = language === document.documentElement.lang;
// The home page comes drawn, in English; the shell of the other screens comes empty. A host of files may answer any
// address with the home page: what is drawn there is another screen.
const isDrawn = root.hasChildNodes() && window.location.pathname === PATHS.home;
if (isDrawn && isAsDrawn) hydrateRoot(root, app);
else if (isAsDrawn) createRoot(root).render(app);
else void speakLanguage(language).then(() => createRoot(root).render(app));
