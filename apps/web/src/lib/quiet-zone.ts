/** Width of the light border around a QR code, in modules: four, as required by ISO/IEC 18004. */
export const QUIET_ZONE = 4
