import { Document, Image, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { designStyles } from '@portal/domain/templates/profile-design';
import { resumePdfTexts } from '@portal/domain/texts/resume-pdf';
import { fitLogo } from '@portal/domain/brands/logo';
import { badgeColors, darkText, isVisibleOnWhite } from '../projections/readable-color';
import type { DocumentFonts } from './fonts';
import { fittedSize, type DocumentImages } from './load-image';
import { isRightToLeft } from './printable-text';
import { maxLogo, type DocumentSection, type ProfileDocument } from './profile-document';
import { logoPlace } from './styles';
import { inkPieces } from './redaction-marks';
import { wordsOf, type RichBlock, type TextRun } from './rich-blocks';

const quietText = '#5b6673';
const blackout = '#000000';
/** Longer blocks may span two pages. */
const maxWholeBlockLength = 900;
const pointsPerPixel = 0.75;
/** The space between the margins of a page, in pixels. */
const maxImage = { width: 688, height: 720 };

interface Props {
  data: ProfileDocument;
  fonts: Omit<DocumentFonts, 'draws'>;
  images: DocumentImages;
}

/**
 * The PDF of a profile, from plain data.
 * @param props.data clean texts with drawable characters.
 * @param props.fonts loaded, see `loadFonts`.
 * @param props.images by their URL; the others are replaced by their alternative text.
 */
export function ProfilePdf({ data, fonts, images }: Props) {
  const styles = { ...stylesFor(data, fonts), images };
  const column = (sections: readonly DocumentSection[]) =>
    sections.map((section, index) => <Section key={index} {...{ section, data, styles }} isFirst={index === 0} />);
  return (
    <Document title={data.title} author={data.author} language="en">
      <Page size="LETTER" style={styles.page}>
        {(data.header.length > 0 || images.has(data.logo.url)) && (
          <View style={styles.header} fixed>
            <Logo logo={data.logo} styles={styles} />
            <Blocks blocks={data.header} styles={styles} />
          </View>
        )}
        {data.secondColumn.length === 0 ? (
          <View style={styles.content}>{column(data.sections)}</View>
        ) : (
          <View style={styles.columns}>
            <View style={styles.main}>{column(data.sections)}</View>
            <View style={styles.second}>{column(data.secondColumn)}</View>
          </View>
        )}
        <View style={styles.footer} fixed>
          <View style={styles.footerText}>
            <Blocks blocks={data.footer} styles={styles} />
          </View>
          <Text render={({ pageNumber, totalPages }) => resumePdfTexts.page(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  );
}

/** The logo of the agency or brand, above the header of each page. */
function Logo({ logo: { url, alignment }, styles }: { logo: ProfileDocument['logo']; styles: ProfileStyles }) {
  const image = styles.images.get(url);
  if (!image) return null;
  const { width, height } = fitLogo(image, maxLogo);
  return (
    <View style={{ alignItems: logoPlace[alignment], marginBottom: 8 }}>
      <Image
        src={{ data: Buffer.from(image.bytes), format: image.format }}
        style={{ width: width * pointsPerPixel, height: height * pointsPerPixel }}
      />
    </View>
  );
}

interface SectionProps {
  section: DocumentSection;
  data: ProfileDocument;
  styles: ProfileStyles;
  isFirst: boolean;
}

/** Heading and content are siblings, because the renderer looks ahead among siblings only. */
function Section({ section, styles, isFirst }: SectionProps) {
  return (
    <>
      {section.title !== '' && (
        <View style={[styles.head, isFirst ? styles.firstHead : {}]} wrap={false} minPresenceAhead={60}>
          <Text style={styles.title}>
            <Ink text={section.title} />
          </Text>
        </View>
      )}
      {section.badges.length > 0 && (
        <View style={styles.badges}>
          {section.badges.map((badge, index) => (
            <Text key={index} style={styles.badge}>
              <Ink text={badge} />
            </Text>
          ))}
        </View>
      )}
      <Blocks blocks={section.blocks} styles={styles} />
      {section.files.map(({ name }, index) => (
        <Text key={index} style={styles.line}>
          {name}
        </Text>
      ))}
    </>
  );
}

function Blocks({ blocks, styles }: { blocks: readonly RichBlock[]; styles: ProfileStyles }) {
  return blocks.map((block, index) => <Block key={index} block={block} styles={styles} isFirst={index === 0} />);
}

function Block({ block, styles, isFirst }: { block: RichBlock; styles: ProfileStyles; isFirst: boolean }) {
  switch (block.kind) {
    case 'group':
      return (
        <View style={isFirst ? {} : styles.group} wrap={lengthOf(block) > maxWholeBlockLength} minPresenceAhead={20}>
          <Blocks blocks={block.blocks} styles={styles} />
        </View>
      );
    case 'item':
      return (
        <View style={[styles.item, { marginLeft: block.depth * 12 }]} wrap={lengthOf(block) > maxWholeBlockLength}>
          <Text style={styles.mark}>{block.mark}</Text>
          <View style={styles.itemText}>
            <Runs runs={block.runs} styles={styles} />
          </View>
        </View>
      );
    case 'table':
      return (
        <View style={styles.table}>
          {block.rows.map((cells, row) => (
            <View key={row} style={styles.row} wrap={false}>
              {cells.map((runs, cell) => (
                <View key={cell} style={styles.cell}>
                  <Runs runs={runs} styles={styles} />
                </View>
              ))}
            </View>
          ))}
        </View>
      );
    case 'rule':
      return <View style={styles.rule} />;
    case 'image':
      return <Picture {...block} styles={styles} />;
    case 'text':
      return (
        <View style={styles.line} minPresenceAhead={block.level > 0 ? 30 : 0}>
          <Runs
            runs={block.runs}
            styles={styles}
            style={{ textAlign: block.align, ...(block.level > 0 ? headingOf(block.level, styles) : {}) }}
          />
        </View>
      );
  }
}

function Picture({ src, alt, width, styles }: Extract<RichBlock, { kind: 'image' }> & { styles: ProfileStyles }) {
  const image = styles.images.get(src);
  if (!image) return alt ? <Text style={styles.line}>{alt}</Text> : null;
  const size = fittedSize(image, width, maxImage);
  // Kept whole, and never wider than its column.
  return (
    <View style={styles.image} wrap={false}>
      <Image
        src={{ data: Buffer.from(image.bytes), format: image.format }}
        style={{
          width: size.width * pointsPerPixel,
          height: size.height * pointsPerPixel,
          maxWidth: '100%',
          objectFit: 'contain',
          objectPosition: 'left',
        }}
      />
    </View>
  );
}

function Runs({ runs, styles, style = {} }: { runs: readonly TextRun[]; styles: ProfileStyles; style?: object }) {
  const direction = isRightToLeft(wordsOf(runs)) ? ({ direction: 'rtl', textAlign: 'right' } as const) : {};
  return (
    <Text style={{ ...style, ...direction }}>
      {runs.map(({ text, isBold, isUnderlined, href }, index) => {
        const format = {
          ...(isBold ? { fontWeight: 600 } : {}),
          ...(isUnderlined ? { textDecoration: 'underline' as const } : {}),
        };
        return href ? (
          <Link key={index} src={href} style={{ ...styles.link, ...format }}>
            {text}
          </Link>
        ) : (
          <Text key={index} style={format}>
            <Ink text={text} />
          </Text>
        );
      })}
    </Text>
  );
}

/** Words, with blacked-out texts as black bars. */
function Ink({ text }: { text: string }) {
  return inkPieces(text).map(({ text: piece, isBlack }, index) =>
    isBlack ? (
      <Text key={index} style={{ backgroundColor: blackout }}>
        {piece}
      </Text>
    ) : (
      piece
    ),
  );
}

function headingOf(level: number, styles: ProfileStyles): object {
  if (level === 1) return styles.h1;
  return level === 2 ? styles.h2 : styles.h3;
}

function lengthOf(block: RichBlock): number {
  switch (block.kind) {
    case 'text':
    case 'item':
      return wordsOf(block.runs).length;
    case 'group':
      return block.blocks.reduce((sum, inner) => sum + lengthOf(inner), 0);
    default:
      return 0;
  }
}

/** Styles of a design. Lengths are points; the page is US Letter. */
function stylesFor({ design, accent: given, skillsColor }: ProfileDocument, fonts: Props['fonts']) {
  const { fontFamily, headingFamily } = fonts;
  const { fontSize, headingSize, sectionGap, mark, hasTintedColumn } = designStyles[design];
  const accent = isVisibleOnWhite(given) ? given : darkText;
  const badge = badgeColors(skillsColor);
  const heads = {
    rule: { borderBottom: '0.75 solid #d8dee4', paddingBottom: 3 },
    bar: { borderLeft: `3 solid ${accent}`, paddingLeft: 7 },
    capitals: {},
  };
  return StyleSheet.create({
    page: { fontFamily, fontSize, color: darkText, padding: '40 48 64' },
    header: {
      fontFamily: headingFamily,
      fontSize,
      lineHeight: 1.4,
      borderBottom: `1.5 solid ${accent}`,
      paddingBottom: 8,
      marginBottom: 14,
    },
    content: { fontSize, lineHeight: 1.45 },
    columns: { flexDirection: 'row', fontSize, lineHeight: 1.45 },
    main: { width: '65%', paddingRight: 18 },
    second: { width: '35%', padding: hasTintedColumn ? 12 : 0, backgroundColor: hasTintedColumn ? '#f4f6f9' : '#fff' },
    head: { marginTop: sectionGap, marginBottom: 5, ...heads[mark] },
    firstHead: { marginTop: 0 },
    title: {
      fontFamily: headingFamily,
      fontSize: headingSize,
      fontWeight: 600,
      lineHeight: 1.2,
      color: mark === 'capitals' ? quietText : accent,
      ...(mark === 'capitals' ? { textTransform: 'uppercase', letterSpacing: 0.8 } : {}),
    },
    h1: { fontSize: fontSize * 2, fontWeight: 600, lineHeight: 1.2, marginBottom: 2 },
    h2: { fontSize: fontSize * 1.35, fontWeight: 600 },
    h3: { fontSize: fontSize * 1.1, fontWeight: 600, marginTop: 4 },
    line: { marginTop: 1.5 },
    group: { marginTop: 6 },
    item: { flexDirection: 'row', marginTop: 1.5 },
    mark: { width: 14, color: quietText },
    itemText: { flex: 1 },
    badges: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 2 },
    badge: {
      backgroundColor: badge.fill,
      border: `0.75 solid ${badge.line}`,
      color: darkText,
      borderRadius: 8,
      fontSize: fontSize - 1,
      lineHeight: 1.2,
      padding: '2.5 7',
      marginRight: 5,
      marginBottom: 5,
    },
    link: { color: accent, textDecoration: 'underline' },
    table: { marginTop: 4, borderTop: '0.5 solid #c4ccd6', borderLeft: '0.5 solid #c4ccd6' },
    row: { flexDirection: 'row' },
    cell: { flex: 1, padding: 4, borderRight: '0.5 solid #c4ccd6', borderBottom: '0.5 solid #c4ccd6' },
    image: { marginTop: 4, marginBottom: 4 },
    rule: { marginVertical: 6, height: 0.75, backgroundColor: '#d8dee4' },
    footer: {
      position: 'absolute',
      bottom: 24,
      left: 48,
      right: 48,
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      fontSize: 7.5,
      color: quietText,
    },
    footerText: { flex: 1, paddingRight: 16 },
  });
}
type ProfileStyles = ReturnType<typeof stylesFor> & { images: DocumentImages };
