/** As much of pngjs as is used here; it comes without types. */
declare module 'pngjs' {
  export class PNG {
    static readonly sync: { read(data: Buffer): PNG }
    readonly width: number
    readonly height: number
    /** Red, green, blue and alpha of each pixel, line by line. */
    readonly data: Buffer
  }
}
