// What Riffle's mails say, as plain text and as HTML that reads the same.
import type { Mail } from './mailer.ts';

/** The mail after sign-up, with the link to /verify-email (CALL-AUTH-02). */
export function verificationMail({
  to,
  link,
}: {
  readonly to: string;
  readonly link: string;
}): Mail {
  return letter({
    to,
    subject: 'Verify your email for Riffle',
    before: 'Welcome to Riffle! One click and your account is ready, with a free credit to try it:',
    action: 'Verify my email',
    link,
    after:
      'The link works once, within 24 hours. If you did not create an account, you can ignore this mail.',
  });
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly before: string;
  readonly action: string;
  readonly link: string;
  readonly after: string;
}

function letter({ to, subject, before, action, link, after }: Letter): Mail {
  const text = `${before}\n\n${action}:\n${link}\n\n${after}\n\nRiffle – game nights, dealt\n`;
  const href = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;background:#17111f;font-family:system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#fdf8ee;color:#2a1f36">
<p style="margin:0 0 24px;font-size:28px;font-weight:700">Riffle</p>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${before}</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#c2410c;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${action}</a></p>
<p style="margin:0;font-size:14px;line-height:1.5;color:#5b4f66">${after}</p>
</div>
</body>
</html>
`;
  return { to, subject, text, html };
}
