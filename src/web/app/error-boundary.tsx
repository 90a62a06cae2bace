import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { PATHS } from '#contract/paths.ts';
import { appText } from '#sentences/app.ts';
import { Button } from '#web/ui/button.tsx';

interface State {
  readonly failed: boolean;
}

/** Whatever breaks while drawing ends here, with a way on, and never as an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="surface-table grid place-items-center p-4">
        <div className="surface-paper flex max-w-lg flex-col gap-4 p-8">
          <h1 className="text-3xl">{appText.broken.title}</h1>
          <p>{appText.broken.words}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => window.location.reload()}>
              {appText.broken.again}
            </Button>
            <Button onClick={() => window.location.assign(PATHS.home)}>
              {appText.broken.home}
            </Button>
          </div>
        </div>
      </main>
    );
  }
}
