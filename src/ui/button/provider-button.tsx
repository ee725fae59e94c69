import { useId } from 'react';
import { ProviderGlyph, type SocialProvider } from '../brand/provider-glyphs.tsx';
import { classes } from '../classes.ts';
import { Spinner } from '../progress/spinner.tsx';
import styles from './provider-button.module.css';

export interface ProviderButtonProps {
  provider: SocialProvider;
  /** In the provider's own wording: "카카오 로그인", "Continue with Google". */
  label: string;
  /** Runs inside the click, so that a window may be opened in it. */
  onClick: () => void;
  busy?: boolean;
  /** Why it cannot be used, visibly: "the way you are signed in now". */
  unavailable?: string | undefined;
  /** What a press leads to instead, visibly; the button stays usable. */
  reason?: string | undefined;
  'data-event'?: string;
}

/** A social sign-in button by the provider's rules; all five are of equal size, and one that cannot be used keeps its colours: the reason stands below. */
export function ProviderButton({
  provider,
  label,
  onClick,
  busy = false,
  unavailable,
  reason = unavailable,
  ...rest
}: ProviderButtonProps) {
  const reasonId = useId();
  const blocked = busy || unavailable !== undefined;
  const button = (
    <button
      {...rest}
      type="button"
      className={classes(styles.provider, styles[provider])}
      data-provider={provider}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      onClick={() => {
        if (!blocked) onClick();
      }}
    >
      <span className={styles.glyph}>{busy ? <Spinner /> : <ProviderGlyph provider={provider} />}</span>
      <span className={styles.text}>{label}</span>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <div className={styles.explained}>
      {button}
      <p id={reasonId} className={styles.reason}>
        {reason}
      </p>
    </div>
  );
}
