/** How a built profile looks: spacing, fonts and headings, the same on the page, in the PDF and in Word. */
export const profileDesigns = ['classic', 'modern', 'compact', 'executive', 'anonymous'] as const;
export type ProfileDesign = (typeof profileDesigns)[number];

/** The parts of a design that page, PDF and Word share. Lengths are points. */
export interface DesignStyle {
  /** Font of the headings: `serif` or `sans`. */
  heading: 'sans' | 'serif';
  fontSize: number;
  headingSize: number;
  sectionGap: number;
  /** How a heading is set off: a rule below, capitals, or a bar in the brand's color. */
  mark: 'rule' | 'capitals' | 'bar';
  /** Whether the second column has a tinted ground. */
  hasTintedColumn: boolean;
}

export const designStyles: Readonly<Record<ProfileDesign, DesignStyle>> = {
  classic: { heading: 'sans', fontSize: 10, headingSize: 12, sectionGap: 16, mark: 'rule', hasTintedColumn: false },
  modern: { heading: 'sans', fontSize: 10, headingSize: 11, sectionGap: 18, mark: 'bar', hasTintedColumn: true },
  compact: { heading: 'sans', fontSize: 9, headingSize: 10, sectionGap: 10, mark: 'rule', hasTintedColumn: false },
  executive: {
    heading: 'serif',
    fontSize: 10.5,
    headingSize: 14,
    sectionGap: 22,
    mark: 'rule',
    hasTintedColumn: false,
  },
  anonymous: {
    heading: 'sans',
    fontSize: 10,
    headingSize: 10,
    sectionGap: 16,
    mark: 'capitals',
    hasTintedColumn: false,
  },
};
