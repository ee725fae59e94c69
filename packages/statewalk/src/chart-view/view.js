/* How a chart is looked at, in the atlas and in the inspector: this file is put into pages as it is. */

const LEAST = 0.1;
const MOST = 3;
/** Names can still be read. */
const LEGIBLE = 0.92;
/** px that a press may move, and still be a press. */
const STILL = 4;

/** Lets a chart be zoomed by the wheel, two fingers and keys, and dragged by the mouse. */
export function zoomable(box, svg, signal) {
  const [, , width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
  let scale = 1;

  /** What lies at this point of the box stays there. */
  function zoom(to, x = box.clientWidth / 2, y = box.clientHeight / 2) {
    const outer = box.getBoundingClientRect();
    const before = svg.getBoundingClientRect();
    const [left, top] = [(outer.left + x - before.left) / scale, (outer.top + y - before.top) / scale];
    scale = Math.min(Math.max(to, LEAST), MOST);
    svg.setAttribute('width', String(width * scale));
    svg.setAttribute('height', String(height * scale));
    const after = svg.getBoundingClientRect();
    box.scrollLeft += after.left + left * scale - outer.left - x;
    box.scrollTop += after.top + top * scale - outer.top - y;
  }

  const zoomAt = (to, { clientX, clientY }) => {
    const { left, top } = box.getBoundingClientRect();
    zoom(to, clientX - left, clientY - top);
  };

  box.addEventListener(
    'wheel',
    (event) => {
      // With Shift the wheel goes sideways, as everywhere.
      if (event.shiftKey) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // Fingers on a pad say less than a wheel.
      zoomAt(scale * 2 ** (-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), event);
    },
    { passive: false, signal },
  );

  let from;
  let isDragged = false;
  box.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      isDragged = false;
      from = pointerType === 'mouse' && button === 0 ? { clientX, clientY, left: box.scrollLeft, top: box.scrollTop } : undefined;
    },
    { signal },
  );
  box.addEventListener(
    'pointermove',
    ({ buttons, clientX, clientY, pointerId }) => {
      if (from === undefined || buttons !== 1) return;
      const [x, y] = [clientX - from.clientX, clientY - from.clientY];
      if (!isDragged && Math.hypot(x, y) < STILL) return;
      if (!isDragged) box.setPointerCapture(pointerId);
      isDragged = true;
      box.scrollLeft = from.left - x;
      box.scrollTop = from.top - y;
    },
    { signal },
  );
  // The end of a drag is no press on what lies there.
  box.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });

  let pinch;
  const spread = ([one, other]) => ({
    far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  });
  box.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      if (pinch !== undefined) {
        zoomAt((scale * now.far) / pinch.far, now);
        box.scrollLeft -= now.clientX - pinch.clientX;
        box.scrollTop -= now.clientY - pinch.clientY;
      }
      pinch = now;
    },
    { passive: false, signal },
  );
  box.addEventListener('touchend', () => (pinch = undefined), { signal });

  const fitting = () => Math.min(1, (box.clientWidth - 2) / width, Math.max((box.clientHeight - 2) / height, LEAST));
  box.addEventListener(
    'keydown',
    (event) => {
      const to = { '+': scale * 1.25, '=': scale * 1.25, '-': scale / 1.25, 0: fitting() }[event.key];
      if (event.target !== box || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      zoom(to);
    },
    { signal },
  );
  return {
    fit: () => zoom(fitting()),
    larger: () => zoom(scale * 1.25),
    smaller: () => zoom(scale / 1.25),
    /** As it is drawn: its names can be read. A chart that is hardly larger than its place is shown whole. */
    open: () => zoom(fitting() < LEGIBLE ? 1 : fitting()),
  };
}

/** Scrolls a box, never the page: to all of these elements, where there is room for them, else to the last. */
export function bringIntoSight(box, elements) {
  const rects = elements.map((each) => each.getBoundingClientRect());
  if (rects.length === 0) return;
  const outer = box.getBoundingClientRect();
  const all = around(rects);
  const inner = all.right - all.left <= outer.width && all.bottom - all.top <= outer.height ? all : around(rects.slice(-1));
  if (inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

function around(rects) {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
    top: Math.min(...rects.map(({ top }) => top)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}
