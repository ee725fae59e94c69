import { useTranslation } from 'react-i18next';
import { isOffered, METHODS, type MethodCode } from '#contract/methods.ts';
import { ProviderButton } from '#src/ui/button/provider-button.tsx';
import { Divider } from '#src/ui/layout/card.tsx';
import { useRefusals } from '../in-app-browser/in-app.ts';
import styles from './provider.module.css';
import type { ProviderWaysProps } from './provider-ways-props.ts';
import { SchoolChoice } from './school-choice.tsx';
import { socialProvidersIn } from './social.ts';

const SCHOOLS = METHODS.filter(({ sso }) => sso).map(({ code }) => code);

/**
 * The school list, then the social providers: those that are offered (LOGIN-1, JOIN-1, METHOD-2). `data-offers` says so to the popup that is
 * drawn at build time: of each group, parted by `|`, one way must be offered for the element to make sense. Ways that refuse the browser of an
 * app stand in `RefusedWays`, unless they have another reason.
 */
export function ProviderWays({
  enabledMethods,
  wording,
  chosen,
  chosenSchool,
  unavailable = () => undefined,
  onChoose,
  onFindSchool,
}: ProviderWaysProps) {
  const { t, i18n } = useTranslation();
  const isRefused = useRefusals();
  const works = (code: MethodCode) => isOffered(code, enabledMethods) && (!isRefused(code) || unavailable(code) !== undefined);
  const schools = SCHOOLS.filter(works);
  const social = socialProvidersIn(i18n.language).filter(works);
  return (
    <>
      {schools.length > 0 && (
        <SchoolChoice
          schools={schools}
          wording={wording}
          chosen={chosen}
          chosenSchool={chosenSchool}
          unavailable={unavailable}
          onChoose={onChoose}
          onFindSchool={onFindSchool}
        />
      )}
      {schools.length > 0 && social.length > 0 && (
        <Divider data-offers={`${schools.join(' ')}|${social.join(' ')}`}>{t(($) => $.common.or)}</Divider>
      )}
      {social.length > 0 && (
        <ul className={styles.social} data-offers={social.join(' ')} aria-label={t(($) => $.providerWindow.social)}>
          {social.map((code) => (
            <li key={code} data-offers={code}>
              <ProviderButton
                provider={code}
                label={t(($) => $.methods[code][wording])}
                unavailable={unavailable(code)}
                onClick={() => onChoose(code)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
