import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zip } from './zip'

describe('zip', () => {
  it('stores each file with its name, size and content', () => {
    const files = new Map([
      ['manifest.json', Buffer.from('{"a":1}'.repeat(100))],
      ['icons/ü.png', Buffer.from([0, 1, 255])],
      ['empty', Buffer.alloc(0)],
    ])
    const archive = zip(files)
    const end = archive.subarray(-22)
    expect(end.readUInt16LE(10)).toBe(3)
    let at = end.readUInt32LE(16)
    for (const [path, data] of files) {
      const nameLength = archive.readUInt16LE(at + 28)
      expect(archive.toString('utf8', at + 46, at + 46 + nameLength)).toBe(path)
      expect(archive.readUInt32LE(at + 24)).toBe(data.length)
      const local = archive.readUInt32LE(at + 42)
      const start = local + 30 + archive.readUInt16LE(local + 26)
      const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
      expect(inflateRawSync(packed)).toEqual(data)
      at += 46 + nameLength
    }
    expect(at).toBe(archive.length - 22)
  })

  it('makes the same archive from the same files', () => {
    const files = new Map([['a', Buffer.from('b')]])
    expect(zip(files)).toEqual(zip(files))
  })
})
