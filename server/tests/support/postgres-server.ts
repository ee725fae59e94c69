import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/open.ts';
import { noPostgresBecause, startPostgres } from './postgres.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; empty where there is none. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for the run: each file of tests gets a database of its own from a migrated template. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (noPostgresBecause !== undefined) {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const postgres = await startPostgres();
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = TEMPLATE;
  const { db } = await openPostgres(url.href);
  await db.destroy();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
