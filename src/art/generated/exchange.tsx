// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-210 -110 420 380" aria-hidden="true" focusable="false">
    <ellipse cx={0} cy={236} rx={170} ry={24} fill="url(#art-halo)" />
    <defs>
      <g id="art-land">
        <path
          d="M53.9 76L52.8 77.8L50.9 79.4L7.6 104.4L4.9 105.5L1.7 106.1L-1.7 106.1L-4.9 105.5L-7.6 104.4L-50.9 79.4L-52.8 77.8L-53.9 76L-53.9 74L-53.9 63.6L-53.9 65.5L-52.8 67.4L-50.9 68.9L-7.6 93.9L-4.9 95.1L-1.7 95.7L1.7 95.7L4.9 95.1L7.6 93.9L50.9 68.9L52.8 67.4L53.9 65.5Z"
          fill="var(--art-soil-3)"
        />
        <path
          d="M64.5 64.3L64.5 68.1L62.4 71.8L58.5 74.9L15.2 100L9.7 102.2L3.4 103.4L-3.4 103.4L-9.7 102.2L-15.2 100L-58.5 75L-62.4 71.8L-64.5 68.1L-64.5 57.7L-62.4 61.4L-58.5 64.5L-15.2 89.5L-9.7 91.8L-3.4 93L3.4 93L9.7 91.8L15.2 89.5L58.5 64.5L62.4 61.4L64.5 57.7L64.5 53.8Z"
          fill="var(--art-soil-2)"
        />
        <path
          d="M70.5 54.4L70.5 59.3L67.9 64.1L62.8 68.1L19.5 93.1L12.5 96L4.3 97.6L-4.3 97.6L-12.5 96L-19.5 93.1L-62.8 68.1L-67.9 64.1L-70.5 59.3L-70.5 54.4L-70.5 45L-70.5 50L-67.9 54.7L-62.8 58.8L-19.5 83.7L-12.5 86.7L-4.3 88.2L4.3 88.2L12.5 86.7L19.5 83.7L62.8 58.7L67.9 54.7L70.5 50L70.5 45Z"
          fill="var(--art-soil-1)"
        />
        <path
          d="M-19.5 11.3L-12.5 8.3L-4.3 6.8L4.3 6.8L12.5 8.3L19.5 11.2L62.8 36.3L67.9 40.3L70.5 45L70.5 50L67.9 54.7L62.8 58.7L19.5 83.7L12.5 86.7L4.3 88.2L-4.3 88.2L-12.5 86.7L-19.5 83.7L-62.8 58.8L-67.9 54.7L-70.5 50L-70.5 45L-67.9 40.3L-62.8 36.3Z"
          fill="var(--art-grass-top)"
        />
        <path
          d="M-14.7 14L-9.5 11.8L-3.3 10.6L3.3 10.6L9.5 11.8L14.7 14L58 39L61.9 42L63.9 45.6L63.9 49.4L61.9 53L58 56L14.7 81L9.5 83.2L3.3 84.4L-3.3 84.4L-9.5 83.2L-14.7 81L-58 56L-61.9 53L-63.9 49.4L-63.9 45.6L-61.9 42L-58 39Z"
          fill="var(--art-lawn)"
        />
      </g>
    </defs>
    <g transform="translate(0 8) scale(.88)">
      <g className="art-float art-slow">
        <use href="#art-land" transform="translate(13 -15)" />
        <path d="M54.1 26.2L68.3 37.3L35.8 56.1L-7.5 31.1L-21.6 20L21.6 45Z" fill="var(--art-shadow)" />
        <path d="M-21.6 20L21.6 45L21.6 10L-21.6 -15Z" fill="var(--art-lavender-left)" />
        <path d="M54.1 26.2L21.6 45L21.6 10L54.1 -8.8Z" fill="var(--art-lavender-right)" />
        <path d="M10.8 -33.7L54.1 -8.8L21.6 10L-21.6 -15Z" fill="var(--art-lavender-top)" />
        <path d="M-21.6 -15L21.6 10L54.1 -8.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M-21.6 20L21.6 45L21.6 10L-21.6 -15Z" fill="url(#art-contact)" />
        <path d="M54.1 26.2L21.6 45L21.6 10L54.1 -8.8Z" fill="url(#art-contact)" />
        <path d="M-2.7 22.2L2.7 25.3L2.7 7.8L-2.7 4.7ZM8.7 28.8L14.1 31.9L14.1 14.4L8.7 11.3Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M-14.1 15.6L-8.7 18.7L-8.7 1.2L-14.1 -1.9Z" fill="var(--art-lit)" />
        <path d="M34.9 28.6L29.2 31.9L29.2 14.4L34.9 11.1Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M46.5 21.9L40.9 25.1L40.9 7.6L46.5 4.4Z" fill="var(--art-lit)" />
        <path d="M10.8 -33.3L65 -2.1L43.3 -16.3L-10.8 -47.5Z" fill="var(--art-roof-left)" />
        <path d="M54.1 -8.8L21.6 10L37.9 -19.4Z" fill="var(--art-lavender-right)" />
        <path d="M21.6 22.9L43.3 -16.3L65 -2.1L61.5 3.9L43.3 -8.3L25.1 24.9Z" fill="var(--art-roof-right)" />
        <path d="M-32.5 -8.3L21.6 22.9L43.3 -16.3L-10.8 -47.5Z" fill="var(--art-roof-top)" />
        <path d="M-10.8 -47.5L43.3 -16.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <use href="#art-cypress" transform="translate(69.3 32.5) scale(0.65)" />
        <use href="#art-person-1" transform="translate(-17.3 40) scale(0.9)" />
        <use href="#art-person-3" transform="translate(2.2 51.2) scale(0.9)" />
      </g>
      <path
        d="M-52 42.5Q-95.3 36.5 -138.6 82.5"
        fill="none"
        stroke="var(--art-glow)"
        strokeOpacity={0.35}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        className="art-flow"
        d="M-52 42.5Q-95.3 36.5 -138.6 82.5"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path
        d="M56.3 55Q85.5 37.1 114.7 71.3"
        fill="none"
        stroke="var(--art-glow)"
        strokeOpacity={0.35}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        className="art-flow"
        d="M56.3 55Q85.5 37.1 114.7 71.3"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <g className="art-float art-slower">
        <use href="#art-land" transform="translate(147.2 55)" />
        <path d="M130.3 71.3V93.8A32.1 18.6 0 0 0 194.5 93.8V71.3Z" fill="var(--art-mint-left)" />
        <path d="M130.3 71.3V93.8A32.1 18.6 0 0 0 194.5 93.8V71.3Z" fill="url(#art-sheen)" />
        <ellipse cx={162.4} cy={71.3} rx={32.1} ry={18.6} fill="var(--art-mint-top)" />
        <path d="M130.3 71.3A32.1 18.6 0 0 0 194.5 71.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M127.2 66.8V71.3A35.2 20.3 0 0 0 197.6 71.3V66.8Z" fill="var(--art-wall-left)" />
        <path d="M127.2 66.8V71.3A35.2 20.3 0 0 0 197.6 71.3V66.8Z" fill="url(#art-sheen)" />
        <ellipse cx={162.4} cy={66.8} rx={35.2} ry={20.3} fill="var(--art-wall-top)" />
        <path d="M127.2 66.8A35.2 20.3 0 0 0 197.6 66.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M141 54.3V66.8A21.4 12.4 0 0 0 183.8 66.8V54.3Z" fill="var(--art-glass-left)" />
        <path d="M141 54.3V66.8A21.4 12.4 0 0 0 183.8 66.8V54.3Z" fill="url(#art-sheen)" />
        <ellipse cx={162.4} cy={54.3} rx={21.4} ry={12.4} fill="var(--art-glass-top)" />
        <path d="M141 54.3A21.4 12.4 0 0 0 183.8 54.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <use href="#art-person-2" transform="translate(110.4 101.3) scale(0.9)" />
        <use href="#art-cherry" transform="translate(158 123.8) scale(0.7)" />
      </g>
      <g className="art-float art-slowest">
        <use href="#art-land" transform="translate(-166.7 66.3)" />
        <path d="M-142.9 102.5L-122.6 118.3L-153 135.8L-183.3 118.3L-203.5 102.5L-173.2 120Z" fill="var(--art-shadow)" />
        <path d="M-203.5 102.5L-173.2 120L-173.2 70L-203.5 52.5Z" fill="var(--art-wall-left)" />
        <path d="M-142.9 102.5L-173.2 120L-173.2 70L-142.9 52.5Z" fill="var(--art-wall-right)" />
        <path d="M-173.2 35L-142.9 52.5L-173.2 70L-203.5 52.5Z" fill="var(--art-wall-top)" />
        <path d="M-203.5 52.5L-173.2 70L-142.9 52.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M-203.5 102.5L-173.2 120L-173.2 80L-203.5 62.5Z" fill="url(#art-contact)" />
        <path d="M-142.9 102.5L-173.2 120L-173.2 80L-142.9 62.5Z" fill="url(#art-contact)" />
        <path d="M-195.9 78.1L-191.4 80.8L-191.4 68.3L-195.9 65.6Z" fill="var(--art-window-left)" />
        <path
          d="M-185.3 104.3L-180.8 106.9L-180.8 94.4L-185.3 91.8ZM-185.3 84.3L-180.8 86.9L-180.8 74.4L-185.3 71.8Z"
          fill="var(--art-lit)"
        />
        <path className="art-twinkle" d="M-195.9 98.1L-191.4 100.8L-191.4 88.3L-195.9 85.6Z" fill="var(--art-lit)" />
        <path
          d="M-150.5 98.1L-155 100.8L-155 88.3L-150.5 85.6ZM-161.1 104.3L-165.6 106.9L-165.6 94.4L-161.1 91.8Z"
          fill="var(--art-window-right)"
        />
        <path d="M-161.1 84.3L-165.6 86.9L-165.6 74.4L-161.1 71.8Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M-150.5 78.1L-155 80.8L-155 68.3L-150.5 65.6Z" fill="var(--art-lit)" />
        <path d="M-209.6 52.5L-173.2 73.5L-173.2 69L-209.6 48Z" fill="var(--art-cream-left)" />
        <path d="M-136.8 52.5L-173.2 73.5L-173.2 69L-136.8 48Z" fill="var(--art-cream-right)" />
        <path d="M-173.2 27L-136.8 48L-173.2 69L-209.6 48Z" fill="var(--art-cream-top)" />
        <path d="M-209.6 48L-173.2 69L-136.8 48" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M-205.7 48L-173.2 66.8L-173.2 18Z" fill="var(--art-slate-left)" />
        <path d="M-140.7 48L-173.2 66.8L-173.2 18Z" fill="var(--art-slate-right)" />
        <use href="#art-tree" transform="translate(-125.6 107.5) scale(0.7)" />
        <use href="#art-person-4" transform="translate(-158 123.8) scale(0.9)" />
        <use href="#art-person-0" transform="translate(-197 123.8) scale(0.9)" />
      </g>
      <path
        d="M-129.9 142.5Q-106.1 130.3 -82.3 170"
        fill="none"
        stroke="var(--art-glow)"
        strokeOpacity={0.35}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        className="art-flow"
        d="M-129.9 142.5Q-106.1 130.3 -82.3 170"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path
        d="M99.6 125Q60.6 119 21.7 165"
        fill="none"
        stroke="var(--art-glow)"
        strokeOpacity={0.35}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        className="art-flow"
        d="M99.6 125Q60.6 119 21.7 165"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <g className="art-float art-slow">
        <use href="#art-land" transform="translate(-28.1 141.3)" />
        <path d="M13 182.5L27.2 193.6L-5.3 212.3L-48.6 187.3L-62.8 176.3L-19.5 201.3Z" fill="var(--art-shadow)" />
        <path d="M-62.8 176.3L-19.5 201.3L-19.5 166.3L-62.8 141.3Z" fill="var(--art-brick-left)" />
        <path d="M13 182.5L-19.5 201.3L-19.5 166.3L13 147.5Z" fill="var(--art-brick-right)" />
        <path d="M-30.3 122.5L13 147.5L-19.5 166.3L-62.8 141.3Z" fill="var(--art-brick-top)" />
        <path d="M-62.8 141.3L-19.5 166.3L13 147.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M-62.8 176.3L-19.5 201.3L-19.5 166.3L-62.8 141.3Z" fill="url(#art-contact)" />
        <path d="M13 182.5L-19.5 201.3L-19.5 166.3L13 147.5Z" fill="url(#art-contact)" />
        <path d="M-32.4 185L-27.1 188.1L-27.1 170.6L-32.4 167.5Z" fill="var(--art-window-left)" />
        <path d="M-43.8 178.5L-38.5 181.5L-38.5 164L-43.8 161Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M-55.2 171.9L-49.9 175L-49.9 157.5L-55.2 154.4Z" fill="var(--art-lit)" />
        <path d="M-6.3 184.9L-11.9 188.1L-11.9 170.6L-6.3 167.4Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M5.4 178.1L-0.2 181.4L-0.2 163.9L5.4 160.6Z" fill="var(--art-lit)" />
        <path d="M-30.3 122.9L23.8 154.2L2.2 140L-52 108.8Z" fill="var(--art-roof-left)" />
        <path d="M13 147.5L-19.5 166.3L-3.2 136.9Z" fill="var(--art-brick-right)" />
        <path d="M-19.5 179.2L2.2 140L23.8 154.2L20.4 160.2L2.2 148L-16 181.2Z" fill="var(--art-roof-right)" />
        <path d="M-73.6 147.9L-19.5 179.2L2.2 140L-52 108.8Z" fill="var(--art-roof-top)" />
        <path d="M-52 108.8L2.2 140" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <use href="#art-cherry" transform="translate(21.6 192.5) scale(0.7)" />
        <use href="#art-person-1" transform="translate(-67.1 193.8) scale(0.9)" />
        <use href="#art-person-5" transform="translate(-41.1 203.8) scale(0.9)" />
      </g>
      <g className="art-float art-slower">
        <g transform="translate(-17.3 0)">
          <path
            className="art-raised"
            d="M-10-42H10A13 13 0 0 1 23-29V-21A13 13 0 0 1 10-8H6L0 0-6-8H-10A13 13 0 0 1 -23-21V-29A13 13 0 0 1 -10-42Z"
            fill="var(--art-note)"
          />
          <path d="M0-15C-16-25-9-37 0-30 9-37 16-25 0-15Z" fill="#ff5d7a" />
        </g>
      </g>
      <g className="art-float art-slow">
        <g transform="translate(-197 83.8)">
          <path
            className="art-raised"
            d="M-16-42H16A13 13 0 0 1 29-29V-21A13 13 0 0 1 16-8H6L0 0-6-8H-16A13 13 0 0 1 -29-21V-29A13 13 0 0 1 -16-42Z"
            fill="var(--art-note)"
          />
          <path
            d="M-12-28v6M-4-33v16M4-30v10M12-27v4"
            fill="none"
            stroke="#14a58f"
            strokeWidth={3.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </g>
  </svg>
);

export function ExchangeArt() {
  return picture;
}
