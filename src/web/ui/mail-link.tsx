interface MailLinkProps {
  readonly to: string;
  readonly subject?: string;
}

/** An address that opens the mail program. */
export function MailLink({ to, subject }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a className="text-link" href={`mailto:${to}${query}`}>
      {to}
    </a>
  );
}
