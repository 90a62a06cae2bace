// A room's own address: the way in, and then the game on this phone.
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from '#web/platform/router/router.tsx';
import { RoomCode, type RoomRole } from '#contract/rooms.ts';
import { messageOf } from '#contract/errors.ts';
import { PATHS } from '#contract/paths.ts';
import { phoneText } from '#sentences/phone.ts';
import { sessionText } from '#sentences/session.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { DoorScreen } from './door/door-screen.tsx';
import { PassForm } from './door/pass-form.tsx';
import { isRemoteOf, keepRemote } from './kept-remote.ts';
import { PhonePage } from './phone-page.tsx';
import { InRoom } from './room/in-room.tsx';

export function RoomScreen() {
  const { code = '' } = useParams();
  const { status } = useSession();
  const parsed = RoomCode.safeParse(code);
  if (status === 'demo') {
    return (
      <PhonePage title={phoneText.door.title}>
        <p>{phoneText.code.notHere({ why: sessionText.notAvailable })}</p>
      </PhonePage>
    );
  }
  return parsed.success ? <Room key={parsed.data} code={parsed.data} /> : <NoRoom />;
}

/** The address can't be a room's. */
function NoRoom() {
  return (
    <PhonePage title={phoneText.door.title}>
      <MessageBox tone="bad">{messageOf('room-not-found')}</MessageBox>
      <ButtonTo to={PATHS.join} variant="primary" size="large">
        {phoneText.door.otherCode}
      </ButtonTo>
    </PhonePage>
  );
}

function Room({ code }: { readonly code: string }) {
  const pass = usePassInAddress();
  const [as, setAs] = useState<RoomRole | null>(() => (isRemoteOf(code) ? 'remote' : null));
  const [wasThere, setWasThere] = useState(false);
  const enter = (role: RoomRole) => {
    if (role === 'remote') keepRemote(code);
    setAs(role);
  };
  const outside = (hadSeat: boolean) => {
    if (as === 'remote') keepRemote(null);
    setWasThere(hadSeat);
    setAs(null);
  };
  if (pass.is !== '') {
    const used = (role: RoomRole) => {
      pass.forget();
      enter(role);
    };
    return <PassForm code={code} pass={pass.is} onUsed={used} onPlayer={pass.forget} />;
  }
  if (as === null)
    return <DoorScreen code={code} wasThere={wasThere} onIn={() => enter('player')} />;
  return <InRoom key={as} code={code} as={as} onOutside={outside} />;
}

/** The one-time code of the address; once it is used, or not wanted, it goes from there. */
function usePassInAddress() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  return {
    is: hash.slice(1),
    forget: () => navigate(pathname, { replace: true }),
  };
}
