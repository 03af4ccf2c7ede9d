import { drawableBullet, familyFor, type FontFamilyName } from '../../fonts';
import type { Outline } from '../../outline';
import { finishSheet, makeSheet, type Sheet, type Theme } from './pen';
import { drawModern } from './modern';
import { drawSidebar, type SidebarOptions } from './sidebar';
import { drawSingleColumn } from './single-column';
import { drawTable } from './table';
import { drawTwoColumns } from './two-columns';

interface PdfLayoutDefinition {
  theme: Theme;
  draw: (sheet: Sheet, theme: Theme, outline: Outline) => void;
}

const theme = (family: FontFamilyName, size: number, accent: string, more: Partial<Theme> = {}): Theme => ({
  family,
  size,
  accent,
  text: '#1b1b1b',
  muted: '#505050',
  leading: 1.28,
  ...more,
});

const sideSections: SidebarOptions['sideSections'] = [
  'skills',
  'languages',
  'certifications',
  'interests',
  'awards',
  'associations',
];

/** The layouts; each represents a family of common templates. */
const definitions = {
  classic: {
    theme: theme('times', 10.8, '#111111', { text: '#000000', muted: '#222222', leading: 1.2 }),
    draw: (sheet, look, outline) => {
      drawSingleColumn(sheet, look, outline, {
        align: 'center',
        headings: 'ruled',
        margin: 56,
        nameSize: 20,
        nameColor: 'text',
      });
    },
  },
  clean: {
    theme: theme('carlito', 10.8, '#1f4e79'),
    draw: (sheet, look, outline) => {
      drawSingleColumn(sheet, look, outline, {
        align: 'left',
        headings: 'ruled',
        margin: 54,
        nameSize: 24,
        nameColor: 'accent',
      });
    },
  },
  minimal: {
    theme: theme('helvetica', 9.6, '#000000', { leading: 1.35 }),
    draw: (sheet, look, outline) => {
      drawSingleColumn(sheet, look, outline, {
        align: 'left',
        headings: 'plain',
        margin: 64,
        nameSize: 14,
        nameColor: 'text',
      });
    },
  },
  banner: {
    theme: theme('openSans', 9.3, '#22577a', { leading: 1.42 }),
    draw: (sheet, look, outline) => {
      drawSingleColumn(sheet, look, outline, {
        align: 'left',
        headings: 'underAccent',
        margin: 50,
        nameSize: 24,
        nameColor: 'text',
        hasBand: true,
      });
    },
  },
  boxed: {
    theme: theme('helvetica', 9.5, '#374151', { leading: 1.3 }),
    draw: (sheet, look, outline) => {
      drawSingleColumn(sheet, look, outline, {
        align: 'center',
        headings: 'boxed',
        margin: 50,
        nameSize: 22,
        nameColor: 'accent',
      });
    },
  },
  academic: {
    theme: theme('ptSerif', 10, '#222222', { placesWords: true, leading: 1.4 }),
    draw: (sheet, look, outline) => {
      drawSingleColumn(sheet, look, outline, {
        align: 'center',
        headings: 'centered',
        margin: 72,
        nameSize: 19,
        nameColor: 'text',
        hasRunningHeader: true,
      });
    },
  },
  leftSidebar: {
    theme: theme('openSans', 9, '#264653', { leading: 1.42 }),
    draw: (sheet, look, outline) => {
      drawSidebar(sheet, look, outline, {
        side: 'left',
        share: 0.33,
        background: '#264653',
        ink: '#ffffff',
        headings: 'underAccent',
        sideHeadings: 'ruled',
        sideSections,
        nameIn: 'main',
        writesFirst: 'side',
      });
    },
  },
  rightSidebar: {
    theme: theme('carlito', 10.3, '#7c3f58', { leading: 1.3 }),
    draw: (sheet, look, outline) => {
      drawSidebar(sheet, look, outline, {
        side: 'right',
        share: 0.32,
        background: '#f3eef0',
        ink: '#2b2b2b',
        headings: 'bar',
        sideHeadings: 'tracked',
        sideSections: [...sideSections, 'education'],
        nameIn: 'main',
        writesFirst: 'main',
      });
    },
  },
  nameSidebar: {
    theme: theme('helvetica', 9.2, '#1d3557', { leading: 1.36 }),
    draw: (sheet, look, outline) => {
      drawSidebar(sheet, look, outline, {
        side: 'left',
        share: 0.36,
        background: '#e9eef4',
        ink: '#1d3557',
        headings: 'ruled',
        sideHeadings: 'plain',
        sideSections: [...sideSections, 'summary', 'education'],
        nameIn: 'side',
        writesFirst: 'main',
      });
    },
  },
  twoColumns: {
    theme: theme('carlito', 10.2, '#2a6f4e', { leading: 1.28 }),
    draw: (sheet, look, outline) => {
      drawTwoColumns(sheet, look, outline, {
        leftSections: ['summary', 'skills', 'education', 'certifications', 'languages', 'interests'],
        share: 0.38,
        headings: 'plain',
        hasLineBetween: true,
      });
    },
  },
  evenColumns: {
    theme: theme('times', 10, '#333333', { leading: 1.22 }),
    draw: (sheet, look, outline) => {
      drawTwoColumns(sheet, look, outline, {
        leftSections: ['work', 'projects'],
        share: 0.56,
        headings: 'ruled',
        hasLineBetween: false,
      });
    },
  },
  table: {
    theme: theme('helvetica', 9.4, '#274060', { leading: 1.3 }),
    draw: (sheet, look, outline) => {
      drawTable(sheet, look, outline, { dateWidth: 118, headings: 'plain', hasRules: true, headingsInColumn: false });
    },
  },
  datesLeft: {
    theme: theme('ptSerif', 9.6, '#5b2333', { leading: 1.38 }),
    draw: (sheet, look, outline) => {
      drawTable(sheet, look, outline, { dateWidth: 124, headings: 'ruled', hasRules: false, headingsInColumn: true });
    },
  },
  modern: {
    theme: theme('openSans', 9.2, '#c8553d', { leading: 1.42 }),
    draw: (sheet, look, outline) => {
      drawModern(sheet, look, outline);
    },
  },
} as const satisfies Record<string, PdfLayoutDefinition>;

export type PdfLayout = keyof typeof definitions;

/** Names of the layouts in which resumes can be drawn as PDF. */
export const pdfLayouts = Object.keys(definitions).filter((name): name is PdfLayout => name in definitions);

/**
 * Draws a resume as PDF.
 * @param today `YYYY-MM-DD`, written as the file's date.
 */
export async function renderPdf(
  outline: Outline,
  layout: PdfLayout,
  { today, size }: { today: string; size: 'LETTER' | 'A4' },
): Promise<Uint8Array> {
  const { theme: look, draw }: PdfLayoutDefinition = definitions[layout];
  const family = familyFor(look.family, JSON.stringify({ ...outline, bullet: '' }));
  const sheet = makeSheet(family, { title: `${outline.name} - Resume`, today, size });
  draw(sheet, { ...look, family }, { ...outline, bullet: drawableBullet(outline.bullet) });
  return finishSheet(sheet);
}
