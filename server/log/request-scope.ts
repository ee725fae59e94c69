import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request says. */
interface RequestScope {
  readonly requestId: string;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs `work` so that each line that it logs, however deep, names the request. */
export const inRequest = <Result>(request: RequestScope, work: () => Result): Result => scope.run(request, work);

/** Fields of the request that is being answered; none outside one. */
export const requestFields = (): Partial<RequestScope> => scope.getStore() ?? {};
