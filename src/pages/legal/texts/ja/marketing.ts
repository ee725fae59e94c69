import { type LegalDocument, list, paragraph, section } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'マーケティング情報の受信への同意（任意）',
  sections: [
    section(
      'messages',
      'お送りする情報',
      list('新しい機能や空間、行事やイベントのお知らせ', '学校や提携先からの特典と求人情報', 'アンケートと利用のご提案'),
      paragraph('メール、ショートメッセージ、サービス内の通知でお送りします。'),
    ),
    section(
      'items',
      '利用する項目と期間',
      paragraph('メールアドレス、携帯電話番号、ニックネームを、同意の撤回または退会まで利用します。広告の記録は6か月間保管します。'),
    ),
    section(
      'refusal',
      '同意を拒否する権利',
      paragraph(
        'この同意は任意です。同意しなくてもサービスは同じように利用でき、同意した後も、マイプロフィールのスイッチまたは各メッセージの受信拒否で、いつでも配信を停止できます。2年ごとに、受信への同意を改めて確認します。',
      ),
    ),
  ],
};
