/** Modules of quiet ground around a QR code on each side: four, as ISO/IEC 18004 asks. */
export const QUIET_ZONE = 4
