// The host's own account.
import { catalog } from '../catalog.ts';

export const ownAccountText = catalog('accountsOwn', {
  title: 'Your account',
  loading: 'Loading your account…',
  loadingFailed: 'Your account could not be loaded.',
  signInFirst: 'Please sign in to see your account.',

  address: {
    title: 'Email',
    withGoogle: 'You sign in with Google. To change the address, set a password first.',
    pending: ({ email }: { email: string }) =>
      `A link went to ${email}. Open it to make that your address.`,
    sendAgain: 'Send It Again',
    keepOld: 'Keep My Old Address',
    kept: 'The address stays as it is.',
    label: 'New email',
    password: 'Your password',
    change: 'Change Email',
    changed: 'Check the inbox of the new address.',
  },

  password: {
    title: 'Password',
    withGoogle: 'You sign in with Google. A password lets you sign in without it, too.',
    mailLink: 'Mail Me a Link to Set One',
    linkMailed: 'A link is on its way to your inbox.',
    old: 'Old password',
    change: 'Change Password',
    changed: 'Your password is changed. Other devices are signed out.',
  },

  devices: {
    title: 'Devices',
    loading: 'Loading devices…',
    loadingFailed: 'Your devices could not be loaded.',
    /** The browser that shows it. */
    own: ({ device, mark }: { device: string; mark: string }) => `${device} ${mark}`,
    ownMark: '· this browser',
    seen: ({ since, last }: { since: string; last: string }) =>
      `Signed in ${since}, last used ${last}`,
    signOut: 'Sign Out',
    signOutOwn: 'Sign out of this browser',
    signOutOther: ({ device }: { device: string }) => `Sign out ${device}`,
    signedOut: ({ device }: { device: string }) => `${device} is signed out.`,
    signOutAll: 'Sign Out Everywhere',
    signedOutAll: 'Signed out everywhere.',
    confirmAll: {
      title: 'Sign out everywhere?',
      text: 'Every browser, this one too, will have to sign in again.',
    },
  },

  data: {
    title: 'Your data',
    text: 'Everything that Riffle has of you, as one file.',
    download: 'Download My Data',
    saved: ({ file }: { file: string }) => `Saved as ${file}.`,
    deleteAccount: 'Delete My Account',
  },
});
