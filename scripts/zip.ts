import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the first day that the format knows: the same files always make the same archive. */
const date = 0x21
const inUtf8 = 0x800
const deflated = 8

function header(signature: number, name: Buffer, data: Buffer, packed: Buffer): Buffer {
  const central = signature === 0x02014b50
  const fields = Buffer.alloc(central ? 46 : 30)
  fields.writeUInt32LE(signature, 0)
  // A central header tells first which version made it; from there on both are the same.
  const at = central ? 6 : 4
  if (central) fields.writeUInt16LE(20, 4)
  fields.writeUInt16LE(20, at)
  fields.writeUInt16LE(inUtf8, at + 2)
  fields.writeUInt16LE(deflated, at + 4)
  fields.writeUInt16LE(date, at + 8)
  fields.writeUInt32LE(crc32(data), at + 10)
  fields.writeUInt32LE(packed.length, at + 14)
  fields.writeUInt32LE(data.length, at + 18)
  fields.writeUInt16LE(name.length, at + 22)
  return fields
}

/**
 * A zip archive of files by their paths (with /), deflated (PKWARE's APPNOTE.TXT, 4.3). For small files: all is held in
 * memory.
 */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, data] of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(data, { level: 9 })
    const entry = header(0x02014b50, name, data, packed)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, name)
    const parts = [header(0x04034b50, name, data, packed), name, packed]
    local.push(...parts)
    offset += parts.reduce((sum, part) => sum + part.length, 0)
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}
