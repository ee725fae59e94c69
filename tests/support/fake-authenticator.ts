import { onTestFinished } from 'vitest';
import { ASSERTED_CREDENTIAL, CREATED_CREDENTIAL } from './samples.ts';

/** What the browser is told of passkeys that are left. */
export interface FakeAuthenticator {
  readonly signals: unknown[];
  /** The mediation of each ceremony, in their order. */
  readonly ceremonies: string[];
}

export interface FakeAuthenticatorOptions {
  readonly isConditional?: boolean;
  /** In the place of a passkey; by default the samples. */
  readonly get?: (options: CredentialRequestOptions) => Promise<unknown>;
  readonly create?: (options: CredentialCreationOptions) => Promise<unknown>;
}

/** For jsdom, which has no WebAuthn: a browser whose person confirms each ceremony at once, until the test is over. */
export function fakeAuthenticator({ isConditional = false, get, create }: FakeAuthenticatorOptions = {}): FakeAuthenticator {
  const signals: unknown[] = [];
  const ceremonies: string[] = [];
  class FakeCredential {
    readonly #json: unknown;
    constructor(json: unknown) {
      this.#json = json;
    }
    static parseRequestOptionsFromJSON = (options: unknown) => options;
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    static isConditionalMediationAvailable = async () => isConditional;
    static signalAllAcceptedCredentials = async (signal: unknown) => {
      signals.push(signal);
    };
    toJSON(): unknown {
      return this.#json;
    }
  }
  const credentials = {
    get: async (options: CredentialRequestOptions) => {
      ceremonies.push(options.mediation ?? 'optional');
      return new FakeCredential(get === undefined ? ASSERTED_CREDENTIAL : await get(options));
    },
    create: async (options: CredentialCreationOptions) => {
      ceremonies.push(options.mediation === 'conditional' ? 'create conditional' : 'create');
      return new FakeCredential(create === undefined ? CREATED_CREDENTIAL : await create(options));
    },
  };
  put(globalThis, 'PublicKeyCredential', FakeCredential);
  put(globalThis, 'isSecureContext', true);
  put(navigator, 'credentials', credentials);
  return { signals, ceremonies };
}

function put(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}
