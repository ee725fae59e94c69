import { type LegalDocument, list, paragraph, section } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: '마케팅 정보 수신 동의 (선택)',
  sections: [
    section(
      'messages',
      '보내 드리는 정보',
      list('새로운 기능과 공간, 행사와 이벤트 소식', '학교와 제휴사의 혜택과 채용 정보', '설문과 이용 제안'),
      paragraph('회사는 위 정보를 이메일, 문자 메시지, 서비스 내 알림으로 보내 드립니다.'),
    ),
    section(
      'items',
      '이용하는 항목과 기간',
      paragraph(
        '회사는 이용자가 동의를 철회하거나 탈퇴할 때까지 이메일, 휴대전화 번호, 닉네임을 이용합니다. 광고 기록은 6개월 동안 보관합니다.',
      ),
    ),
    section(
      'refusal',
      '동의를 거부할 권리',
      paragraph(
        '이 동의는 선택 사항입니다. 동의하지 않아도 서비스를 동일하게 이용할 수 있으며, 동의한 후에도 언제든지 내 프로필의 스위치 또는 받은 메시지의 수신 거부 기능으로 수신을 거부할 수 있습니다. 회사는 2년마다 수신 동의 여부를 다시 확인합니다.',
      ),
    ),
  ],
};
