// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
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
      <linearGradient id="school-hero-holo" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#8b7bff" stopOpacity={0.95} />
        <stop offset={1} stopColor="#3ec8ff" stopOpacity={0.8} />
      </linearGradient>
      <linearGradient id="school-hero-portal" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#ffd27a" />
        <stop offset={0.45} stopColor="#ff8fb1" />
        <stop offset={1} stopColor="#7a5cff" />
      </linearGradient>
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
      <g id="school-hero-lamp">
        <ellipse cx={4} cy={1} rx={8} ry={3} fill="var(--art-shadow)" />
        <rect x={-1.2} y={-34} width={2.4} height={35} rx={1} fill="#5b5680" />
        <circle cx={0} cy={-36} r={10} fill="var(--art-lamp-glow)" />
        <circle cx={0} cy={-36} r={4} fill="#fff3c9" />
      </g>
      <g id="school-hero-cloud">
        <path d="M-46 14a15 15 0 0 1 2-30 22 22 0 0 1 41-9 19 19 0 0 1 31 12 14 14 0 0 1 14 27Z" fill="var(--art-cloud)" />
      </g>
      <g id="school-hero-person-0">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#6d5efc" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#2b2440" />
      </g>
      <g id="school-hero-person-1">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ff7a59" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#5b3a29" />
      </g>
      <g id="school-hero-person-2">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#14b8a6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#1f2a44" />
      </g>
      <g id="school-hero-person-3">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#f5b301" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#7a4a2b" />
      </g>
      <g id="school-hero-person-4">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ef5da8" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#3b2f63" />
      </g>
      <g id="school-hero-person-5">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#3b82f6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#8a5a3a" />
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
    <path d="M45.5 173.8L88.8 198.8L-173.2 350L-216.5 325Z" fill="var(--art-path-top)" />
    <path d="M-177.5 127.5L86.6 280L49.8 301.3L-214.3 148.7Z" fill="var(--art-path-top)" />
    <ellipse cx={-4.3} cy={327.5} rx={101} ry={58.3} fill="var(--art-roof-top)" />
    <ellipse cx={-4.3} cy={327.5} rx={90.3} ry={52.1} fill="none" stroke="#ffffffbf" strokeWidth={1.6} />
    <ellipse cx={-4.3} cy={327.5} rx={79.6} ry={46} fill="none" stroke="#ffffffbf" strokeWidth={1.6} />
    <ellipse cx={-4.3} cy={327.5} rx={68.9} ry={39.8} fill="var(--art-grass-top)" />
    <ellipse cx={-4.3} cy={327.5} rx={24.5} ry={14.1} fill="none" stroke="#ffffffbf" strokeWidth={1.6} />
    <ellipse cx={-207.8} cy={220} rx={76.5} ry={44.2} fill="var(--art-cream-top)" />
    <use href="#school-hero-tree" transform="translate(-8.7 25)" />
    <use href="#school-hero-cypress" transform="translate(-54.1 53.8) scale(0.9)" />
    <use href="#school-hero-tree" transform="translate(-145.1 106.3) scale(0.9)" />
    <path d="M277.1 205L310.5 231.1L241.2 271.1L-31.5 113.6L-64.9 87.5L207.8 245Z" fill="var(--art-shadow)" />
    <path d="M-64.9 87.5L207.8 245L207.8 162.5L-64.9 5Z" fill="var(--art-cream-left)" />
    <path d="M277.1 205L207.8 245L207.8 162.5L277.1 122.5Z" fill="var(--art-cream-right)" />
    <path d="M4.3 -35L277.1 122.5L207.8 162.5L-64.9 5Z" fill="var(--art-cream-top)" />
    <path d="M-64.9 5L207.8 162.5L277.1 122.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-64.9 87.5L207.8 245L207.8 205L-64.9 47.5Z" fill="url(#school-hero-contact)" />
    <path d="M277.1 205L207.8 245L207.8 205L277.1 165Z" fill="url(#school-hero-contact)" />
    <path
      d="M-38.5 94L-26.1 101.2L-26.1 84.8L-38.5 77.7ZM-19.6 104.9L-7.3 112.1L-7.3 95.7L-19.6 88.6ZM-0.8 115.8L11.6 122.9L11.6 106.6L-0.8 99.5ZM18.1 126.7L30.5 133.8L30.5 117.5L18.1 110.4ZM37 137.6L49.3 144.7L49.3 128.4L37 121.3ZM55.8 148.5L68.2 155.6L68.2 139.3L55.8 132.1ZM74.7 159.4L87.1 166.5L87.1 150.2L74.7 143ZM93.6 170.3L105.9 177.4L105.9 161.1L93.6 153.9ZM131.3 192.1L143.7 199.2L143.7 182.9L131.3 175.7ZM150.2 202.9L162.5 210.1L162.5 193.8L150.2 186.6ZM169 213.8L181.4 221L181.4 204.6L169 197.5ZM187.9 224.7L200.3 231.9L200.3 215.5L187.9 208.4ZM-57.4 58.8L-45 65.9L-45 49.6L-57.4 42.5ZM-38.5 69.7L-26.1 76.8L-26.1 60.5L-38.5 53.4ZM-19.6 80.6L-7.3 87.7L-7.3 71.4L-19.6 64.2ZM18.1 102.4L30.5 109.5L30.5 93.2L18.1 86ZM37 113.3L49.3 120.4L49.3 104.1L37 96.9ZM55.8 124.1L68.2 131.3L68.2 115L55.8 107.8ZM74.7 135L87.1 142.2L87.1 125.9L74.7 118.7ZM93.6 145.9L105.9 153.1L105.9 136.7L93.6 129.6ZM150.2 178.6L162.5 185.8L162.5 169.4L150.2 162.3ZM187.9 200.4L200.3 207.5L200.3 191.2L187.9 184.1ZM-57.4 34.5L-45 41.6L-45 25.3L-57.4 18.1ZM-19.6 56.2L-7.3 63.4L-7.3 47.1L-19.6 39.9ZM-0.8 67.1L11.6 74.3L11.6 57.9L-0.8 50.8ZM18.1 78L30.5 85.2L30.5 68.8L18.1 61.7ZM37 88.9L49.3 96.1L49.3 79.7L37 72.6ZM55.8 99.8L68.2 107L68.2 90.6L55.8 83.5ZM112.4 132.5L124.8 139.6L124.8 123.3L112.4 116.2ZM131.3 143.4L143.7 150.5L143.7 134.2L131.3 127.1ZM150.2 154.3L162.5 161.4L162.5 145.1L150.2 137.9ZM187.9 176.1L200.3 183.2L200.3 166.9L187.9 159.7Z"
      fill="var(--art-window-left)"
    />
    <path
      d="M112.4 156.8L124.8 164L124.8 147.6L112.4 140.5ZM131.3 167.7L143.7 174.9L143.7 158.5L131.3 151.4ZM169 189.5L181.4 196.6L181.4 180.3L169 173.2ZM-38.5 45.4L-26.1 52.5L-26.1 36.2L-38.5 29ZM74.7 110.7L87.1 117.9L87.1 101.5L74.7 94.4ZM93.6 121.6L105.9 128.7L105.9 112.4L93.6 105.3ZM169 165.2L181.4 172.3L181.4 156L169 148.8Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M-57.4 83.1L-45 90.3L-45 73.9L-57.4 66.8ZM112.4 181.2L124.8 188.3L124.8 172L112.4 164.8ZM-0.8 91.5L11.6 98.6L11.6 82.3L-0.8 75.1Z"
      fill="var(--art-lit)"
    />
    <path
      d="M249.3 212.3L235.6 220.2L235.6 203.9L249.3 196ZM229.1 224L215.4 231.9L215.4 215.5L229.1 207.6ZM269.5 176.3L255.8 184.2L255.8 167.9L269.5 160ZM229.1 199.6L215.4 207.5L215.4 191.2L229.1 183.3ZM269.5 152L255.8 159.9L255.8 143.5L269.5 135.6ZM249.3 163.6L235.6 171.5L235.6 155.2L249.3 147.3ZM229.1 175.3L215.4 183.2L215.4 166.9L229.1 159Z"
      fill="var(--art-window-right)"
    />
    <path d="M249.3 188L235.6 195.9L235.6 179.5L249.3 171.6Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M269.5 200.6L255.8 208.5L255.8 192.2L269.5 184.3Z" fill="var(--art-lit)" />
    <path d="M-73.6 5L207.8 167.5L207.8 161.3L-73.6 -1.2Z" fill="var(--art-mint-left)" />
    <path d="M285.8 122.5L207.8 167.5L207.8 161.3L285.8 116.3Z" fill="var(--art-mint-right)" />
    <path d="M4.3 -46.2L285.8 116.3L207.8 161.3L-73.6 -1.2Z" fill="var(--art-mint-top)" />
    <path d="M-73.6 -1.2L207.8 161.3L285.8 116.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-17.3 -3.7L17.3 16.2L17.3 -3.7L-17.3 -23.7Z" fill="var(--art-wall-left)" />
    <path d="M43.3 1.2L17.3 16.2L17.3 -3.7L43.3 -18.7Z" fill="var(--art-wall-right)" />
    <path d="M8.7 -38.7L43.3 -18.7L17.3 -3.7L-17.3 -23.7Z" fill="var(--art-wall-top)" />
    <path d="M-17.3 -23.7L17.3 -3.7L43.3 -18.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M185.1 86.3V108.8A18.4 10.6 0 0 0 221.9 108.8V86.3Z" fill="var(--art-glass-left)" />
    <path d="M185.1 86.3V108.8A18.4 10.6 0 0 0 221.9 108.8V86.3Z" fill="url(#school-hero-sheen)" />
    <ellipse cx={203.5} cy={86.3} rx={18.4} ry={10.6} fill="var(--art-glass-top)" />
    <path d="M185.1 86.3A18.4 10.6 0 0 0 221.9 86.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#school-hero-cherry" transform="translate(-73.6 117.5) scale(0.9)" />
    <use href="#school-hero-tree" transform="translate(-39 137.5) scale(0.8)" />
    <use href="#school-hero-cypress" transform="translate(-236 158.8) scale(0.85)" />
    <path d="M112.6 190L153.1 221.6L133.6 232.9L60 190.4L19.5 158.8L93.1 201.3Z" fill="var(--art-shadow)" />
    <path d="M19.5 158.8L93.1 201.3L93.1 101.3L19.5 58.8Z" fill="var(--art-mint-left)" />
    <path d="M112.6 190L93.1 201.3L93.1 101.3L112.6 90Z" fill="var(--art-mint-right)" />
    <path d="M39 47.5L112.6 90L93.1 101.3L19.5 58.8Z" fill="var(--art-mint-top)" />
    <path d="M19.5 58.8L93.1 101.3L112.6 90" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M19.5 158.8L93.1 201.3L93.1 161.3L19.5 118.8Z" fill="url(#school-hero-contact)" />
    <path d="M112.6 190L93.1 201.3L93.1 161.3L112.6 150Z" fill="url(#school-hero-contact)" />
    <path d="M13 58.8L93.1 105L93.1 99.5L13 53.3Z" fill="var(--art-wall-left)" />
    <path d="M119.1 90L93.1 105L93.1 99.5L119.1 84.5Z" fill="var(--art-wall-right)" />
    <path d="M39 38.3L119.1 84.5L93.1 99.5L13 53.3Z" fill="var(--art-wall-top)" />
    <path d="M13 53.3L93.1 99.5L119.1 84.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M40.1 170.6L72.5 189.4L72.5 149.4L40.1 130.6Z" fill="var(--art-slate-left)" />
    <path d="M42.7 172.1L55.6 179.6L55.6 143.4L42.7 135.9Z" fill="url(#school-hero-holo)" />
    <path d="M56.9 180.4L69.9 187.9L69.9 151.6L56.9 144.1Z" fill="url(#school-hero-holo)" />
    <path d="M28.1 133.8L62.8 153.8L62.8 148.8L28.1 128.8Z" fill="var(--art-wall-left)" />
    <path d="M73.6 147.5L62.8 153.8L62.8 148.8L73.6 142.5Z" fill="var(--art-wall-right)" />
    <path d="M39 122.5L73.6 142.5L62.8 148.8L28.1 128.8Z" fill="var(--art-wall-top)" />
    <path d="M28.1 128.8L62.8 148.8L73.6 142.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="matrix(0.866 0.5 0 1 56.3 103.8)">
      <circle r={15} fill="#fffdf5" stroke="var(--art-slate-left)" strokeWidth={3} />
      <path d="M0 0V-9M0 0L6 3" stroke="#2b2440" strokeWidth={2.4} strokeLinecap="round" />
    </g>
    <g transform="translate(67.1 66.3)">
      <path d="M0 3v-34" stroke="#5b5680" strokeWidth={2.5} />
      <path d="M0-30q12-6 22 0t20-1v15q-10 5-20 0t-22 1z" fill="#14b8a6" />
    </g>
    <path d="M-95.3 180L-93.2 181.6L-117.1 195.3L-177.7 160.3L-179.7 158.8L-119.1 193.8Z" fill="var(--art-shadow)" />
    <path d="M-179.7 158.8L-119.1 193.8L-119.1 188.8L-179.7 153.8Z" fill="var(--art-slate-left)" />
    <path d="M-95.3 180L-119.1 193.8L-119.1 188.8L-95.3 175Z" fill="var(--art-slate-right)" />
    <path d="M-155.9 140L-95.3 175L-119.1 188.8L-179.7 153.8Z" fill="var(--art-slate-top)" />
    <path d="M-179.7 153.8L-119.1 188.8L-95.3 175" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-179.7 158.8L-119.1 193.8L-119.1 188.8L-179.7 153.8Z" fill="url(#school-hero-contact)" />
    <path d="M-95.3 180L-119.1 193.8L-119.1 188.8L-95.3 175Z" fill="url(#school-hero-contact)" />
    <path d="M-179.7 153.3L-119.1 188.3L-119.1 160.8L-179.7 125.8Z" fill="var(--art-gold-left)" />
    <path d="M-95.3 174.5L-119.1 188.3L-119.1 160.8L-95.3 147Z" fill="var(--art-gold-right)" />
    <path d="M-155.9 112L-95.3 147L-119.1 160.8L-179.7 125.8Z" fill="var(--art-gold-top)" />
    <path d="M-179.7 125.8L-119.1 160.8L-95.3 147" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-174.3 143.9L-162.4 150.8L-162.4 140.3L-174.3 133.4Z" fill="var(--art-glass-left)" />
    <path d="M-159.1 152.6L-147.2 159.5L-147.2 149L-159.1 142.1Z" fill="var(--art-glass-left)" />
    <path d="M-144 161.4L-132.1 168.3L-132.1 157.8L-144 150.9Z" fill="var(--art-glass-left)" />
    <path d="M-98.5 165.1L-115.8 175.1L-115.8 162.6L-98.5 152.6Z" fill="var(--art-glass-right)" />
    <ellipse cx={-166.7} cy={160.3} rx={5} ry={6} fill="#2b2440" />
    <ellipse cx={-132.1} cy={180.3} rx={5} ry={6} fill="#2b2440" />
    <use href="#school-hero-person-0" transform="translate(-86.6 205) scale(0.95)" />
    <path d="M-192.7 198.8L-177.5 210.6L-201.3 224.4L-225.1 210.6L-240.3 198.8L-216.5 212.5Z" fill="var(--art-shadow)" />
    <path d="M-240.3 198.8L-216.5 212.5L-216.5 175L-240.3 161.3Z" fill="var(--art-lavender-left)" />
    <path d="M-192.7 198.8L-216.5 212.5L-216.5 175L-192.7 161.3Z" fill="var(--art-lavender-right)" />
    <path d="M-216.5 147.5L-192.7 161.3L-216.5 175L-240.3 161.3Z" fill="var(--art-lavender-top)" />
    <path d="M-240.3 161.3L-216.5 175L-192.7 161.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-194.8 161.2L-194.8 141.2" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-238.1 161.2L-238.1 141.2" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-216.5 173.7L-216.5 153.7" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-240.3 138.8L-216.5 152.5L-216.5 118.8Z" fill="var(--art-roof-left)" />
    <path d="M-192.7 138.8L-216.5 152.5L-216.5 118.8Z" fill="var(--art-roof-right)" />
    <path d="M-197 163.8L-151.5 225L-166.7 233.7L-212.2 172.5Z" fill="var(--art-gold-top)" />
    <path d="M-212.2 172.5L-166.7 233.7" stroke="var(--art-gold-right)" strokeWidth={3} />
    <use href="#school-hero-person-3" transform="translate(10.8 216.3) scale(0.95)" />
    <use href="#school-hero-tree" transform="translate(-346.4 222.5)" />
    <use href="#school-hero-cherry" transform="translate(108.3 222.5) scale(0.85)" />
    <use href="#school-hero-tree" transform="translate(337.7 225)" />
    <use href="#school-hero-person-3" transform="translate(-136.4 231.3) scale(0.95)" />
    <use href="#school-hero-person-2" transform="translate(-207.8 232.5) scale(0.95)" />
    <use href="#school-hero-lamp" transform="translate(-88.8 238.8)" />
    <use href="#school-hero-lamp" transform="translate(34.6 240)" />
    <use href="#school-hero-cherry" transform="translate(-119.1 241.3) scale(0.8)" />
    <path d="M-277.1 225L-266.3 181.2" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-264.1 217.5L-266.3 181.2" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-216.5 260L-214.3 211.3" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-203.5 252.5L-214.3 211.3" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-266.3 181.2L-214.3 211.3" stroke="#5b5680" strokeWidth={2.4} strokeLinecap="round" />
    <path d="M-255.5 187.5L-255.5 217.5L-246.8 222.5L-246.8 192.5" fill="none" stroke="var(--art-trunk)" strokeWidth={1.6} />
    <path d="M-231.7 201.3L-231.7 231.3L-223 236.2L-223 206.2" fill="none" stroke="var(--art-trunk)" strokeWidth={1.6} />
    <use href="#school-hero-cherry" transform="translate(-296.6 256.3) scale(0.9)" />
    <use href="#school-hero-cherry" transform="translate(279.3 261.3) scale(0.95)" />
    <use href="#school-hero-person-1" transform="translate(-88.8 263.8) scale(0.95)" />
    <use href="#school-hero-cypress" transform="translate(225.2 265) scale(0.8)" />
    <use href="#school-hero-person-4" transform="translate(-80.1 281.3) scale(0.95)" />
    <use href="#school-hero-lamp" transform="translate(-171 286.3)" />
    <path d="M218.7 298.8L235.9 312.2L175.3 347.2L97.3 302.2L80.1 288.8L158 333.8Z" fill="var(--art-shadow)" />
    <path d="M80.1 288.8L158 333.8L158 291.3L80.1 246.3Z" fill="var(--art-lavender-left)" />
    <path d="M218.7 298.8L158 333.8L158 291.3L218.7 256.3Z" fill="var(--art-lavender-right)" />
    <path d="M140.7 211.3L218.7 256.3L158 291.3L80.1 246.3Z" fill="var(--art-lavender-top)" />
    <path d="M80.1 246.3L158 291.3L218.7 256.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M80.1 288.8L158 333.8L158 293.8L80.1 248.8Z" fill="url(#school-hero-contact)" />
    <path d="M218.7 298.8L158 333.8L158 293.8L218.7 258.8Z" fill="url(#school-hero-contact)" />
    <path d="M138.8 308.9L149.4 315L149.4 300L138.8 293.9Z" fill="var(--art-window-left)" />
    <path d="M105.4 289.6L116 295.8L116 280.8L105.4 274.6ZM122.1 299.3L132.7 305.4L132.7 290.4L122.1 284.3Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M88.8 280L99.4 286.1L99.4 271.1L88.8 265Z" fill="var(--art-lit)" />
    <path d="M177.1 309L166.7 315L166.7 300L177.1 294Z" fill="var(--art-window-right)" />
    <path d="M193.6 299.5L183.2 305.5L183.2 290.5L193.6 284.5Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M210 290L199.6 296L199.6 281L210 275Z" fill="var(--art-lit)" />
    <path d="M140.7 209.9L229.5 261.2L193.8 249.4L105 198.1Z" fill="var(--art-slate-left)" />
    <path d="M218.7 256.3L158 291.3L188.4 246.3Z" fill="var(--art-lavender-right)" />
    <path d="M158 302.4L193.8 249.4L229.5 261.2L226 267.2L193.8 257.4L161.5 304.4Z" fill="var(--art-slate-right)" />
    <path d="M69.3 251.2L158 302.4L193.8 249.4L105 198.1Z" fill="var(--art-slate-top)" />
    <path d="M105 198.1L193.8 249.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#school-hero-cypress" transform="translate(-242.5 290) scale(0.85)" />
    <use href="#school-hero-person-5" transform="translate(-138.6 315) scale(0.95)" />
    <use href="#school-hero-person-0" transform="translate(-8.7 320) scale(0.95)" />
    <ellipse className="art-pulse" cx={-174.3} cy={325.6} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={-174.3} cy={325.6} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 -174.3 325.6)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#school-hero-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M-144.9 342.6l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <use href="#school-hero-person-5" transform="translate(-32.5 341.3) scale(0.95)" />
    <use href="#school-hero-person-2" transform="translate(4.3 342.5) scale(0.95)" />
    <use href="#school-hero-tree" transform="translate(-132.1 351.3) scale(0.9)" />
    <use href="#school-hero-cypress" transform="translate(136.4 351.3) scale(0.85)" />
    <use href="#school-hero-cherry" transform="translate(-54.1 396.3) scale(0.9)" />
    <use href="#school-hero-tree" transform="translate(10.8 421.3)" />
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
);

export function SchoolHeroArt() {
  return picture;
}
