// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-210 -110 420 380" aria-hidden="true" focusable="false">
    <ellipse cx={0} cy={232} rx={190} ry={32} fill="url(#art-halo)" />
    <path
      d="M144.8 129L144.8 131L143.8 132.8L141.8 134.4L7.6 211.9L4.9 213L1.7 213.6L-1.7 213.6L-4.9 213L-7.6 211.9L-141.8 134.4L-143.8 132.8L-144.8 131L-144.8 119.6L-143.8 121.4L-141.8 123L-7.6 200.5L-4.9 201.6L-1.7 202.2L1.7 202.2L4.9 201.6L7.6 200.5L141.8 123L143.8 121.4L144.8 119.6L144.8 117.6Z"
      fill="var(--art-soil-3)"
    />
    <path
      d="M155.4 118.5L155.4 122.3L153.3 126L149.4 129.1L15.2 206.7L9.7 208.9L3.4 210.1L-3.4 210.1L-9.7 208.9L-15.2 206.7L-149.4 129.1L-153.3 126L-155.4 122.3L-155.4 110.9L-153.3 114.6L-149.4 117.7L-15.2 195.2L-9.7 197.5L-3.4 198.7L3.4 198.7L9.7 197.5L15.2 195.2L149.4 117.7L153.3 114.6L155.4 110.9L155.4 107.1Z"
      fill="var(--art-soil-2)"
    />
    <path
      d="M161.4 112.7L158.8 117.4L153.7 121.5L19.5 199L12.5 201.9L4.3 203.4L-4.3 203.4L-12.5 201.9L-19.5 199L-153.7 121.5L-158.8 117.4L-161.4 112.7L-161.4 102.5L-158.8 107.2L-153.7 111.3L-19.5 188.8L-12.5 191.7L-4.3 193.2L4.3 193.2L12.5 191.7L19.5 188.8L153.7 111.3L158.8 107.2L161.4 102.5Z"
      fill="var(--art-soil-1)"
    />
    <path
      d="M-19.5 11.3L-12.5 8.3L-4.3 6.8L4.3 6.8L12.5 8.3L19.5 11.2L153.7 88.8L158.8 92.8L161.4 97.5L161.4 102.5L158.8 107.2L153.7 111.3L19.5 188.8L12.5 191.7L4.3 193.2L-4.3 193.2L-12.5 191.7L-19.5 188.8L-153.7 111.3L-158.8 107.2L-161.4 102.5L-161.4 97.5L-158.8 92.8L-153.7 88.8Z"
      fill="var(--art-grass-top)"
    />
    <path
      d="M-14.7 14L-9.5 11.8L-3.3 10.6L3.3 10.6L9.5 11.8L14.7 14L149 91.5L152.8 94.5L154.8 98.1L154.8 101.9L152.8 105.5L149 108.5L14.7 186L9.5 188.2L3.3 189.4L-3.3 189.4L-9.5 188.2L-14.7 186L-149 108.5L-152.8 105.5L-154.8 101.9L-154.8 98.1L-152.8 94.5L-149 91.5Z"
      fill="var(--art-lawn)"
    />
    <path d="M58.5 43.8L97.4 66.3L-58.5 156.3L-97.4 133.8Z" fill="var(--art-path-top)" />
    <path d="M-75.8 63.7L62.8 143.8L36.8 158.8L-101.8 78.8Z" fill="var(--art-path-top)" />
    <use href="#art-cypress" transform="translate(-13 27.5) scale(0.8)" />
    <path d="M33.6 44.4L63.9 68.1L56.3 72.5L48.8 68.1L18.4 44.4L26 48.8Z" fill="var(--art-shadow)" />
    <path d="M103.9 85L134.3 108.7L126.7 113.1L119.1 108.7L88.8 85L96.3 89.4Z" fill="var(--art-shadow)" />
    <path d="M18.4 44.4L26 48.8L26 -26.2L18.4 -30.6Z" fill="var(--art-screen-left)" />
    <path d="M33.6 44.4L26 48.8L26 -26.2L33.6 -30.6Z" fill="var(--art-screen-right)" />
    <path d="M26 -35L33.6 -30.6L26 -26.2L18.4 -30.6Z" fill="var(--art-screen-top)" />
    <path d="M18.4 -30.6L26 -26.2L33.6 -30.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M88.8 85L96.3 89.4L96.3 14.4L88.8 10Z" fill="var(--art-screen-left)" />
    <path d="M103.9 85L96.3 89.4L96.3 14.4L103.9 10Z" fill="var(--art-screen-right)" />
    <path d="M96.3 5.6L103.9 10L96.3 14.4L88.8 10Z" fill="var(--art-screen-top)" />
    <path d="M88.8 10L96.3 14.4L103.9 10" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M18.4 -20.6L96.3 24.4L96.3 1.9L18.4 -43.1Z" fill="var(--art-screen-left)" />
    <path d="M103.9 20L96.3 24.4L96.3 1.9L103.9 -2.5Z" fill="var(--art-screen-right)" />
    <path d="M26 -47.5L103.9 -2.5L96.3 1.9L18.4 -43.1Z" fill="var(--art-screen-top)" />
    <path d="M18.4 -43.1L96.3 1.9L103.9 -2.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M21 -22.1L93.7 19.9L93.7 3.4L21 -38.6Z" fill="url(#art-holo)" />
    <path d="M-2.2 63.7L12 74.8L-16.1 91.1L-44.3 74.8L-58.5 63.8L-30.3 80Z" fill="var(--art-shadow)" />
    <path d="M-58.5 63.8L-30.3 80L-30.3 65L-58.5 48.8Z" fill="var(--art-wood-left)" />
    <path d="M-2.2 63.7L-30.3 80L-30.3 65L-2.2 48.7Z" fill="var(--art-wood-right)" />
    <path d="M-30.3 32.5L-2.2 48.7L-30.3 65L-58.5 48.8Z" fill="var(--art-wood-top)" />
    <path d="M-58.5 48.8L-30.3 65L-2.2 48.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-58.5 63.8L-56.7 64.8L-56.7 34.8L-58.5 33.8Z" fill="var(--art-wall-left)" />
    <path d="M-55 63.8L-56.7 64.8L-56.7 34.8L-55 33.8Z" fill="var(--art-wall-right)" />
    <path d="M-56.7 32.8L-55 33.8L-56.7 34.8L-58.5 33.8Z" fill="var(--art-wall-top)" />
    <path d="M-58.5 33.8L-56.7 34.8L-55 33.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-32 79L-30.3 80L-30.3 50L-32 49Z" fill="var(--art-wall-left)" />
    <path d="M-28.6 79L-30.3 80L-30.3 50L-28.6 49Z" fill="var(--art-wall-right)" />
    <path d="M-30.3 48L-28.6 49L-30.3 50L-32 49Z" fill="var(--art-wall-top)" />
    <path d="M-32 49L-30.3 50L-28.6 49" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-5.6 63.7L-3.9 64.8L-3.9 34.8L-5.6 33.7Z" fill="var(--art-wall-left)" />
    <path d="M-2.2 63.7L-3.9 64.8L-3.9 34.8L-2.2 33.7Z" fill="var(--art-wall-right)" />
    <path d="M-3.9 32.7L-2.2 33.7L-3.9 34.8L-5.6 33.7Z" fill="var(--art-wall-top)" />
    <path d="M-5.6 33.7L-3.9 34.8L-2.2 33.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-63.7 35L-30.3 54.3L-30.3 48.8L-63.7 29.5Z" fill="var(--art-gold-left)" />
    <path d="M3 35L-30.3 54.3L-30.3 48.8L3 29.5Z" fill="var(--art-gold-right)" />
    <path d="M-30.3 10.3L3 29.5L-30.3 48.8L-63.7 29.5Z" fill="var(--art-gold-top)" />
    <path d="M-63.7 29.5L-30.3 48.8L3 29.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-58 38.3L-52.4 41.5L-52.4 36L-58 32.8Z" fill="var(--art-wall-left)" />
    <path d="M-46.8 44.8L-41.1 48L-41.1 42.5L-46.8 39.3Z" fill="var(--art-wall-left)" />
    <path d="M-35.9 51L-30.3 54.3L-30.3 48.8L-35.9 45.5Z" fill="var(--art-wall-left)" />
    <path d="M-63.7 29.5L-30.3 48.8L-30.3 8.3Z" fill="var(--art-gold-left)" />
    <path d="M3 29.5L-30.3 48.8L-30.3 8.3Z" fill="var(--art-gold-right)" />
    <use href="#art-person-3" transform="translate(34.6 77.5) scale(0.9)" />
    <use href="#art-person-5" transform="translate(-6.5 83.8) scale(0.95)" />
    <use href="#art-cherry" transform="translate(125.6 102.5) scale(0.85)" />
    <use href="#art-tree" transform="translate(-138.6 102.5) scale(0.75)" />
    <use href="#art-person-0" transform="translate(21.7 105) scale(0.95)" />
    <path d="M-69.3 102.5L-55.1 113.6L-83.3 129.8L-111.4 113.6L-125.6 102.5L-97.4 118.8Z" fill="var(--art-shadow)" />
    <path d="M-125.6 102.5L-97.4 118.8L-97.4 103.8L-125.6 87.5Z" fill="var(--art-wood-left)" />
    <path d="M-69.3 102.5L-97.4 118.8L-97.4 103.8L-69.3 87.5Z" fill="var(--art-wood-right)" />
    <path d="M-97.4 71.3L-69.3 87.5L-97.4 103.8L-125.6 87.5Z" fill="var(--art-wood-top)" />
    <path d="M-125.6 87.5L-97.4 103.8L-69.3 87.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-125.6 102.5L-123.8 103.5L-123.8 73.5L-125.6 72.5Z" fill="var(--art-wall-left)" />
    <path d="M-122.1 102.5L-123.8 103.5L-123.8 73.5L-122.1 72.5Z" fill="var(--art-wall-right)" />
    <path d="M-123.8 71.5L-122.1 72.5L-123.8 73.5L-125.6 72.5Z" fill="var(--art-wall-top)" />
    <path d="M-125.6 72.5L-123.8 73.5L-122.1 72.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-99.2 117.8L-97.4 118.8L-97.4 88.8L-99.2 87.8Z" fill="var(--art-wall-left)" />
    <path d="M-95.7 117.8L-97.4 118.8L-97.4 88.8L-95.7 87.8Z" fill="var(--art-wall-right)" />
    <path d="M-97.4 86.8L-95.7 87.8L-97.4 88.8L-99.2 87.8Z" fill="var(--art-wall-top)" />
    <path d="M-99.2 87.8L-97.4 88.8L-95.7 87.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-72.7 102.5L-71 103.5L-71 73.5L-72.7 72.5Z" fill="var(--art-wall-left)" />
    <path d="M-69.3 102.5L-71 103.5L-71 73.5L-69.3 72.5Z" fill="var(--art-wall-right)" />
    <path d="M-71 71.5L-69.3 72.5L-71 73.5L-72.7 72.5Z" fill="var(--art-wall-top)" />
    <path d="M-72.7 72.5L-71 73.5L-69.3 72.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-130.8 73.7L-97.4 93L-97.4 87.5L-130.8 68.2Z" fill="var(--art-rose-left)" />
    <path d="M-64.1 73.7L-97.4 93L-97.4 87.5L-64.1 68.2Z" fill="var(--art-rose-right)" />
    <path d="M-97.4 49L-64.1 68.2L-97.4 87.5L-130.8 68.2Z" fill="var(--art-rose-top)" />
    <path d="M-130.8 68.2L-97.4 87.5L-64.1 68.2" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-125.1 77L-119.5 80.3L-119.5 74.8L-125.1 71.5Z" fill="var(--art-wall-left)" />
    <path d="M-113.9 83.5L-108.2 86.8L-108.2 81.3L-113.9 78Z" fill="var(--art-wall-left)" />
    <path d="M-103.1 89.8L-97.4 93L-97.4 87.5L-103.1 84.3Z" fill="var(--art-wall-left)" />
    <path d="M-130.8 68.2L-97.4 87.5L-97.4 47Z" fill="var(--art-rose-left)" />
    <path d="M-64.1 68.2L-97.4 87.5L-97.4 47Z" fill="var(--art-rose-right)" />
    <path d="M90.9 117.5L105.1 128.6L77 144.8L48.8 128.6L34.6 117.5L62.8 133.8Z" fill="var(--art-shadow)" />
    <path d="M34.6 117.5L62.8 133.8L62.8 118.8L34.6 102.5Z" fill="var(--art-wood-left)" />
    <path d="M90.9 117.5L62.8 133.8L62.8 118.8L90.9 102.5Z" fill="var(--art-wood-right)" />
    <path d="M62.8 86.3L90.9 102.5L62.8 118.8L34.6 102.5Z" fill="var(--art-wood-top)" />
    <path d="M34.6 102.5L62.8 118.8L90.9 102.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M34.6 117.5L36.4 118.5L36.4 88.5L34.6 87.5Z" fill="var(--art-wall-left)" />
    <path d="M38.1 117.5L36.4 118.5L36.4 88.5L38.1 87.5Z" fill="var(--art-wall-right)" />
    <path d="M36.4 86.5L38.1 87.5L36.4 88.5L34.6 87.5Z" fill="var(--art-wall-top)" />
    <path d="M34.6 87.5L36.4 88.5L38.1 87.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M61.1 132.8L62.8 133.8L62.8 103.8L61.1 102.8Z" fill="var(--art-wall-left)" />
    <path d="M64.5 132.8L62.8 133.8L62.8 103.8L64.5 102.8Z" fill="var(--art-wall-right)" />
    <path d="M62.8 101.8L64.5 102.8L62.8 103.8L61.1 102.8Z" fill="var(--art-wall-top)" />
    <path d="M61.1 102.8L62.8 103.8L64.5 102.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M87.5 117.5L89.2 118.5L89.2 88.5L87.5 87.5Z" fill="var(--art-wall-left)" />
    <path d="M90.9 117.5L89.2 118.5L89.2 88.5L90.9 87.5Z" fill="var(--art-wall-right)" />
    <path d="M89.2 86.5L90.9 87.5L89.2 88.5L87.5 87.5Z" fill="var(--art-wall-top)" />
    <path d="M87.5 87.5L89.2 88.5L90.9 87.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M29.4 88.7L62.8 108L62.8 102.5L29.4 83.2Z" fill="var(--art-mint-left)" />
    <path d="M96.1 88.8L62.8 108L62.8 102.5L96.1 83.3Z" fill="var(--art-mint-right)" />
    <path d="M62.8 64L96.1 83.3L62.8 102.5L29.4 83.2Z" fill="var(--art-mint-top)" />
    <path d="M29.4 83.2L62.8 102.5L96.1 83.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M35.1 92L40.7 95.3L40.7 89.8L35.1 86.5Z" fill="var(--art-wall-left)" />
    <path d="M46.3 98.5L52 101.8L52 96.3L46.3 93Z" fill="var(--art-wall-left)" />
    <path d="M57.2 104.8L62.8 108L62.8 102.5L57.2 99.3Z" fill="var(--art-wall-left)" />
    <path d="M29.4 83.2L62.8 102.5L62.8 62Z" fill="var(--art-mint-left)" />
    <path d="M96.1 83.3L62.8 102.5L62.8 62Z" fill="var(--art-mint-right)" />
    <use href="#art-person-1" transform="translate(-17.3 112.5) scale(0.95)" />
    <use href="#art-person-2" transform="translate(-69.3 117.5) scale(0.95)" />
    <use href="#art-person-4" transform="translate(-47.6 142.5) scale(0.95)" />
    <path d="M23.8 156.3L38 167.3L9.8 183.6L-18.3 167.3L-32.5 156.3L-4.3 172.5Z" fill="var(--art-shadow)" />
    <path d="M-32.5 156.3L-4.3 172.5L-4.3 157.5L-32.5 141.3Z" fill="var(--art-wood-left)" />
    <path d="M23.8 156.3L-4.3 172.5L-4.3 157.5L23.8 141.3Z" fill="var(--art-wood-right)" />
    <path d="M-4.3 125L23.8 141.3L-4.3 157.5L-32.5 141.3Z" fill="var(--art-wood-top)" />
    <path d="M-32.5 141.3L-4.3 157.5L23.8 141.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-32.5 156.3L-30.7 157.3L-30.7 127.3L-32.5 126.3Z" fill="var(--art-wall-left)" />
    <path d="M-29 156.3L-30.7 157.3L-30.7 127.3L-29 126.3Z" fill="var(--art-wall-right)" />
    <path d="M-30.7 125.3L-29 126.3L-30.7 127.3L-32.5 126.3Z" fill="var(--art-wall-top)" />
    <path d="M-32.5 126.3L-30.7 127.3L-29 126.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.1 171.5L-4.3 172.5L-4.3 142.5L-6.1 141.5Z" fill="var(--art-wall-left)" />
    <path d="M-2.6 171.5L-4.3 172.5L-4.3 142.5L-2.6 141.5Z" fill="var(--art-wall-right)" />
    <path d="M-4.3 140.5L-2.6 141.5L-4.3 142.5L-6.1 141.5Z" fill="var(--art-wall-top)" />
    <path d="M-6.1 141.5L-4.3 142.5L-2.6 141.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M20.4 156.3L22.1 157.3L22.1 127.3L20.4 126.3Z" fill="var(--art-wall-left)" />
    <path d="M23.8 156.3L22.1 157.3L22.1 127.3L23.8 126.3Z" fill="var(--art-wall-right)" />
    <path d="M22.1 125.3L23.8 126.3L22.1 127.3L20.4 126.3Z" fill="var(--art-wall-top)" />
    <path d="M20.4 126.3L22.1 127.3L23.8 126.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-37.7 127.5L-4.3 146.8L-4.3 141.3L-37.7 122Z" fill="var(--art-lavender-left)" />
    <path d="M29 127.5L-4.3 146.8L-4.3 141.3L29 122Z" fill="var(--art-lavender-right)" />
    <path d="M-4.3 102.8L29 122L-4.3 141.3L-37.7 122Z" fill="var(--art-lavender-top)" />
    <path d="M-37.7 122L-4.3 141.3L29 122" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-32 130.8L-26.4 134L-26.4 128.5L-32 125.3Z" fill="var(--art-wall-left)" />
    <path d="M-20.8 137.3L-15.2 140.5L-15.2 135L-20.8 131.8Z" fill="var(--art-wall-left)" />
    <path d="M-10 143.5L-4.3 146.8L-4.3 141.3L-10 138Z" fill="var(--art-wall-left)" />
    <path d="M-37.7 122L-4.3 141.3L-4.3 100.8Z" fill="var(--art-lavender-left)" />
    <path d="M29 122L-4.3 141.3L-4.3 100.8Z" fill="var(--art-lavender-right)" />
    <use href="#art-cypress" transform="translate(0 182.5) scale(0.7)" />
    <g className="art-float art-slower">
      <g transform="translate(-69.3 77.5)">
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
    <g className="art-float art-slow">
      <g transform="translate(21.7 40)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <g>
          <path
            d="M-6-5a6 6 0 1 1 8 6q-2 1-2 4"
            fill="none"
            stroke="#6d5efc"
            strokeWidth={4.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cy={12} r={2.8} fill="#6d5efc" />
        </g>
      </g>
    </g>
  </svg>
);

export function FairArt() {
  return picture;
}
