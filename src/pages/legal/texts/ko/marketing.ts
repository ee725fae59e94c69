import { type LegalDocument, list, paragraph, section } from '../../document.ts';

export const document: LegalDocument = {
  title: '마케팅 정보 수신 동의 (선택)',
  sections: [
    section(
      'messages',
      '보내 드리는 정보',
      list('새로운 기능과 공간, 행사와 이벤트 소식', '학교와 제휴사의 혜택과 채용 정보', '설문과 이용 제안'),
      paragraph('이메일, 문자 메시지, 서비스 안의 알림으로 보내 드려요.'),
    ),
    section(
      'items',
      '이용하는 항목과 기간',
      paragraph('이메일, 휴대전화 번호, 닉네임을 동의를 거두거나 탈퇴할 때까지 이용해요. 광고 기록은 6개월 동안 보관해요.'),
    ),
    section(
      'refusal',
      '언제든지 거부할 수 있어요',
      paragraph(
        '이 동의는 선택이에요. 동의하지 않아도 서비스를 똑같이 이용할 수 있고, 동의한 뒤에도 언제든지 설정 화면이나 받은 메시지의 수신 거부로 그만 받을 수 있어요.',
      ),
    ),
  ],
};
