import { useSession } from '#web/session/session.tsx';

/** Until the server has said otherwise, and where there is none (rulings, Names). */
const LINKS = {
  supportEmail: 'support@riffle.example',
  iosAppUrl: 'https://apps.apple.com/us/iphone/search?term=Riffle',
  androidAppUrl: 'https://play.google.com/store/search?q=Riffle&c=apps',
};

/** The caution, the stores and the way to reach us (WHAT-11). */
export function HomeFooter() {
  const { supportEmail, iosAppUrl, androidAppUrl } = useSession().configuration ?? LINKS;
  return (
    <footer className="mt-16 flex flex-col items-center justify-between gap-x-8 gap-y-3 border-t border-line py-8 text-fg-soft md:flex-row">
      <p>AI can make mistakes. Look an answer up before you bet the last slice on it.</p>
      <nav aria-label="Riffle elsewhere" className="flex flex-wrap justify-center gap-x-6">
        <FooterLink href={iosAppUrl}>App Store</FooterLink>
        <FooterLink href={androidAppUrl}>Google Play</FooterLink>
        <FooterLink href={`mailto:${supportEmail}`}>Contact us</FooterLink>
      </nav>
    </footer>
  );
}

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...outside} className="text-link inline-flex min-h-11 items-center text-fg">
      {children}
    </a>
  );
}
