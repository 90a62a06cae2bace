// The home page as the server first sends it. Built and called by scripts/build.ts.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PATHS } from '#contract/paths.ts';
import { App } from '#web/app/app.tsx';
import { memoryHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';

export function prerenderHome(): string {
  return renderToString(
    <StrictMode>
      <Router history={memoryHistory(PATHS.home)}>
        <App />
      </Router>
    </StrictMode>,
  );
}
