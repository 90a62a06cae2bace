// The two ways on which news of a room comes: an event stream, and a long poll where streams are blocked.
import { RoomNews, type RoomRole } from '#contract/rooms.ts';
import { pollNews, roomPath } from '#web/platform/api/rooms.ts';
import { parseJson } from '#web/platform/storage/stored.ts';

/** Whom a line is for. */
export interface LineAddress {
  readonly code: string;
  readonly as: RoomRole;
}

/** What a transport tells of itself. */
export interface Heard {
  /** The line is alive: news, a heartbeat, an answer without news. */
  readonly sign: () => void;
  readonly news: (news: RoomNews) => void;
  /** It can't go on; opened anew it may. */
  readonly broken: (error: unknown) => void;
}

export interface Transport {
  readonly close: () => void;
}

export function openStream({ code, as }: LineAddress, heard: Heard): Transport {
  const source = new EventSource(roomPath(code, `/events?as=${as}`));
  // That it has opened says nothing: what holds streams back lets their beginning through. The server speaks at once.
  source.addEventListener('beat', heard.sign);
  source.addEventListener('message', ({ data }) => {
    heard.sign();
    const news = RoomNews.safeParse(parseJson(String(data)));
    if (news.success) heard.news(news.data);
  });
  // Browsers wait some seconds before they try again by themselves, and never do where a proxy answers with an error.
  source.addEventListener('error', () => heard.broken(undefined));
  return { close: () => source.close() };
}

export function openPoll(address: LineAddress, heard: Heard): Transport {
  const closing = new AbortController();
  void poll(address, heard, closing.signal);
  return { close: () => closing.abort() };
}

async function poll({ code, as }: LineAddress, heard: Heard, signal: AbortSignal): Promise<void> {
  let since = '';
  try {
    while (!signal.aborted) {
      const news = await pollNews(code, as, { since, signal });
      if (signal.aborted) return;
      heard.sign();
      heard.news(news);
      if (news.type === 'over') return;
      if (news.type !== 'same') since = news.tag;
    }
  } catch (error) {
    if (!signal.aborted) heard.broken(error);
  }
}
