import type { Migration } from './migration.ts';

export const migration003: Migration = {
  name: '003-partners-images-campuses',
  statements: [
    `create table oauth_clients (client_id text not null, redirect_uri text not null, name text not null, primary key (client_id, redirect_uri))`,
    `create table oauth_codes (
      code_hash text primary key,
      client_id text not null,
      redirect_uri text not null,
      user_id text not null references users on delete cascade,
      expires_at bigint not null,
      used_at bigint
    )`,
    `create table profile_images (
      name text primary key,
      user_id text not null references users on delete cascade,
      media_type text not null,
      bytes bytea not null,
      created_at bigint not null
    )`,
    `create index profile_images_user on profile_images (user_id)`,
    `create table campuses (code text primary key, name text not null, position integer not null)`,
    `insert into campuses (code, name, position) values
      ('sookmyung', '숙명여자대학교', 1), ('cju', '충주대학교', 2), ('yonsei', '연세대학교', 3), ('ewha', '이화여자대학교', 4)`,
    `insert into oauth_clients (client_id, redirect_uri, name) values ('demo-partner', 'http://localhost:4003/signed-in', 'Demo partner')`,
  ],
};
