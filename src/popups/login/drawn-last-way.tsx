import { useTranslation } from 'react-i18next';
import { useAsItStands } from '../../ui/as-it-stands.ts';
import { Divider } from '../../ui/layout/card.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { LastWay } from './last-way.tsx';
import styles from './login.module.css';

const ignore = () => {};

/** A hidden frame for the way that was used last (LOGIN-6): the boot script fills it where there is one. The application draws its own. */
export function DrawnLastWay() {
  const { t } = useTranslation();
  const asItStands = useAsItStands();
  const attributes = { className: styles.drawn, 'data-first-way': '', hidden: true };
  if (!useIsHydrating()) return null;
  if (typeof document !== 'undefined') return <div {...attributes} {...asItStands} />;
  return (
    <div {...attributes}>
      <LastWay onForget={ignore} />
      <Divider>{t(($) => $.common.or)}</Divider>
    </div>
  );
}
