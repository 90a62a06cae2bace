// A window of its own that shows the room what its console plays. It writes nothing and takes nothing.
import { useEffect, useLayoutEffect, useState } from 'react';
import { PATHS } from '#contract/paths.ts';
import { follow } from '#web/platform/match/match-store.ts';
import { useNavigate } from '#web/platform/router/router.tsx';
import { keys } from '#web/platform/match/switches.ts';
import { toggleFullscreen } from '#web/features/table/controls/fullscreen.ts';
import { commandOf, focusOf } from '#web/features/table/controls/keys.ts';
import { useWakeLock } from '#web/ui/use-wake-lock.ts';
import { followConsole, type Followed } from './stage-line.ts';
import { NoConsole } from './no-console.tsx';
import { ShownTable } from './shown-table.tsx';
import { changeWindows } from './windows.ts';

export function FollowingStage() {
  const [shown, setShown] = useState<Followed | 'looking' | 'gone'>('looking');
  const navigate = useNavigate();
  useWakeLock();
  useFullscreenKey();
  useLayoutEffect(() => {
    const stop = followConsole({
      onTold: (followed) => {
        follow(followed.table);
        changeWindows({ isHeard: followed.isHeard });
        setShown(followed);
      },
      onGone: () => {
        changeWindows({ isHeard: false });
        setShown('gone');
      },
    });
    return () => {
      stop();
      follow(undefined);
      changeWindows({ isHeard: undefined });
    };
  }, []);
  if (typeof shown === 'object') return <ShownTable {...shown} />;
  const become = () => navigate(PATHS.table, { replace: true });
  return <NoConsole isLooking={shown === 'looking'} onBecome={become} />;
}

/** Of the table's keys the only one of a window that follows. */
function useFullscreenKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const pressed = commandOf(event, focusOf(event.target));
      if (keys.isOn() && pressed?.command === 'fullscreen') toggleFullscreen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
