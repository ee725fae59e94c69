import { queryOptions } from '@tanstack/react-query';
import { isGeneric } from '#contract/methods.ts';
import type { Configuration } from '#contract/schemas.ts';
import type { Client } from './client.ts';
import { type KnownUser, knownUser } from './user.ts';

export const USER_KEY = ['user'] as const;
export const CONFIGURATION_KEY = ['configuration'] as const;
const CAMPUS_LIST_KEY = ['campusList'] as const;
const SCHOOL_LIST_KEY = ['schoolList'] as const;

/** Asked for again on focus after this, ms: points and gold change on the 3D host. */
const USER_FRESH = 30_000;

/** No query repeats itself: a failure is the flow's to show (API-25). */
const NO_RETRIES = { retry: false } as const;

// User and configuration take no `signal`: with one, a screen that goes away would cancel what a flow is waiting for.

/** The signed-in user (SHELL-1). Used with a token only: without one the server answers 401. */
export const userQuery = (client: Client) =>
  queryOptions({
    ...NO_RETRIES,
    queryKey: USER_KEY,
    queryFn: async (): Promise<KnownUser> => knownUser((await client.call('userInfo', undefined)).user, client),
    staleTime: USER_FRESH,
  });

/** Configuration (SHELL-5): `defaults`, with what the server says. `onServerTime` gets the server's clock, ms since the epoch, if it came (EMAIL-2). */
export const configurationQuery = (client: Client, defaults: () => Configuration, onServerTime: (serverTime: number) => void) =>
  queryOptions({
    ...NO_RETRIES,
    queryKey: CONFIGURATION_KEY,
    queryFn: async (): Promise<Configuration> => {
      // What is not there is absent, never undefined: it came as JSON.
      const told = ((await client.call('configuration', undefined)) ?? {}) as Partial<Configuration>;
      if (told.serverTime !== undefined) onServerTime(told.serverTime);
      return withoutUnannounced({ ...defaults(), ...told });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The generic method is offered where the API announces schools, whatever it lists (API-26). */
const withoutUnannounced = (configuration: Configuration): Configuration =>
  configuration.schools === undefined
    ? { ...configuration, enabledMethods: configuration.enabledMethods.filter((type) => !isGeneric(type)) }
    : configuration;

/** The schools of the federation (CAMPUS-3). Only for an API whose configuration announces them. */
export const schoolListQuery = (client: Client) =>
  queryOptions({
    ...NO_RETRIES,
    queryKey: SCHOOL_LIST_KEY,
    queryFn: async ({ signal }) => (await client.call('listSchools', undefined, { signal })).schoolList,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The campuses (CAMPUS-1). */
export const campusListQuery = (client: Client) =>
  queryOptions({
    ...NO_RETRIES,
    queryKey: CAMPUS_LIST_KEY,
    queryFn: async ({ signal }) => (await client.call('campusList', undefined, { signal })).campusList,
    staleTime: Number.POSITIVE_INFINITY,
  });
