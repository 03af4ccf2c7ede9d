/** Outlines on a grid of 24, drawn with the text's color. */
const outlines = {
  thumbUp: 'M7 11v9H4v-9zm0 0 4-7a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.300l-1.200 6A2 2 0 0 1 16.800 20H7',
  thumbDown: 'M17 13V4h3v9zm0 0-4 7a2 2 0 0 1-2-2v-4H6a2 2 0 0 1-2-2.300l1.200-6A2 2 0 0 1 7.200 4H17',
  question:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-2.200 6a2.200 2.200 0 1 1 3.300 1.900c-.700.400-1.100.900-1.100 1.600m0 2.500v.100',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 20h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone: 'M6 4h3l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2z',
  place:
    'M12 21s-6.500-5.700-6.500-11a6.500 6.500 0 0 1 13 0c0 5.300-6.500 11-6.500 11zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  work: 'M4 8h16v11H4zM9 8V5h6v3',
  file: 'M14 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7zM14 3v4h4',
  upload: 'M12 16V5m-4.500 4.500L12 5l4.500 4.500M5 19h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4v4.500l3 2',
  external: 'M10 6H5v13h13v-5M14 5h5v5M19 5l-8 8',
} as const;

export type IconName = keyof typeof outlines;

/** A decorative icon next to a text. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={outlines[name]} />
    </svg>
  );
}
