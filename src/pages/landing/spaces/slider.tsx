import { useTranslation } from 'react-i18next';
import { LayeredPicture } from '#src/ui/art/layered-picture.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { SpaceTexts } from '../landing-texts.ts';
import { PauseButton } from '../pause-button.tsx';
import styles from './slider.module.css';
import { SPACES, type SpaceName, slideId } from './space-names.ts';

const [FIRST] = SPACES;

/**
 * The ten spaces, one large at a time (LAND-4), as they are drawn; `act-on-spaces.ts` has them move. What floats in the picture of the current slide
 * can be paused; behind a popup the style sheet of layered pictures stops it.
 */
export function Slider({ texts }: { texts: SpaceTexts }) {
  const { t } = useTranslation();
  const words = t(($) => $.sections.slider, { returnObjects: true });
  const placeOf = (name: SpaceName) => ({ current: SPACES.indexOf(name) + 1, total: SPACES.length });
  const nameOf = (name: SpaceName) => t(($) => $.sections.slider.slideName, { ...placeOf(name), name: texts[name].title });
  const positionOf = (name: SpaceName) => t(($) => $.sections.slider.position, placeOf(name));

  return (
    <section className={styles.slider} aria-roledescription={words.carousel} aria-label={words.label} data-motion="running">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        className={styles.track}
        data-scrolls=""
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and has keys of its own here.
        tabIndex={0}
      >
        {SPACES.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
          <div
            key={name}
            id={slideId(name)}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={nameOf(name)}
            data-position={positionOf(name)}
            data-current={name === FIRST}
            tabIndex={-1}
          >
            <div className={styles.art}>
              <LayeredPicture name={name} lazy moving={name === FIRST} />
            </div>
            <div className={styles.words}>
              <h3>{texts[name].title}</h3>
              <p>
                <Sentences>{texts[name].text}</Sentences>
              </p>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton look="raised" label={words.previous} data-event="previous" aria-disabled>
          <ChevronLeftIcon size={20} />
        </IconButton>
        <p className={styles.position} aria-live="polite">
          <span aria-hidden="true">{positionOf(FIRST)}</span>
          <VisuallyHidden>{nameOf(FIRST)}</VisuallyHidden>
        </p>
        <IconButton look="raised" label={words.next} data-event="next" aria-disabled={false}>
          <ChevronRightIcon size={20} />
        </IconButton>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        <div className={styles.dots} role="group" aria-label={words.choose}>
          {SPACES.map((name) => (
            <button
              key={name}
              type="button"
              data-event={`show ${name}`}
              aria-label={texts[name].title}
              title={texts[name].title}
              aria-current={name === FIRST}
            />
          ))}
        </div>
        <PauseButton className={styles.pause} />
      </div>
    </section>
  );
}
