/** A process that holds the lease of a job until it is killed: `lease-holder.fixture.ts ADDRESS JOB`. */
import { openPool } from '@wordhoard/database/pool'
import { pino } from 'pino'
import { JobLeases } from './job-leases'

const [, , address = '', job = ''] = process.argv
const pool = openPool(address, { connections: 1 })
const leases = new JobLeases(pool, pino({ level: 'silent' }), { beatMs: 200, leaseMs: 2_000 })
const isOurs = leases.claim(job)
await leases.beat()
process.send?.(isOurs())
// The leases' timer alone doesn't keep a process alive.
setInterval(() => undefined, 1_000)
