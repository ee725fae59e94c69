// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <path d="M34.6 27.5L44.8 35.4L14.5 52.9L-24.5 30.4L-34.6 22.5L4.3 45Z" fill="var(--art-shadow)" />
    <path d="M-34.6 22.5L4.3 45L4.3 42.5L-34.6 20Z" fill="var(--art-roof-left)" />
    <path d="M34.6 27.5L4.3 45L4.3 42.5L34.6 25Z" fill="var(--art-roof-right)" />
    <path d="M-4.3 2.5L34.6 25L4.3 42.5L-34.6 20Z" fill="var(--art-roof-top)" />
    <path d="M-34.6 20L4.3 42.5L34.6 25" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-32.5 20L4.3 41.3L4.3 34.3L-32.5 13Z" fill="var(--art-paper-left)" />
    <path d="M32.5 25L4.3 41.3L4.3 34.3L32.5 18Z" fill="var(--art-paper-right)" />
    <path d="M-4.3 -3.2L32.5 18L4.3 34.3L-32.5 13Z" fill="var(--art-paper-top)" />
    <path d="M-32.5 13L4.3 34.3L32.5 18" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-34.6 13L4.3 35.5L4.3 33L-34.6 10.5Z" fill="var(--art-roof-left)" />
    <path d="M34.6 18L4.3 35.5L4.3 33L34.6 15.5Z" fill="var(--art-roof-right)" />
    <path d="M-4.3 -7L34.6 15.5L4.3 33L-34.6 10.5Z" fill="var(--art-roof-top)" />
    <path d="M-34.6 10.5L4.3 33L34.6 15.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-30.3 10.5L5.4 31.1L5.4 28.6L-30.3 8Z" fill="var(--art-mint-left)" />
    <path d="M34.6 14.2L5.4 31.1L5.4 28.6L34.6 11.7Z" fill="var(--art-mint-right)" />
    <path d="M-1.1 -8.9L34.6 11.7L5.4 28.6L-30.3 8Z" fill="var(--art-mint-top)" />
    <path d="M-30.3 8L5.4 28.6L34.6 11.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-28.1 8L5.4 27.4L5.4 20.9L-28.1 1.5Z" fill="var(--art-paper-left)" />
    <path d="M32.5 11.8L5.4 27.4L5.4 20.9L32.5 5.3Z" fill="var(--art-paper-right)" />
    <path d="M-1.1 -14.1L32.5 5.3L5.4 20.9L-28.1 1.5Z" fill="var(--art-paper-top)" />
    <path d="M-28.1 1.5L5.4 20.9L32.5 5.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-30.3 1.5L5.4 22.1L5.4 19.6L-30.3 -1Z" fill="var(--art-mint-left)" />
    <path d="M34.6 5.2L5.4 22.1L5.4 19.6L34.6 2.7Z" fill="var(--art-mint-right)" />
    <path d="M-1.1 -17.9L34.6 2.7L5.4 19.6L-30.3 -1Z" fill="var(--art-mint-top)" />
    <path d="M-30.3 -1L5.4 19.6L34.6 2.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-28.1 0.3L4.3 19L4.3 17L-28.1 -1.7Z" fill="var(--art-slate-left)" />
    <path d="M29.2 4.6L4.3 19L4.3 17L29.2 2.6Z" fill="var(--art-slate-right)" />
    <path d="M-3.2 -16.1L29.2 2.6L4.3 17L-28.1 -1.7Z" fill="var(--art-slate-top)" />
    <path d="M-28.1 -1.7L4.3 17L29.2 2.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-26.2 -1.9L4.1 15.6L4.1 10.6L-26.2 -6.9Z" fill="var(--art-paper-left)" />
    <path d="M26.8 2.5L4.1 15.6L4.1 10.6L26.8 -2.5Z" fill="var(--art-paper-right)" />
    <path d="M-3.5 -20L26.8 -2.5L4.1 10.6L-26.2 -6.9Z" fill="var(--art-paper-top)" />
    <path d="M-26.2 -6.9L4.1 10.6L26.8 -2.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-28.1 -6.7L4.3 12L4.3 10L-28.1 -8.7Z" fill="var(--art-slate-left)" />
    <path d="M29.2 -2.4L4.3 12L4.3 10L29.2 -4.4Z" fill="var(--art-slate-right)" />
    <path d="M-3.2 -23.1L29.2 -4.4L4.3 10L-28.1 -8.7Z" fill="var(--art-slate-top)" />
    <path d="M-28.1 -8.7L4.3 10L29.2 -4.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
  </svg>
);

export function StudyIconArt() {
  return picture;
}
