import type { UiTexts } from '#src/ui/texts.tsx';

export const galleryTexts: UiTexts = {
  locale: 'ko',
  close: '닫기',
  back: '뒤로',
  showPassword: '비밀번호 표시',
  hidePassword: '비밀번호 숨기기',
  capsLock: 'Caps Lock이 켜져 있어요.',
  otherKeyboard: '영문자가 아닌 글자가 있어요. 키보드가 한글 입력 상태인지 확인해 주세요.',
  loading: '처리하고 있어요',
  cancel: '취소',
  required: '필수',
  optional: '선택',
  newTab: '새 탭에서 열려요',
  ruleMet: '충족',
  ruleNotMet: '아직 필요해요',
};
