// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
import domeIsland from './dome-island.svg?no-inline';
import houseIsland from './house-island.svg?no-inline';
import schoolHero from './school-hero.svg?no-inline';

const picture = (
  <div className="art-layers">
    <svg className="art" viewBox="-450 -195 1010 800" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="school-hero-halo">
          <stop offset={0} stopColor="var(--art-halo)" stopOpacity={0.34} />
          <stop offset={0.55} stopColor="var(--art-halo)" stopOpacity={0.13} />
          <stop offset={1} stopColor="var(--art-halo)" stopOpacity={0} />
        </radialGradient>
        <g id="school-hero-cloud">
          <path d="M-46 14a15 15 0 0 1 2-30 22 22 0 0 1 41-9 19 19 0 0 1 31 12 14 14 0 0 1 14 27Z" fill="var(--art-cloud)" />
        </g>
      </defs>
      <ellipse cx={0} cy={542} rx={400} ry={58} fill="url(#school-hero-halo)" />
      <g className="art-float art-slowest">
        <use href="#school-hero-cloud" transform="translate(-346.4 390) scale(0.75)" />
      </g>
      <g className="art-float art-slow">
        <use href="#school-hero-cloud" transform="translate(368.1 -102.5) scale(1.1)" />
      </g>
    </svg>
    <img className="art art-float art-slower art-file-house-island" src={houseIsland} alt="" decoding="async" />
    <img className="art art-float art-slowest art-file-dome-island" src={domeIsland} alt="" decoding="async" />
    <img className="art art-file-school-hero" src={schoolHero} alt="" decoding="async" />
    <svg className="art" viewBox="-450 -195 1010 800" aria-hidden="true" focusable="false">
      <path
        className="art-flow"
        d="M-177.5 30Q-162.4 32.8 -147.2 87.5"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path
        className="art-flow"
        d="M372.4 147.5Q311.8 124 251.1 152.5"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path
        className="art-twinkle"
        d="M-57.4 83.1L-45 90.3L-45 73.9L-57.4 66.8ZM112.4 181.2L124.8 188.3L124.8 172L112.4 164.8ZM-0.8 91.5L11.6 98.6L11.6 82.3L-0.8 75.1Z"
        fill="var(--art-lit)"
      />
      <path className="art-twinkle" d="M269.5 200.6L255.8 208.5L255.8 192.2L269.5 184.3Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M88.8 280L99.4 286.1L99.4 271.1L88.8 265Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M210 290L199.6 296L199.6 281L210 275Z" fill="var(--art-lit)" />
      <ellipse className="art-pulse" cx={-174.3} cy={325.6} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
      <g className="art-float art-slow">
        <g transform="translate(-88.8 221.3)">
          <path
            className="art-raised"
            d="M-16-42H16A13 13 0 0 1 29-29V-21A13 13 0 0 1 16-8H6L0 0-6-8H-16A13 13 0 0 1 -29-21V-29A13 13 0 0 1 -16-42Z"
            fill="var(--art-note)"
          />
          <g fill="#6d5efc">
            <circle cx={-12} cy={-25} r={4} />
            <circle cx={0} cy={-25} r={4} opacity={0.7} />
            <circle cx={12} cy={-25} r={4} opacity={0.4} />
          </g>
        </g>
      </g>
      <g className="art-float art-slower">
        <g transform="translate(-32.5 298.8)">
          <path
            className="art-raised"
            d="M-10-42H10A13 13 0 0 1 23-29V-21A13 13 0 0 1 10-8H6L0 0-6-8H-10A13 13 0 0 1 -23-21V-29A13 13 0 0 1 -10-42Z"
            fill="var(--art-note)"
          />
          <path d="M0-15C-16-25-9-37 0-30 9-37 16-25 0-15Z" fill="#ff5d7a" />
        </g>
      </g>
      <g className="art-float art-slowest">
        <g transform="translate(-86.6 162.5)">
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
      <g className="art-float art-slower">
        <g className="art-raised" transform="translate(26 -60)">
          <path d="M0 6C-12-6-30-9-44-7V-43C-30-46-12-43 0-32C12-43 30-46 44-43V-7C30-9 12-6 0 6Z" fill="#fff" />
          <path d="M0 6C-12-6-30-9-44-7V-43C-30-46-12-43 0-32Z" fill="#efeaff" />
          <path
            d="M-35-33c10-1 18 1 26 6M-35-23c10-1 18 1 26 6M35-33c-10-1-18 1-26 6M35-23c-10-1-18 1-26 6"
            fill="none"
            stroke="#b9aefc"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </svg>
  </div>
);

export function SchoolHeroArt() {
  return picture;
}
