import type { MenuPlace } from '#contract/in-app-browsers.ts';
import styles from './in-app-browser.module.css';

/** A phone, and where on it the app's menu is. Decoration: the words beside it say it. */
export function MenuPicture({ place }: { place: MenuPlace }) {
  return (
    <svg className={styles.phone} viewBox="0 0 96 132" width="96" height="132" aria-hidden="true" focusable="false">
      <rect className={styles.case} x="18" y="4" width="60" height="124" rx="12" />
      <path
        className={styles.bar}
        d="M18 26V16A12 12 0 0 1 30 4h36a12 12 0 0 1 12 12v10ZM18 108h60v8a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12Z"
      />
      <path className={styles.page} d="M28 42h40M28 54h30M28 66h36M28 86h20" />
      {place !== 'bottomRight' && <Mark y={15} isSure={place === 'topRight'} />}
      {place !== 'topRight' && <Mark y={117} isSure={place === 'bottomRight'} />}
    </svg>
  );
}

function Mark({ y, isSure }: { y: number; isSure: boolean }) {
  return (
    <g className={styles.mark} data-sure={isSure}>
      <circle cx="66" cy={y} r="11" />
      <path d={`M61 ${y}h.1M66 ${y}h.1M71 ${y}h.1`} />
    </g>
  );
}
