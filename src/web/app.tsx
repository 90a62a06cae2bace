// The web app: which screen an address shows (ROUTE-01, -02).
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Frame } from '#web/frame.tsx';
import { HomeScreen } from '#web/screens/home/home-screen.tsx';

const SetupScreen = lazy(async () => ({
  default: (await import('#web/screens/setup/setup-screen.tsx')).SetupScreen,
}));
const PlayScreen = lazy(async () => ({
  default: (await import('#web/screens/play/play-screen.tsx')).PlayScreen,
}));
const VerifyEmailScreen = lazy(async () => ({
  default: (await import('#web/screens/verify-email/verify-email-screen.tsx')).VerifyEmailScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('#web/screens/reset-password/reset-password-screen.tsx'))
    .ResetPasswordScreen,
}));
const LibraryScreen = lazy(async () => ({
  default: (await import('#web/screens/library/library-screen.tsx')).LibraryScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('#web/screens/account/account-screen.tsx')).AccountScreen,
}));
const SupportScreen = lazy(async () => ({
  default: (await import('#web/screens/support/support-screen.tsx')).SupportScreen,
}));
const PrivacyScreen = lazy(async () => ({
  default: (await import('#web/screens/privacy/privacy-screen.tsx')).PrivacyScreen,
}));
const TermsScreen = lazy(async () => ({
  default: (await import('#web/screens/terms/terms-screen.tsx')).TermsScreen,
}));
const CreditsScreen = lazy(async () => ({
  default: (await import('#web/screens/credits/credits-screen.tsx')).CreditsScreen,
}));
const DataDeletionScreen = lazy(async () => ({
  default: (await import('#web/screens/data-deletion/data-deletion-screen.tsx')).DataDeletionScreen,
}));
const CancelDeletionScreen = lazy(async () => ({
  default: (await import('#web/screens/cancel-deletion/cancel-deletion-screen.tsx'))
    .CancelDeletionScreen,
}));
const DeckScreen = lazy(async () => ({
  default: (await import('#web/screens/deck/deck-screen.tsx')).DeckScreen,
}));
const SharedScreen = lazy(async () => ({
  default: (await import('#web/screens/shared/shared-screen.tsx')).SharedScreen,
}));
const OutboxScreen = lazy(async () => ({
  default: (await import('#web/screens/outbox/outbox-screen.tsx')).OutboxScreen,
}));

/** In development and in tests only: a production build leaves it out. */
const DesignScreen =
  import.meta.env.DEV &&
  lazy(async () => ({
    default: (await import('#web/screens/design/design-screen.tsx')).DesignScreen,
  }));

/** Needs a router above it: the browser's, or the prerender's. */
export function App() {
  return (
    <Frame>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/setup" element={<SetupScreen />} />
        <Route path="/game" element={<PlayScreen />} />
        <Route path="/verify-email" element={<VerifyEmailScreen />} />
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="/users" element={<LibraryScreen />} />
        <Route path="/account" element={<AccountScreen />} />
        <Route path="/support" element={<SupportScreen />} />
        <Route path="/privacy" element={<PrivacyScreen />} />
        <Route path="/terms" element={<TermsScreen />} />
        <Route path="/credits" element={<CreditsScreen />} />
        <Route path="/data-deletion" element={<DataDeletionScreen />} />
        <Route path="/cancel-deletion" element={<CancelDeletionScreen />} />
        <Route path="/decks/:id" element={<DeckScreen />} />
        <Route path="/shared/:token" element={<SharedScreen />} />
        <Route path="/outbox" element={<OutboxScreen />} />
        {DesignScreen && <Route path="/design" element={<DesignScreen />} />}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Frame>
  );
}
