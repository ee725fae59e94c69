import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '#src/ui/icons/icon.tsx';
import { HelpIcon, SchoolIcon, UsersIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import type { SiteLinks } from '../chrome/navigation.ts';
import { SiteLink } from '../chrome/site-link.tsx';
import { Section } from './section.tsx';
import styles from './support.module.css';

type SupportName = Extract<keyof SiteLinks, 'faq' | 'membership' | 'partnership'>;

const BOXES: readonly { name: SupportName; Icon: ComponentType<IconProps> }[] = [
  { name: 'faq', Icon: HelpIcon },
  { name: 'membership', Icon: SchoolIcon },
  { name: 'partnership', Icon: UsersIcon },
];

/** Three ways to the support portal (LAND-5). */
export function Support({ links }: { links: SiteLinks }) {
  const { t } = useTranslation();
  const texts = t(($) => $.sections.support, { returnObjects: true });
  return (
    <Section part="support" id="faq" title={texts.title} lead={texts.lead}>
      <div className={styles.boxes}>
        {BOXES.map(({ name, Icon }) => (
          <SiteLink key={name} href={links[name]} data-setting={name} external className={styles.box}>
            <Tile className={styles.icon}>
              <Icon size={26} />
            </Tile>
            <b>{texts[name].title}</b>
            <span className={styles.text}>
              <Sentences>{texts[name].text}</Sentences>
            </span>
          </SiteLink>
        ))}
      </div>
    </Section>
  );
}
