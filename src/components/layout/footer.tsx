import { footerNav, type NavLink } from '../../content/navigation.ts';
import { site } from '../../site.config.ts';
import { LogoMark } from '../drawings/logo-mark.tsx';
import { Roofline } from '../drawings/roofline.tsx';
import { PhoneNumber } from '../sections/actions.tsx';
import { CopyNumber } from '../sections/copy-number.tsx';
import { OpeningTimes } from '../sections/opening-times.tsx';
import { PageLink } from './page-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** What the footer of every page holds. */
export function Footer() {
  return (
    <>
      <Roofline />
      <div className="footer-body">
        <div className="pipes" />
        <div className="page footer-columns">
          <div>
            <p className="brand-mark">
              <LogoMark />
              {site.name}
            </p>
            <p className="phone-line">
              <PhoneNumber className="footer-phone" />
              <CopyNumber />
            </p>
            <p>{site.email}</p>
            <p className="print-only">{new URL(site.host).host}</p>
            <p className="note">We answer e-mail within 2 hours.</p>
            <OpeningTimes />
            <ThemeSwitch />
          </div>
          <FooterColumn title="Guides" links={footerNav.guides} />
          <FooterColumn title="Makes we service" links={footerNav.brands} columns />
          <FooterColumn title="Where we work" links={footerNav.areas} />
        </div>
        <div className="page footer-legal">
          <LegalLines />
        </div>
      </div>
    </>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly NavLink[];
  columns?: boolean;
}

function FooterColumn({ title, links, columns = false }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={columns ? 'footer-links footer-links-2' : 'footer-links'}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the law wants to see, as far as the config says it. */
function LegalLines() {
  const { companyName, companyNumber, registeredOffice, vatNumber, gasSafeNumber } = site.legal;
  const lines = [
    companyName && `${companyName}${companyNumber && `, registered in England and Wales, no. ${companyNumber}`}`,
    registeredOffice && `Registered office: ${registeredOffice}`,
    vatNumber && `VAT no. ${vatNumber}`,
    gasSafeNumber && `Gas Safe Register no. ${gasSafeNumber}`,
    'Gas Safe registered engineers. Prices include VAT. Makers’ names belong to their owners; we service these makes and are independent of them.',
  ];
  return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>);
}
