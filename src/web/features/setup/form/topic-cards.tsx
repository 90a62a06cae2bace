import type { ReactNode } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import styles from './topic-cards.module.css';
import type { TopicIdeas } from './topic-ideas.ts';

interface TopicCardsProps {
  readonly category: GeneratedCategory;
  readonly ideas: TopicIdeas;
  /** What stands in the field. */
  readonly topic: string;
  readonly onTopic: (topic: string) => void;
  /** More help, at the end of the label's line. */
  readonly children: ReactNode;
}

/** Topics as small cards on the table; a press takes one over. */
export function TopicCards(props: TopicCardsProps) {
  const { category, ideas, topic, onTopic, children } = props;
  const typed = topic.trim().toLowerCase();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <span aria-hidden="true" className="text-fg-soft">
          {ideas.label}
        </span>
        {children}
      </div>
      <div role="group" aria-label={ideas.label} className={styles['row']}>
        {ideas.topics.map((each) => (
          <button
            key={each}
            type="button"
            data-suit={category}
            aria-pressed={each.toLowerCase() === typed}
            className={classes('surface-paper', styles['card'])}
            onClick={() => onTopic(each)}
          >
            <Emblem suit={category} className="size-4 text-suit" />
            {each}
          </button>
        ))}
      </div>
    </>
  );
}
