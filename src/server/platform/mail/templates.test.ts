// Every mail to the letter: it is what a host reads of us.
import { expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import {
  addressChangeAskedMail,
  addressChangedMail,
  confirmAddressMail,
  deletedMail,
  deletionAskedMail,
  passwordChangedMail,
  resetMail,
  resetRefusedMail,
  verificationMail,
} from './templates.ts';

const to = 'anna@example.org';
const link = 'https://riffle.example/x?a=1&b=2';
const newAddress = 'n…@example.org';
const supportEmail = 'help@riffle.example';

it.each<[Mail, subject: string, paragraphs: readonly string[]]>([
  [
    verificationMail({ to, link }),
    'Verify your email for Riffle',
    [
      'Welcome to Riffle! One click and your account is ready, with a free credit to try it.',
      `Verify my email:\n${link}`,
      'The link works once, within 24 hours. If you did not create an account, you can ignore this mail.',
    ],
  ],
  [
    resetMail({ to, link }),
    'Reset your Riffle password',
    [
      'Somebody, hopefully you, asked for a new password for your Riffle account.',
      `Choose a new password:\n${link}`,
      'The link works once, within an hour, and signs out every browser. If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  ],
  [
    passwordChangedMail({ to, link }),
    'Your Riffle password was changed',
    [
      'The password of your Riffle account was changed just now.',
      `Open Riffle:\n${link}`,
      'If that was not you, use ‘Forgot your password’ on the sign-in dialog at once: it sets a new one and signs out every browser.',
    ],
  ],
  [
    confirmAddressMail({ to, link }),
    'Confirm your new address for Riffle',
    [
      'This address is to become the one of a Riffle account.',
      `Confirm this address:\n${link}`,
      'The link works once, within 24 hours. If you did not ask for it, you can ignore this mail: nothing changes.',
    ],
  ],
  [
    addressChangeAskedMail({ to, newAddress }),
    'A new address for your Riffle account',
    [
      'Somebody signed in to your Riffle account asked to change its address to n…@example.org. It changes when that address is confirmed.',
      'If that was not you, use ‘Forgot your password’ on the sign-in dialog: it sets a new password, signs out every browser and stops the change.',
    ],
  ],
  [
    addressChangedMail({ to, newAddress, supportEmail }),
    'Your Riffle account has a new address',
    [
      'Your Riffle account now belongs to the address n…@example.org. Nothing more will come here.',
      'If that was not you, please write to help@riffle.example at once.',
    ],
  ],
  [
    deletionAskedMail({ to, link, day: 'December 22, 2026' }),
    'Your Riffle account will be deleted',
    [
      'You asked us to delete your Riffle account. It is switched off now, and on December 22, 2026 everything in it will be deleted: games, credits, address and all.',
      `Keep my account:\n${link}`,
      'The link works once, until that day. If you did not ask for this, use it now and then choose a new password.',
    ],
  ],
  [
    resetRefusedMail({ to, supportEmail }),
    'No new password for your Riffle account',
    [
      'A new password was asked for, but this account has been disabled, so there is no link in this mail.',
      'If you asked for the account to be deleted, the link in the mail about that takes it back. Otherwise write to help@riffle.example. If you did not ask for a new password, there is nothing to do.',
    ],
  ],
  [
    deletedMail({ to }),
    'Your Riffle account was deleted',
    [
      'Everything that Riffle had of you is deleted, as you asked. Thank you for the evenings.',
      'This is the last mail from us, and your address is not kept. You are welcome back any time.',
    ],
  ],
])('$subject', (mail, subject, paragraphs) => {
  const foot = 'Riffle – game nights, dealt';
  expect(mail).toMatchObject({ to, subject, text: `${[...paragraphs, foot].join('\n\n')}\n` });
  // The HTML reads the same.
  const words = [subject, ...paragraphs.filter((text) => !text.includes('\n')), foot];
  for (const text of words) expect(mail.html).toContain(`>${text}<`);
  const button = paragraphs.find((text) => text.includes('\n'))?.split(':\n')[0];
  const buttons = mail.html.match(/<a [^>]*>([^<]*)<\/a>/g) ?? [];
  expect(buttons).toHaveLength(button === undefined ? 0 : 2);
  if (button !== undefined) expect(buttons[0]).toContain(`>${button}</a>`);
});

it('the HTML carries its styles itself, and nothing that a link or address holds is markup', () => {
  const { html } = verificationMail({ to, link: 'https://x.example/?a="<b>&c' });
  const href = 'https://x.example/?a=&quot;&lt;b&gt;&amp;c';
  expect(html.split('\n')).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light">',
    '<title>Verify your email for Riffle</title>',
    '</head>',
    '<body style="margin:0;padding:0;background-color:#f5efe3">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5efe3"><tr><td align="center" style="padding:32px 16px">',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffdf8" style="max-width:520px;border-radius:16px;background-color:#fffdf8"><tr><td align="left" style="padding:32px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">`,
    '<p style="margin:0 0 24px;font-size:26px;font-weight:700;color:#2a1f36">Riffle</p>',
    '<p style="margin:0 0 24px;font-size:17px;line-height:1.5;color:#2a1f36">Welcome to Riffle! One click and your account is ready, with a free credit to try it.</p>',
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="#c2410c" style="border-radius:12px;background-color:#c2410c"><a href="${href}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">Verify my email</a></td></tr></table>`,
    `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b4f66">Or open this address: <a href="${href}" style="color:#9a3412;word-break:break-all">${href}</a></p>`,
    '<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b4f66">The link works once, within 24 hours. If you did not create an account, you can ignore this mail.</p>',
    '<p style="margin:24px 0 0;font-size:13px;color:#6f6479">Riffle – game nights, dealt</p>',
    '</td></tr></table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
    '',
  ]);
  const told = addressChangedMail({ to, newAddress: '<b>"x"&y', supportEmail });
  expect(told.html).toContain('the address &lt;b&gt;&quot;x&quot;&amp;y. Nothing');
  expect(told.text).toContain('the address <b>"x"&y. Nothing');
});
