import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { designStyles } from '@portal/domain/templates/profile-design';
import { fittedSize, type DocumentImages } from '../pdf/load-image';
import type { DocumentSection, ProfileDocument } from '../pdf/profile-document';
import type { RichBlock, TextRun as Run } from '../pdf/rich-blocks';
import { darkText, isVisibleOnWhite } from '../projections/readable-color';

type Children = (Paragraph | Table)[];

/** The images of the document, and the width of the column in CSS pixels. */
interface Space {
  images: DocumentImages;
  width: number;
}

/** Widths of the page between its margins and of the two columns, in CSS pixels. */
const columnWidths = { whole: 688, main: 430, second: 220 } as const;
const tallestImage = 720;

/** Word counts half points, and twentieths of a point. */
const halfPoints = (points: number) => Math.round(points * 2);
const twips = (points: number) => Math.round(points * 20);

const quietText = '5b6673';
const bullets = 'bullets';
const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
};

/** Writes the Word file of a profile. Load this module by `import()`: the library is large. */
export async function renderProfileWord(data: ProfileDocument, images: DocumentImages): Promise<Uint8Array> {
  const { fontSize, headingSize, heading } = designStyles[data.design];
  const accent = (isVisibleOnWhite(data.accent) ? data.accent : darkText).slice(1);
  const font = heading === 'serif' ? 'Georgia' : 'Calibri';
  const whole = { images, width: columnWidths.whole };
  const document = new Document({
    title: data.title,
    creator: data.author,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: halfPoints(fontSize), color: darkText.slice(1) } },
        heading1: { run: { font, size: halfPoints(fontSize * 2), bold: true, color: darkText.slice(1) } },
        heading2: { run: { font, size: halfPoints(headingSize), bold: true, color: accent } },
        heading3: { run: { font, size: halfPoints(fontSize * 1.1), bold: true, color: darkText.slice(1) } },
      },
    },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [0, 1, 2, 3].map((level) => ({
            level,
            format: LevelFormat.BULLET,
            text: '•',
            alignment: AlignmentType.LEFT,
            style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 240 } } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12_240, height: 15_840 },
            margin: { top: 1_000, bottom: 1_000, left: 960, right: 960 },
          },
        },
        ...(data.header.length > 0
          ? { headers: { default: new Header({ children: blocksOf(data.header, whole) }) } }
          : {}),
        footers: { default: new Footer({ children: [...blocksOf(data.footer, whole), pageNumbers()] }) },
        children: bodyOf(data, images),
      },
    ],
  });
  return await Packer.toBuffer(document);
}

function bodyOf(data: ProfileDocument, images: DocumentImages): Children {
  const { sectionGap } = designStyles[data.design];
  const column = (sections: readonly DocumentSection[], width: number) =>
    sections.flatMap((section, index) => sectionOf(section, index === 0 ? 0 : sectionGap, { images, width }));
  if (data.secondColumn.length === 0) return atLeastOne(column(data.sections, columnWidths.whole));
  const cell = (children: Children, size: number) =>
    new TableCell({
      children: atLeastOne(children),
      width: { size, type: WidthType.PERCENTAGE },
      borders: { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder },
      margins: { right: 200 },
    });
  const row = new TableRow({
    children: [
      cell(column(data.sections, columnWidths.main), 65),
      cell(column(data.secondColumn, columnWidths.second), 35),
    ],
  });
  return [new Table({ rows: [row], width: { size: 100, type: WidthType.PERCENTAGE }, borders: noBorders })];
}

function sectionOf({ title, badges, blocks, files }: DocumentSection, gap: number, space: Space): Children {
  return [
    ...(title ? [headingOf(title, gap)] : []),
    ...(badges.length > 0 ? [new Paragraph({ children: [new TextRun(badges.join('  ·  '))] })] : []),
    ...blocksOf(blocks, space),
    ...files.map(
      ({ name, url }) => new Paragraph({ children: [linkOf(url, [new TextRun({ text: name, style: 'Hyperlink' })])] }),
    ),
  ];
}

/** Stays with the text below it. */
function headingOf(title: string, gap: number): Paragraph {
  return new Paragraph({
    text: title,
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: twips(gap), after: twips(4) },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'd8dee4', space: 2 } },
  });
}

/** @param isKept keeps the blocks on one page. */
function blocksOf(blocks: readonly RichBlock[], space: Space, isKept = false): Children {
  return blocks.flatMap((block, index): Children => {
    const keep = { keepLines: true, keepNext: isKept && index < blocks.length - 1 };
    switch (block.kind) {
      case 'group':
        return [...blocksOf(block.blocks, space, true), new Paragraph({ spacing: { after: 0, line: twips(4) } })];
      case 'item':
        return [
          block.mark === '•'
            ? new Paragraph({
                ...keep,
                children: runsOf(block.runs),
                numbering: { reference: bullets, level: Math.min(block.depth, 3) },
              })
            : new Paragraph({
                ...keep,
                children: [new TextRun(`${block.mark} `), ...runsOf(block.runs)],
                indent: { left: 360 * (block.depth + 1), hanging: 240 },
              }),
        ];
      case 'table':
        return [tableOf(block.rows)];
      case 'rule':
        return [new Paragraph({ thematicBreak: true })];
      case 'image':
        return imageOf(block, space);
      case 'text':
        return [
          new Paragraph({
            ...keep,
            children: runsOf(block.runs),
            alignment: alignments[block.align],
            spacing: { after: twips(2) },
            ...(block.level > 0
              ? { heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_3, keepNext: true }
              : {}),
          }),
        ];
    }
  });
}

/** The image, or its alternative text when it cannot be drawn. */
function imageOf({ src, alt, width }: Extract<RichBlock, { kind: 'image' }>, { images, width: most }: Space): Children {
  const image = images.get(src);
  if (!image) return alt ? [new Paragraph({ children: [new TextRun(alt)] })] : [];
  const run = new ImageRun({
    type: image.format,
    data: image.bytes,
    transformation: fittedSize(image, width, { width: most, height: tallestImage }),
    altText: { name: alt, description: alt, title: alt },
  });
  return [new Paragraph({ children: [run], spacing: { before: twips(4), after: twips(4) } })];
}

function tableOf(rows: readonly (readonly (readonly Run[])[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map((runs) => new TableCell({ children: [new Paragraph({ children: runsOf(runs) })] })),
        }),
    ),
  });
}

function runsOf(runs: readonly Run[]): ParagraphChild[] {
  return runs
    .map(({ text, isBold, isItalic, isUnderlined, href }) => {
      const [first = '', ...lines] = text.split('\n');
      const format = {
        bold: isBold,
        italics: isItalic,
        ...(isUnderlined ? { underline: {} } : {}),
        ...(href ? { style: 'Hyperlink' } : {}),
      };
      const parts = [
        new TextRun({ ...format, text: first }),
        ...lines.map((line) => new TextRun({ ...format, text: line, break: 1 })),
      ];
      return href ? [linkOf(href, parts)] : parts;
    })
    .flat();
}

function linkOf(link: string, children: TextRun[]): ExternalHyperlink {
  return new ExternalHyperlink({ link, children });
}

function pageNumbers(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
        size: halfPoints(7.5),
        color: quietText,
      }),
    ],
  });
}

/** Word requires a paragraph in each part. */
function atLeastOne(children: Children): Children {
  return children.length > 0 ? children : [new Paragraph({})];
}
