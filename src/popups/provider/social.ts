import type { MethodCode } from '#contract/methods.ts';
import type { SocialProvider } from '#src/ui/brand/provider-glyphs.tsx';

/** In the order in which they are offered: the most used on campus first. */
export const SOCIAL_PROVIDERS: readonly SocialProvider[] = ['kakao', 'naver', 'google', 'facebook', 'apple'];

export const isSocial = (method: MethodCode): method is SocialProvider => SOCIAL_PROVIDERS.some((provider) => provider === method);
