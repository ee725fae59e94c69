// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
import domeIsland from './dome-island.svg?no-inline';
import hero from './hero.svg?no-inline';
import houseIsland from './house-island.svg?no-inline';

const picture = (
  <div className="art-layers">
    <svg className="art" viewBox="-450 -195 1010 800" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="hero-halo">
          <stop offset={0} stopColor="var(--art-halo)" stopOpacity={0.34} />
          <stop offset={0.55} stopColor="var(--art-halo)" stopOpacity={0.13} />
          <stop offset={1} stopColor="var(--art-halo)" stopOpacity={0} />
        </radialGradient>
        <g id="hero-cloud">
          <path d="M-46 14a15 15 0 0 1 2-30 22 22 0 0 1 41-9 19 19 0 0 1 31 12 14 14 0 0 1 14 27Z" fill="var(--art-cloud)" />
        </g>
      </defs>
      <ellipse cx={0} cy={542} rx={400} ry={58} fill="url(#hero-halo)" />
      <g className="art-float art-slowest">
        <use href="#hero-cloud" transform="translate(-346.4 390) scale(0.75)" />
      </g>
      <g className="art-float art-slow">
        <use href="#hero-cloud" transform="translate(368.1 -102.5) scale(1.1)" />
      </g>
    </svg>
    <img className="art art-float art-slower art-file-house-island" src={houseIsland} alt="" decoding="async" />
    <img className="art art-float art-slowest art-file-dome-island" src={domeIsland} alt="" decoding="async" />
    <img className="art art-file-hero" src={hero} alt="" decoding="async" />
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
      <path className="art-twinkle" d="M-22.7 103.1L-10.2 110.4L-10.2 90.4L-22.7 83.1Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M105.1 188.2L118 195.6L118 171.9L105.1 164.4Z" fill="var(--art-lit)" />
      <path
        className="art-twinkle"
        d="M165.8 180.5L152.5 188.2L152.5 159.4L165.8 151.7ZM146.5 191.7L133.1 199.4L133.1 170.6L146.5 162.9Z"
        fill="var(--art-lit)"
      />
      <path className="art-twinkle" d="M146.1 200.6L158.7 207.9L158.7 187.9L146.1 180.6Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M250.9 206.4L234 216.1L234 196.1L250.9 186.4Z" fill="var(--art-lit)" />
      <path
        className="art-twinkle"
        d="M-306.8 213.9L-298.4 218.7L-298.4 186.7L-306.8 181.9ZM-295.8 220.2L-287.4 225.1L-287.4 193.1L-295.8 188.2Z"
        fill="var(--art-lit)"
      />
      <path
        className="art-twinkle"
        d="M-134.9 216.4L-144.2 221.8L-144.2 189.8L-134.9 184.4ZM-146.8 223.3L-156.2 228.7L-156.2 196.7L-146.8 191.3Z"
        fill="var(--art-lit)"
      />
      <path
        className="art-twinkle"
        d="M-287.3 169.6L-279.8 173.9L-279.8 150.7L-287.3 146.4ZM-257 187.1L-249.6 191.4L-249.6 168.2L-257 163.8Z"
        fill="var(--art-lit)"
      />
      <path
        className="art-twinkle"
        d="M-150 172.1L-158.5 177L-158.5 153.8L-150 148.9ZM-161.1 178.5L-169.5 183.4L-169.5 160.1L-161.1 155.3Z"
        fill="var(--art-lit)"
      />
      <ellipse className="art-pulse" cx={-174.3} cy={325.6} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
      <g className="art-float art-slow">
        <g transform="translate(-108.2 235)">
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
        <g transform="translate(10.8 331.3)">
          <path
            className="art-raised"
            d="M-10-42H10A13 13 0 0 1 23-29V-21A13 13 0 0 1 10-8H6L0 0-6-8H-10A13 13 0 0 1 -23-21V-29A13 13 0 0 1 -10-42Z"
            fill="var(--art-note)"
          />
          <path d="M0-15C-16-25-9-37 0-30 9-37 16-25 0-15Z" fill="#ff5d7a" />
        </g>
      </g>
      <g className="art-float art-slowest">
        <g transform="translate(-82.3 162.5)">
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
        <g className="art-raised" transform="translate(-216.5 95)">
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

export function HeroArt() {
  return picture;
}
