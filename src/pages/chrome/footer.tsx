import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_HOURS } from '#contract/limits.ts';
import type { Brand } from '#contract/settings.ts';
import { classes } from '#src/ui/classes.ts';
import layout from '#src/ui/layout/layout.module.css';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { Island } from '../island.tsx';
import styles from './footer.module.css';
import type { SiteLinks } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';
import { Preferences, type PreferencesProps } from './preferences.tsx';
import { SiteLink } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';

export interface FooterProps extends PreferencesProps {
  links: SiteLinks;
  phone: string;
  brand?: Brand | undefined;
}

/** Customer centre, links, language and theme, and the operator's six lines (FOOT-1). */
export function Footer({ links, phone, brand, ...preferences }: FooterProps) {
  const { t } = useTranslation();
  return (
    <footer className={classes(styles.footer, layout.far)}>
      <div className={styles.inside}>
        <section className={styles.centre} aria-labelledby="customer-centre">
          <h2 id="customer-centre" className={styles.title}>
            {t(($) => $.footer.customerCentre)}
          </h2>
          <PhoneLink className={styles.phone} phone={phone} />
          <p>{t(($) => $.footer.hours, SUPPORT_HOURS)}</p>
          <p>
            <Sentences>{t(($) => $.footer.customerText)}</Sentences>
          </p>
        </section>
        <Island name="preferences">
          <Preferences {...preferences} />
        </Island>
        <nav className={styles.links} aria-label={t(($) => $.footer.links)}>
          <SiteLink href={links.about} data-setting="about" external>
            {t(($) => $.footer.operator)}
          </SiteLink>
          <SiteLink href="/campus">{t(($) => $.header.campus)}</SiteLink>
          <SiteLink href="/school">{t(($) => $.header.school)}</SiteLink>
          <SiteLink href="/service">{t(($) => $.footer.terms)}</SiteLink>
          <SiteLink href="/privacy">
            <b>{t(($) => $.footer.privacy)}</b>
          </SiteLink>
          <SiteLink href="/service#accessibility">{t(($) => $.documents.accessibility)}</SiteLink>
        </nav>
        <Operator brand={brand} />
      </div>
    </footer>
  );
}

function Operator({ brand }: Pick<FooterProps, 'brand'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.operator}>
      <p className={styles.brand}>
        <Wordmark brand={brand} size={28} />
      </p>
      <address className={styles.lines}>
        <span>{t(($) => $.footer.lines.company)}</span>
        <span>{t(($) => $.footer.lines.representative)}</span>
        <span>{t(($) => $.footer.lines.registration)}</span>
        <span>{t(($) => $.footer.lines.mailOrder)}</span>
        <span>
          <Address>{t(($) => $.footer.lines.address)}</Address>
        </span>
        <span>{t(($) => $.footer.lines.contact)}</span>
      </address>
      <p>{t(($) => $.footer.copyright)}</p>
    </div>
  );
}

/** A line breaks between its parts, and at no hyphen of a street. */
function Address({ children }: { children: string }) {
  const parts = children.split(/(?<=,) /);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
