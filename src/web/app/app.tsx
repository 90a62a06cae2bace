// The web app: which screen an address shows (ROUTE-01, -02).
import { lazy, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Frame } from './frame.tsx';
import { PATHS } from '#contract/paths.ts';
import { HomeScreen } from '#web/features/home/home-screen.tsx';

/** A screen that shows the server's data; what keeps that is fetched beside it, and not for the first paint. */
function reading(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Screen, { ServerData }] = await Promise.all([load(), import('./server-data.tsx')]);
    return {
      default: () => (
        <ServerData>
          <Screen />
        </ServerData>
      ),
    };
  });
}

const SetupScreen = reading(
  async () => (await import('#web/features/setup/setup-screen.tsx')).SetupScreen,
);
const PlayScreen = lazy(async () => ({
  default: (await import('#web/features/table/play-screen.tsx')).PlayScreen,
}));
const JoinScreen = lazy(async () => ({
  default: (await import('#web/features/phone/join-screen.tsx')).JoinScreen,
}));
const RoomScreen = lazy(async () => ({
  default: (await import('#web/features/phone/room-screen.tsx')).RoomScreen,
}));
const VerifyEmailScreen = lazy(async () => ({
  default: (await import('#web/features/accounts/verify-email/verify-email-screen.tsx'))
    .VerifyEmailScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('#web/features/accounts/reset-password/reset-password-screen.tsx'))
    .ResetPasswordScreen,
}));
const LibraryScreen = reading(
  async () => (await import('#web/features/library/library-screen.tsx')).LibraryScreen,
);
const AccountScreen = reading(
  async () => (await import('#web/features/accounts/own-account/account-screen.tsx')).AccountScreen,
);
const SupportScreen = lazy(async () => ({
  default: (await import('#web/features/support/support-screen.tsx')).SupportScreen,
}));
const PrivacyScreen = lazy(async () => ({
  default: (await import('#web/features/legal/privacy/privacy-screen.tsx')).PrivacyScreen,
}));
const TermsScreen = lazy(async () => ({
  default: (await import('#web/features/legal/terms/terms-screen.tsx')).TermsScreen,
}));
const CreditsScreen = reading(
  async () => (await import('#web/features/billing/statement/credits-screen.tsx')).CreditsScreen,
);
const DataDeletionScreen = reading(
  async () =>
    (await import('#web/features/accounts/deletion/data-deletion-screen.tsx')).DataDeletionScreen,
);
const CancelDeletionScreen = lazy(async () => ({
  default: (await import('#web/features/accounts/deletion/cancel-deletion-screen.tsx'))
    .CancelDeletionScreen,
}));
const DeckScreen = reading(
  async () => (await import('#web/features/editor/deck-screen.tsx')).DeckScreen,
);
const SharedScreen = reading(
  async () => (await import('#web/features/library/shared/shared-screen.tsx')).SharedScreen,
);
const OutboxScreen = reading(
  async () => (await import('#web/features/outbox/outbox-screen.tsx')).OutboxScreen,
);

/** In development and in tests only: a production build leaves it out. */
const DesignScreen =
  import.meta.env.DEV &&
  lazy(async () => ({
    default: (await import('#web/features/design/design-screen.tsx')).DesignScreen,
  }));

/** Needs a router above it: the browser's, or the prerender's. */
export function App() {
  return (
    <Frame>
      <Routes>
        <Route path={PATHS.home} element={<HomeScreen />} />
        <Route path={PATHS.setup} element={<SetupScreen />} />
        <Route path={PATHS.categorySetup} element={<SetupScreen />} />
        <Route path={PATHS.table} element={<PlayScreen />} />
        <Route path={PATHS.join} element={<JoinScreen />} />
        <Route path={PATHS.room} element={<RoomScreen />} />
        <Route path={PATHS.verifyEmail} element={<VerifyEmailScreen />} />
        <Route path={PATHS.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={PATHS.library} element={<LibraryScreen />} />
        <Route path={PATHS.account} element={<AccountScreen />} />
        <Route path={PATHS.support} element={<SupportScreen />} />
        <Route path={PATHS.privacy} element={<PrivacyScreen />} />
        <Route path={PATHS.terms} element={<TermsScreen />} />
        <Route path={PATHS.credits} element={<CreditsScreen />} />
        <Route path={PATHS.deletion} element={<DataDeletionScreen />} />
        <Route path={PATHS.cancelDeletion} element={<CancelDeletionScreen />} />
        <Route path={PATHS.editor} element={<DeckScreen />} />
        <Route path={PATHS.sharedDeck} element={<SharedScreen />} />
        <Route path={PATHS.outbox} element={<OutboxScreen />} />
        {DesignScreen && <Route path={PATHS.design} element={<DesignScreen />} />}
        <Route path="*" element={<Navigate to={PATHS.home} replace />} />
      </Routes>
    </Frame>
  );
}
