/** The part of pngjs that is used here; it comes without types. */
declare module 'pngjs' {
  export class PNG {
    static readonly sync: { read(data: Buffer): PNG }
    readonly width: number
    readonly height: number
    /** Red, green, blue and alpha of each pixel, row by row. */
    readonly data: Buffer
  }
}
