import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Frame, moved, type PictureSize, sideOf, ZOOM_MAX, zoomed } from '#machines/image-change/frame.ts';
import { FieldMessage } from '#src/ui/form/field.tsx';
import styles from './image-change.module.css';
import { PictureInput } from './picture-input.tsx';

export interface ImageFrameProps {
  /** An object URL of the picture. */
  src: string | undefined;
  picture: PictureSize;
  frame: Frame;
  disabled: boolean;
  onFrame: (frame: Frame) => void;
  onPick: (file: File | null) => void;
}

/** Pixels of the circle's side, in the units of its drawing. */
const SIDE = 100;
/** The share of the circle's side that an arrow key moves the picture by. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The picture behind a round window: it is pulled by pointer, finger or arrow keys, and zoomed by a slider, + and -, two fingers or a wheel (PROF-4). */
export function ImageFrame({ src, picture, frame, disabled, onFrame, onPick }: ImageFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = `${id}-hint`;
  const { onPointerDown, onPointerMove, onPointerEnd } = usePull(picture, frame, onFrame);
  const scale = SIDE / sideOf(picture, frame);
  const zoomBy = (by: number) => onFrame(zoomed(picture, frame, frame.zoom + by));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) onFrame(moved(picture, frame, arrow));
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(-ZOOM_STEP);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.framing}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is moved in two directions. */}
      <div
        role="group"
        tabIndex={disabled ? -1 : 0}
        aria-label={t(($) => $.imageChange.frame)}
        aria-describedby={hintId}
        className={styles.window}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)}
      >
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <image
            href={src}
            width={picture.width * scale}
            height={picture.height * scale}
            x={SIDE / 2 - frame.x * picture.width * scale}
            y={SIDE / 2 - frame.y * picture.height * scale}
            preserveAspectRatio="none"
          />
        </svg>
      </div>
      <label className={styles.zoom}>
        <span>{t(($) => $.imageChange.zoom)}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={frame.zoom}
          disabled={disabled}
          onChange={({ target }) => onFrame(zoomed(picture, frame, Number(target.value)))}
        />
      </label>
      <div className={styles.message}>
        <FieldMessage id={hintId} hint={t(($) => $.imageChange.frameHint)} />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input within is one. */}
      <label className={styles.other}>
        <span className={styles.choose}>{t(($) => $.imageChange.chooseOther)}</span>
        <PictureInput id={id} disabled={disabled} describedBy={hintId} onPick={onPick} />
      </label>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One pointer pulls the picture along, two zoom it by how far they are apart. */
function usePull(picture: PictureSize, frame: Frame, onFrame: (frame: Frame) => void) {
  const pointers = useRef(new Map<number, Point>());
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      const other = [...pointers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other !== undefined) {
        const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        onFrame(zoomed(picture, frame, (frame.zoom * apart(now)) / apart(before)));
        return;
      }
      const side = event.currentTarget.clientWidth;
      onFrame(moved(picture, frame, { x: (now.x - before.x) / side, y: (now.y - before.y) / side }));
    },
    onPointerEnd: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
  };
}
