import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LayeredPicture } from '#src/ui/art/layered-picture.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { SpaceTexts } from '../landing-texts.ts';
import styles from './slider.module.css';
import { SPACES, slideId } from './space-names.ts';
import type { SliderControl } from './use-slider.ts';

const LAST = SPACES.length - 1;

/**
 * The ten spaces, one large at a time: by swipe, buttons, dots or keys; it never moves on by itself (LAND-4). What floats in the picture of the current
 * slide can be paused; behind a popup the style sheet of layered pictures stops it.
 */
export function Slider({ texts, slider }: { texts: SpaceTexts; slider: SliderControl }) {
  const { t } = useTranslation();
  const { current, show, track, onScroll, onScrollEnd, onTouch } = slider;
  const [paused, setPaused] = useState(false);
  const words = t(($) => $.sections.slider, { returnObjects: true });
  const nameOf = (index: number) =>
    t(($) => $.sections.slider.slideName, {
      current: index + 1,
      total: SPACES.length,
      name: texts[SPACES[index] ?? SPACES[0]].title,
    });

  return (
    <section className={styles.slider} aria-roledescription={words.carousel} aria-label={words.label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        ref={track}
        className={styles.track}
        data-scrolls=""
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and has keys of its own here.
        tabIndex={0}
        onKeyDown={(event) => onKey(event, slider)}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onPointerDown={onTouch}
        onWheel={onTouch}
      >
        {SPACES.map((name, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
          <div
            key={name}
            id={slideId(name)}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={nameOf(index)}
            data-current={index === current}
            tabIndex={-1}
          >
            <div className={styles.art}>
              <LayeredPicture name={name} lazy moving={index === current && !paused} />
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
        <IconButton
          look="raised"
          label={words.previous}
          data-event="previous"
          aria-disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <ChevronLeftIcon size={20} />
        </IconButton>
        <p className={styles.position} aria-live="polite">
          <span aria-hidden="true">{t(($) => $.sections.slider.position, { current: current + 1, total: SPACES.length })}</span>
          <VisuallyHidden>{nameOf(current)}</VisuallyHidden>
        </p>
        <IconButton look="raised" label={words.next} data-event="next" aria-disabled={current === LAST} onClick={() => show(current + 1)}>
          <ChevronRightIcon size={20} />
        </IconButton>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        <div className={styles.dots} role="group" aria-label={words.choose}>
          {SPACES.map((name, index) => (
            <button
              key={name}
              type="button"
              data-event={`show ${name}`}
              aria-label={texts[name].title}
              title={texts[name].title}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <IconButton
          look="raised"
          className={styles.pause}
          data-event="pause"
          label={paused ? t(($) => $.sections.play) : t(($) => $.sections.pause)}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        </IconButton>
      </div>
    </section>
  );
}

const KEYS: Readonly<Record<string, (current: number) => number>> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: () => LAST,
};

function onKey(event: KeyboardEvent, { current, show }: SliderControl): void {
  const wanted = KEYS[event.key];
  if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show(wanted(current));
}
