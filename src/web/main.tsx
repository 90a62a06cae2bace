// The theme comes first: it settles the order of the style layers that the screens' own styles join.
import '#web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PATHS } from '#contract/paths.ts';
import { keepForOffline } from '#web/platform/offline/updates.ts';
import { App } from '#web/app/app.tsx';
import { browserHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <Router history={browserHistory()}>
      <App />
    </Router>
  </StrictMode>
);

if (import.meta.env.PROD) keepForOffline();

/** In the language that the address asks for: what is drawn is English. */
async function renderSpoken(container: HTMLElement): Promise<void> {
  const { speakLanguage, wantedLanguage } = await import('#web/platform/language/language.ts');
  await speakLanguage(wantedLanguage(window.location.search));
  createRoot(container).render(app);
}

// The home page comes drawn; the shell of the other screens comes empty. A host of files may answer any
// address with the home page: what is drawn there is another screen.
const isDrawn = root.hasChildNodes() && window.location.pathname === PATHS.home;
if (/[?&]lang=/u.test(window.location.search)) void renderSpoken(root);
else if (isDrawn) hydrateRoot(root, app);
else createRoot(root).render(app);
