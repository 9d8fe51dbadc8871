import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupWriter, checkBackupFile, readBackup } from './backup-file'

let scratch: string
let file: string
/** Larger than a record, and hard to compress. */
const noise = Buffer.concat(
  Array.from({ length: 12_500 }, (_, at) => createHash('sha256').update(String(at)).digest()),
)
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'wordhoard-backup-'))
  file = join(scratch, 'whole')
  const writer = new BackupWriter(createWriteStream(file))
  await writer.writeJson('header', { migrations: ['0001_first'] })
  await writer.writeJson('table', { name: 'word' })
  for (let at = 0; at < noise.length; at += 70_000) await writer.writeData(noise.subarray(at, at + 70_000))
  await writer.writeJson('end', { rows: 1 })
  await writer.writeJson('finish', {})
  await writer.finish()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Writes a changed copy of the backup; returns its path. */
function writeChanged(change: (bytes: Buffer) => Buffer): string {
  const copy = join(scratch, 'changed')
  writeFileSync(copy, change(readFileSync(file)))
  return copy
}

describe('the file of a backup', () => {
  it('gives back its records in order, with data in parts', async () => {
    await checkBackupFile(file)
    const kinds: string[] = []
    const data: Buffer[] = []
    for await (const { kind, payload } of readBackup(file)) {
      if (kind === 'data') data.push(payload)
      else kinds.push(`${kind} ${payload.toString()}`)
    }
    expect(kinds).toEqual([
      'header {"migrations":["0001_first"]}',
      'table {"name":"word"}',
      'end {"rows":1}',
      'finish {}',
    ])
    expect(data.length).toBeGreaterThan(2)
    expect(Buffer.concat(data).equals(noise)).toBe(true)
  })

  it('is refused when it was cut off, wherever that was', async () => {
    const { length } = readFileSync(file)
    for (const kept of [20, 60, 1_000, Math.floor(length / 2), length - 73, length - 72, length - 1])
      await expect(checkBackupFile(writeChanged((bytes) => bytes.subarray(0, kept)))).rejects.toThrow(
        /is incomplete|is damaged/,
      )
  })

  it('is refused when a single bit has changed, wherever that is', async () => {
    const { length } = readFileSync(file)
    for (const place of [19, 30, 5_000, Math.floor(length / 2), length - 80, length - 40, length - 2]) {
      const flipped = writeChanged((bytes) => {
        bytes[place]! ^= 4
        return bytes
      })
      await expect(checkBackupFile(flipped), String(place)).rejects.toThrow(/is damaged|is incomplete/)
    }
  })

  it('is refused when it is something else, of a newer format, or missing', async () => {
    await expect(checkBackupFile(writeChanged(() => Buffer.from('PGDMP and more')))).rejects.toThrow(
      /is not a backup of Wordhoard/,
    )
    await expect(checkBackupFile(writeChanged(() => Buffer.alloc(0)))).rejects.toThrow(/is not a backup/)
    const newer = writeChanged((bytes) =>
      Buffer.from(bytes.toString('latin1').replace('backup 1', 'backup 2'), 'latin1'),
    )
    await expect(checkBackupFile(newer)).rejects.toThrow(/made by a newer version/)
    await expect(checkBackupFile(join(scratch, 'nowhere'))).rejects.toThrow(/cannot be read/)
  })

  it('fails when its disk does, instead of waiting for ever', async () => {
    const writer = new BackupWriter(createWriteStream('/dev/full'))
    const write = async () => {
      for (let round = 0; round < 50; round++) await writer.writeData(noise)
      await writer.finish()
    }
    await expect(write()).rejects.toThrow(/ENOSPC/)
  })
})
