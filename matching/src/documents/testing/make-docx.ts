import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx';

const cell = (...lines: string[]): TableCell => new TableCell({ children: lines.map((line) => new Paragraph(line)) });

/** A Word document with the features of resumes: header, styles, tabs, lists, tables, spaced letters, page numbers. */
export async function makeDocx(name = 'Dana Whitfield'): Promise<Uint8Array> {
  const document = new Document({
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('dana@example.com · Austin, TX')] }) },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: ['Page ', PageNumber.CURRENT] })] })],
          }),
        },
        children: [
          new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: 'Experience', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
            children: [new TextRun({ text: 'Software Engineer', bold: true }), new TextRun('\t2019 – 2021')],
          }),
          new Paragraph({ text: 'Built the checkout', bullet: { level: 0 } }),
          new Paragraph({ text: 'in TypeScript', bullet: { level: 1 } }),
          new Table({
            rows: [
              new TableRow({ children: [cell('Java'), cell('SQL')] }),
              new TableRow({ children: [cell('Go'), cell('Rust')] }),
            ],
          }),
          new Table({
            rows: [new TableRow({ children: [cell('SKILLS', 'Python'), cell('WORK', 'Chef at the Inn')] })],
          }),
          new Table({ rows: [new TableRow({ children: [cell('2015 – 2018'), cell('Cook', 'Ran the kitchen')] })] }),
          new Paragraph('E D U C A T I O N'),
          new Paragraph('University of Colorado'),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
