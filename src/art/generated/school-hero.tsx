// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
import still from './school-hero.svg';

const picture = (
  <div className="art-layers">
    <svg className="art" viewBox="-450 -195 1010 800" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="school-hero-halo">
          <stop offset={0} stopColor="var(--art-halo)" stopOpacity={0.34} />
          <stop offset={0.55} stopColor="var(--art-halo)" stopOpacity={0.13} />
          <stop offset={1} stopColor="var(--art-halo)" stopOpacity={0} />
        </radialGradient>
        <linearGradient id="school-hero-contact" x1={0} x2={0} y1={0} y2={1}>
          <stop offset={0.35} stopColor="#2a1a66" stopOpacity={0} />
          <stop offset={1} stopColor="#2a1a66" stopOpacity={0.16} />
        </linearGradient>
        <linearGradient id="school-hero-sheen">
          <stop offset={0} stopColor="#fff" stopOpacity={0.25} />
          <stop offset={0.45} stopColor="#fff" stopOpacity={0} />
          <stop offset={1} stopColor="#2a1a66" stopOpacity={0.28} />
        </linearGradient>
        <radialGradient id="school-hero-leaf" cx={0.35} cy={0.25} r={0.85}>
          <stop offset={0} stopColor="var(--art-leaf-1)" />
          <stop offset={0.55} stopColor="var(--art-leaf-2)" />
          <stop offset={1} stopColor="var(--art-leaf-3)" />
        </radialGradient>
        <radialGradient id="school-hero-dome" cx={0.32} cy={0.22} r={0.95}>
          <stop offset={0} stopColor="#fff" stopOpacity={0.95} />
          <stop offset={0.4} stopColor="#bfe4ff" stopOpacity={0.6} />
          <stop offset={1} stopColor="#6d7bff" stopOpacity={0.55} />
        </radialGradient>
        <g id="school-hero-tree">
          <ellipse cx={10} cy={3} rx={17} ry={6.97} fill="var(--art-shadow)" />
          <rect x={-2.5} y={-14} width={5} height={15} rx={2.5} fill="var(--art-trunk)" />
          <circle cx={0} cy={-27} r={15.5} fill="url(#school-hero-leaf)" />
          <circle cx={-7} cy={-21} r={9} fill="url(#school-hero-leaf)" />
          <circle cx={7.5} cy={-20} r={9.5} fill="url(#school-hero-leaf)" />
        </g>
        <g id="school-hero-cypress">
          <ellipse cx={8} cy={3} rx={13} ry={5.33} fill="var(--art-shadow)" />
          <rect x={-2} y={-8} width={4} height={9} rx={2} fill="var(--art-trunk)" />
          <path d="M0-52C9-38 13-24 12-14Q0-4-12-14C-13-24-9-38 0-52Z" fill="url(#school-hero-leaf)" />
        </g>
        <g id="school-hero-cherry">
          <ellipse cx={9} cy={3} rx={15} ry={6.1499999999999995} fill="var(--art-shadow)" />
          <rect x={-2} y={-12} width={4} height={13} rx={2} fill="var(--art-trunk)" />
          <circle cx={0} cy={-26} r={13} fill="var(--art-blossom-2)" />
          <circle cx={-8} cy={-20} r={8} fill="var(--art-blossom-2)" />
          <circle cx={8} cy={-20} r={8.5} fill="var(--art-blossom-3)" />
          <circle cx={-4} cy={-31} r={5} fill="var(--art-blossom-1)" />
        </g>
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
      <g className="art-float art-slower">
        <path
          d="M-140.6 40.7L-140.6 44.3L-142.5 47.7L-146.1 50.6L-202.4 83.1L-207.5 85.2L-213.4 86.3L-219.6 86.3L-225.5 85.2L-230.6 83.1L-286.9 50.6L-290.5 47.7L-292.4 44.3L-292.4 27.2L-290.5 30.6L-286.9 33.5L-230.6 66L-225.5 68.1L-219.6 69.2L-213.4 69.2L-207.5 68.1L-202.4 66L-146.1 33.5L-142.5 30.6L-140.6 27.2L-140.6 23.6Z"
          fill="var(--art-soil-3)"
        />
        <path
          d="M-130 25.3L-130 30.9L-132.9 36.1L-138.6 40.6L-194.8 73.1L-202.6 76.4L-211.7 78.1L-221.3 78.1L-230.4 76.4L-238.1 73.1L-294.4 40.6L-300.1 36.1L-303 30.9L-303 13.8L-300.1 19L-294.4 23.5L-238.1 56L-230.4 59.3L-221.3 61L-211.7 61L-202.6 59.3L-194.8 56L-138.6 23.5L-132.9 19L-130 13.8L-130 8.2Z"
          fill="var(--art-soil-2)"
        />
        <path
          d="M-123.9 16.1L-127.5 22.4L-134.2 27.8L-190.5 60.3L-199.8 64.2L-210.8 66.3L-222.2 66.3L-233.2 64.2L-242.5 60.3L-298.8 27.8L-305.5 22.4L-309.1 16.1L-309.1 9.5L-309.1 -5.8L-309.1 0.8L-305.5 7.1L-298.8 12.5L-242.5 45L-233.2 48.9L-222.2 51L-210.8 51L-199.8 48.9L-190.5 45L-134.2 12.5L-127.5 7.1L-123.9 0.8Z"
          fill="var(--art-soil-1)"
        />
        <path
          d="M-242.5 -50L-233.2 -53.9L-222.2 -56L-210.8 -56L-199.8 -53.9L-190.5 -50L-134.2 -17.5L-127.5 -12.1L-123.9 -5.8L-123.9 0.8L-127.5 7.1L-134.2 12.5L-190.5 45L-199.8 48.9L-210.8 51L-222.2 51L-233.2 48.9L-242.5 45L-298.8 12.5L-305.5 7.1L-309.1 0.8L-309.1 -5.8L-305.5 -12.1L-298.8 -17.5Z"
          fill="var(--art-grass-top)"
        />
        <path
          d="M-237.7 -47.2L-230.1 -50.4L-221.2 -52.1L-211.8 -52.1L-202.9 -50.4L-195.3 -47.2L-139 -14.8L-133.5 -10.4L-130.6 -5.2L-130.6 0.2L-133.5 5.4L-139 9.7L-195.3 42.3L-202.9 45.4L-211.8 47.1L-221.2 47.1L-230.1 45.4L-237.7 42.3L-294 9.8L-299.5 5.4L-302.4 0.2L-302.4 -5.2L-299.5 -10.4L-294 -14.7Z"
          fill="var(--art-lawn)"
        />
        <use href="#school-hero-cypress" transform="translate(-294.4 -2.5) scale(0.7)" />
        <path d="M-151.5 -5L-134.3 8.4L-190.6 40.9L-255.6 3.4L-272.8 -10L-207.8 27.5Z" fill="var(--art-shadow)" />
        <path d="M-272.8 -10L-207.8 27.5L-207.8 -15L-272.8 -52.5Z" fill="var(--art-lavender-left)" />
        <path d="M-151.5 -5L-207.8 27.5L-207.8 -15L-151.5 -47.5Z" fill="var(--art-lavender-right)" />
        <path d="M-216.5 -85L-151.5 -47.5L-207.8 -15L-272.8 -52.5Z" fill="var(--art-lavender-top)" />
        <path d="M-272.8 -52.5L-207.8 -15L-151.5 -47.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <path d="M-272.8 -10L-207.8 27.5L-207.8 -12.5L-272.8 -50Z" fill="url(#school-hero-contact)" />
        <path d="M-151.5 -5L-207.8 27.5L-207.8 -12.5L-151.5 -45Z" fill="url(#school-hero-contact)" />
        <path d="M-265.2 -16.9L-252.7 -9.6L-252.7 -29.6L-265.2 -36.9Z" fill="var(--art-window-left)" />
        <path d="M-228 4.6L-215.4 11.9L-215.4 -8.1L-228 -15.4Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M-246.6 -6.1L-234 1.1L-234 -18.9L-246.6 -26.1Z" fill="var(--art-lit)" />
        <path d="M-182.7 1.8L-200.3 11.9L-200.3 -8.1L-182.7 -18.2Z" fill="var(--art-lit)" />
        <path className="art-twinkle" d="M-159.1 -11.9L-176.7 -1.8L-176.7 -21.8L-159.1 -31.9Z" fill="var(--art-lit)" />
        <path d="M-216.5 -85.5L-140.7 -41.7L-174.3 -58.1L-250.1 -101.9Z" fill="var(--art-roof-left)" />
        <path d="M-151.5 -47.5L-207.8 -15L-179.7 -61.3Z" fill="var(--art-lavender-right)" />
        <path d="M-207.8 -3L-174.3 -58.1L-140.7 -41.7L-144.2 -35.7L-174.3 -50.1L-204.4 -1Z" fill="var(--art-roof-right)" />
        <path d="M-283.6 -46.7L-207.8 -3L-174.3 -58.1L-250.1 -101.9Z" fill="var(--art-roof-top)" />
        <path d="M-250.1 -101.9L-174.3 -58.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <use href="#school-hero-tree" transform="translate(-212.2 37.5) scale(0.8)" />
      </g>
      <g className="art-float art-slowest">
        <path
          d="M517.6 175.7L517.6 179.3L515.7 182.7L512 185.6L455.7 218.1L450.7 220.2L444.8 221.3L438.5 221.3L432.6 220.2L427.6 218.1L371.3 185.6L367.6 182.7L365.7 179.3L365.7 162.2L367.6 165.6L371.3 168.5L427.6 201L432.6 203.1L438.5 204.2L444.8 204.2L450.7 203.1L455.7 201L512 168.5L515.7 165.6L517.6 162.2L517.6 158.6Z"
          fill="var(--art-soil-3)"
        />
        <path
          d="M528.2 160.3L528.2 165.9L525.2 171.1L519.6 175.6L463.3 208.1L455.6 211.4L446.4 213.1L436.9 213.1L427.8 211.4L420 208.1L363.7 175.6L358.1 171.1L355.1 165.9L355.1 148.8L358.1 154L363.7 158.5L420 191L427.8 194.3L436.9 196L446.4 196L455.6 194.3L463.3 191L519.6 158.5L525.2 154L528.2 148.8L528.2 143.2Z"
          fill="var(--art-soil-2)"
        />
        <path
          d="M534.2 144.5L534.2 151.1L530.7 157.4L523.9 162.8L467.6 195.3L458.3 199.2L447.4 201.3L435.9 201.3L425 199.2L415.7 195.3L359.4 162.8L352.6 157.4L349.1 151.1L349.1 135.8L352.6 142.1L359.4 147.5L415.7 180L425 183.9L435.9 186L447.4 186L458.3 183.9L467.6 180L523.9 147.5L530.7 142.1L534.2 135.8L534.2 129.2Z"
          fill="var(--art-soil-1)"
        />
        <path
          d="M415.7 85L425 81.1L435.9 79L447.4 79L458.3 81.1L467.6 85L523.9 117.5L530.7 122.9L534.2 129.2L534.2 135.8L530.7 142.1L523.9 147.5L467.6 180L458.3 183.9L447.4 186L435.9 186L425 183.9L415.7 180L359.4 147.5L352.6 142.1L349.1 135.8L349.1 129.2L352.6 122.9L359.4 117.5Z"
          fill="var(--art-grass-top)"
        />
        <path
          d="M420.4 87.7L428 84.6L437 82.9L446.4 82.9L455.3 84.6L462.9 87.8L519.2 120.3L524.7 124.6L527.6 129.8L527.6 135.2L524.7 140.4L519.2 144.8L462.9 177.3L455.3 180.4L446.4 182.1L437 182.1L428 180.4L420.4 177.3L364.2 144.7L358.6 140.4L355.7 135.2L355.7 129.8L358.6 124.6L364.2 120.2Z"
          fill="var(--art-lawn)"
        />
        <path d="M383.5 123.8V132.5A58.2 33.6 0 0 0 499.9 132.5V123.8Z" fill="var(--art-lavender-left)" />
        <path d="M383.5 123.8V132.5A58.2 33.6 0 0 0 499.9 132.5V123.8Z" fill="url(#school-hero-sheen)" />
        <ellipse cx={441.7} cy={123.8} rx={58.2} ry={33.6} fill="var(--art-lavender-top)" />
        <path d="M383.5 123.8A58.2 33.6 0 0 0 499.9 123.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
        <g transform="translate(441.7 123.8)">
          <path d="M-50 0C-50-72 50-72 50 0A50 29 0 0 1-50 0Z" fill="url(#school-hero-dome)" />
          <path
            d="M-50 0A50 29 0 0 0 50 0M0-54C-28-40-30 0-22 26M0-54C28-40 30 0 22 26M-44-28A46 22 0 0 0 44-28"
            fill="none"
            stroke="#fff"
            strokeOpacity={0.7}
            strokeWidth={1.6}
          />
        </g>
        <use href="#school-hero-cherry" transform="translate(357.2 133.8) scale(0.7)" />
      </g>
    </svg>
    <img className="art" src={still} alt="" decoding="async" />
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
