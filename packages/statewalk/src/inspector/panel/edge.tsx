import { type PointerEvent, useState } from 'react';

/** px */
const LEAST = 280;
const STEP = 40;

interface EdgeProps {
  readonly side: 'left' | 'right';
  /** px; `null`: as the style has it. */
  readonly size: number | null;
  onSize(size: number): void;
}

/** In a narrow window the panel lies below the page (`panel.css`): then its height is dragged. */
const isBelow = () => window.matchMedia?.('(max-width: 700px)').matches === true;

/** The edge of the panel between it and the page: it is dragged, or moved by the arrow keys. */
export function Edge({ side, size, onSize }: EdgeProps) {
  const [isDragged, setDragged] = useState(false);
  const resize = (to: number) => onSize(Math.round(Math.min(Math.max(to, LEAST), isBelow() ? window.innerHeight : window.innerWidth)));
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!isDragged) return;
    resize(isBelow() ? window.innerHeight - clientY : side === 'right' ? window.innerWidth - clientX : clientX);
  };
  const now = (target: HTMLElement) => {
    const { width, height } = target.parentElement?.getBoundingClientRect() ?? { width: LEAST, height: LEAST };
    return size ?? (isBelow() ? height : width);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a separator with a value, which no element is.
    <div
      className="panel-edge"
      role="separator"
      aria-label="Size of the inspector"
      aria-orientation="vertical"
      aria-valuenow={size ?? LEAST}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        setDragged(true);
      }}
      onPointerMove={drag}
      onPointerUp={() => setDragged(false)}
      onKeyDown={({ key, currentTarget }) => {
        const larger = isBelow() ? 'ArrowUp' : side === 'right' ? 'ArrowLeft' : 'ArrowRight';
        const smaller = isBelow() ? 'ArrowDown' : side === 'right' ? 'ArrowRight' : 'ArrowLeft';
        if (key === larger) resize(now(currentTarget) + STEP);
        if (key === smaller) resize(now(currentTarget) - STEP);
      }}
    />
  );
}
