import type { ReactNode } from 'react'
import styles from './avatar.module.css'
import type { AvatarName } from './avatar-names'

/** Short names for the classes of the drawings below. */
const { grass, clay, sand, green1, red1, gold1, pale, dark, grey } = styles
const line = (colour: string | undefined) => `${styles.line} ${colour}`
const greenLine = line(styles.greenLine)
const redLine = line(styles.redLine)
const paleLine = line(styles.paleLine)
const softLine = line(styles.softLine)
const darkLine = line(styles.darkLine)

const ground = (colour: string | undefined) => <rect className={colour} width="48" height="48" />

const pictures: Record<AvatarName, ReactNode> = {
  owl: (
    <>
      {ground(sand)}
      <path
        className={green1}
        d="M12 8c3 1 5 2 7 2.6a24 24 0 0 1 10 0c2-.6 4-1.6 7-2.6 0 2-.4 4-.9 6 2 5 2.4 11 1 16-2 7-6.6 11-12.1 11s-10.1-4-12.1-11c-1.4-5-1-11 1-16-.5-2-.9-4-.9-6z"
      />
      <circle className={pale} cx="18" cy="19.5" r="5.6" />
      <circle className={pale} cx="30" cy="19.5" r="5.6" />
      <circle className={dark} cx="18.6" cy="19.5" r="2.6" />
      <circle className={dark} cx="29.4" cy="19.5" r="2.6" />
      <path className={gold1} d="M24 21.500l2.6 3.5-2.6 4-2.6-4z" />
      <path
        className={softLine}
        d="M17.5 31.500q1.7 1.8 3.4 0M22.3 35q1.7 1.8 3.4 0M27.1 31.500q1.7 1.8 3.4 0"
      />
    </>
  ),
  teapot: (
    <>
      {ground(clay)}
      <path
        className={greenLine}
        strokeWidth="3.4"
        d="M33 31c6-1 3.5-9.5 8-11.500M12.5 24c-7-2-7.5 9 .5 9.5"
      />
      <path
        className={green1}
        d="M15.5 20.500a10 8 0 0 1 15 0zM11 28.500c0-3 1.5-5.5 3.8-7h16.400c2.3 1.5 3.8 4 3.8 7 0 4-2.6 7.3-6 9v2H17v-2c-3.4-1.7-6-5-6-9z"
      />
      <circle className={red1} cx="23" cy="12" r="2.3" />
      <path className={softLine} strokeWidth="1.5" d="M12 29.500q11 4 22 0" />
    </>
  ),
  fox: (
    <>
      {ground(grass)}
      <path
        className={red1}
        d="M8.5 9l10 6.500a22 22 0 0 1 11 0l10-6.500c1.2 8 .5 14-2 18.500C34.5 32.5 29 36 24 41c-5-5-10.5-8.5-13.5-13.500C8 23 7.3 17 8.5 9z"
      />
      <path
        className={pale}
        d="M10.2 26.500c5-1.5 9 0 11 4.5.9 2.3 1.9 5 2.8 8.5.9-3.5 1.9-6.2 2.8-8.5 2-4.5 6-6 11-4.500C34.5 32 29 36 24 41c-5-5-10.5-9-13.8-14.500z"
      />
      <circle className={dark} cx="17.8" cy="23.3" r="1.8" />
      <circle className={dark} cx="30.2" cy="23.3" r="1.8" />
      <ellipse className={dark} cx="24" cy="38.2" rx="2.6" ry="2.2" />
    </>
  ),
  'oak-leaf': (
    <>
      {ground(sand)}
      <g transform="rotate(32 24 24)">
        <path
          className={green1}
          d="M24 5c4 0 6 3 5 6.3 4-.6 6.2 3.3 3.6 6.4 4.6.2 5.6 5.4 1.5 8 3 1.7 2.4 6.3-2.2 6.3-1.2 3-4.6 4.5-7.9 5.5-3.3-1-6.7-2.5-7.9-5.5-4.6 0-5.2-4.6-2.2-6.3-4.1-2.6-3.1-7.8 1.5-8-2.6-3.1-.4-7 3.6-6.400C18 8 20 5 24 5z"
        />
        <path className={greenLine} d="M24 36v8" />
        <path
          className={softLine}
          strokeWidth="1.5"
          d="M24 11v25M24 20l4.5-3.800M24 20l-4.5-3.800M24 28l6-4.500M24 28l-6-4.500M24 34l4.5-3.500M24 34l-4.5-3.5"
        />
      </g>
    </>
  ),
  lighthouse: (
    <>
      {ground(grass)}
      <path className={gold1} opacity=".55" d="M22 14L4 9v10zM26 14l18-5v10z" />
      <path className={pale} d="M20.2 19h7.600l3 20H17.200z" />
      <path className={red1} d="M19.5 23.500h9l.8 5h-10.600zM18 33.500h12l.8 5.500H17.200z" />
      <rect className={gold1} x="20.8" y="11.5" width="6.4" height="6" />
      <path className={green1} d="M19.5 11.500L24 6.500l4.5 5zM18 17h12v2.300H18z" />
      <path className={green1} d="M4 40q8-4 20-2.500Q36 36 44 40v8H4z" />
    </>
  ),
  robin: (
    <>
      {ground(sand)}
      <path className={darkLine} strokeWidth="1.6" d="M22 36v6M27 36v6M19.5 42h4M24.5 42h4" />
      <path
        className={grey}
        d="M10 20c0-6.5 5-11 11-11 8.5 0 14 6.5 16 14l6.5 10c-4.5-.5-7.5 1-11.5 3.500C21 40 10 33 10 20z"
      />
      <path className={red1} d="M10.2 19c3.5-3 8-2.5 11 1 4.5 5 4.5 12.5 1 17.500C14.5 36 9 28 10.2 19z" />
      <path className={gold1} d="M11 14.600L5 17.200l5.3 2z" />
      <circle className={dark} cx="17" cy="15.3" r="1.8" />
      <path className={paleLine} strokeWidth="1.5" d="M29 21.500c2.5 1.5 4 4 4.5 7.5" />
    </>
  ),
  book: (
    <>
      {ground(clay)}
      <path className={green1} d="M6 14h36v24H6z" />
      <path
        className={pale}
        d="M24 14.500c-4-3-9.5-3.5-15.5-2.500v22.500c6-1 11.5-.5 15.5 2.5 4-3 9.5-3.5 15.5-2.500V12c-6-1-11.5-.5-15.5 2.500z"
      />
      <path
        className={greenLine}
        strokeWidth="1.5"
        d="M24 14.500V37M12.5 18q4-.4 8 1M12.5 23q4-.4 8 1M12.5 28q4-.4 8 1M27.5 24q4-1.4 8-1M27.5 29q4-1.4 8-1"
      />
      <path className={red1} d="M29.5 12.400v8.600l2.3-1.8 2.3 1.800v-9.200z" />
    </>
  ),
  acorn: (
    <>
      {ground(grass)}
      <path className={greenLine} strokeWidth="2.6" d="M24 12c0-2.5 1-4.3 3-5.5" />
      <path
        className={gold1}
        d="M13.5 22h21c.4 9-3.7 15.5-9 17.500L24 42l-1.5-2.500c-5.3-2-9.4-8.5-9-17.500z"
      />
      <path
        className={green1}
        d="M10.5 21.500C10.5 15 16.5 11 24 11s13.5 4 13.5 10.500c0 1.4-.8 2-2 2h-23c-1.2 0-2-.6-2-2z"
      />
      <path className={softLine} strokeWidth="1.3" d="M16 19.500l3-4M22.5 19.500l3-4M29 19.500l3-4" />
      <path className={paleLine} strokeWidth="1.6" d="M18 27.500c.3 3.5 1.4 6 3 7.8" />
    </>
  ),
  bicycle: (
    <>
      {ground(sand)}
      <circle className={greenLine} cx="13.8" cy="29.5" r="7.3" />
      <circle className={greenLine} cx="34.2" cy="29.5" r="7.3" />
      <path
        className={redLine}
        strokeWidth="2.2"
        d="M13.8 29.500l6-10h10.700M34.2 29.500L30 15.500M19.3 18l4.7 11.5 6.5-10M13.8 29.500H24"
      />
      <path className={darkLine} strokeWidth="2.4" d="M16.5 17h6M30 15.500h3.8" />
      <circle className={green1} cx="24" cy="29.5" r="2" />
    </>
  ),
  hedgehog: (
    <>
      {ground(clay)}
      <path
        className={grey}
        d="M15.5 19l.3-5 4 2.2 1.7-5 3.5 3.8 3.2-4.3 2.3 4.6 4.5-2.6.3 5 5-.2-1.5 4.7 4.2 2.3-3 3.5 3 4-4 1.500v3.500H17z"
      />
      <path
        className={gold1}
        d="M19 37h-9c-2.6 0-4-1.5-3.5-3.2 4-1.5 6.5-5 8-9.3 1-3 3-4.5 5.5-4 3 5 3 11 1 16.500z"
      />
      <circle className={dark} cx="6.8" cy="33.3" r="2" />
      <circle className={dark} cx="14.6" cy="29" r="1.6" />
      <path className={paleLine} strokeWidth="1.4" d="M26 21l1.5 3M32 22l1 3M25.5 29l1.5 3M32 30l1 3" />
    </>
  ),
  umbrella: (
    <>
      {ground(grass)}
      <path className={redLine} strokeWidth="2.6" d="M24 22v15.500a3.6 3.6 0 0 0 7.2 0M24 7.500v3" />
      <path
        className={green1}
        d="M6.5 25.500C7.5 16 15 9.5 24 9.500S40.5 16 41.5 25.500c-2-2.3-4.6-2.3-6.6 0-2-2.3-3.9-2.3-5.5 0-1.7-2.3-9.1-2.3-10.8 0-1.6-2.3-3.5-2.3-5.5 0-2-2.3-4.6-2.3-6.6 0z"
      />
      <path className={softLine} strokeWidth="1.3" d="M24 10c-3.5 4-5.2 9-5.4 15M24 10c3.5 4 5.2 9 5.4 15" />
    </>
  ),
  'pillar-box': (
    <>
      {ground(grass)}
      <path
        className={red1}
        d="M13 14.500c0-4 4.5-7 11-7s11 3 11 7v1.700H13zM15 17.500h18V37H15zM13 38h22v5H13z"
      />
      <rect className={dark} x="18.5" y="20" width="11" height="2.2" rx="1" />
      <rect className={pale} x="20" y="25.5" width="8" height="6.5" rx=".8" />
    </>
  ),
  badger: (
    <>
      {ground(sand)}
      <circle className={dark} cx="13" cy="12.5" r="4.6" />
      <circle className={dark} cx="35" cy="12.5" r="4.6" />
      <path
        className={pale}
        d="M24 7.500c9 0 14 6.5 13.5 15.5-.4 7.5-6 12-9 16-2.4 3.2-6.6 3.2-9 0-3-4-8.6-8.5-9-16C10 14 15 7.5 24 7.500z"
      />
      <path
        className={dark}
        d="M20.5 8c-5 .8-8.7 5-8.3 13 .3 5.5 3.8 9.5 6.6 13.5 2.6-7.5 3.4-18 1.7-26.500zM27.5 8c5 .8 8.7 5 8.3 13-.3 5.5-3.8 9.5-6.6 13.5-2.6-7.5-3.4-18-1.7-26.500z"
      />
      <circle className={pale} cx="17.3" cy="22" r="1.6" />
      <circle className={pale} cx="30.7" cy="22" r="1.6" />
      <ellipse className={dark} cx="24" cy="38.3" rx="3.3" ry="2.5" />
    </>
  ),
  sailboat: (
    <>
      {ground(clay)}
      <path className={green1} d="M25.5 7.500C33 13 36.5 20 37 29H25.500z" />
      <path className={red1} d="M22.5 12c-5 5-8.5 11-9.5 17h9.500z" />
      <path className={green1} d="M7.5 31.500h33c-1.5 4.5-4.5 7-8 7h-17c-3.5 0-6.5-2.5-8-7z" />
      <path className={greenLine} strokeWidth="1.8" d="M8 42.500q4-2.6 8 0t8 0 8 0 8 0" />
    </>
  ),
  toadstool: (
    <>
      {ground(grass)}
      <path className={pale} d="M19.5 25h9c-.4 5 .3 9.5 2.2 14-4.4 2-9 2-13.4 0 1.9-4.5 2.6-9 2.2-14z" />
      <path
        className={red1}
        d="M7 25C7 15 14.5 8 24 8s17 7 17 17c0 1.8-1 2.6-2.8 2.600H9.800C8 27.6 7 26.8 7 25z"
      />
      <circle className={pale} cx="16" cy="18.5" r="3" />
      <circle className={pale} cx="27" cy="14" r="2.6" />
      <circle className={pale} cx="33" cy="21.5" r="2.8" />
      <circle className={pale} cx="23.5" cy="22.5" r="1.8" />
    </>
  ),
  candle: (
    <>
      {ground(clay)}
      <circle className={greenLine} strokeWidth="2.4" cx="37" cy="35" r="3.6" />
      <rect className={pale} x="19.5" y="20" width="9" height="15" rx="1" />
      <path
        className={gold1}
        d="M24 5.500c4.5 5.5 5 8 3.8 10.7-1.2 2.5-6.4 2.5-7.6 0C19 13.5 19.5 11 24 5.500z"
      />
      <path className={darkLine} strokeWidth="1.5" d="M24 15v5" />
      <path className={green1} d="M10 34h28c-1.5 4.5-4.5 7-9 7H19c-4.5 0-7.5-2.5-9-7z" />
    </>
  ),
}

/** Content of the svg element of a drawn picture, in a box of 48 × 48. */
export function AvatarPicture({ id }: { id: AvatarName }) {
  return pictures[id]
}
