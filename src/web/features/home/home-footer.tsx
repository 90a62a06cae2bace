import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useContacts } from '#web/platform/session/contacts.ts';

const LINK_CLASS = 'text-link inline-flex min-h-11 items-center text-fg';

const PAGES = [
  [PATHS.support, 'Help & Support'],
  [PATHS.privacy, 'Privacy'],
  [PATHS.terms, 'Terms'],
] as const;

/** The caution, the stores and the way to reach us (WHAT-11). */
export function HomeFooter() {
  const { supportEmail, iosAppUrl, androidAppUrl } = useContacts();
  return (
    <footer className="mt-16 flex flex-wrap items-center justify-center gap-x-8 gap-y-2 border-t border-line py-8 text-center text-fg-soft md:justify-between">
      <p className="basis-full md:text-left">
        AI can make mistakes. Look an answer up before you bet the last slice on it.
      </p>
      <nav aria-label="Riffle elsewhere" className="flex flex-wrap justify-center gap-x-6">
        <FooterLink href={iosAppUrl}>App Store</FooterLink>
        <FooterLink href={androidAppUrl}>Google Play</FooterLink>
        <FooterLink href={`mailto:${supportEmail}`}>Contact us</FooterLink>
      </nav>
      <nav aria-label="About Riffle" className="flex flex-wrap justify-center gap-x-6">
        {PAGES.map(([to, title]) => (
          <Link key={to} to={to} className={LINK_CLASS}>
            {title}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...outside} className={LINK_CLASS}>
      {children}
    </a>
  );
}
