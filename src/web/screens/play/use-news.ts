import { useState } from 'react';
import type { GameState } from '#game/state.ts';
import { scoreNews, turnNews } from '#web/screens/play/news.ts';

export interface News {
  readonly score: string;
  readonly turn: string;
}

/** The latest news of a game since the screen was opened, whoever changed it. */
export function useNews(game: GameState): News {
  const [seen, setSeen] = useState(game);
  const [news, setNews] = useState<News>({ score: '', turn: '' });
  if (seen !== game) {
    setSeen(game);
    const [score, turn] = [scoreNews(seen, game), turnNews(seen, game)];
    if (score !== undefined || turn !== undefined) {
      setNews({ score: score ?? news.score, turn: turn ?? news.turn });
    }
  }
  return news;
}
