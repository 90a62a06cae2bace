// What Riffle's mails say, as plain text and as HTML that reads the same.
import { mailText } from '#sentences/mails.ts';
import type { Mail } from './mailer.ts';

interface To {
  readonly to: string;
}
interface ToWithLink extends To {
  readonly link: string;
}

/** The mail after sign-up, with the link to /verify-email (CALL-AUTH-02). */
export function verificationMail({ to, link }: ToWithLink): Mail {
  return letter({ to, link, ...mailText.verification });
}

/** The mail with the link to /reset-password (CALL-AUTH-02). */
export function resetMail({ to, link }: ToWithLink): Mail {
  return letter({ to, link, ...mailText.reset });
}

/** Tells the owner that the password is another one now. */
export function passwordChangedMail({ to, link }: ToWithLink): Mail {
  return letter({ to, link, ...mailText.passwordChanged });
}

/** Goes to the new address; the account keeps its old one until the link is followed. */
export function confirmAddressMail({ to, link }: ToWithLink): Mail {
  return letter({ to, link, ...mailText.confirmAddress });
}

/** Goes to the address that the account still has. */
export function addressChangeAskedMail({
  to,
  newAddress,
}: To & { readonly newAddress: string }): Mail {
  const text = mailText.addressChangeAsked;
  return letter({ to, ...text, before: text.before({ newAddress }) });
}

/** Goes to the address that the account had until now. */
export function addressChangedMail({
  to,
  newAddress,
  supportEmail,
}: To & { readonly newAddress: string; readonly supportEmail: string }): Mail {
  const { subject, before, after } = mailText.addressChanged;
  return letter({ to, subject, before: before({ newAddress }), after: after({ supportEmail }) });
}

/** Confirms a request to be deleted; its link takes the request back (DELETE-07, -08). */
export function deletionAskedMail({ to, link, day }: ToWithLink & { readonly day: string }): Mail {
  const text = mailText.deletionAsked;
  return letter({ to, link, ...text, before: text.before({ day }) });
}

/** A disabled account gets no new password; only its mailbox is told so. */
export function resetRefusedMail({
  to,
  supportEmail,
}: To & { readonly supportEmail: string }): Mail {
  const text = mailText.resetRefused;
  return letter({ to, ...text, after: text.after({ supportEmail }) });
}

/** The last mail there is: nothing of the account is left. */
export function deletedMail({ to }: To): Mail {
  return letter({ to, ...mailText.deleted });
}

interface Letter extends To {
  readonly subject: string;
  readonly before: string;
  /** What the button says that opens `link`. */
  readonly action?: string;
  readonly link?: string;
  readonly after: string;
}

interface Words extends Pick<Letter, 'before' | 'after'> {
  readonly button: { readonly action: string; readonly link: string } | undefined;
}

function letter({ to, subject, before, action, link, after }: Letter): Mail {
  const button = action !== undefined && link !== undefined ? { action, link } : undefined;
  const address = button ? [`${button.action}:\n${button.link}`] : [];
  const text = `${[before, ...address, after, mailText.foot].join('\n\n')}\n`;
  return { to, subject, text, html: page(subject, paragraphs({ before, button, after })) };
}

/** Dark on light, with every style on its element: mail programs drop the rest. */
function paragraphs({ before, button, after }: Words): string {
  const small = 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b4f66';
  const lines = [
    `<p style="margin:0 0 24px;font-size:17px;line-height:1.5;color:#2a1f36">${escape(before)}</p>`,
  ];
  if (button) {
    const href = escape(button.link);
    const address = `<a href="${href}" style="color:#9a3412;word-break:break-all">${href}</a>`;
    lines.push(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="#c2410c" style="border-radius:12px;background-color:#c2410c"><a href="${href}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escape(button.action)}</a></td></tr></table>`,
      `<p style="${small}">${mailText.orOpen({ address })}</p>`,
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
<p style="margin:24px 0 0;font-size:13px;color:#6f6479">${mailText.foot}</p>
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
