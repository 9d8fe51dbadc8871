import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way over a port of its own to another port, which can be cut. */
export interface Wire {
  readonly port: number
  /** Breaks all connections, and those that are made from now on. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Leads connections to a port of this machine. */
export async function startWire(to: number): Promise<Wire> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const other = connect(to, '127.0.0.1')
    for (const [from, into] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from)
      from.pipe(into)
      from.on('error', () => into.destroy())
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
