const ADDRESS = /(https?:\/\/\S+)/;

/** A mail's text with its addresses as links; ours open in this tab, so that the journey goes on. */
export function MailText({ text }: { readonly text: string }) {
  return (
    <div className="whitespace-pre-wrap wrap-anywhere">
      {text.split(ADDRESS).map((part, index) =>
        ADDRESS.test(part) ? (
          <a key={index} href={ownPath(part)} className="text-link">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}

/** The mail names the server by its public address; this browser may know it by another loopback name. */
function ownPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
