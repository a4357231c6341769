import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'

/** Every row is found by what belongs to one applicant (mobile, e-mail, id number), so parallel tests do not meet. */
const tables = `
create table if not exists outbox (
  id integer primary key autoincrement, channel text not null, recipient text not null, text text not null,
  otp text, at text not null
);
create index if not exists outbox_recipient on outbox (recipient);
create table if not exists otps (
  transaction_id text primary key, channel text not null, recipient text not null, purpose text not null,
  subject text, request_key text, code text not null, sent_at integer not null, expires_at integer not null,
  wrong_attempts integer not null default 0, locked_until integer not null default 0, verified_at integer
);
create index if not exists otps_recipient on otps (channel, recipient);
create table if not exists accounts (
  client_id text primary key, opening_id text not null unique, idempotency_key text unique, idno text not null unique,
  mobile text not null, email text not null, acc_no text not null unique, contract_id text not null unique,
  status text not null, fields text not null, at text not null
);
create index if not exists accounts_mobile on accounts (mobile);
create index if not exists accounts_email on accounts (email);
create table if not exists contracts (
  contract_id text primary key, token text not null, unsigned blob not null, signed blob, signed_at text,
  transaction_id text
);
create table if not exists holds (acc_no text primary key, opening_id text not null, held_until integer not null);
create table if not exists drafts (
  opening_id text not null, step text not null, idno text, fields text not null, appointment text,
  at text not null, primary key (opening_id, step)
);
create index if not exists drafts_idno on drafts (idno);
create table if not exists identity_requests (request_id text primary key, reference text not null, at text not null);
create table if not exists checks (
  id text primary key, request_id text not null, idno text not null, card text not null, front text not null,
  back text not null, matched integer, live integer, face_attempts integer not null default 0,
  live_attempts integer not null default 0, polls integer not null default 0,
  signals text not null default '', at text not null
);
create table if not exists challenges (challenge text primary key, check_id text not null);
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
  dropOtherVersion(database)
  database.exec(tables)
  return database
}

/** Tables of another version of the sandbox are dropped: its state is for trying out, so it is not migrated. */
function dropOtherVersion(database: DatabaseSync): void {
  const version = crc32(tables) & 0x7fffffff
  const found = database.prepare('pragma user_version').get()?.['user_version']
  if (found === version) return
  const existing = database.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
  for (const { name } of existing.all()) database.exec(`drop table "${String(name)}"`)
  database.exec(`pragma user_version = ${version}`)
}

/** Back to nothing: what the seed holds is not in the database. */
export function clearDatabase(database: DatabaseSync): void {
  for (const name of tableNames) database.exec(`delete from ${name}`)
}
