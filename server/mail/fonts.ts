import type { Texts } from '../languages.ts';

/** The faces of the device that the product's pages begin with; a mail loads none. In single quotes, so that a `style` attribute holds them. */
export const MAIL_FONTS: Texts = {
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',system-ui,sans-serif",
  en: "Arial,'Liberation Sans',Helvetica,system-ui,sans-serif",
  ja: "'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',system-ui,sans-serif",
};
