import { API_BASE } from '#contract/calls.ts';

/** Below the API, so that every web server in front passes it on to this one. */
export const NOTICE_PATH = `${API_BASE}/auth/notices/:token`;

export const noticeUrl = (siteUrl: string, token: string): string => `${siteUrl}${NOTICE_PATH.replace(':token', token)}`;
