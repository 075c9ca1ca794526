import { servesOil } from '../../content/brand-summaries.ts';
import { emailReplyTime, gasSafeRegister } from '../../content/claims.ts';
import { footerNav, type NavLink } from '../../content/navigation.ts';
import { site } from '../../site.config.ts';
import { Roofline } from '../drawings/roofline.tsx';
import { PhoneNumber } from '../sections/actions.tsx';
import { CopyNumber } from '../sections/copy-number.tsx';
import { OpeningTimes } from '../sections/opening-times.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SpriteIcon } from '../ui/sprite-icon.tsx';
import { PageLink } from './page-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const { street, locality, postcode } = site.address;

export function Footer() {
  return (
    <>
      <Roofline />
      <div className="footer-body">
        <div className="pipes" />
        <div className="page footer-columns">
          <div>
            <p className="brand-mark">
              <SpriteIcon name="logo" className="logo-mark" />
              {site.name}
            </p>
            <p className="phone-line">
              <PhoneNumber className="footer-phone" />
              <CopyNumber />
            </p>
            <p>{site.email}</p>
            <p className="print-only">{new URL(site.host).host}</p>
            {emailReplyTime && <p className="note">{`We answer emails within ${emailReplyTime}.`}</p>}
            {street && <p>{`${street}, ${locality} ${postcode}`}</p>}
            {site.social.length > 0 && <SocialLinks />}
            <OpeningTimes />
            <ThemeSwitch />
          </div>
          <FooterColumn title="Guides" links={footerNav.guides} />
          <FooterColumn title="Brands we service" links={footerNav.brands} columns />
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

/** Renders a group of links, collapsed on phones. */
function FooterColumn({ title, links, columns = false }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <Disclosure head={<h2>{title}</h2>}>
        <ul className={columns ? 'footer-links footer-links-2' : 'footer-links'}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}

function SocialLinks() {
  return (
    <ul className="footer-links footer-links-2">
      {site.social.map(({ name, url }) => (
        <li key={url}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Renders the legal details that the config contains. */
function LegalLines() {
  const { companyName, companyNumber, registeredIn, registeredOffice, vatNumber, gasSafeNumber, complaints } =
    site.legal;
  return (
    <>
      {companyName && (
        <p>{`${companyName}, registered in ${registeredIn}, no. ${companyNumber}. Registered office: ${registeredOffice}`}</p>
      )}
      {vatNumber && <p>{`VAT no. ${vatNumber}`}</p>}
      {gasSafeNumber && (
        <p>
          <a href={gasSafeRegister}>{`Gas Safe Register no. ${gasSafeNumber}`}</a>
        </p>
      )}
      {complaints && <p>{`Complaints: ${complaints}`}</p>}
      <p>
        {`Gas Safe ${servesOil ? 'and OFTEC ' : ''}registered engineers. Prices include VAT. `}
        We’re independent of the manufacturers, who own the brand names.
      </p>
    </>
  );
}
