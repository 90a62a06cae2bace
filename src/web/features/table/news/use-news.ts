import { useState } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { scoreNews, turnNews } from './news.ts';

export interface News {
  readonly score: string;
  readonly turn: string;
}

/** The latest news of a match since the screen was opened, whoever changed it. */
export function useNews(match: MatchState): News {
  const [seen, setSeen] = useState(match);
  const [news, setNews] = useState<News>({ score: '', turn: '' });
  if (seen !== match) {
    setSeen(match);
    const [score, turn] = [scoreNews(seen, match), turnNews(seen, match)];
    if (score !== undefined || turn !== undefined) {
      setNews({ score: score ?? news.score, turn: turn ?? news.turn });
    }
  }
  return news;
}
