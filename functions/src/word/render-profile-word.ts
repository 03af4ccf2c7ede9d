import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IParagraphOptions,
  type ITableCellOptions,
} from 'docx';
import { designStyles, type DesignStyle } from '@portal/domain/templates/profile-design';
import { fitLogo } from '@portal/domain/brands/logo';
import type { DocumentImages } from '../pdf/load-image';
import { maxLogo, type DocumentSection, type ProfileDocument } from '../pdf/profile-document';
import { badgeColors, darkText, isVisibleOnWhite } from '../projections/readable-color';
import { blocksOf, bullets, twips, type Children, type Place } from './word-blocks';

/** Widths in CSS pixels: of the page between its margins, of the two columns, and of the two parts of the footer. */
const widths = { whole: 688, main: 447, second: 241, footer: 588, pageNumber: 100 } as const;
/** Word measures fonts in half points. */
const halfPoints = (points: number) => Math.round(points * 2);
const twipsOfPixels = (pixels: number) => pixels * 15;
const quietText = '5b6673';
/** 1.15 lines, in Word's 240th. */
const lineHeight = 276;
const footerStyle = 'ProfileFooter';
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noCellBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder };
const noBorders = { ...noCellBorders, insideHorizontal: noBorder, insideVertical: noBorder };
const tintOfColumn = 'f4f6f9';
const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

/** Writes the Word file of a profile. Load this module by `import()`: the library is large. */
export async function renderProfileWord(data: ProfileDocument, images: DocumentImages): Promise<Uint8Array> {
  const { fontSize, headingSize, heading, mark } = designStyles[data.design];
  const accent = colorOf(data);
  const font = heading === 'serif' ? 'Georgia' : 'Calibri';
  const dark = darkText.slice(1);
  const sectionHeading =
    mark === 'capitals'
      ? { color: quietText, allCaps: true, characterSpacing: twips(0.8) }
      : { color: accent, allCaps: false };
  const document = new Document({
    title: data.title,
    creator: data.author,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: halfPoints(fontSize), color: dark, language: { value: 'en-US' } },
          paragraph: { spacing: { line: lineHeight, before: twips(1.5) } },
        },
        heading1: { run: { font, size: halfPoints(fontSize * 2), bold: true, color: dark } },
        heading2: { run: { font, size: halfPoints(headingSize), bold: true, ...sectionHeading } },
        heading3: { run: { font, size: halfPoints(fontSize * 1.35), bold: true, color: dark } },
        heading4: { run: { font, size: halfPoints(fontSize * 1.1), bold: true, color: dark } },
      },
      paragraphStyles: [
        { id: footerStyle, name: 'Profile footer', basedOn: 'Normal', run: { size: halfPoints(8), color: quietText } },
      ],
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
        ...(data.header.length > 0 || images.has(data.logo.url)
          ? { headers: { default: new Header({ children: headerOf(data, images) }) } }
          : {}),
        footers: { default: new Footer({ children: closed([footerOf(data, images)]) }) },
        children: bodyOf(data, images),
      },
    ],
  });
  return await Packer.toBuffer(document);
}

/** The header ends with a rule in the color of the brand, as on the page. */
function headerOf(data: ProfileDocument, images: DocumentImages): Children {
  const rule = new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: colorOf(data), space: 1 } },
    spacing: { line: twips(4), lineRule: LineRuleType.EXACT, before: 0, after: twips(12) },
  });
  return [...logoOf(data.logo, images), ...blocksOf(data.header, { images, width: widths.whole }), rule];
}

/** The logo of the agency or brand, above the header of each page. */
function logoOf({ url, alignment }: ProfileDocument['logo'], images: DocumentImages): Children {
  const image = images.get(url);
  if (!image) return [];
  const run = new ImageRun({ type: image.format, data: image.bytes, transformation: fitLogo(image, maxLogo) });
  return [
    new Paragraph({ children: [run], alignment: alignments[alignment], spacing: { before: 0, after: twips(6) } }),
  ];
}

/** The text of the footer, and the page number next to it. */
function footerOf({ footer }: ProfileDocument, images: DocumentImages): Table {
  const numbers = new Paragraph({
    alignment: AlignmentType.RIGHT,
    style: footerStyle,
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });
  return sideBySide(
    {
      children: blocksOf(footer, { images, width: widths.footer }, footerStyle),
      width: widths.footer,
      verticalAlign: VerticalAlign.BOTTOM,
    },
    { children: [numbers], width: widths.pageNumber, verticalAlign: VerticalAlign.BOTTOM },
  );
}

