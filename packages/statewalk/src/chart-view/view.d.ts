export interface ChartView {
  fit(): void;
  larger(): void;
  smaller(): void;
  /** As large as fits, while names can be read. */
  open(): void;
}

/** Lets a chart be zoomed by the wheel, two fingers and keys, and dragged by the mouse. */
export function zoomable(box: HTMLElement, svg: SVGSVGElement, signal?: AbortSignal): ChartView;

/** Scrolls a box, never the page: to all of these elements, where there is room for them, else to the last. */
export function bringIntoSight(box: HTMLElement, elements: readonly Element[]): void;
