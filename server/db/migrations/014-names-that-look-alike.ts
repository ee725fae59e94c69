import { fillSkeletons } from '../fill-skeletons.ts';
import type { Migration } from './migration.ts';

export const migration014: Migration = {
  name: '014-names-that-look-alike',
  statements: [
    `alter table users
      add column nickname_skeleton text constraint users_nickname_skeleton_unique unique,
      add column uvrs_id_skeleton text constraint users_uvrs_id_skeleton_unique unique`,
  ],
  fill: fillSkeletons,
};
