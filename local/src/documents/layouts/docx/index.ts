import {
  AlignmentType,
  Document,
  Header,
  LevelFormat,
  Packer,
  type Paragraph,
  SectionType,
  Textbox,
  type FileChild,
  type ISectionOptions,
} from 'docx';
import type { Outline, OutlineSection } from '../../outline';
import type { SectionId } from '../../style';
import {
  bulletList,
  contactLines,
  entryBlocks,
  heading,
  nameLines,
  plain,
  sectionBlocks,
  sectionBody,
  table,
  type Block,
  type DocxTheme,
} from './blocks';
import { finishDocx } from './finish-docx';

const margin = 1080;
/** Width between the margins on letter paper, in twentieths of a point. */
const textWidth = 12_240 - 2 * margin;
const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 900, bottom: 900, left: margin, right: margin },
} as const;

const styled: DocxTheme = {
  font: 'Calibri',
  size: 21,
  accent: '1F4E79',
  headings: 'styles',
  bullets: 'numbering',
  alignment: 'tabStop',
  width: textWidth,
};

interface DocxLayoutDefinition {
  theme: DocxTheme;
  sections: (outline: Outline, theme: DocxTheme) => ISectionOptions[];
}

const sideSections: readonly SectionId[] = [
  'skills',
  'certifications',
  'languages',
  'interests',
  'awards',
  'associations',
];

function split(outline: Outline, ids: readonly SectionId[]): [OutlineSection[], OutlineSection[]] {
  return [
    outline.sections.filter(({ id }) => ids.includes(id)),
    outline.sections.filter(({ id }) => !ids.includes(id)),
  ];
}

/** Some writers put contact data into the page header. */
function head(
  outline: Outline,
  theme: DocxTheme,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
): { headers?: ISectionOptions['headers']; blocks: Block[] } {
  const lines = [...nameLines(outline, theme, alignment), ...contactLines(outline, alignment)];
  return outline.contactInPageHeader
    ? { headers: { default: new Header({ children: lines }) }, blocks: [] }
    : { blocks: lines };
}

function withHead(
  outline: Outline,
  theme: DocxTheme,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
  body: FileChild[],
): ISectionOptions {
  const { headers, blocks } = head(outline, theme, alignment);
  return { properties: { page }, ...(headers ? { headers } : {}), children: [...blocks, ...body] };
}

const definitions = {
  styled: {
    theme: styled,
    sections: (outline, theme) => [
      withHead(outline, theme, AlignmentType.LEFT, sectionBlocks(outline.sections, outline, theme)),
    ],
  },
  centered: {
    theme: { ...styled, font: 'Georgia', size: 20, accent: '333333' },
    sections: (outline, theme) => [
      withHead(outline, theme, AlignmentType.CENTER, sectionBlocks(outline.sections, outline, theme)),
    ],
  },
  sidebarTable: {
    theme: { ...styled, font: 'Arial', size: 19, accent: '2A6F4E', width: 6600 },
    sections: (outline, theme) => {
      const [side, main] = split(outline, sideSections);
      const cells = [{ width: 3300, shade: 'EAF1ED' }, { width: textWidth - 3300 }];
      const left = [...contactLines({ ...outline, contactForm: 'lines' }), ...sectionBlocks(side, outline, theme)];
      const right = [...nameLines(outline, theme), ...sectionBlocks(main, outline, theme)];
      return [{ properties: { page }, children: [table([[left, right]], cells, false)] }];
    },
  },
  jobTable: {
    theme: { ...styled, font: 'Cambria', size: 21, accent: '7A1F2B' },
    sections: (outline, theme) => {
      const body = outline.sections.flatMap((section): Block[] => {
        if (section.kind !== 'entries')
          return [heading(section.heading, theme), ...sectionBody(section, outline, theme)];
        const rows = section.entries.map((entry) => [
          [plain(entry.dates)],
          entryBlocks({ ...entry, dates: '', isContinued: false }, outline, { ...theme, width: textWidth - 2500 }),
        ]);
        return [heading(section.heading, theme), table(rows, [{ width: 2300 }, { width: textWidth - 2300 }], true)];
      });
      return [withHead(outline, theme, AlignmentType.LEFT, body)];
    },
  },
  columns: {
    theme: { ...styled, font: 'Calibri', size: 20, accent: '44546A', width: 4700 },
    sections: (outline, theme) => {
      const top = withHead(outline, theme, AlignmentType.CENTER, []);
      const body = sectionBlocks(outline.sections, outline, theme);
      return [
        top,
        { properties: { page, type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } }, children: body },
      ];
    },
  },
  textBoxes: {
    theme: { ...styled, font: 'Verdana', size: 18, accent: '5B3A8C' },
    sections: (outline, theme) => {
      const [side, main] = split(outline, ['languages', 'interests', 'certifications']);
      const box = (children: Paragraph[]): Textbox =>
        // The library takes paragraphs in a text box, though its types name another class.
        new Textbox({ style: { width: '460pt', height: 'auto' }, children });
      const contact = box([...nameLines(outline, theme), ...contactLines(outline)]);
      const rest = side.length > 0 ? [box(sectionBlocks(side, outline, theme))] : [];
      return [{ properties: { page }, children: [contact, ...sectionBlocks(main, outline, theme), ...rest] }];
    },
  },
  careless: {
    theme: { ...styled, font: 'Times New Roman', size: 24, headings: 'direct', bullets: 'typed', alignment: 'spaces' },
    sections: (outline, theme) => [
      withHead(outline, theme, AlignmentType.LEFT, sectionBlocks(outline.sections, outline, theme)),
    ],
  },
  tabbed: {
    theme: { ...styled, font: 'Arial', size: 20, headings: 'direct', bullets: 'typed', alignment: 'tabs' },
    sections: (outline, theme) => [
      withHead(outline, theme, AlignmentType.CENTER, sectionBlocks(outline.sections, outline, theme)),
    ],
  },
} as const satisfies Record<string, DocxLayoutDefinition>;

export type DocxLayout = keyof typeof definitions;

/** Names of the layouts in which resumes can be written as Word documents. */
export const docxLayouts = Object.keys(definitions).filter((name): name is DocxLayout => name in definitions);

/**
 * Writes a resume as a Word document (Office Open XML).
 * @param today `YYYY-MM-DD`, written as the file's date.
 */
export async function renderDocx(
  outline: Outline,
  layout: DocxLayout,
  { today }: { today: string },
): Promise<Uint8Array> {
  const { theme, sections }: DocxLayoutDefinition = definitions[layout];
  const document = new Document({
    title: `${outline.name} - Resume`,
    creator: outline.name,
    styles: {
      default: {
        document: { run: { font: theme.font, size: theme.size } },
        title: {
          run: { font: theme.font, size: theme.size + 20, bold: true, color: theme.accent },
          paragraph: { spacing: { after: 40 } },
        },
        heading1: {
          run: { font: theme.font, size: theme.size + 5, bold: true, color: theme.accent },
          paragraph: {
            spacing: { before: 220, after: 80 },
            keepNext: true,
            border: { bottom: { style: 'single', size: 6, color: theme.accent, space: 1 } },
          },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 400, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: sections(outline, theme),
  });
  return finishDocx(new Uint8Array(await Packer.toBuffer(document)), today);
}
