import type { ProfileDesign } from '@portal/domain/templates/profile-design';

type Bar = readonly [x: number, y: number, width: number, height: number, tone: 'ink' | 'line' | 'tint' | 'accent'];

/** A page of each design in miniature, on a field of 60 by 78. */
const pictures: Readonly<Record<ProfileDesign, readonly Bar[]>> = {
  classic: [
    ...([
      [6, 7, 26, 4, 'ink'],
      [6, 14, 18, 2, 'line'],
    ] as const),
    ...paragraphs([24, 42, 60], 6, 48, 'line'),
  ],
  modern: [
    ...([
      [40, 0, 20, 78, 'tint'],
      [6, 7, 24, 4, 'ink'],
      [6, 14, 16, 2, 'accent'],
    ] as const),
    ...paragraphs([24, 42, 60], 6, 30, 'accent'),
    ...paragraphs([10, 28, 46], 43, 13, 'accent'),
  ],
  compact: [[6, 6, 34, 3, 'ink'], ...paragraphs([14, 26, 38, 50, 62], 6, 48, 'line', 8)],
  executive: [
    ...([
      [18, 8, 24, 4, 'ink'],
      [22, 15, 16, 2, 'line'],
      [27, 21, 6, 1, 'accent'],
    ] as const),
    ...paragraphs([30, 52], 10, 40, 'line'),
  ],
  anonymous: [
    ...([
      [6, 7, 10, 4, 'accent'],
      [19, 7, 16, 4, 'tint'],
      [6, 14, 22, 2, 'line'],
    ] as const),
    ...paragraphs([24, 42, 60], 6, 48, 'tint'),
  ],
};

function paragraphs(tops: readonly number[], x: number, width: number, mark: Bar[4], height = 12): Bar[] {
  return tops.flatMap((y): Bar[] => [
    [x, y, width * 0.35, 2, 'ink'],
    [x, y + 3.4, width, 0.7, mark],
    [x, y + 5.6, width, 1.4, 'line'],
    ...(height > 8 ? ([[x, y + 8.6, width * 0.8, 1.4, 'line']] as const) : []),
  ]);
}

const tones = {
  ink: 'var(--ink)',
  line: '#c9d0d8',
  tint: '#e9edf2',
  accent: 'var(--mantine-primary-color-filled)',
} as const;

/** A picture of a design; its name is next to it. */
export function DesignPicture({ design, className }: { design: ProfileDesign; className: string }) {
  return (
    <svg viewBox="0 0 60 78" className={className} aria-hidden>
      <rect width="60" height="78" fill="#fff" />
      {pictures[design].map(([x, y, width, height, tone], index) => (
        <rect key={index} x={x} y={y} width={width} height={height} fill={tones[tone]} />
      ))}
    </svg>
  );
}
