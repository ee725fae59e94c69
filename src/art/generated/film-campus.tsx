// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-240 -135 480 270" aria-hidden="true" focusable="false">
    <g transform="translate(-66 -66) scale(.82)">
      <path
        d="M333.1 260.1L333.1 264.9L330.6 269.3L325.8 273.1L148.3 375.6L141.7 378.4L134 379.8L125.8 379.8L118.1 378.4L111.5 375.6L-174.3 210.6L-179.1 206.8L-181.6 202.4L-181.6 197.6L-181.6 178.6L-181.6 183.4L-179.1 187.8L-174.3 191.6L111.5 356.6L118.1 359.4L125.8 360.8L134 360.8L141.7 359.4L148.3 356.6L325.8 254.1L330.6 250.3L333.1 245.9L333.1 241.1Z"
        fill="var(--art-soil-3)"
      />
      <path
        d="M343.7 243.2L343.7 249.8L340.2 256.1L333.4 261.5L155.9 364L146.6 367.9L135.6 370L124.2 370L113.2 367.9L103.9 364L-181.9 199L-188.6 193.6L-192.2 187.3L-192.2 168.3L-188.6 174.6L-181.9 180L103.9 345L113.2 348.9L124.2 351L135.6 351L146.6 348.9L155.9 345L333.4 242.5L340.2 237.1L343.7 230.8L343.7 224.2Z"
        fill="var(--art-soil-2)"
      />
      <path
        d="M349.8 225.6L349.8 233.4L345.6 240.7L337.7 247L160.2 349.5L149.4 354.1L136.6 356.4L123.2 356.4L110.4 354.1L99.6 349.5L-186.2 184.5L-194.1 178.2L-198.2 170.9L-198.2 153.9L-194.1 161.2L-186.2 167.5L99.6 332.5L110.4 337.1L123.2 339.4L136.6 339.4L149.4 337.1L160.2 332.5L337.7 230L345.6 223.7L349.8 216.4L349.8 208.6Z"
        fill="var(--art-soil-1)"
      />
      <path
        d="M-8.7 30L2.2 25.4L14.9 23.1L28.4 23.1L41.1 25.4L52 30L337.7 195L345.6 201.3L349.8 208.6L349.8 216.4L345.6 223.7L337.7 230L160.2 332.5L149.4 337.1L136.6 339.4L123.2 339.4L110.4 337.1L99.6 332.5L-186.2 167.5L-194.1 161.2L-198.2 153.9L-198.2 146.1L-194.1 138.8L-186.2 132.5Z"
        fill="var(--art-grass-top)"
      />
      <path
        d="M-3.9 32.8L5.2 28.9L16 26.9L27.3 26.9L38.1 28.9L47.2 32.8L333 197.8L339.6 203L343.1 209.2L343.1 215.8L339.6 222L333 227.3L155.4 329.8L146.3 333.6L135.6 335.6L124.2 335.6L113.5 333.6L104.4 329.8L-181.4 164.8L-188.1 159.5L-191.6 153.3L-191.6 146.7L-188.1 140.5L-181.4 135.3Z"
        fill="var(--art-lawn)"
      />
      <path d="M17.3 190L60.6 215L-21.6 262.5L-64.9 237.5Z" fill="var(--art-path-top)" />
      <path d="M112.6 100L138.9 120.6L61 165.6L-4 128.1L-30.3 107.5L34.6 145Z" fill="var(--art-shadow)" />
      <path d="M-30.3 107.5L34.6 145L34.6 80L-30.3 42.5Z" fill="var(--art-brick-left)" />
      <path d="M112.6 100L34.6 145L34.6 80L112.6 35Z" fill="var(--art-brick-right)" />
      <path d="M47.6 -2.5L112.6 35L34.6 80L-30.3 42.5Z" fill="var(--art-brick-top)" />
      <path d="M-30.3 42.5L34.6 80L112.6 35" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-30.3 107.5L34.6 145L34.6 105L-30.3 67.5Z" fill="url(#art-contact)" />
      <path d="M112.6 100L34.6 145L34.6 105L112.6 60Z" fill="url(#art-contact)" />
      <path
        d="M-4.1 113.9L8.4 121.1L8.4 101.1L-4.1 93.9ZM14.5 124.6L27.1 131.9L27.1 111.9L14.5 104.6ZM-22.7 75.6L-10.2 82.9L-10.2 62.9L-22.7 55.6ZM14.5 97.1L27.1 104.4L27.1 84.4L14.5 77.1Z"
        fill="var(--art-window-left)"
      />
      <path d="M-4.1 86.4L8.4 93.6L8.4 73.6L-4.1 66.4Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M-22.7 103.1L-10.2 110.4L-10.2 90.4L-22.7 83.1Z" fill="var(--art-lit)" />
      <path d="M47.6 -4.6L123.4 39.2L79 30.6L3.2 -13.1Z" fill="var(--art-roof-left)" />
      <path d="M112.6 35L34.6 80L73.6 27.5Z" fill="var(--art-brick-right)" />
      <path d="M34.6 90.4L79 30.6L123.4 39.2L119.9 45.2L79 38.6L38.1 92.4Z" fill="var(--art-roof-right)" />
      <path d="M-41.1 46.7L34.6 90.4L79 30.6L3.2 -13.1Z" fill="var(--art-roof-top)" />
      <path d="M3.2 -13.1L79 30.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <use href="#art-tree" transform="translate(-73.6 122.5)" />
      <path d="M212.2 162.5L245.6 188.6L159 238.6L55.1 178.6L21.7 152.5L125.6 212.5Z" fill="var(--art-shadow)" />
      <path d="M21.7 152.5L125.6 212.5L125.6 130L21.7 70Z" fill="var(--art-wall-left)" />
      <path d="M212.2 162.5L125.6 212.5L125.6 130L212.2 80Z" fill="var(--art-wall-right)" />
      <path d="M108.3 20L212.2 80L125.6 130L21.7 70Z" fill="var(--art-wall-top)" />
      <path d="M21.7 70L125.6 130L212.2 80" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M21.7 152.5L125.6 212.5L125.6 172.5L21.7 112.5Z" fill="url(#art-contact)" />
      <path d="M212.2 162.5L125.6 212.5L125.6 172.5L212.2 122.5Z" fill="url(#art-contact)" />
      <path
        d="M67.2 166.3L80.1 173.7L80.1 150L67.2 142.5ZM29.2 110.6L42.1 118.1L42.1 94.3L29.2 86.9ZM48.2 121.6L61.1 129L61.1 105.3L48.2 97.8ZM86.1 143.5L99 150.9L99 127.2L86.1 119.7ZM105.1 154.4L118 161.9L118 138.1L105.1 130.7Z"
        fill="var(--art-window-left)"
      />
      <path
        d="M86.1 177.2L99 184.7L99 160.9L86.1 153.5ZM105.1 188.2L118 195.6L118 171.9L105.1 164.4ZM67.2 132.5L80.1 140L80.1 116.2L67.2 108.8Z"
        fill="var(--art-lit)"
      />
      <path
        className="art-twinkle"
        d="M29.2 144.4L42.1 151.8L42.1 128.1L29.2 120.6ZM48.2 155.3L61.1 162.8L61.1 139L48.2 131.6Z"
        fill="var(--art-lit)"
      />
      <path
        d="M204.6 158.1L191.3 165.8L191.3 137.1L204.6 129.4ZM185.2 169.3L171.9 177L171.9 148.3L185.2 140.6ZM204.6 121.9L191.3 129.6L191.3 100.8L204.6 93.1ZM185.2 133.1L171.9 140.8L171.9 112L185.2 104.3ZM165.8 144.2L152.5 151.9L152.5 123.2L165.8 115.5ZM146.5 155.4L133.1 163.1L133.1 134.4L146.5 126.7Z"
        fill="var(--art-window-right)"
      />
      <path d="M146.5 191.7L133.1 199.4L133.1 170.6L146.5 162.9Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M165.8 180.5L152.5 188.2L152.5 159.4L165.8 151.7Z" fill="var(--art-lit)" />
      <path d="M13 70L125.6 135L125.6 128L13 63Z" fill="var(--art-cream-left)" />
      <path d="M220.8 80L125.6 135L125.6 128L220.8 73Z" fill="var(--art-cream-right)" />
      <path d="M108.2 8L220.8 73L125.6 128L13 63Z" fill="var(--art-cream-top)" />
      <path d="M13 63L125.6 128L220.8 73" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M80.1 66.8L119.1 89.3L119.1 34.3L80.1 11.8Z" fill="var(--art-wall-left)" />
      <path d="M158 66.8L119.1 89.3L119.1 34.3L158 11.8Z" fill="var(--art-wall-right)" />
      <path d="M119.1 -10.7L158 11.8L119.1 34.3L80.1 11.8Z" fill="var(--art-wall-top)" />
      <path d="M80.1 11.8L119.1 34.3L158 11.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M80.1 66.8L119.1 89.3L119.1 49.3L80.1 26.8Z" fill="url(#art-contact)" />
      <path d="M158 66.8L119.1 89.3L119.1 49.3L158 26.8Z" fill="url(#art-contact)" />
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
      <use href="#art-cherry" transform="translate(-34.6 160)" />
      <path d="M281.5 197.5L307.8 218.1L229.8 263.1L164.9 225.6L138.6 205L203.5 242.5Z" fill="var(--art-shadow)" />
      <path d="M138.6 205L203.5 242.5L203.5 177.5L138.6 140Z" fill="var(--art-brick-left)" />
      <path d="M281.5 197.5L203.5 242.5L203.5 177.5L281.5 132.5Z" fill="var(--art-brick-right)" />
      <path d="M216.5 95L281.5 132.5L203.5 177.5L138.6 140Z" fill="var(--art-brick-top)" />
      <path d="M138.6 140L203.5 177.5L281.5 132.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M138.6 205L203.5 242.5L203.5 202.5L138.6 165Z" fill="url(#art-contact)" />
      <path d="M281.5 197.5L203.5 242.5L203.5 202.5L281.5 157.5Z" fill="url(#art-contact)" />
      <path
        d="M146.1 200.6L158.7 207.9L158.7 187.9L146.1 180.6ZM146.1 173.1L158.7 180.4L158.7 160.4L146.1 153.1ZM183.4 194.6L195.9 201.9L195.9 181.9L183.4 174.6Z"
        fill="var(--art-window-left)"
      />
      <path d="M183.4 222.1L195.9 229.4L195.9 209.4L183.4 202.1ZM164.8 183.9L177.3 191.1L177.3 171.1L164.8 163.9Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M164.8 211.4L177.3 218.6L177.3 198.6L164.8 191.4Z" fill="var(--art-lit)" />
      <path d="M273.9 193.1L257 202.9L257 182.9L273.9 173.1ZM250.9 206.4L234 216.1L234 196.1L250.9 186.4Z" fill="var(--art-window-right)" />
      <path d="M250.9 178.9L234 188.6L234 168.6L250.9 158.9ZM228 192.1L211.1 201.9L211.1 181.9L228 172.1Z" fill="var(--art-lit)" />
      <path
        className="art-twinkle"
        d="M228 219.6L211.1 229.4L211.1 209.4L228 199.6ZM273.9 165.6L257 175.4L257 155.4L273.9 145.6Z"
        fill="var(--art-lit)"
      />
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
      <path d="M22.2 114.4V164.4A4.9 2.8 0 0 0 32 164.4V114.4Z" fill="url(#art-sheen)" />
      <ellipse cx={27.1} cy={114.4} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
      <path d="M22.2 114.4A4.9 2.8 0 0 0 32 114.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M39 124.1V174.1A4.9 2.8 0 0 0 48.8 174.1V124.1Z" fill="var(--art-wall-left)" />
      <path d="M39 124.1V174.1A4.9 2.8 0 0 0 48.8 174.1V124.1Z" fill="url(#art-sheen)" />
      <ellipse cx={43.9} cy={124.1} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
      <path d="M39 124.1A4.9 2.8 0 0 0 48.8 124.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M55.9 133.9V183.9A4.9 2.8 0 0 0 65.7 183.9V133.9Z" fill="var(--art-wall-left)" />
      <path d="M55.9 133.9V183.9A4.9 2.8 0 0 0 65.7 183.9V133.9Z" fill="url(#art-sheen)" />
      <ellipse cx={60.8} cy={133.9} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
      <path d="M55.9 133.9A4.9 2.8 0 0 0 65.7 133.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M72.8 143.6V193.6A4.9 2.8 0 0 0 82.6 193.6V143.6Z" fill="var(--art-wall-left)" />
      <path d="M72.8 143.6V193.6A4.9 2.8 0 0 0 82.6 193.6V143.6Z" fill="url(#art-sheen)" />
      <ellipse cx={77.7} cy={143.6} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
      <path d="M72.8 143.6A4.9 2.8 0 0 0 82.6 143.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M89.7 153.4V203.4A4.9 2.8 0 0 0 99.5 203.4V153.4Z" fill="var(--art-wall-left)" />
      <path d="M89.7 153.4V203.4A4.9 2.8 0 0 0 99.5 203.4V153.4Z" fill="url(#art-sheen)" />
      <ellipse cx={94.6} cy={153.4} rx={4.9} ry={2.8} fill="var(--art-wall-top)" />
      <path d="M89.7 153.4A4.9 2.8 0 0 0 99.5 153.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M7.6 114.4L94.2 164.4L94.2 156.9L7.6 106.9Z" fill="var(--art-cream-left)" />
      <path d="M116.9 151.3L94.2 164.4L94.2 156.9L116.9 143.8Z" fill="var(--art-cream-right)" />
      <path d="M30.3 93.8L116.9 143.8L94.2 156.9L7.6 106.9Z" fill="var(--art-cream-top)" />
      <path d="M7.6 106.9L94.2 156.9L116.9 143.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M116.9 143.8L94.2 156.9L50.9 108.1L73.6 95Z" fill="var(--art-roof-right)" />
      <path d="M7.6 106.9L94.2 156.9L50.9 108.1Z" fill="var(--art-wall-left)" />
      <path d="M7.6 106.9L50.9 108.1L73.6 95L30.3 93.8Z" fill="var(--art-roof-top)" />
      <use href="#art-person-1" transform="translate(4.3 207.5) scale(0.95)" />
    </g>
  </svg>
);

export function FilmCampusArt() {
  return picture;
}
