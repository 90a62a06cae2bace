import { useState } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { scoreNews, turnNews } from './news.ts';
import { currentParts } from '#web/features/table/show/show.tsx';

export interface News {
  readonly score: string;
  readonly turn: string;
  /** Who has passed whom, and who has a streak. */
  readonly places: string;
}

/** The latest news of a match since the screen was opened, whoever changed it. */
export function useNews(match: MatchState): News {
  const [seen, setSeen] = useState(match);
  const [news, setNews] = useState<News>({ score: '', turn: '', places: '' });
  if (seen !== match) {
    setSeen(match);
    const [score, turn] = [scoreNews(seen, match), turnNews(seen, match)];
    if (score !== undefined || turn !== undefined) {
      const show = currentParts();
      const places = [show?.placeNews(seen, match), show?.streakNews(seen, match)];
      setNews({
        score: score ?? news.score,
        turn: turn ?? news.turn,
        places: places.filter((each) => each !== undefined).join('. '),
      });
    }
  }
  return news;
}
