/** Says that the operator speaks, wherever it stands: no ordinary name has it inside. */
export const INNER_WORDS: readonly string[] = [
  ...['administrator', 'moderator', 'webmaster', 'customerservice', 'customersupport'],
  ...['관리자', '운영자', '운영진', '운영팀', '운영사무국', '고객센터', '고객지원', '어드민', '모더레이터'],
  ...['管理者', '運営', '管理员', '管理員', '管理人', 'アドミン', 'モデレーター', 'カスタマーサポート', 'お客様センター'],
];

/** Says so as a word of its own beside another name: "admin_kim", but not "Badminton". */
export const SEPARATE_WORDS: readonly string[] = ['admin', 'admins', 'sysadmin', 'superadmin', 'superuser'];

/** Says so alone, or with nothing but digits, the brand and `AFFIXES` beside it: "공식", "support2", but not "수학공식". */
export const STANDALONE_WORDS: readonly string[] = [
  ...['root', 'support', 'official', 'staff', 'operator', 'operations', 'system', 'sysop', 'security', 'helpdesk', 'postmaster', 'noreply'],
  ...['공식', '운영', '스태프', '스탭', '서포트', '시스템', '사무국', '운영사무실', '공지사항'],
  ...['サポート', '公式', 'スタッフ', 'システム', '事務局', 'オフィシャル', 'ヘルプデスク', '官方', '客服'],
];

export const BRAND: readonly string[] = ['Madang', '마당', 'マダン', 'まだん'];

/** Says nothing alone, and makes a word beside it no other: "TheAdmin", "공식계정". */
export const AFFIXES: readonly string[] = [
  ...[
    'the',
    'real',
    'true',
    'team',
    'help',
    'center',
    'centre',
    'desk',
    'account',
    'channel',
    'notice',
    'news',
    'info',
    'manager',
    'service',
  ],
  ...['campus', 'global', 'korea', 'japan'],
  ...['팀', '님', '계정', '채널', '센터', '안내', '공지', '소식', '본부', '캠퍼스', '한국', '담당자', '직원'],
  ...[
    'さん',
    '様',
    'さま',
    'チーム',
    'アカウント',
    'チャンネル',
    'センター',
    '本部',
    '担当',
    '担当者',
    'お知らせ',
    'キャンパス',
    '日本',
    '韓国',
  ],
];
