// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-240 -135 480 270" aria-hidden="true" focusable="false">
    <g transform="translate(140 -296) scale(1.12)">
      <path
        d="M32.6 360.7L32.6 364.3L30.7 367.7L27.1 370.6L-72.5 428.1L-77.6 430.2L-83.5 431.3L-89.7 431.3L-95.6 430.2L-100.7 428.1L-273.9 328.1L-277.5 325.2L-279.5 321.8L-279.5 302.8L-277.5 306.2L-273.9 309.1L-100.7 409.1L-95.6 411.2L-89.7 412.3L-83.5 412.3L-77.6 411.2L-72.5 409.1L27.1 351.6L30.7 348.7L32.6 345.3L32.6 341.7Z"
        fill="var(--art-soil-3)"
      />
      <path
        d="M43.2 343.7L43.2 349.3L40.3 354.5L34.6 359L-64.9 416.5L-72.7 419.8L-81.8 421.5L-91.4 421.5L-100.5 419.8L-108.2 416.5L-281.4 316.5L-287.1 312L-290 306.8L-290 287.8L-287.1 293L-281.4 297.5L-108.2 397.5L-100.5 400.8L-91.4 402.5L-81.8 402.5L-72.7 400.8L-64.9 397.5L34.6 340L40.3 335.5L43.2 330.3L43.2 324.7Z"
        fill="var(--art-soil-2)"
      />
      <path
        d="M49.3 326.2L49.3 332.8L45.7 339.1L39 344.5L-60.6 402L-69.9 405.9L-80.9 408L-92.3 408L-103.3 405.9L-112.6 402L-285.8 302L-292.5 296.6L-296.1 290.3L-296.1 273.3L-292.5 279.6L-285.8 285L-112.6 385L-103.3 388.9L-92.3 391L-80.9 391L-69.9 388.9L-60.6 385L39 327.5L45.7 322.1L49.3 315.8L49.3 309.2Z"
        fill="var(--art-soil-1)"
      />
      <path
        d="M-186.2 197.5L-176.9 193.6L-166 191.5L-154.5 191.5L-143.5 193.6L-134.2 197.5L39 297.5L45.7 302.9L49.3 309.2L49.3 315.8L45.7 322.1L39 327.5L-60.6 385L-69.9 388.9L-80.9 391L-92.3 391L-103.3 388.9L-112.6 385L-285.8 285L-292.5 279.6L-296.1 273.3L-296.1 266.7L-292.5 260.4L-285.8 255Z"
        fill="var(--art-grass-top)"
      />
      <path
        d="M-181.4 200.3L-173.8 197.1L-164.9 195.4L-155.5 195.4L-146.6 197.1L-139 200.3L34.2 300.3L39.7 304.6L42.6 309.8L42.6 315.2L39.7 320.4L34.2 324.8L-65.4 382.3L-73 385.4L-81.9 387.1L-91.3 387.1L-100.2 385.4L-107.8 382.3L-281 282.3L-286.5 277.9L-289.4 272.7L-289.4 267.3L-286.5 262.1L-281 257.8Z"
        fill="var(--art-lawn)"
      />
      <path d="M-69.3 265L-57.1 274.5L-122.1 312L-208.7 262L-220.8 252.5L-134.2 302.5Z" fill="var(--art-shadow)" />
      <path d="M-220.8 252.5L-134.2 302.5L-134.2 292.5L-220.8 242.5Z" fill="var(--art-lavender-left)" />
      <path d="M-69.3 265L-134.2 302.5L-134.2 292.5L-69.3 255Z" fill="var(--art-lavender-right)" />
      <path d="M-155.9 205L-69.3 255L-134.2 292.5L-220.8 242.5Z" fill="var(--art-lavender-top)" />
      <path d="M-220.8 242.5L-134.2 292.5L-69.3 255" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-159.1 211.9L-81.2 256.9L-81.2 196.9L-159.1 151.9Z" fill="var(--art-screen-left)" />
      <path d="M-75.8 253.8L-81.2 256.9L-81.2 196.9L-75.8 193.8Z" fill="var(--art-screen-right)" />
      <path d="M-153.7 148.8L-75.8 193.8L-81.2 196.9L-159.1 151.9Z" fill="var(--art-screen-top)" />
      <path d="M-159.1 151.9L-81.2 196.9L-75.8 193.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-155.9 210L-84.4 251.3L-84.4 198.8L-155.9 157.5Z" fill="url(#art-holo)" />
      <g transform="matrix(0.866 0.5 0 1 -120.4 204.5)">
        <path d="M-9-12L13 0-9 12Z" fill="#fff" />
      </g>
      <use href="#art-person-3" transform="translate(-168.9 242.5)" />
      <use href="#art-person-5" transform="translate(-134.2 262.5)" />
      <use href="#art-cypress" transform="translate(-246.8 257.5) scale(0.9)" />
      <use href="#art-person-0" transform="translate(-233.8 270) scale(0.95)" />
      <use href="#art-cherry" transform="translate(-39 277.5)" />
      <use href="#art-person-2" transform="translate(-226.2 289.4) scale(0.95)" />
      <use href="#art-person-4" transform="translate(-192.7 293.8) scale(0.95)" />
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
      <use href="#art-person-0" transform="translate(-185.1 313.1) scale(0.95)" />
      <use href="#art-person-2" transform="translate(-151.5 317.5) scale(0.95)" />
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
      <g>
        <path d="M-59.5 256.9Q-80.1 296.8 -100.7 280.6" fill="none" stroke="#5b5680" strokeWidth={1.2} />
        <path d="M-70.4 268.6h8l-4 9z" fill="#ff7a59" />
        <path d="M-77.2 277.2h8l-4 9z" fill="#6d5efc" />
        <path d="M-84.1 282.8h8l-4 9z" fill="#f5b301" />
        <path d="M-91 285.2h8l-4 9z" fill="#14b8a6" />
        <path d="M-97.8 284.4h8l-4 9z" fill="#ef5da8" />
      </g>
      <use href="#art-tree" transform="translate(-34.6 335) scale(0.9)" />
    </g>
  </svg>
);

export function FilmFestivalArt() {
  return picture;
}
