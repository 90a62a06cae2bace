import type { ReactNode } from 'react';
import { PATHS } from '#contract/paths.ts';
import { editorText } from '#sentences/editor.ts';
import { Page } from '#web/ui/page.tsx';

interface EditorPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page of a deck; its way back leads to the list that the deck stands in. */
export function EditorPage({ title, children }: EditorPageProps) {
  return (
    <Page title={title} back={{ to: PATHS.library, label: editorText.myGames }}>
      {children}
    </Page>
  );
}
