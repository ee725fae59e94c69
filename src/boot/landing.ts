import { actOnLanding } from '../pages/landing/act-on-landing.ts';

// Inline behind a landing page, and in no other: it is 3 kB, and what it acts on is parsed by then.

declare global {
  interface Window {
    /** In a landing page that was drawn at build time only. */
    actOnLanding?: typeof actOnLanding;
  }
}

window.actOnLanding = actOnLanding;
