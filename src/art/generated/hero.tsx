// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-450 -195 1010 800" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="hero-halo">
        <stop offset={0} stopColor="var(--art-halo)" stopOpacity={0.34} />
        <stop offset={0.55} stopColor="var(--art-halo)" stopOpacity={0.13} />
        <stop offset={1} stopColor="var(--art-halo)" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="hero-contact" x1={0} x2={0} y1={0} y2={1}>
        <stop offset={0.35} stopColor="#2a1a66" stopOpacity={0} />
        <stop offset={1} stopColor="#2a1a66" stopOpacity={0.16} />
      </linearGradient>
      <linearGradient id="hero-sheen">
        <stop offset={0} stopColor="#fff" stopOpacity={0.25} />
        <stop offset={0.45} stopColor="#fff" stopOpacity={0} />
        <stop offset={1} stopColor="#2a1a66" stopOpacity={0.28} />
      </linearGradient>
      <radialGradient id="hero-leaf" cx={0.35} cy={0.25} r={0.85}>
        <stop offset={0} stopColor="var(--art-leaf-1)" />
        <stop offset={0.55} stopColor="var(--art-leaf-2)" />
        <stop offset={1} stopColor="var(--art-leaf-3)" />
      </radialGradient>
      <radialGradient id="hero-dome" cx={0.32} cy={0.22} r={0.95}>
        <stop offset={0} stopColor="#fff" stopOpacity={0.95} />
        <stop offset={0.4} stopColor="#bfe4ff" stopOpacity={0.6} />
        <stop offset={1} stopColor="#6d7bff" stopOpacity={0.55} />
      </radialGradient>
      <linearGradient id="hero-holo" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#8b7bff" stopOpacity={0.95} />
        <stop offset={1} stopColor="#3ec8ff" stopOpacity={0.8} />
      </linearGradient>
      <linearGradient id="hero-portal" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#ffd27a" />
        <stop offset={0.45} stopColor="#ff8fb1" />
        <stop offset={1} stopColor="#7a5cff" />
      </linearGradient>
      <g id="hero-tree">
        <ellipse cx={10} cy={3} rx={17} ry={6.97} fill="var(--art-shadow)" />
        <rect x={-2.5} y={-14} width={5} height={15} rx={2.5} fill="var(--art-trunk)" />
        <circle cx={0} cy={-27} r={15.5} fill="url(#hero-leaf)" />
        <circle cx={-7} cy={-21} r={9} fill="url(#hero-leaf)" />
        <circle cx={7.5} cy={-20} r={9.5} fill="url(#hero-leaf)" />
      </g>
      <g id="hero-cypress">
        <ellipse cx={8} cy={3} rx={13} ry={5.33} fill="var(--art-shadow)" />
        <rect x={-2} y={-8} width={4} height={9} rx={2} fill="var(--art-trunk)" />
        <path d="M0-52C9-38 13-24 12-14Q0-4-12-14C-13-24-9-38 0-52Z" fill="url(#hero-leaf)" />
      </g>
      <g id="hero-cherry">
        <ellipse cx={9} cy={3} rx={15} ry={6.1499999999999995} fill="var(--art-shadow)" />
        <rect x={-2} y={-12} width={4} height={13} rx={2} fill="var(--art-trunk)" />
        <circle cx={0} cy={-26} r={13} fill="var(--art-blossom-2)" />
        <circle cx={-8} cy={-20} r={8} fill="var(--art-blossom-2)" />
        <circle cx={8} cy={-20} r={8.5} fill="var(--art-blossom-3)" />
        <circle cx={-4} cy={-31} r={5} fill="var(--art-blossom-1)" />
      </g>
      <g id="hero-lamp">
        <ellipse cx={4} cy={1} rx={8} ry={3} fill="var(--art-shadow)" />
        <rect x={-1.2} y={-34} width={2.4} height={35} rx={1} fill="#5b5680" />
        <circle cx={0} cy={-36} r={10} fill="var(--art-lamp-glow)" />
        <circle cx={0} cy={-36} r={4} fill="#fff3c9" />
      </g>
      <g id="hero-cloud">
        <path d="M-46 14a15 15 0 0 1 2-30 22 22 0 0 1 41-9 19 19 0 0 1 31 12 14 14 0 0 1 14 27Z" fill="var(--art-cloud)" />
      </g>
      <g id="hero-person-0">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#6d5efc" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#2b2440" />
      </g>
      <g id="hero-person-1">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ff7a59" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#5b3a29" />
      </g>
      <g id="hero-person-2">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#14b8a6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#1f2a44" />
      </g>
      <g id="hero-person-3">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#f5b301" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#7a4a2b" />
      </g>
      <g id="hero-person-4">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ef5da8" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#3b2f63" />
      </g>
      <g id="hero-person-5">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#3b82f6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#8a5a3a" />
      </g>
    </defs>
    <ellipse cx={0} cy={542} rx={400} ry={58} fill="url(#hero-halo)" />
    <g className="art-float art-slowest">
      <use href="#hero-cloud" transform="translate(-346.4 390) scale(0.75)" />
    </g>
    <g className="art-float art-slow">
      <use href="#hero-cloud" transform="translate(368.1 -102.5) scale(1.1)" />
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
      <use href="#hero-cypress" transform="translate(-294.4 -2.5) scale(0.7)" />
      <path d="M-151.5 -5L-134.3 8.4L-190.6 40.9L-255.6 3.4L-272.8 -10L-207.8 27.5Z" fill="var(--art-shadow)" />
      <path d="M-272.8 -10L-207.8 27.5L-207.8 -15L-272.8 -52.5Z" fill="var(--art-lavender-left)" />
      <path d="M-151.5 -5L-207.8 27.5L-207.8 -15L-151.5 -47.5Z" fill="var(--art-lavender-right)" />
      <path d="M-216.5 -85L-151.5 -47.5L-207.8 -15L-272.8 -52.5Z" fill="var(--art-lavender-top)" />
      <path d="M-272.8 -52.5L-207.8 -15L-151.5 -47.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-272.8 -10L-207.8 27.5L-207.8 -12.5L-272.8 -50Z" fill="url(#hero-contact)" />
      <path d="M-151.5 -5L-207.8 27.5L-207.8 -12.5L-151.5 -45Z" fill="url(#hero-contact)" />
      <path
        d="M-265.2 -16.9L-252.7 -9.6L-252.7 -29.6L-265.2 -36.9ZM-228 4.6L-215.4 11.9L-215.4 -8.1L-228 -15.4Z"
        fill="var(--art-window-left)"
      />
      <path className="art-twinkle" d="M-246.6 -6.1L-234 1.1L-234 -18.9L-246.6 -26.1Z" fill="var(--art-lit)" />
      <path d="M-182.7 1.8L-200.3 11.9L-200.3 -8.1L-182.7 -18.2Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M-159.1 -11.9L-176.7 -1.8L-176.7 -21.8L-159.1 -31.9Z" fill="var(--art-lit)" />
      <path d="M-216.5 -85.5L-140.7 -41.7L-174.3 -58.1L-250.1 -101.9Z" fill="var(--art-roof-left)" />
      <path d="M-151.5 -47.5L-207.8 -15L-179.7 -61.3Z" fill="var(--art-lavender-right)" />
      <path d="M-207.8 -3L-174.3 -58.1L-140.7 -41.7L-144.2 -35.7L-174.3 -50.1L-204.4 -1Z" fill="var(--art-roof-right)" />
      <path d="M-283.6 -46.7L-207.8 -3L-174.3 -58.1L-250.1 -101.9Z" fill="var(--art-roof-top)" />
      <path d="M-250.1 -101.9L-174.3 -58.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <use href="#hero-tree" transform="translate(-212.2 37.5) scale(0.8)" />
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
      <path d="M383.5 123.8V132.5A58.2 33.6 0 0 0 499.9 132.5V123.8Z" fill="url(#hero-sheen)" />
      <ellipse cx={441.7} cy={123.8} rx={58.2} ry={33.6} fill="var(--art-lavender-top)" />
      <path d="M383.5 123.8A58.2 33.6 0 0 0 499.9 123.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <g transform="translate(441.7 123.8)">
        <path d="M-50 0C-50-72 50-72 50 0A50 29 0 0 1-50 0Z" fill="url(#hero-dome)" />
        <path
          d="M-50 0A50 29 0 0 0 50 0M0-54C-28-40-30 0-22 26M0-54C28-40 30 0 22 26M-44-28A46 22 0 0 0 44-28"
          fill="none"
          stroke="#fff"
          strokeOpacity={0.7}
          strokeWidth={1.6}
        />
      </g>
      <use href="#hero-cherry" transform="translate(357.2 133.8) scale(0.7)" />
    </g>
    <path
      d="M-177.5 30Q-162.4 32.8 -147.2 87.5"
      fill="none"
      stroke="var(--art-glow)"
      strokeOpacity={0.35}
      strokeWidth={9}
      strokeLinecap="round"
    />
    <path
      className="art-flow"
      d="M-177.5 30Q-162.4 32.8 -147.2 87.5"
      fill="none"
      stroke="var(--art-dash)"
      strokeWidth={3}
      strokeLinecap="round"
    />
    <path
      d="M372.4 147.5Q311.8 124 251.1 152.5"
      fill="none"
      stroke="var(--art-glow)"
      strokeOpacity={0.35}
      strokeWidth={9}
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
      d="M349.6 286.5L349.6 293.5L345.9 300L338.8 305.6L27.1 485.6L17.4 489.7L6 491.8L-6 491.8L-17.4 489.7L-27.1 485.6L-338.8 305.6L-345.9 300L-349.6 293.5L-349.6 268.8L-345.9 275.3L-338.8 280.9L-27.1 460.9L-17.4 465L-6 467.1L6 467.1L17.4 465L27.1 460.9L338.8 280.9L345.9 275.3L349.6 268.8L349.6 261.8Z"
      fill="var(--art-soil-3)"
    />
    <path
      d="M360.1 273.6L355.4 282L346.4 289.2L34.6 469.2L22.2 474.4L7.7 477.1L-7.7 477.1L-22.2 474.4L-34.6 469.2L-346.4 289.2L-355.4 282L-360.1 273.6L-360.1 248.9L-355.4 257.3L-346.4 264.5L-34.6 444.5L-22.2 449.7L-7.7 452.4L7.7 452.4L22.2 449.7L34.6 444.5L346.4 264.5L355.4 257.3L360.1 248.9Z"
      fill="var(--art-soil-2)"
    />
    <path
      d="M366.2 242.1L366.2 252.1L360.9 261.5L350.7 269.6L39 449.6L25 455.5L8.6 458.5L-8.6 458.5L-25 455.5L-39 449.6L-350.7 269.6L-360.9 261.5L-366.2 252.1L-366.2 230L-360.9 239.4L-350.7 247.5L-39 427.5L-25 433.4L-8.6 436.4L8.6 436.4L25 433.4L39 427.5L350.7 247.5L360.9 239.4L366.2 230L366.2 220Z"
      fill="var(--art-soil-1)"
    />
    <path
      d="M-39 22.5L-25 16.6L-8.6 13.6L8.6 13.6L25 16.6L39 22.5L350.7 202.5L360.9 210.6L366.2 220L366.2 230L360.9 239.4L350.7 247.5L39 427.5L25 433.4L8.6 436.4L-8.6 436.4L-25 433.4L-39 427.5L-350.7 247.5L-360.9 239.4L-366.2 230L-366.2 220L-360.9 210.6L-350.7 202.5Z"
      fill="var(--art-grass-top)"
    />
    <path
      d="M-34.2 25.3L-22 20.1L-7.6 17.4L7.6 17.4L22 20.1L34.2 25.2L346 205.2L354.9 212.3L359.5 220.6L359.5 229.4L354.9 237.7L346 244.8L34.2 424.8L22 429.9L7.6 432.6L-7.6 432.6L-22 429.9L-34.2 424.8L-346 244.8L-354.9 237.7L-359.5 229.4L-359.5 220.6L-354.9 212.3L-346 205.2Z"
      fill="var(--art-lawn)"
    />
    <path d="M56.3 167.5L99.6 192.5L-173.2 350L-216.5 325Z" fill="var(--art-path-top)" />
    <path d="M-177.5 127.5L168.9 327.5L132.1 348.8L-214.3 148.7Z" fill="var(--art-path-top)" />
    <ellipse cx={-21.6} cy={237.5} rx={79.6} ry={46} fill="var(--art-path-top)" />
    <ellipse cx={-21.6} cy={237.5} rx={68.9} ry={39.8} fill="var(--art-cream-left)" />
    <path d="M2.2 303.7L101.8 361.3L8.7 415L-90.9 357.5Z" fill="var(--art-roof-top)" />
    <path d="M2.2 311.3L88.8 361.3L8.7 407.5L-77.9 357.5Z" fill="var(--art-slate-top)" />
    <path d="M2.2 318.8L75.8 361.3L8.7 400L-64.9 357.5ZM39 340L-28.1 378.8" fill="none" stroke="#ffffffbf" strokeWidth={2} />
    <ellipse cx={5.4} cy={359.4} rx={18.4} ry={10.6} fill="none" stroke="#ffffffbf" strokeWidth={2} />
    <use href="#hero-cypress" transform="translate(13 35) scale(0.95)" />
    <use href="#hero-tree" transform="translate(-34.6 40) scale(1.05)" />
    <use href="#hero-tree" transform="translate(45.5 48.8)" />
    <path d="M112.6 100L138.9 120.6L61 165.6L-4 128.1L-30.3 107.5L34.6 145Z" fill="var(--art-shadow)" />
    <path d="M-30.3 107.5L34.6 145L34.6 80L-30.3 42.5Z" fill="var(--art-brick-left)" />
    <path d="M112.6 100L34.6 145L34.6 80L112.6 35Z" fill="var(--art-brick-right)" />
    <path d="M47.6 -2.5L112.6 35L34.6 80L-30.3 42.5Z" fill="var(--art-brick-top)" />
    <path d="M-30.3 42.5L34.6 80L112.6 35" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-30.3 107.5L34.6 145L34.6 105L-30.3 67.5Z" fill="url(#hero-contact)" />
    <path d="M112.6 100L34.6 145L34.6 105L112.6 60Z" fill="url(#hero-contact)" />
    <path
      d="M-4.1 113.9L8.4 121.1L8.4 101.1L-4.1 93.9ZM-4.1 86.4L8.4 93.6L8.4 73.6L-4.1 66.4ZM14.5 97.1L27.1 104.4L27.1 84.4L14.5 77.1Z"
      fill="var(--art-window-left)"
    />
    <path d="M14.5 124.6L27.1 131.9L27.1 111.9L14.5 104.6ZM-22.7 75.6L-10.2 82.9L-10.2 62.9L-22.7 55.6Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M-22.7 103.1L-10.2 110.4L-10.2 90.4L-22.7 83.1Z" fill="var(--art-lit)" />
    <path d="M47.6 -4.6L123.4 39.2L79 30.6L3.2 -13.1Z" fill="var(--art-roof-left)" />
    <path d="M112.6 35L34.6 80L73.6 27.5Z" fill="var(--art-brick-right)" />
    <path d="M34.6 90.4L79 30.6L123.4 39.2L119.9 45.2L79 38.6L38.1 92.4Z" fill="var(--art-roof-right)" />
    <path d="M-41.1 46.7L34.6 90.4L79 30.6L3.2 -13.1Z" fill="var(--art-roof-top)" />
    <path d="M3.2 -13.1L79 30.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#hero-cypress" transform="translate(106.1 78.8) scale(0.9)" />
    <ellipse cx={-93.1} cy={126.3} rx={64.3} ry={37.1} fill="var(--art-shadow)" />
    <path d="M-151.3 86.3V116.3A58.2 33.6 0 0 0 -34.9 116.3V86.3Z" fill="var(--art-mint-left)" />
    <path d="M-151.3 86.3V116.3A58.2 33.6 0 0 0 -34.9 116.3V86.3Z" fill="url(#hero-sheen)" />
    <ellipse cx={-93.1} cy={86.3} rx={58.2} ry={33.6} fill="var(--art-mint-top)" />
    <path d="M-151.3 86.3A58.2 33.6 0 0 0 -34.9 86.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-155.9 81.3V86.3A62.8 36.2 0 0 0 -30.3 86.3V81.3Z" fill="var(--art-wall-left)" />
    <path d="M-155.9 81.3V86.3A62.8 36.2 0 0 0 -30.3 86.3V81.3Z" fill="url(#hero-sheen)" />
    <ellipse cx={-93.1} cy={81.3} rx={62.8} ry={36.2} fill="var(--art-wall-top)" />
    <path d="M-155.9 81.3A62.8 36.2 0 0 0 -30.3 81.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-134.4 61.3V81.3A41.3 23.9 0 0 0 -51.8 81.3V61.3Z" fill="var(--art-glass-left)" />
    <path d="M-134.4 61.3V81.3A41.3 23.9 0 0 0 -51.8 81.3V61.3Z" fill="url(#hero-sheen)" />
    <ellipse cx={-93.1} cy={61.3} rx={41.3} ry={23.9} fill="var(--art-glass-top)" />
    <path d="M-134.4 61.3A41.3 23.9 0 0 0 -51.8 61.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-139 56.3V61.3A45.9 26.5 0 0 0 -47.2 61.3V56.3Z" fill="var(--art-wall-left)" />
    <path d="M-139 56.3V61.3A45.9 26.5 0 0 0 -47.2 61.3V56.3Z" fill="url(#hero-sheen)" />
    <ellipse cx={-93.1} cy={56.3} rx={45.9} ry={26.5} fill="var(--art-wall-top)" />
    <path d="M-139 56.3A45.9 26.5 0 0 0 -47.2 56.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#hero-cherry" transform="translate(-175.4 123.8) scale(0.9)" />
    <use href="#hero-tree" transform="translate(-2.2 141.3) scale(0.75)" />
    <path d="M212.2 162.5L245.6 188.6L159 238.6L55.1 178.6L21.7 152.5L125.6 212.5Z" fill="var(--art-shadow)" />
    <path d="M21.7 152.5L125.6 212.5L125.6 130L21.7 70Z" fill="var(--art-wall-left)" />
    <path d="M212.2 162.5L125.6 212.5L125.6 130L212.2 80Z" fill="var(--art-wall-right)" />
    <path d="M108.3 20L212.2 80L125.6 130L21.7 70Z" fill="var(--art-wall-top)" />
    <path d="M21.7 70L125.6 130L212.2 80" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M21.7 152.5L125.6 212.5L125.6 172.5L21.7 112.5Z" fill="url(#hero-contact)" />
    <path d="M212.2 162.5L125.6 212.5L125.6 172.5L212.2 122.5Z" fill="url(#hero-contact)" />
    <path
      d="M29.2 144.4L42.1 151.8L42.1 128.1L29.2 120.6ZM48.2 155.3L61.1 162.8L61.1 139L48.2 131.6ZM67.2 166.3L80.1 173.7L80.1 150L67.2 142.5ZM86.1 177.2L99 184.7L99 160.9L86.1 153.5ZM29.2 110.6L42.1 118.1L42.1 94.3L29.2 86.9ZM48.2 121.6L61.1 129L61.1 105.3L48.2 97.8ZM67.2 132.5L80.1 140L80.1 116.2L67.2 108.8ZM86.1 143.5L99 150.9L99 127.2L86.1 119.7ZM105.1 154.4L118 161.9L118 138.1L105.1 130.7Z"
      fill="var(--art-window-left)"
    />
    <path className="art-twinkle" d="M105.1 188.2L118 195.6L118 171.9L105.1 164.4Z" fill="var(--art-lit)" />
    <path
      d="M204.6 158.1L191.3 165.8L191.3 137.1L204.6 129.4ZM185.2 169.3L171.9 177L171.9 148.3L185.2 140.6ZM204.6 121.9L191.3 129.6L191.3 100.8L204.6 93.1Z"
      fill="var(--art-window-right)"
    />
    <path
      d="M185.2 133.1L171.9 140.8L171.9 112L185.2 104.3ZM165.8 144.2L152.5 151.9L152.5 123.2L165.8 115.5ZM146.5 155.4L133.1 163.1L133.1 134.4L146.5 126.7Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M165.8 180.5L152.5 188.2L152.5 159.4L165.8 151.7ZM146.5 191.7L133.1 199.4L133.1 170.6L146.5 162.9Z"
      fill="var(--art-lit)"
    />
    <path d="M13 70L125.6 135L125.6 128L13 63Z" fill="var(--art-cream-left)" />
    <path d="M220.8 80L125.6 135L125.6 128L220.8 73Z" fill="var(--art-cream-right)" />
    <path d="M108.2 8L220.8 73L125.6 128L13 63Z" fill="var(--art-cream-top)" />
    <path d="M13 63L125.6 128L220.8 73" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M80.1 66.8L119.1 89.3L119.1 34.3L80.1 11.8Z" fill="var(--art-wall-left)" />
    <path d="M158 66.8L119.1 89.3L119.1 34.3L158 11.8Z" fill="var(--art-wall-right)" />
    <path d="M119.1 -10.7L158 11.8L119.1 34.3L80.1 11.8Z" fill="var(--art-wall-top)" />
    <path d="M80.1 11.8L119.1 34.3L158 11.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M80.1 66.8L119.1 89.3L119.1 49.3L80.1 26.8Z" fill="url(#hero-contact)" />
    <path d="M158 66.8L119.1 89.3L119.1 49.3L158 26.8Z" fill="url(#hero-contact)" />
    <path d="M71.4 11.8L119.1 39.3L119.1 33L71.4 5.5Z" fill="var(--art-cream-left)" />
    <path d="M166.7 11.8L119.1 39.3L119.1 33L166.7 5.5Z" fill="var(--art-cream-right)" />
    <path d="M119.1 -22L166.7 5.5L119.1 33L71.4 5.5Z" fill="var(--art-cream-top)" />
    <path d="M71.4 5.5L119.1 33L166.7 5.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M75.8 5.5L119.1 30.5L119.1 -47Z" fill="var(--art-slate-left)" />
    <path d="M162.4 5.5L119.1 30.5L119.1 -47Z" fill="var(--art-slate-right)" />
    <g transform="matrix(0.866 0.5 0 1 99.6 46.3)">
      <circle r={15} fill="#fffdf5" stroke="var(--art-slate-left)" strokeWidth={3} />
      <path d="M0 0V-9M0 0L6 3" stroke="#2b2440" strokeWidth={2.4} strokeLinecap="round" />
    </g>
    <g transform="translate(119.1 -46.2)">
      <path d="M0 3v-34" stroke="#5b5680" strokeWidth={2.5} />
      <path d="M0-30q12-6 22 0t20-1v15q-10 5-20 0t-22 1z" fill="#6d5efc" />
    </g>
    <use href="#hero-tree" transform="translate(257.6 163.8) scale(0.9)" />
    <use href="#hero-lamp" transform="translate(-77.9 180)" />
    <use href="#hero-tree" transform="translate(-17.3 182.5) scale(0.85)" />
    <use href="#hero-person-5" transform="translate(-129.9 185) scale(0.95)" />
    <path d="M281.5 197.5L307.8 218.1L229.8 263.1L164.9 225.6L138.6 205L203.5 242.5Z" fill="var(--art-shadow)" />
    <path d="M138.6 205L203.5 242.5L203.5 177.5L138.6 140Z" fill="var(--art-brick-left)" />
    <path d="M281.5 197.5L203.5 242.5L203.5 177.5L281.5 132.5Z" fill="var(--art-brick-right)" />
    <path d="M216.5 95L281.5 132.5L203.5 177.5L138.6 140Z" fill="var(--art-brick-top)" />
    <path d="M138.6 140L203.5 177.5L281.5 132.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M138.6 205L203.5 242.5L203.5 202.5L138.6 165Z" fill="url(#hero-contact)" />
    <path d="M281.5 197.5L203.5 242.5L203.5 202.5L281.5 157.5Z" fill="url(#hero-contact)" />
    <path
      d="M164.8 211.4L177.3 218.6L177.3 198.6L164.8 191.4ZM183.4 222.1L195.9 229.4L195.9 209.4L183.4 202.1ZM146.1 173.1L158.7 180.4L158.7 160.4L146.1 153.1ZM164.8 183.9L177.3 191.1L177.3 171.1L164.8 163.9ZM183.4 194.6L195.9 201.9L195.9 181.9L183.4 174.6Z"
      fill="var(--art-window-left)"
    />
    <path className="art-twinkle" d="M146.1 200.6L158.7 207.9L158.7 187.9L146.1 180.6Z" fill="var(--art-lit)" />
    <path
      d="M273.9 193.1L257 202.9L257 182.9L273.9 173.1ZM273.9 165.6L257 175.4L257 155.4L273.9 145.6ZM250.9 178.9L234 188.6L234 168.6L250.9 158.9Z"
      fill="var(--art-window-right)"
    />
    <path d="M228 219.6L211.1 229.4L211.1 209.4L228 199.6ZM228 192.1L211.1 201.9L211.1 181.9L228 172.1Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M250.9 206.4L234 216.1L234 196.1L250.9 186.4Z" fill="var(--art-lit)" />
    <path d="M216.5 92.9L292.3 136.7L247.9 128.1L172.1 84.4Z" fill="var(--art-roof-left)" />
    <path d="M281.5 132.5L203.5 177.5L242.5 125Z" fill="var(--art-brick-right)" />
    <path d="M203.5 187.9L247.9 128.1L292.3 136.7L288.8 142.7L247.9 136.1L207 189.9Z" fill="var(--art-roof-right)" />
    <path d="M127.7 144.2L203.5 187.9L247.9 128.1L172.1 84.4Z" fill="var(--art-roof-top)" />
    <path d="M172.1 84.4L247.9 128.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M2.2 183.8L71.4 223.8L71.4 220.8L2.2 180.8Z" fill="var(--art-cream-left)" />
    <path d="M86.6 215L71.4 223.8L71.4 220.8L86.6 212Z" fill="var(--art-cream-right)" />
    <path d="M17.3 172L86.6 212L71.4 220.8L2.2 180.8Z" fill="var(--art-cream-top)" />
    <path d="M2.2 180.8L71.4 220.8L86.6 212" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M10.8 171.3L93.1 218.8L93.1 212.5L10.8 165Z" fill="var(--art-cream-left)" />
    <path d="M114.7 206.3L93.1 218.8L93.1 212.5L114.7 200Z" fill="var(--art-cream-right)" />
    <path d="M32.5 152.5L114.7 200L93.1 212.5L10.8 165Z" fill="var(--art-cream-top)" />
    <path d="M10.8 165L93.1 212.5L114.7 200" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M61.7 169.4L85.5 183.1L85.5 140.6L61.7 126.9Z" fill="var(--art-slate-left)" />
    <path d="M22.2 114.4V164.4A4.9 2.8 0 0 0 32 164.4V114.4Z" fill="var(--art-wall-left)" />
    <path d="M22.2 114.4V164.4A4.9 2.8 0 0 0 32 164.4V114.4Z" fill="url(#hero-sheen)" />
    <ellipse cx={27.1} cy={114.4} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
    <path d="M22.2 114.4A4.9 2.8 0 0 0 32 114.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M39 124.1V174.1A4.9 2.8 0 0 0 48.8 174.1V124.1Z" fill="var(--art-wall-left)" />
    <path d="M39 124.1V174.1A4.9 2.8 0 0 0 48.8 174.1V124.1Z" fill="url(#hero-sheen)" />
    <ellipse cx={43.9} cy={124.1} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
    <path d="M39 124.1A4.9 2.8 0 0 0 48.8 124.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M55.9 133.9V183.9A4.9 2.8 0 0 0 65.7 183.9V133.9Z" fill="var(--art-wall-left)" />
    <path d="M55.9 133.9V183.9A4.9 2.8 0 0 0 65.7 183.9V133.9Z" fill="url(#hero-sheen)" />
    <ellipse cx={60.8} cy={133.9} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
    <path d="M55.9 133.9A4.9 2.8 0 0 0 65.7 133.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M72.8 143.6V193.6A4.9 2.8 0 0 0 82.6 193.6V143.6Z" fill="var(--art-wall-left)" />
    <path d="M72.8 143.6V193.6A4.9 2.8 0 0 0 82.6 193.6V143.6Z" fill="url(#hero-sheen)" />
    <ellipse cx={77.7} cy={143.6} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
    <path d="M72.8 143.6A4.9 2.8 0 0 0 82.6 143.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M89.7 153.4V203.4A4.9 2.8 0 0 0 99.5 203.4V153.4Z" fill="var(--art-wall-left)" />
    <path d="M89.7 153.4V203.4A4.9 2.8 0 0 0 99.5 203.4V153.4Z" fill="url(#hero-sheen)" />
    <ellipse cx={94.6} cy={153.4} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
    <path d="M89.7 153.4A4.9 2.8 0 0 0 99.5 153.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M7.6 114.4L94.2 164.4L94.2 156.9L7.6 106.9Z" fill="var(--art-cream-left)" />
    <path d="M116.9 151.3L94.2 164.4L94.2 156.9L116.9 143.8Z" fill="var(--art-cream-right)" />
    <path d="M30.3 93.8L116.9 143.8L94.2 156.9L7.6 106.9Z" fill="var(--art-cream-top)" />
    <path d="M7.6 106.9L94.2 156.9L116.9 143.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M116.9 143.8L94.2 156.9L50.9 108.1L73.6 95Z" fill="var(--art-roof-right)" />
    <path d="M7.6 106.9L94.2 156.9L50.9 108.1Z" fill="var(--art-wall-left)" />
    <path d="M7.6 106.9L50.9 108.1L73.6 95L30.3 93.8Z" fill="var(--art-roof-top)" />
    <use href="#hero-person-2" transform="translate(-82.3 205) scale(0.95)" />
    <use href="#hero-cypress" transform="translate(313.9 208.8)" />
    <path d="M-326.9 221.3L-218.7 283.8L-218.7 277.5L-326.9 215Z" fill="var(--art-cream-left)" />
    <path d="M-114.7 223.7L-218.7 283.8L-218.7 277.5L-114.7 217.5Z" fill="var(--art-cream-right)" />
    <path d="M-223 155L-114.7 217.5L-218.7 277.5L-326.9 215Z" fill="var(--art-cream-top)" />
    <path d="M-326.9 215L-218.7 277.5L-114.7 217.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-132.1 217.5L-116.9 229.4L-203.5 279.4L-294.4 226.9L-309.6 215L-218.7 267.5Z" fill="var(--art-shadow)" />
    <path d="M-309.6 215L-218.7 267.5L-218.7 230L-309.6 177.5Z" fill="var(--art-glass-left)" />
    <path d="M-132.1 217.5L-218.7 267.5L-218.7 230L-132.1 180Z" fill="var(--art-glass-right)" />
    <path d="M-223 127.5L-132.1 180L-218.7 230L-309.6 177.5Z" fill="var(--art-glass-top)" />
    <path d="M-309.6 177.5L-218.7 230L-132.1 180" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-309.6 215L-218.7 267.5L-218.7 230L-309.6 177.5Z" fill="url(#hero-contact)" />
    <path d="M-132.1 217.5L-218.7 267.5L-218.7 230L-132.1 180Z" fill="url(#hero-contact)" />
    <path
      d="M-284.8 226.6L-276.4 231.4L-276.4 199.4L-284.8 194.6ZM-273.8 232.9L-265.4 237.8L-265.4 205.8L-273.8 200.9ZM-262.8 239.3L-254.4 244.1L-254.4 212.1L-262.8 207.3ZM-251.8 245.6L-243.5 250.4L-243.5 218.4L-251.8 213.6Z"
      fill="var(--art-window-left)"
    />
    <path
      d="M-240.9 251.9L-232.5 256.8L-232.5 224.8L-240.9 219.9ZM-229.9 258.3L-221.5 263.1L-221.5 231.1L-229.9 226.3Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M-306.8 213.9L-298.4 218.7L-298.4 186.7L-306.8 181.9ZM-295.8 220.2L-287.4 225.1L-287.4 193.1L-295.8 188.2Z"
      fill="var(--art-lit)"
    />
    <path d="M-182.6 243.9L-192 249.3L-192 217.3L-182.6 211.9Z" fill="var(--art-window-right)" />
    <path
      d="M-158.8 230.2L-168.1 235.6L-168.1 203.6L-158.8 198.2ZM-170.7 237.1L-180 242.4L-180 210.4L-170.7 205.1ZM-194.6 250.8L-203.9 256.2L-203.9 224.2L-194.6 218.8ZM-206.5 257.7L-215.9 263.1L-215.9 231.1L-206.5 225.7Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M-134.9 216.4L-144.2 221.8L-144.2 189.8L-134.9 184.4ZM-146.8 223.3L-156.2 228.7L-156.2 196.7L-146.8 191.3Z"
      fill="var(--art-lit)"
    />
    <path d="M-322.6 177.5L-218.7 237.5L-218.7 232L-322.6 172Z" fill="var(--art-wall-left)" />
    <path d="M-119.1 180L-218.7 237.5L-218.7 232L-119.1 174.5Z" fill="var(--art-wall-right)" />
    <path d="M-223 114.5L-119.1 174.5L-218.7 232L-322.6 172Z" fill="var(--art-wall-top)" />
    <path d="M-322.6 172L-218.7 232L-119.1 174.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-290.1 170.8L-216.5 213.3L-216.5 184.5L-290.1 142Z" fill="var(--art-glass-left)" />
    <path d="M-147.2 173.3L-216.5 213.3L-216.5 184.5L-147.2 144.5Z" fill="var(--art-glass-right)" />
    <path d="M-220.8 102L-147.2 144.5L-216.5 184.5L-290.1 142Z" fill="var(--art-glass-top)" />
    <path d="M-290.1 142L-216.5 184.5L-147.2 144.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path
      d="M-277.2 175.4L-269.7 179.8L-269.7 156.5L-277.2 152.2ZM-267.1 181.3L-259.6 185.6L-259.6 162.3L-267.1 158Z"
      fill="var(--art-window-left)"
    />
    <path
      d="M-247 192.9L-239.5 197.2L-239.5 174L-247 169.7ZM-236.9 198.7L-229.4 203.1L-229.4 179.8L-236.9 175.5ZM-226.8 204.6L-219.3 208.9L-219.3 185.6L-226.8 181.3Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M-287.3 169.6L-279.8 173.9L-279.8 150.7L-287.3 146.4ZM-257 187.1L-249.6 191.4L-249.6 168.2L-257 163.8Z"
      fill="var(--art-lit)"
    />
    <path
      d="M-183.2 191.3L-191.6 196.1L-191.6 172.9L-183.2 168ZM-194.2 197.6L-202.6 202.5L-202.6 179.3L-194.2 174.4Z"
      fill="var(--art-window-right)"
    />
    <path
      d="M-172.1 184.9L-180.6 189.8L-180.6 166.5L-172.1 161.6ZM-205.2 204L-213.7 208.9L-213.7 185.6L-205.2 180.8Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M-150 172.1L-158.5 177L-158.5 153.8L-150 148.9ZM-161.1 178.5L-169.5 183.4L-169.5 160.1L-161.1 155.3Z"
      fill="var(--art-lit)"
    />
    <path d="M-298.8 142L-216.5 189.5L-216.5 184L-298.8 136.5Z" fill="var(--art-wall-left)" />
    <path d="M-138.6 144.5L-216.5 189.5L-216.5 184L-138.6 139Z" fill="var(--art-wall-right)" />
    <path d="M-220.8 91.5L-138.6 139L-216.5 184L-298.8 136.5Z" fill="var(--art-wall-top)" />
    <path d="M-298.8 136.5L-216.5 184L-138.6 139" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-281.4 134L-216.5 171.5L-216.5 170.5L-281.4 133Z" fill="var(--art-grass-left)" />
    <path d="M-155.9 136.5L-216.5 171.5L-216.5 170.5L-155.9 135.5Z" fill="var(--art-grass-right)" />
    <path d="M-220.8 98L-155.9 135.5L-216.5 170.5L-281.4 133Z" fill="var(--art-grass-top)" />
    <path d="M-281.4 133L-216.5 170.5L-155.9 135.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#hero-tree" transform="translate(-220.8 118) scale(0.55)" />
    <use href="#hero-cypress" transform="translate(-212.2 153) scale(0.5)" />
    <use href="#hero-tree" transform="translate(-251.1 140.5) scale(0.45)" />
    <use href="#hero-tree" transform="translate(-346.4 222.5)" />
    <use href="#hero-cypress" transform="translate(145.1 223.7) scale(0.7)" />
    <use href="#hero-person-3" transform="translate(49.8 233.8) scale(0.95)" />
    <ellipse cx={-19.5} cy={242.5} rx={42.9} ry={24.7} fill="var(--art-shadow)" />
    <path d="M-59.9 230.5V237.5A38.3 22.1 0 0 0 16.7 237.5V230.5Z" fill="var(--art-wall-left)" />
    <path d="M-59.9 230.5V237.5A38.3 22.1 0 0 0 16.7 237.5V230.5Z" fill="url(#hero-sheen)" />
    <ellipse cx={-21.6} cy={230.5} rx={38.3} ry={22.1} fill="var(--art-wall-top)" />
    <path d="M-59.9 230.5A38.3 22.1 0 0 0 16.7 230.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <ellipse cx={-21.6} cy={230.5} rx={32.1} ry={18.6} fill="var(--art-water-top)" />
    <path d="M-32.3 218V230.5A10.7 6.2 0 0 0 -10.9 230.5V218Z" fill="var(--art-wall-left)" />
    <path d="M-32.3 218V230.5A10.7 6.2 0 0 0 -10.9 230.5V218Z" fill="url(#hero-sheen)" />
    <ellipse cx={-21.6} cy={218} rx={10.7} ry={6.2} fill="var(--art-wall-top)" />
    <path d="M-32.3 218A10.7 6.2 0 0 0 -10.9 218" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="translate(-21.6 217.5)">
      <path d="M-16 13Q-12-22 0-24Q12-22 16 13" fill="none" stroke="#ffffffd9" strokeWidth={2.2} strokeLinecap="round" />
      <path d="M-7 12Q-6-16 0-24Q6-16 7 12" fill="none" stroke="#d8f0ff" strokeWidth={2.2} strokeLinecap="round" />
    </g>
    <use href="#hero-cherry" transform="translate(84.4 238.8) scale(0.85)" />
    <use href="#hero-tree" transform="translate(311.8 240) scale(1.05)" />
    <use href="#hero-lamp" transform="translate(-93.1 243.8)" />
    <use href="#hero-cherry" transform="translate(-116.9 247.5) scale(0.8)" />
    <use href="#hero-cypress" transform="translate(-316.1 247.5) scale(0.9)" />
    <path d="M236 283.8L248.1 293.2L183.2 330.7L105.2 285.7L93.1 276.3L171 321.3Z" fill="var(--art-shadow)" />
    <path d="M93.1 276.3L171 321.3L171 311.3L93.1 266.3Z" fill="var(--art-lavender-left)" />
    <path d="M236 283.8L171 321.3L171 311.3L236 273.8Z" fill="var(--art-lavender-right)" />
    <path d="M158 228.8L236 273.8L171 311.3L93.1 266.3Z" fill="var(--art-lavender-top)" />
    <path d="M93.1 266.3L171 311.3L236 273.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M154.8 235.6L224.1 275.6L224.1 213.1L154.8 173.1Z" fill="var(--art-screen-left)" />
    <path d="M229.5 272.5L224.1 275.6L224.1 213.1L229.5 210Z" fill="var(--art-screen-right)" />
    <path d="M160.2 170L229.5 210L224.1 213.1L154.8 173.1Z" fill="var(--art-screen-top)" />
    <path d="M154.8 173.1L224.1 213.1L229.5 210" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M158 233.8L220.8 270L220.8 215L158 178.8Z" fill="url(#hero-holo)" />
    <g transform="matrix(0.866 0.5 0 1 189.2 224.5)">
      <path d="M-8-11L12 0-8 11Z" fill="#fff" />
    </g>
    <use href="#hero-person-1" transform="translate(160.2 272.5) scale(0.95)" />
    <use href="#hero-cherry" transform="translate(272.8 265) scale(0.9)" />
    <use href="#hero-lamp" transform="translate(73.6 267.5)" />
    <use href="#hero-tree" transform="translate(-160.2 272.5) scale(0.8)" />
    <use href="#hero-cherry" transform="translate(-262 276.3) scale(0.95)" />
    <use href="#hero-person-4" transform="translate(32.5 276.3) scale(0.95)" />
    <use href="#hero-person-0" transform="translate(-108.2 277.5) scale(0.95)" />
    <use href="#hero-lamp" transform="translate(-45.5 283.8)" />
    <use href="#hero-lamp" transform="translate(-173.2 290)" />
    <use href="#hero-person-3" transform="translate(-97.4 291.3) scale(0.95)" />
    <use href="#hero-cypress" transform="translate(-203.5 297.5) scale(0.75)" />
    <path d="M-31.4 311.9L-17.2 322.9L-45.4 339.2L-73.5 322.9L-87.7 311.9L-59.5 328.1Z" fill="var(--art-shadow)" />
    <path d="M-87.7 311.9L-59.5 328.1L-59.5 313.1L-87.7 296.9Z" fill="var(--art-wood-left)" />
    <path d="M-31.4 311.9L-59.5 328.1L-59.5 313.1L-31.4 296.9Z" fill="var(--art-wood-right)" />
    <path d="M-59.5 280.6L-31.4 296.9L-59.5 313.1L-87.7 296.9Z" fill="var(--art-wood-top)" />
    <path d="M-87.7 296.9L-59.5 313.1L-31.4 296.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-87.7 311.9L-86 312.9L-86 282.9L-87.7 281.9Z" fill="var(--art-wall-left)" />
    <path d="M-84.2 311.9L-86 312.9L-86 282.9L-84.2 281.9Z" fill="var(--art-wall-right)" />
    <path d="M-86 280.9L-84.2 281.9L-86 282.9L-87.7 281.9Z" fill="var(--art-wall-top)" />
    <path d="M-87.7 281.9L-86 282.9L-84.2 281.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-61.3 327.1L-59.5 328.1L-59.5 298.1L-61.3 297.1Z" fill="var(--art-wall-left)" />
    <path d="M-57.8 327.1L-59.5 328.1L-59.5 298.1L-57.8 297.1Z" fill="var(--art-wall-right)" />
    <path d="M-59.5 296.1L-57.8 297.1L-59.5 298.1L-61.3 297.1Z" fill="var(--art-wall-top)" />
    <path d="M-61.3 297.1L-59.5 298.1L-57.8 297.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-34.9 311.9L-33.1 312.9L-33.1 282.9L-34.9 281.9Z" fill="var(--art-wall-left)" />
    <path d="M-31.4 311.9L-33.1 312.9L-33.1 282.9L-31.4 281.9Z" fill="var(--art-wall-right)" />
    <path d="M-33.1 280.9L-31.4 281.9L-33.1 282.9L-34.9 281.9Z" fill="var(--art-wall-top)" />
    <path d="M-34.9 281.9L-33.1 282.9L-31.4 281.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-92.9 283.1L-59.5 302.4L-59.5 296.9L-92.9 277.6Z" fill="var(--art-rose-left)" />
    <path d="M-26.2 283.1L-59.5 302.4L-59.5 296.9L-26.2 277.6Z" fill="var(--art-rose-right)" />
    <path d="M-59.5 258.4L-26.2 277.6L-59.5 296.9L-92.9 277.6Z" fill="var(--art-rose-top)" />
    <path d="M-92.9 277.6L-59.5 296.9L-26.2 277.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-87.2 286.4L-81.6 289.6L-81.6 284.1L-87.2 280.9Z" fill="var(--art-wall-left)" />
    <path d="M-76 292.9L-70.4 296.1L-70.4 290.6L-76 287.4Z" fill="var(--art-wall-left)" />
    <path d="M-65.2 299.1L-59.5 302.4L-59.5 296.9L-65.2 293.6Z" fill="var(--art-wall-left)" />
    <path d="M-92.9 277.6L-59.5 296.9L-59.5 256.4Z" fill="var(--art-rose-left)" />
    <path d="M-26.2 277.6L-59.5 296.9L-59.5 256.4Z" fill="var(--art-rose-right)" />
    <use href="#hero-person-5" transform="translate(-149.4 316.3) scale(0.95)" />
    <ellipse className="art-pulse" cx={-174.3} cy={325.6} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={-174.3} cy={325.6} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 -174.3 325.6)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#hero-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M-144.9 342.6l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <path d="M-72.5 335.6L-58.4 346.7L-86.5 362.9L-114.6 346.7L-128.8 335.6L-100.7 351.9Z" fill="var(--art-shadow)" />
    <path d="M-128.8 335.6L-100.7 351.9L-100.7 336.9L-128.8 320.6Z" fill="var(--art-wood-left)" />
    <path d="M-72.5 335.6L-100.7 351.9L-100.7 336.9L-72.5 320.6Z" fill="var(--art-wood-right)" />
    <path d="M-100.7 304.4L-72.5 320.6L-100.7 336.9L-128.8 320.6Z" fill="var(--art-wood-top)" />
    <path d="M-128.8 320.6L-100.7 336.9L-72.5 320.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-128.8 335.6L-127.1 336.6L-127.1 306.6L-128.8 305.6Z" fill="var(--art-wall-left)" />
    <path d="M-125.4 335.6L-127.1 336.6L-127.1 306.6L-125.4 305.6Z" fill="var(--art-wall-right)" />
    <path d="M-127.1 304.6L-125.4 305.6L-127.1 306.6L-128.8 305.6Z" fill="var(--art-wall-top)" />
    <path d="M-128.8 305.6L-127.1 306.6L-125.4 305.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-102.4 350.9L-100.7 351.9L-100.7 321.9L-102.4 320.9Z" fill="var(--art-wall-left)" />
    <path d="M-98.9 350.9L-100.7 351.9L-100.7 321.9L-98.9 320.9Z" fill="var(--art-wall-right)" />
    <path d="M-100.7 319.9L-98.9 320.9L-100.7 321.9L-102.4 320.9Z" fill="var(--art-wall-top)" />
    <path d="M-102.4 320.9L-100.7 321.9L-98.9 320.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-76 335.6L-74.3 336.6L-74.3 306.6L-76 305.6Z" fill="var(--art-wall-left)" />
    <path d="M-72.5 335.6L-74.3 336.6L-74.3 306.6L-72.5 305.6Z" fill="var(--art-wall-right)" />
    <path d="M-74.3 304.6L-72.5 305.6L-74.3 306.6L-76 305.6Z" fill="var(--art-wall-top)" />
    <path d="M-76 305.6L-74.3 306.6L-72.5 305.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-134 306.9L-100.7 326.1L-100.7 320.6L-134 301.4Z" fill="var(--art-gold-left)" />
    <path d="M-67.3 306.9L-100.7 326.1L-100.7 320.6L-67.3 301.4Z" fill="var(--art-gold-right)" />
    <path d="M-100.7 282.1L-67.3 301.4L-100.7 320.6L-134 301.4Z" fill="var(--art-gold-top)" />
    <path d="M-134 301.4L-100.7 320.6L-67.3 301.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-128.4 310.1L-122.8 313.4L-122.8 307.9L-128.4 304.6Z" fill="var(--art-wall-left)" />
    <path d="M-117.1 316.6L-111.5 319.9L-111.5 314.4L-117.1 311.1Z" fill="var(--art-wall-left)" />
    <path d="M-106.3 322.9L-100.7 326.1L-100.7 320.6L-106.3 317.4Z" fill="var(--art-wall-left)" />
    <path d="M-134 301.4L-100.7 320.6L-100.7 280.1Z" fill="var(--art-gold-left)" />
    <path d="M-67.3 301.4L-100.7 320.6L-100.7 280.1Z" fill="var(--art-gold-right)" />
    <use href="#hero-cypress" transform="translate(177.5 327.5) scale(0.8)" />
    <g>
      <path d="M-59.5 256.9Q-80.1 296.8 -100.7 280.6" fill="none" stroke="#5b5680" strokeWidth={1.2} />
      <path d="M-70.4 268.6h8l-4 9z" fill="#ff7a59" />
      <path d="M-77.2 277.2h8l-4 9z" fill="#6d5efc" />
      <path d="M-84.1 282.8h8l-4 9z" fill="#f5b301" />
      <path d="M-91 285.2h8l-4 9z" fill="#14b8a6" />
      <path d="M-97.8 284.4h8l-4 9z" fill="#ef5da8" />
    </g>
    <use href="#hero-person-1" transform="translate(0 340) scale(0.95)" />
    <use href="#hero-tree" transform="translate(121.2 357.5) scale(0.9)" />
    <use href="#hero-cypress" transform="translate(-108.2 362.5) scale(0.8)" />
    <use href="#hero-person-2" transform="translate(10.8 373.8) scale(0.95)" />
    <use href="#hero-cherry" transform="translate(-84.4 381.3) scale(0.9)" />
    <use href="#hero-cypress" transform="translate(-39 407.5) scale(0.85)" />
    <use href="#hero-tree" transform="translate(6.5 426.2)" />
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
);

export function HeroArt() {
  return picture;
}
