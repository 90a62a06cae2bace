import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** One of several sheets at a time; arrow keys go from tab to tab. The first is open at first. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.id}>
      <Base.List className="tabs" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Base.Tab key={id} value={id} className="tab">
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className="pt-5">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
