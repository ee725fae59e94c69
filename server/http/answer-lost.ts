import type { CallContext } from './call-context.ts';
import { ANSWER_LOST_HEADER } from './header-names.ts';

/** Whether the client says that the answer to this very request never came (API-25). */
export const isRepeat = ({ http }: Pick<CallContext<'userInfo'>, 'http'>): boolean => http.req.header(ANSWER_LOST_HEADER) === 'Y';
