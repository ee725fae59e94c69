import styles from './hand-over.module.css';
import { useQrCode } from './use-qr-code.ts';

/** Light modules around the code, by which a camera finds it (ISO/IEC 18004, 6.3.8). */
const MARGIN = 4;

export interface QrCodeProps {
  text: string;
  /** What it is for, and what to do without it. */
  label: string;
}

/** Dark on light in each theme: many cameras read no other. Its room is there before it is. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = useQrCode(text);
  const side = (modules?.length ?? 0) + 2 * MARGIN;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#ffffff" />
      {modules !== null && <path d={pathOf(modules)} fill="#000000" />}
    </svg>
  );
}

/** One rectangle for each run of dark modules. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => runsOf(row).map(([from, length]) => `M${from + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`)).join('');

function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start];
  });
}
