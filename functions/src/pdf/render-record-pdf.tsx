import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { resumePdfTexts } from '@portal/domain/texts/resume-pdf';
import { loadFonts } from './fonts';
import { cleanText, drawableText, mapTexts } from './printable-text';
import type { RecordPdfData } from './record-pdf-data';

/** Limits of one document, so that none occupies the machine. */
const bounds = { lines: 1_500, lineLength: 600 };

/** Draws a list of records. Load this module by `import()`: the renderer and its fonts are large. */
export async function renderRecordPdf(data: RecordPdfData): Promise<Uint8Array> {
  const clean = mapTexts(shortened(data), cleanText);
  const { fontFamily, draws } = await loadFonts(JSON.stringify(clean));
  return await renderToBuffer(<RecordPdf data={mapTexts(clean, drawableText(draws))} fontFamily={fontFamily} />);
}

/** The first lines of each record and of the whole. */
function shortened(data: RecordPdfData): RecordPdfData {
  let left = bounds.lines;
  const sections = data.sections.map(({ title, entries }) => ({
    title,
    entries: entries.flatMap((entry) => {
      if (left <= 0) return [];
      const lines = entry.lines.slice(0, left).map((line) => line.slice(0, bounds.lineLength));
      left -= lines.length + 1;
      return [{ title: entry.title, lines }];
    }),
  }));
  return { ...data, short: left <= 0 ? data.short : '', sections };
}

function RecordPdf({ data, fontFamily }: { data: RecordPdfData; fontFamily: string[] }) {
  return (
    <Document title={data.title}>
      <Page size="LETTER" style={[styles.page, { fontFamily }]}>
        <View style={styles.content}>
          <Text style={styles.title}>{data.title}</Text>
          <Text style={styles.quiet}>{data.subtitle}</Text>
          {data.sections.map(({ title, entries }, index) => (
            <View key={index}>
              <Text style={styles.heading}>{title}</Text>
              {entries.map((entry, place) => (
                <View key={place} style={styles.entry}>
                  {entry.title !== '' && <Text style={styles.name}>{entry.title}</Text>}
                  {entry.lines.map((line, number) => (
                    <Text key={number}>{line}</Text>
                  ))}
                </View>
              ))}
            </View>
          ))}
          {data.short !== '' && <Text style={styles.heading}>{data.short}</Text>}
        </View>
        <View style={styles.footer} fixed>
          <Text render={({ pageNumber, totalPages }) => resumePdfTexts.page(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  );
}

const styles = StyleSheet.create({
  page: { fontSize: 8.5, color: '#1d2530', padding: '40 48 56' },
  // Not on the page itself, where the renderer loses fixed elements of further pages.
  content: { fontSize: 8.5, lineHeight: 1.45 },
  title: { fontSize: 18, fontWeight: 600 },
  quiet: { color: '#5b6673' },
  heading: { fontSize: 11, fontWeight: 600, marginTop: 14, borderBottom: '0.75 solid #d8dee4' },
  entry: { marginTop: 6 },
  name: { fontWeight: 600 },
  footer: { position: 'absolute', bottom: 28, left: 48, right: 48, fontSize: 7.5, color: '#5b6673' },
});
