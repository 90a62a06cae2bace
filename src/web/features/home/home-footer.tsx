import { Link } from '#web/platform/router/link.tsx';
import { PATHS } from '#contract/paths.ts';
import { homeText } from '#sentences/home.ts';
import { OFFERS } from '#web/platform/language/offers.ts';
import { useContacts } from '#web/platform/session/contacts.ts';

const LINK_CLASS = 'text-link inline-flex min-h-11 items-center text-fg';

/** A switch makes sense from two languages on. */
const CHOICES = Object.entries(OFFERS);

const PAGES = [
  [PATHS.support, 'support'],
  [PATHS.privacy, 'privacy'],
  [PATHS.terms, 'terms'],
] as const;

/** The caution, the stores and the way to reach us (WHAT-11). */
export function HomeFooter() {
  const { supportEmail, iosAppUrl, androidAppUrl } = useContacts();
  return (
    <footer className="mt-16 flex flex-wrap items-center justify-center gap-x-8 gap-y-2 border-t border-line py-8 text-center text-fg-soft md:justify-between">
      <p className="basis-full md:text-left">{homeText.caution}</p>
      <nav aria-label={homeText.elsewhere} className="flex flex-wrap justify-center gap-x-6">
        <FooterLink href={iosAppUrl}>{homeText.appStore}</FooterLink>
        <FooterLink href={androidAppUrl}>{homeText.googlePlay}</FooterLink>
        <FooterLink href={`mailto:${supportEmail}`}>{homeText.contact}</FooterLink>
      </nav>
      <nav aria-label={homeText.about} className="flex flex-wrap justify-center gap-x-6">
        {PAGES.map(([to, page]) => (
          <Link key={to} to={to} className={LINK_CLASS}>
            {homeText[page]}
          </Link>
        ))}
      </nav>
      {CHOICES.length > 1 && <LanguageLinks />}
    </footer>
  );
}

/** Another language is another page: links that load it. */
function LanguageLinks() {
  return (
    <nav aria-label={homeText.language} className="flex flex-wrap justify-center gap-x-6">
      {CHOICES.map(([id, { name }]) => (
        <a key={id} href={`?lang=${id}`} lang={id} className={LINK_CLASS}>
          {name}
        </a>
      ))}
    </nav>
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
