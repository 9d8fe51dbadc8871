import { create } from 'zustand'

/** What there is of the look-up pack on this device. */
export interface PackState {
  /** `unknown` until the device was asked. */
  readonly status: 'unknown' | 'none' | 'fetching' | 'ready'
  /** Bytes on this device. */
  readonly bytes: number
  /** Bytes of the whole pack; 0 if that isn't known. */
  readonly total: number
  /** Changes with every new pack; undefined without one. */
  readonly version: string | undefined
  /** The language of the translations; undefined without any. */
  readonly lang: string | undefined
  /** Whether the last fetch ended before its time; the next one goes on from there. */
  readonly hasFailed: boolean
}

export const usePackState = create<PackState>()(() => ({
  status: 'unknown',
  bytes: 0,
  total: 0,
  version: undefined,
  lang: undefined,
  hasFailed: false,
}))
