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
    <path d="M0 17.5L142.9 100L0 182.5L-142.9 100Z" fill="var(--art-cream-top)" />
    <path d="M-142.9 100L-136.4 103.8L-136.4 23.8L-142.9 20Z" fill="var(--art-lavender-left)" />
    <path d="M6.5 21.3L-136.4 103.8L-136.4 23.8L6.5 -58.7Z" fill="var(--art-lavender-right)" />
    <path d="M0 -62.5L6.5 -58.7L-136.4 23.8L-142.9 20Z" fill="var(--art-lavender-top)" />
    <path d="M-142.9 20L-136.4 23.8L6.5 -58.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.5 21.3L136.4 103.8L136.4 23.8L-6.5 -58.7Z" fill="var(--art-lavender-left)" />
    <path d="M142.9 100L136.4 103.8L136.4 23.8L142.9 20Z" fill="var(--art-lavender-right)" />
    <path d="M0 -62.5L142.9 20L136.4 23.8L-6.5 -58.7Z" fill="var(--art-lavender-top)" />
    <path d="M-6.5 -58.7L136.4 23.8L142.9 20" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M16.9 15.3L104.4 65.8L104.4 12.3L16.9 -38.2Z" fill="var(--art-screen-left)" />
    <path d="M19.5 13.8L101.8 61.3L101.8 13.8L19.5 -33.7Z" fill="url(#art-holo)" />
    <g transform="matrix(0.866 0.5 0 1 60.6 13.8)">
      <path d="M-26 10l11-13 9 8 14-20 17 17" fill="none" stroke="#fff" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
    </g>
    <path d="M106.1 101.3L115.2 108.4L102.2 115.9L82.7 104.6L73.6 97.5L93.1 108.7Z" fill="var(--art-shadow)" />
    <path d="M73.6 97.5L93.1 108.7L93.1 86.2L73.6 75Z" fill="var(--art-wood-left)" />
    <path d="M106.1 101.3L93.1 108.7L93.1 86.2L106.1 78.8Z" fill="var(--art-wood-right)" />
    <path d="M86.6 67.5L106.1 78.8L93.1 86.2L73.6 75Z" fill="var(--art-wood-top)" />
    <path d="M73.6 75L93.1 86.2L106.1 78.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M73.6 97.5L93.1 108.7L93.1 86.2L73.6 75Z" fill="url(#art-contact)" />
    <path d="M106.1 101.3L93.1 108.7L93.1 86.2L106.1 78.8Z" fill="url(#art-contact)" />
    <use href="#art-person-0" transform="translate(67.1 91.3) scale(1.05)" />
    <path d="M-57.4 65.6L59.5 133.1L59.5 130.1L-57.4 62.6Z" fill="var(--art-wall-left)" />
    <path d="M80.1 121.2L59.5 133.1L59.5 130.1L80.1 118.2Z" fill="var(--art-wall-right)" />
    <path d="M-36.8 50.8L80.1 118.2L59.5 130.1L-57.4 62.6Z" fill="var(--art-wall-top)" />
    <path d="M-57.4 62.6L59.5 130.1L80.1 118.2" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-0" transform="translate(-37.9 62.6) scale(0.74)" />
    <use href="#art-person-2" transform="translate(-18.4 73.9) scale(0.74)" />
    <use href="#art-person-4" transform="translate(1.1 85.1) scale(0.74)" />
    <use href="#art-person-0" transform="translate(20.6 96.4) scale(0.74)" />
    <use href="#art-person-2" transform="translate(40.1 107.6) scale(0.74)" />
    <use href="#art-person-4" transform="translate(59.5 118.9) scale(0.74)" />
    <path d="M-80.1 78.8L36.8 146.3L36.8 137.8L-80.1 70.3Z" fill="var(--art-wall-left)" />
    <path d="M57.4 134.4L36.8 146.3L36.8 137.8L57.4 125.9Z" fill="var(--art-wall-right)" />
    <path d="M-59.5 58.4L57.4 125.9L36.8 137.8L-80.1 70.3Z" fill="var(--art-wall-top)" />
    <path d="M-80.1 70.3L36.8 137.8L57.4 125.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-5" transform="translate(-60.6 70.3) scale(0.74)" />
    <use href="#art-person-1" transform="translate(-41.1 81.5) scale(0.74)" />
    <use href="#art-person-3" transform="translate(-21.6 92.8) scale(0.74)" />
    <use href="#art-person-5" transform="translate(-2.2 104) scale(0.74)" />
    <use href="#art-person-1" transform="translate(17.3 115.2) scale(0.74)" />
    <use href="#art-person-3" transform="translate(36.8 126.5) scale(0.74)" />
    <path d="M-102.8 91.9L14.1 159.4L14.1 145.4L-102.8 77.9Z" fill="var(--art-wall-left)" />
    <path d="M34.6 147.5L14.1 159.4L14.1 145.4L34.6 133.5Z" fill="var(--art-wall-right)" />
    <path d="M-82.3 66L34.6 133.5L14.1 145.4L-102.8 77.9Z" fill="var(--art-wall-top)" />
    <path d="M-102.8 77.9L14.1 145.4L34.6 133.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-4" transform="translate(-83.4 77.9) scale(0.74)" />
    <use href="#art-person-0" transform="translate(-63.9 89.1) scale(0.74)" />
    <use href="#art-person-2" transform="translate(-44.4 100.4) scale(0.74)" />
    <use href="#art-person-4" transform="translate(-24.9 111.6) scale(0.74)" />
    <use href="#art-person-0" transform="translate(-5.4 122.9) scale(0.74)" />
    <use href="#art-person-2" transform="translate(14.1 134.1) scale(0.74)" />
    <path d="M-125.6 105L-8.7 172.5L-8.7 153L-125.6 85.5Z" fill="var(--art-wall-left)" />
    <path d="M11.9 160.6L-8.7 172.5L-8.7 153L11.9 141.1Z" fill="var(--art-wall-right)" />
    <path d="M-105 73.6L11.9 141.1L-8.7 153L-125.6 85.5Z" fill="var(--art-wall-top)" />
    <path d="M-125.6 85.5L-8.7 153L11.9 141.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-3" transform="translate(-106.1 85.5) scale(0.74)" />
    <use href="#art-person-5" transform="translate(-86.6 96.8) scale(0.74)" />
    <use href="#art-person-1" transform="translate(-67.1 108) scale(0.74)" />
    <use href="#art-person-3" transform="translate(-47.6 119.3) scale(0.74)" />
    <use href="#art-person-5" transform="translate(-28.1 130.5) scale(0.74)" />
    <use href="#art-person-1" transform="translate(-8.7 141.8) scale(0.74)" />
    <g className="art-float art-slow">
      <g transform="translate(-44.4 71.9)">
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
  </svg>
);

export function HallArt() {
  return picture;
}
