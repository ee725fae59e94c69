import type { MethodCode } from '#contract/methods.ts';
import type { SocialProvider } from '#src/ui/brand/provider-glyphs.tsx';

/** In the order in which they are offered: what most people of a language have comes first. */
const IN_KOREA: readonly SocialProvider[] = ['kakao', 'naver', 'google', 'facebook', 'apple'];
const ELSEWHERE: readonly SocialProvider[] = ['google', 'apple', 'facebook', 'kakao', 'naver'];

export const socialProvidersIn = (language: string): readonly SocialProvider[] => (language === 'ko' ? IN_KOREA : ELSEWHERE);

export const isSocial = (method: MethodCode): method is SocialProvider => IN_KOREA.some((provider) => provider === method);
