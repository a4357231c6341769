import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Every row is found by what belongs to one applicant (mobile, e-mail, id number), so parallel tests do not meet. */
const tables = `
create table if not exists outbox (
  id integer primary key autoincrement, channel text not null, recipient text not null, text text not null,
  otp text, at text not null
);
create index if not exists outbox_recipient on outbox (recipient);
create table if not exists otps (
  channel text not null, recipient text not null, code text not null, sent_at integer not null,
  expires_at integer not null, wrong_attempts integer not null, locked_until integer not null,
  verified_at integer,
  primary key (channel, recipient)
);
create table if not exists accounts (
  id text primary key, idno text not null unique, mobile text not null, email text not null,
  account_number text not null unique, idempotency_key text unique, fields text not null, at text not null
);
create index if not exists accounts_mobile on accounts (mobile);
create index if not exists accounts_email on accounts (email);
create table if not exists contracts (
  account_id text primary key, unsigned blob not null, signed blob, signed_at text
);
create table if not exists holds (
  account_number text primary key, holder text not null, expires_at integer not null
);
create table if not exists drafts (
  key text not null, step text not null, fields text not null, at text not null, primary key (key, step)
);
create table if not exists checks (
  id text primary key, idno text not null, fields text not null, polls integer not null, at text not null
);
create table if not exists uploads (
  uri text primary key, name text not null, media_type text not null, content blob not null, at text not null
);
create table if not exists messages (
  id integer primary key autoincrement, kind text not null, fields text not null, idempotency_key text unique,
  at text not null
);
create table if not exists edits (code text primary key, fields text not null);
create table if not exists tokens (token text primary key, client_id text not null, expires_at integer not null);
`

const tableNames = [...tables.matchAll(/create table if not exists (\w+)/g)].map(([, name]) => name)

/** Opens the state: a file that outlives restarts, or `:memory:` for unit tests. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  if (file !== ':memory:') database.exec('pragma journal_mode = wal; pragma synchronous = off;')
  database.exec(tables)
  return database
}

/** Back to nothing: what the seed holds is not in the database. */
export function clearDatabase(database: DatabaseSync): void {
  for (const name of tableNames) database.exec(`delete from ${name}`)
}
