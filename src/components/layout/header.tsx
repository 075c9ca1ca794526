import { headerNav } from '../../content/navigation.ts';
import { site } from '../../site.config.ts';
import { LogoMark } from '../drawings/logo-mark.tsx';
import { BookButton, PhoneNumber } from '../sections/actions.tsx';
import { gasEmergency } from '../sections/gas-emergency.tsx';
import { Dropdown } from './dropdown.tsx';
import { MenuButton, MobileMenu } from './mobile-menu.tsx';
import { PageLink } from './page-link.tsx';

/** Renders the header. The navigation follows the menu, to be within gzip's 32 KB window of the footer's links. */
export function Header() {
  return (
    <>
      <MobileMenu />
      <div className="emergency-strip">
        <p className="page">
          <strong>{site.emergencyService ? '24/7 EMERGENCY SERVICE - CALL NOW!' : 'CALL NOW!'}</strong>
          <PhoneNumber className="strip-phone" />
          <a href={gasEmergency.href}>{`Gas leak? Call ${gasEmergency.display}`}</a>
        </p>
      </div>
      <div className="page site-bar">
        <PageLink to="/" className={site.name.length > 24 ? 'brand-mark brand-mark-long' : 'brand-mark'}>
          <LogoMark />
          {site.name}
        </PageLink>
        <nav aria-label="Main" className="site-nav">
          <ul>
            {headerNav.map((item) => (
              <li key={item.label}>
                {'to' in item ? <PageLink to={item.to}>{item.label}</PageLink> : <Dropdown {...item} />}
              </li>
            ))}
          </ul>
        </nav>
        <PhoneNumber className="site-phone" />
        <BookButton label="Get a Quote" size="sm" className="site-quote" iconFrom="none" />
        <MenuButton />
      </div>
      <div className="pipes" />
    </>
  );
}
