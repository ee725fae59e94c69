import type { Migration } from './migration.ts';

export const migration017: Migration = {
  name: '017-files-of-builds',
  statements: [
    `create table build_files (
      path text primary key,
      media_type text not null,
      bytes bytea not null,
      seen_at bigint not null
    )`,
    'create index build_files_seen on build_files (seen_at)',
  ],
};
