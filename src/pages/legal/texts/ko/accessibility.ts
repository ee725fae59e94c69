import { type LegalDocument, list, paragraph, section } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: '웹 접근성 안내',
  sections: [
    section(
      'a11y-aim',
      '기준',
      paragraph(
        '마당의 이 웹 사이트는 한국형 웹 콘텐츠 접근성 지침(KWCAG) 2.2와 WCAG 2.2 AA 수준을 기준으로 만듭니다. 이 안내는 2026년 11월 28일에 자체 점검 결과로 작성했으며, 인증 마크를 받은 것은 아닙니다.',
      ),
    ),
    section(
      'a11y-state',
      '지키는 것',
      list(
        '키보드만으로 가입, 로그인, 내 프로필의 모든 기능을 쓸 수 있습니다.',
        '화면 낭독기에 각 단계와 오류를 알리며, 글자와 배경의 명도 대비는 4.5:1 이상입니다.',
        '400% 확대, 고대비 화면, 움직임 줄이기 설정을 지원합니다.',
        '밝은 화면과 어두운 화면, 한국어·영어·일본어를 제공합니다.',
      ),
    ),
    section(
      'a11y-gaps',
      '아직 부족한 것',
      list(
        '3D 캠퍼스는 이 점검에 포함하지 않았습니다.',
        '소개 영상은 YouTube에서 열리며, 자막과 화면 해설은 영상마다 다릅니다.',
        '학교와 소셜 로그인 화면은 각 제공자의 것입니다.',
      ),
    ),
    section(
      'a11y-contact',
      '알려 주세요',
      paragraph(
        '쓰기 어려운 곳이 있으면 고객센터 또는 이메일(help@madang.example)로 알려 주세요. 대신할 수 있는 방법을 안내하고 고치겠습니다.',
      ),
    ),
  ],
};
