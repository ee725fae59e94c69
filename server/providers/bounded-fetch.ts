import type * as client from 'openid-client';

/** Bytes that an answer of a provider has at most: its tokens, its keys or a profile. */
const ANSWER_MAX = 1024 * 1024;

/** `fetch` for openid-client, whose answers end with an error where they do not end by themselves: in ten seconds a gigabyte arrives. */
export const boundedFetch: client.CustomFetch = async (url, options) => {
  // Its options say more than they need: `body` may be undefined.
  const response = await fetch(url, options as RequestInit);
  if (response.body === null) return response;
  let size = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > ANSWER_MAX) controller.error(new Error('the answer of the provider does not end'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
};
