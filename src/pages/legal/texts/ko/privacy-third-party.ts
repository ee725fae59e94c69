import { type LegalDocument, paragraph, section, table } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: '개인정보 제3자 제공 동의',
  sections: [
    section(
      'provision',
      '제공하는 내용',
      table(
        '개인정보의 제3자 제공',
        ['제공받는 자', '목적', '항목', '보유 기간'],
        [
          '제휴 통신사와 이용자의 소속 학교',
          '소속 확인과 제휴 서비스의 제공',
          'ID, 이메일, 고객명, 생년월일, 성별, 주소',
          '해지 또는 계약 종료 중 먼저 오는 때까지',
        ],
      ),
    ),
    section(
      'refusal',
      '동의를 거부할 권리',
      paragraph(
        '이용자는 동의를 거부할 수 있습니다. 다만, 소속 학교의 확인과 제휴 서비스의 제공에 꼭 필요한 사항이므로 동의하지 않으면 회원으로 가입할 수 없습니다.',
      ),
    ),
  ],
};
