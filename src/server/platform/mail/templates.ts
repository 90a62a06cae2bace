// What Riffle's mails say, as plain text and as HTML that reads the same.
import type { Mail } from './mailer.ts';

interface To {
  readonly to: string;
}
interface ToWithLink extends To {
  readonly link: string;
}

/** The mail after sign-up, with the link to /verify-email (CALL-AUTH-02). */
export function verificationMail({ to, link }: ToWithLink): Mail {
  return letter({
    to,
    subject: 'Verify your email for Riffle',
    before: 'Welcome to Riffle! One click and your account is ready, with a free credit to try it.',
    button: { action: 'Verify my email', link },
    after:
      'The link works once, within 24 hours. If you did not create an account, you can ignore this mail.',
  });
}

/** The mail with the link to /reset-password (CALL-AUTH-02). */
export function resetMail({ to, link }: ToWithLink): Mail {
  return letter({
    to,
    subject: 'Reset your Riffle password',
    before: 'Somebody, hopefully you, asked for a new password for your Riffle account.',
    button: { action: 'Choose a new password', link },
    after:
      'The link works once, within an hour, and signs out every browser. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  });
}

/** Tells the owner that the password is another one now. */
export function passwordChangedMail({ to, link }: ToWithLink): Mail {
  return letter({
    to,
    subject: 'Your Riffle password was changed',
    before: 'The password of your Riffle account was changed just now.',
    button: { action: 'Open Riffle', link },
    after:
      'If that was not you, use ‘Forgot your password’ on the sign-in dialog at once: it sets a new one and signs out every browser.',
  });
}

/** Goes to the new address; the account keeps its old one until the link is followed. */
export function confirmAddressMail({ to, link }: ToWithLink): Mail {
  return letter({
    to,
    subject: 'Confirm your new address for Riffle',
    before: 'This address is to become the one of a Riffle account.',
    button: { action: 'Confirm this address', link },
    after:
      'The link works once, within 24 hours. If you did not ask for it, you can ignore this mail: nothing changes.',
  });
}

/** Goes to the address that the account still has. */
export function addressChangeAskedMail({
  to,
  newAddress,
}: To & { readonly newAddress: string }): Mail {
  return letter({
    to,
    subject: 'A new address for your Riffle account',
    before: `Somebody signed in to your Riffle account asked to change its address to ${newAddress}. It changes when that address is confirmed.`,
    after:
      'If that was not you, use ‘Forgot your password’ on the sign-in dialog: it sets a new password, signs out every browser and stops the change.',
  });
}

/** Goes to the address that the account had until now. */
export function addressChangedMail({
  to,
  newAddress,
  supportEmail,
}: To & { readonly newAddress: string; readonly supportEmail: string }): Mail {
  return letter({
    to,
    subject: 'Your Riffle account has a new address',
    before: `Your Riffle account now belongs to the address ${newAddress}. Nothing more will come here.`,
    after: `If that was not you, please write to ${supportEmail} at once.`,
  });
}

/** Confirms a request to be deleted; its link takes the request back (DELETE-07, -08). */
export function deletionAskedMail({ to, link, day }: ToWithLink & { readonly day: string }): Mail {
  return letter({
    to,
    subject: 'Your Riffle account will be deleted',
    before: `You asked us to delete your Riffle account. It is switched off now, and on ${day} everything in it will be deleted: games, credits, address and all.`,
    button: { action: 'Keep my account', link },
    after:
      'The link works once, until that day. If you did not ask for this, use it now and then choose a new password.',
  });
}

/** A disabled account gets no new password; only its mailbox is told so. */
export function resetRefusedMail({
  to,
  supportEmail,
}: To & { readonly supportEmail: string }): Mail {
  return letter({
    to,
    subject: 'No new password for your Riffle account',
    before:
      'A new password was asked for, but this account has been disabled, so there is no link in this mail.',
    after: `If you asked for the account to be deleted, the link in the mail about that takes it back. Otherwise write to ${supportEmail}. If you did not ask for a new password, there is nothing to do.`,
  });
}

/** The last mail there is: nothing of the account is left. */
export function deletedMail({ to }: To): Mail {
  return letter({
    to,
    subject: 'Your Riffle account was deleted',
    before:
      'Everything that Riffle had of you is deleted, as you asked. Thank you for the evenings.',
    after:
      'This is the last mail from us, and your address is not kept. You are welcome back any time.',
  });
}

interface Letter extends To {
  readonly subject: string;
  readonly before: string;
  readonly button?: { readonly action: string; readonly link: string } | undefined;
  readonly after: string;
}

const FOOT = 'Riffle – game nights, dealt';

function letter({ to, subject, before, button, after }: Letter): Mail {
  const link = button ? [`${button.action}:\n${button.link}`] : [];
  const text = `${[before, ...link, after, FOOT].join('\n\n')}\n`;
  return { to, subject, text, html: page(subject, paragraphs({ before, button, after })) };
}

/** Dark on light, with every style on its element: mail programs drop the rest. */
function paragraphs({
  before,
  button,
  after,
}: Pick<Letter, 'before' | 'button' | 'after'>): string {
  const small = 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b4f66';
  const lines = [
    `<p style="margin:0 0 24px;font-size:17px;line-height:1.5;color:#2a1f36">${escape(before)}</p>`,
  ];
  if (button) {
    const href = escape(button.link);
    lines.push(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="#c2410c" style="border-radius:12px;background-color:#c2410c"><a href="${href}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escape(button.action)}</a></td></tr></table>`,
      `<p style="${small}">Or open this address: <a href="${href}" style="color:#9a3412;word-break:break-all">${href}</a></p>`,
    );
  }
  lines.push(`<p style="${small}">${escape(after)}</p>`);
  return lines.join('\n');
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f5efe3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5efe3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf8" style="max-width:520px;border-radius:16px;background-color:#fffdf8"><tr><td align="left" style="padding:32px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<p style="margin:0 0 24px;font-size:26px;font-weight:700;color:#2a1f36">Riffle</p>
${content}
<p style="margin:24px 0 0;font-size:13px;color:#6f6479">${FOOT}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
