import { useEffect, useState } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { eveningText } from '#sentences/evening.ts';
import { useTallies } from '#web/features/table/phones/tallies.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { saveAs } from '#web/ui/save-as.ts';
import type { EndWords } from './end-words.ts';
import { picturedWords } from './picture-words.ts';

const load = () => import('./share-picture.ts');

/** The picture of the evening, made when it is asked for and given to the host (END-13, END-14). */
export function useShare(match: MatchState, words: EndWords) {
  const tallies = useTallies(match);
  const { toast } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  // The server may be gone by the time it is asked for.
  useEffect(() => void load().catch(() => undefined), []);

  async function start() {
    setBusy(true);
    try {
      const { makePicture } = await load();
      const picture = await makePicture(picturedWords(match, words, tallies));
      const done = await give(picture, match.topic);
      if (done) toast(eveningText.picture[done]);
    } catch {
      toast(eveningText.picture.failed);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, start: () => void start() };
}

/** By the device's own sharing where it takes files, else as a file. Undefined: the host thought better of it. */
async function give(picture: Blob, topic: string): Promise<'shared' | 'saved' | undefined> {
  const name = eveningText.picture.file({ topic });
  const files = [new File([picture], name, { type: picture.type })];
  if ('canShare' in navigator && navigator.canShare({ files })) {
    try {
      await navigator.share({ files, title: eveningText.picture.title({ topic }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      // Some browsers promise it and then don't allow it.
    }
  }
  saveAs(name, picture, picture.type);
  return 'saved';
}
