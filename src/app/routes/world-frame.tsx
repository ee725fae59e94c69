import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseUrl } from '#contract/parse-url.ts';
import { savesData } from '#src/browser/saves-data.ts';
import styles from './world-frame.module.css';

/** Where there is no `requestIdleCallback`, this long after the page has loaded, ms. */
const IDLE_AFTER = 2000;

export interface WorldFrameProps {
  /** The 3D host (ROUTE-8), out of the configuration. */
  worldUrl: string;
}

/**
 * Preloads the 3D host in a hidden frame (SHELL-3): once the page is idle, never with Save-Data or on a 2G network. The frame is told nothing, and nothing
 * waits for it: whether it loads, fails or hangs makes no difference here.
 */
export function WorldFrame({ worldUrl }: WorldFrameProps) {
  const { t } = useTranslation();
  const isIdle = useIdle();
  const address = frameAddress(worldUrl);
  if (!isIdle || address === null || savesData()) return null;
  return (
    <iframe
      // Another address is another frame: a frame that goes elsewhere would be a step for the browser's Back.
      key={address}
      className={styles.frame}
      src={address}
      title={t(($) => $.common.brand)}
      referrerPolicy="no-referrer"
      tabIndex={-1}
      aria-hidden="true"
      inert
    />
  );
}

/** Null where there is no 3D host yet: the built-in defaults name this very site, which does not frame itself. */
function frameAddress(worldUrl: string): string | null {
  const address = parseUrl(worldUrl);
  return address !== null && /^https?:$/.test(address.protocol) && address.origin !== window.location.origin ? address.href : null;
}

/** Has the page loaded and come to rest? */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, IDLE_AFTER);
  return () => clearTimeout(timer);
}
