export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes a mail on its way: to an SMTP server, or into the local outbox. */
export interface Mailer {
  /** Resolves when the mail is in the next one's hands; rejects when it was not taken. */
  send(mail: Mail): Promise<void>;
}
