import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openDatabase } from './database'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('keeps its state over a restart', () => {
  const file = path.join(folder, 'state.db')
  const first = openDatabase(file)
  first.exec("insert into edits values ('hotline', '{}')")
  first.close()
  const second = openDatabase(file)
  expect(second.prepare('select code from edits').get()).toEqual({ code: 'hotline' })
  second.close()
})

it('starts anew over the tables of another version', () => {
  const file = path.join(folder, 'state.db')
  const old = new DatabaseSync(file)
  old.exec('create table accounts (something_else text)')
  old.close()
  const database = openDatabase(file)
  expect(database.prepare('select count(*) as n from accounts').get()).toEqual({ n: 0 })
  expect(() => database.prepare('select idno from accounts')).not.toThrow()
  database.close()
})
