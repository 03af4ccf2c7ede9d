import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { fittedSize, type DocumentImages } from '../pdf/load-image';
import type { RichBlock, TextRun as Run } from '../pdf/rich-blocks';

export type Children = (Paragraph | Table)[];

/** Where blocks are written. */
export interface Place {
  images: DocumentImages;
  /** Width of the column in CSS pixels. */
  width: number;
  /** Space above the first block in points, instead of the usual one. */
  before?: number;
  /** Keeps the blocks on one page. */
  isKept?: boolean;
}

/** Word measures spaces in twentieths of a point. */
export const twips = (points: number) => Math.round(points * 20);

/** Points above a job, a school or another group. */
const groupGap = 6;
const tallestImage = 720;

/** The numbering of lists without numbers. */
export const bullets = 'bullets';
/** By the rank of a heading in a text: the second one is for the titles of sections. */
const headings: Readonly<Record<number, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_3,
};
const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};
/**
 * Writes rich text as paragraphs, tables and images. An image that is not at hand is replaced by its alternative text.
 * @param style a paragraph style of the document.
 */
export function blocksOf(blocks: readonly RichBlock[], place: Place, style?: string): Children {
  const { isKept = false, before, ...inside } = place;
  return blocks.flatMap((block, index): Children => {
    const options = {
      keepLines: true,
      keepNext: isKept && index < blocks.length - 1,
      ...(before !== undefined && index === 0 && { spacing: { before: twips(before) } }),
      ...(style && { style }),
    };
    switch (block.kind) {
      case 'group':
        return blocksOf(block.blocks, { ...inside, isKept: true, ...(index > 0 && { before: groupGap }) }, style);
      case 'item':
        return [
          block.mark === '•'
            ? new Paragraph({
                ...options,
                children: runsOf(block.runs),
                numbering: { reference: bullets, level: Math.min(block.depth, 3) },
              })
            : new Paragraph({
                ...options,
                children: [new TextRun(`${block.mark} `), ...runsOf(block.runs)],
                indent: { left: 360 * (block.depth + 1), hanging: 240 },
              }),
        ];
      case 'table':
        return [tableOf(block.rows)];
      case 'rule':
        return [new Paragraph({ thematicBreak: true })];
      case 'image':
        return imageOf(block, place);
      case 'text':
        return [
          new Paragraph({
            ...options,
            children: runsOf(block.runs),
            alignment: alignments[block.align],
            ...(block.level > 0 ? { heading: headings[block.level] ?? HeadingLevel.HEADING_4, keepNext: true } : {}),
          }),
        ];
    }
  });
}

/** The image, or its alternative text when it cannot be drawn. */
function imageOf({ src, alt, width }: Extract<RichBlock, { kind: 'image' }>, { images, width: most }: Place): Children {
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
