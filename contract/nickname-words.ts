import type { Language } from './languages.ts';

interface NicknameWords {
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every adjective goes with every noun, and the two together are a valid nickname: a test walks through all of them. */
export const NICKNAME_WORDS: Readonly<Record<Language, NicknameWords>> = {
  ko: {
    adjectives: words(`
      반짝이는 따뜻한 신나는 용감한 느긋한 다정한 씩씩한 졸린 배고픈 웃는
      춤추는 노래하는 꿈꾸는 달리는 산책하는 생각하는 궁금한 활기찬 차분한 엉뚱한
      귀여운 똑똑한 재빠른 포근한 상냥한 부지런한 유쾌한 든든한 조용한 설레는
      명랑한 기특한 푸른 향긋한 싱그러운 말랑한 달콤한 여행하는 공부하는 별을보는
    `),
    nouns: words(`
      고래 고양이 강아지 다람쥐 토끼 여우 펭귄 수달 너구리 부엉이
      판다 코알라 사슴 돌고래 거북이 참새 두루미 호랑이 해달 고슴도치
      햄스터 알파카 나무늘보 북극곰 물개 제비 까치 나비 구름 별똥별
      달토끼 무지개 민들레 해바라기 은행잎 도토리 솜사탕 붕어빵 우주인 탐험가
    `),
  },
  en: {
    adjectives: words(`
      Sunny Brave Gentle Happy Sleepy Clever Cosy Lucky Merry Bright
      Calm Curious Daring Eager Fluffy Golden Honest Jolly Kind Lively
      Mellow Nimble Patient Quick Quiet Rosy Shiny Silver Snowy Speedy
      Starry Sweet Swift Tidy Warm Wise Witty Zesty Breezy Dreamy
    `),
    nouns: words(`
      Whale Otter Fox Panda Koala Rabbit Penguin Owl Deer Turtle
      Dolphin Sparrow Tiger Badger Beaver Falcon Finch Hamster Heron Kitten
      Lark Lynx Moose Puffin Puppy Raccoon Robin Seal Swan Wombat
      Cloud Comet Clover Maple Acorn Star Violet River Scholar Voyager
    `),
  },
  ja: {
    adjectives: words(`
      きらめく あたたかい たのしい 勇ましい のんびり やさしい 元気な ねむたい 笑顔の 踊る
      歌う 夢みる 走る 散歩する 考える 好奇心いっぱいの にぎやかな おだやかな かわいい かしこい
      すばやい ふわふわ 親切な がんばる ゆかいな たのもしい 静かな わくわく ほがらかな 青い
      さわやかな もちもち 甘い 旅する 学ぶ 星をみる ひかる まじめな 空とぶ 陽気な
    `),
    nouns: words(`
      クジラ ネコ コイヌ リス ウサギ キツネ ペンギン カワウソ タヌキ フクロウ
      パンダ コアラ シカ イルカ カメ スズメ ツル トラ ラッコ ハリネズミ
      ハムスター アルパカ ナマケモノ シロクマ アザラシ ツバメ カササギ チョウ 雲 流れ星
      月ウサギ 虹 タンポポ ヒマワリ イチョウ ドングリ わたあめ たい焼き 宇宙人 探検家
    `),
  },
};
