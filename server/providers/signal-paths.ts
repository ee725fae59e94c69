import { API_BASE } from '#contract/calls.ts';

/** Where Apple and Kakao say what has become of their people; the operator registers them there. */
export const APPLE_NOTICE_PATH = `${API_BASE}/auth/provider/apple/notice`;
export const KAKAO_UNLINK_PATH = `${API_BASE}/auth/provider/kakao/unlink`;