function bodyOf(data: ProfileDocument, images: DocumentImages): Children {
  const { hasTintedColumn } = designStyles[data.design];
  const column = (sections: readonly DocumentSection[], width: number) =>
    sections.flatMap((section, index) =>
      sectionOf(section, data, { images, width, ...(index === 0 && { before: 0 }) }),
    );
  if (data.secondColumn.length === 0) return closed(column(data.sections, widths.whole));
  const second = hasTintedColumn ? { shading: { type: ShadingType.CLEAR, fill: tintOfColumn } } : {};
  return closed([
    sideBySide(
      { children: column(data.sections, widths.main), width: widths.main },
      { children: column(data.secondColumn, widths.second), width: widths.second, ...second },
    ),
  ]);
}

type Cell = Omit<ITableCellOptions, 'children' | 'width'> & { children: Children; width: number };

/** Two columns, whose widths are CSS pixels. */
function sideBySide(left: Cell, right: Cell): Table {
  const cellOf = ({ children, width, ...options }: Cell, margins: ITableCellOptions['margins']) =>
    new TableCell({
      ...options,
      children,
      width: { size: twipsOfPixels(width), type: WidthType.DXA },
      borders: noCellBorders,
      ...(margins && { margins }),
    });
  const inset = right.shading ? twips(9) : 0;
  return new Table({
    rows: [
      new TableRow({
        children: [
          cellOf(left, { left: 0, right: twips(13.5) }),
          cellOf(right, { left: inset, right: inset, top: inset, bottom: inset }),
        ],
      }),
    ],
    layout: TableLayoutType.FIXED,
    columnWidths: [twipsOfPixels(left.width), twipsOfPixels(right.width)],
    width: { size: twipsOfPixels(left.width + right.width), type: WidthType.DXA },
    borders: noBorders,
  });
}

function sectionOf({ title, badges, blocks, files }: DocumentSection, data: ProfileDocument, place: Place): Children {
  const { before = designStyles[data.design].sectionGap, ...inside } = place;
  return [
    ...(title ? [headingOf(title, before, data)] : []),
    ...(badges.length > 0 ? [badgesOf(badges, data)] : []),
    ...blocksOf(blocks, inside),
    ...files.map(({ name }) => new Paragraph({ children: [new TextRun(name)] })),
  ];
}

/** Set off as the design wants it; it stays with the text below it. */
function headingOf(title: string, before: number, data: ProfileDocument): Paragraph {
  const marks: Readonly<Record<DesignStyle['mark'], IParagraphOptions['border']>> = {
    rule: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'd8dee4', space: 2 } },
    bar: { left: { style: BorderStyle.SINGLE, size: 24, color: colorOf(data), space: 6 } },
    capitals: undefined,
  };
  const { mark } = designStyles[data.design];
  const border = marks[mark];
  return new Paragraph({
    text: title,
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: twips(before), after: twips(4) },
    ...(border && { border }),
    // A border lies outside the text: without an indent the bar would leave the column.
    ...(mark === 'bar' && { indent: { left: twips(9) } }),
  });
}

function badgesOf(badges: readonly string[], { skillsColor }: ProfileDocument): Paragraph {
  const { fill, line } = badgeColors(skillsColor);
  return new Paragraph({
    // Spaces that do not break keep a badge whole.
    children: badges.flatMap((badge) => [
      new TextRun({
        text: `\u00a0${badge.replaceAll(' ', '\u00a0')}\u00a0`,
        shading: { type: ShadingType.CLEAR, fill: fill.slice(1) },
        border: { style: BorderStyle.SINGLE, size: 6, color: line.slice(1), space: 0 },
      }),
      new TextRun('  '),
    ]),
    spacing: { line: Math.round(lineHeight * 1.25) },
  });
}

/** The color of the brand, or the text's where one would not see it. Word writes colors without `#`. */
function colorOf({ accent }: ProfileDocument): string {
  return (isVisibleOnWhite(accent) ? accent : darkText).slice(1);
}

/** Word requires a paragraph at the end of each part; after a table it takes no room. */
function closed(children: Children): Children {
  if (children.at(-1) instanceof Paragraph) return children;
  return [
    ...children,
    new Paragraph({ spacing: { line: twips(1), lineRule: LineRuleType.EXACT, before: 0, after: 0 } }),
  ];
}
