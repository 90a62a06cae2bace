export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail with a name of its own, so that the same one twice can be told from two. */
export interface StoredMail extends Mail {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Takes a mail on its way: to an SMTP server, or into the local outbox. */
export interface Mailer {
  /**
   * Resolves when the mail is in the next one's hands. Rejects with MailRefused when another try would
   * end the same way, with anything else when one may not.
   */
  send(mail: StoredMail, signal: AbortSignal): Promise<void>;
}

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Where neither an SMTP server nor the outbox is set up. */
export const noMailer: Mailer = {
  async send() {
    throw new MailRefused('No mail can be sent: SMTP_URL is not set');
  },
};
