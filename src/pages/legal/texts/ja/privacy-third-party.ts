import { type LegalDocument, paragraph, section, table } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: '個人情報の第三者提供への同意',
  sections: [
    section(
      'provision',
      '提供する内容',
      table(
        '個人情報の第三者提供',
        ['提供先', '目的', '項目', '保有期間'],
        [
          '提携通信事業者と利用者の所属校',
          '所属の確認と提携サービスの提供',
          'ID、メールアドレス、お客様名、生年月日、性別、住所',
          '解約または契約終了のうち早いほうまで',
        ],
      ),
    ),
    section(
      'refusal',
      '同意を拒否する権利',
      paragraph(
        '同意を拒否できます。ただし、この提供は所属校の確認と提携サービスの提供に欠かせないため、同意しない場合は会員登録ができません。',
      ),
    ),
  ],
};
