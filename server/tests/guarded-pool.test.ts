import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedPool } from '#server/db/guarded-pool.ts';
import { DatabaseUnavailable, Outage } from '#server/db/outage.ts';

const NO_ANSWER = new Error('Query read timeout');
/** `query_canceled`: the statement took longer than `statement_timeout`. */
const CANCELLED = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014', severity: 'ERROR' });

function poolWhoseQueryFails(error: Error) {
  const client = Object.assign(new EventEmitter(), { query: vi.fn(() => Promise.reject(error)), release: vi.fn() });
  const connect = vi.fn(async () => client);
  return { client, connect, pool: guardedPool({ connect } as unknown as pg.Pool, new Outage()) };
}

describe('a connection of the pool', () => {
  it('that did not answer is asked nothing more, and is not given out again', async () => {
    const { client, pool } = poolWhoseQueryFails(NO_ANSWER);
    const connection = await pool.connect();
    await expect(connection.query('select 1', [])).rejects.toThrow(DatabaseUnavailable);
    await expect(connection.query('rollback', [])).rejects.toThrow(DatabaseUnavailable);
    connection.release();
    expect(client.query).toHaveBeenCalledOnce();
    expect(client.release.mock.calls).toEqual([[true]]);
  });

  it('[API-8] that ends between two statements of a transaction fails the rest of it alone, and is not given out again', async () => {
    const away = vi.fn();
    const client = Object.assign(new EventEmitter(), { query: vi.fn(async () => ({ rows: [] })), release: vi.fn() });
    const pool = guardedPool({ connect: async () => client } as unknown as pg.Pool, new Outage({ onAway: away }));
    const connection = await pool.connect();
    await connection.query('begin', []);
    // `admin_shutdown`, as pg tells of it when no query waits; without a listener, `emit` throws and the process ends.
    client.emit(
      'error',
      Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01', severity: 'FATAL' }),
    );
    client.emit('error', new Error('Connection terminated unexpectedly'));
    await expect(connection.query('insert', [])).rejects.toThrow(DatabaseUnavailable);
    await expect(connection.query('rollback', [])).rejects.toThrow(DatabaseUnavailable);
    connection.release();
    expect(client.query).toHaveBeenCalledOnce();
    expect(client.release.mock.calls).toEqual([[true]]);
    expect(away).toHaveBeenCalledOnce();
    // The pool's own listener hears the rest.
    expect(client.listenerCount('error')).toBe(0);
  });

  it('is used again after its statement was cancelled', async () => {
    const { client, pool } = poolWhoseQueryFails(CANCELLED);
    const connection = await pool.connect();
    await expect(connection.query('select pg_sleep(60)', [])).rejects.toThrow(DatabaseUnavailable);
    connection.release();
    expect(client.release.mock.calls).toEqual([[false]]);
  });
});

describe('a database that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked nothing for a second, after which one call tries again', async () => {
    const { connect, pool } = poolWhoseQueryFails(NO_ANSWER);
    const connection = await pool.connect();
    await expect(connection.query('select 1', [])).rejects.toThrow(DatabaseUnavailable);
    vi.advanceTimersByTime(999);
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    expect(connect).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    await pool.connect();
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
