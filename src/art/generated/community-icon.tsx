// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <use href="#art-person-1" transform="translate(17.3 15) scale(0.8)" />
    <path d="M-23 13.8V25A23 13.3 0 0 0 23 25V13.8Z" fill="var(--art-wood-left)" />
    <path d="M-23 13.8V25A23 13.3 0 0 0 23 25V13.8Z" fill="url(#art-sheen)" />
    <ellipse cx={0} cy={13.8} rx={23} ry={13.3} fill="var(--art-wood-top)" />
    <path d="M-23 13.8A23 13.3 0 0 0 23 13.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-4" transform="translate(-30.3 20) scale(0.8)" />
    <use href="#art-person-2" transform="translate(15.2 41.3) scale(0.8)" />
  </svg>
);

export function CommunityIconArt() {
  return picture;
}
