import confusables from 'unicode-confusables';

/** What Unicode's list does not have: kana, and the kanji or other kana that looks like it in the fonts of the pages. */
const KANA_ALIKE: ReadonlyMap<string, string> = new Map(
  ['オ才', 'ミ三', 'チ千', 'ム厶', 'ヌ又', 'リり'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Without what is not seen: zero-width characters, soft hyphens, marks of direction. */
const visible = (text: string): string => text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Hangul stays in syllables, which no list confuses; its letters alone have prototypes among strokes. */
const prototypes = (text: string): string =>
  text.replace(/[^가-힣]+/gu, (piece) =>
    confusables.rectifyConfusion(piece.normalize('NFD')).replace(/./gu, (each) => KANA_ALIKE.get(each) ?? each),
  );

/** Before the case is folded, for a capital that looks like a letter of another alphabet, and after, for the small ones. */
const skeletonOf = (text: string): string => prototypes(prototypes(visible(text)).toLowerCase()).normalize('NFC');

/**
 * What two nicknames have in common that look alike (UTS #39, 4: NFKC, prototypes of confusable characters, case folded). Only for
 * comparing, never for showing. A capital I looks like l and 1, and a nickname in other case is the same one, so i, l and 1 are one here.
 * Stored with each user: where this or its list changes, a migration has to fill the column anew.
 */
export const nicknameSkeleton = (nickname: string): string => skeletonOf(nickname).replaceAll('i', 'l');

/** As `nicknameSkeleton`, for an ID: `_` and `.` count for nothing; it has no capitals, so `i` stays apart from l and 1. */
export function idSkeleton(uvrsId: string): string {
  const letters = withoutSeparators(uvrsId);
  return letters === '' ? uvrsId : skeletonOf(letters);
}

export const withoutSeparators = (text: string): string => visible(text).replace(/[\s\p{P}\p{S}]+/gu, '');
