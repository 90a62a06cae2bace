// The web app: which screen an address shows (ROUTE-01, -02).
import { lazy, type ComponentType } from 'react';
import { Frame } from './frame.tsx';
import { PATHS } from '#contract/paths.ts';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { titleText } from '#sentences/titles.ts';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { Redirect, Routes, type Route } from '#web/platform/router/router.tsx';

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

const ROUTES: readonly Route[] = [
  { path: PATHS.home, title: () => titleText.home, screen: <HomeScreen /> },
  { path: PATHS.setup, title: () => titled(titleText.setup), screen: <SetupScreen /> },
  {
    path: PATHS.categorySetup,
    title: ({ category = '' }) => titled(categoryTitle(category)),
    screen: <SetupScreen />,
  },
  { path: PATHS.table, title: () => titled(titleText.table), screen: <PlayScreen /> },
  { path: PATHS.join, title: () => titled(titleText.join), screen: <JoinScreen /> },
  {
    path: PATHS.room,
    title: ({ code = '' }) => titled(titleText.room({ code: code.toUpperCase() })),
    screen: <RoomScreen />,
  },
  {
    path: PATHS.verifyEmail,
    title: () => titled(titleText.verifyEmail),
    screen: <VerifyEmailScreen />,
  },
  {
    path: PATHS.resetPassword,
    title: () => titled(titleText.resetPassword),
    screen: <ResetPasswordScreen />,
  },
  { path: PATHS.library, title: () => titled(titleText.library), screen: <LibraryScreen /> },
  { path: PATHS.account, title: () => titled(titleText.account), screen: <AccountScreen /> },
  { path: PATHS.support, title: () => titled(titleText.support), screen: <SupportScreen /> },
  { path: PATHS.privacy, title: () => titled(titleText.privacy), screen: <PrivacyScreen /> },
  { path: PATHS.terms, title: () => titled(titleText.terms), screen: <TermsScreen /> },
  { path: PATHS.credits, title: () => titled(titleText.credits), screen: <CreditsScreen /> },
  { path: PATHS.deletion, title: () => titled(titleText.deletion), screen: <DataDeletionScreen /> },
  {
    path: PATHS.cancelDeletion,
    title: () => titled(titleText.cancelDeletion),
    screen: <CancelDeletionScreen />,
  },
  { path: PATHS.editor, title: () => titled(titleText.editor), screen: <DeckScreen /> },
  { path: PATHS.sharedDeck, title: () => titled(titleText.sharedDeck), screen: <SharedScreen /> },
  { path: PATHS.outbox, title: () => titled(titleText.outbox), screen: <OutboxScreen /> },
  ...(DesignScreen
    ? [{ path: PATHS.design, title: () => titled(titleText.design), screen: <DesignScreen /> }]
    : []),
];

const titled = (page: string): string => titleText.of({ page });

/** The category's name; of a path that has none, as it is for any set-up. */
function categoryTitle(category: string): string {
  const id = CATEGORY_IDS.find((known) => known === category);
  return id ? categoryText[id].name : titleText.setup;
}

/** Needs a router above it: the browser's, or the prerender's. */
export function App() {
  return (
    <Frame>
      <Routes routes={ROUTES} otherwise={<Redirect to={PATHS.home} />} />
    </Frame>
  );
}
