import { StyleSheet } from '@react-pdf/renderer';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { badgeColors, darkText, isVisibleOnWhite } from '../projections/readable-color';

const quietText = '#5b6673';

/** Styles of a document. Lengths are points; the page is US Letter. */
export function stylesFor(theme: PublicTheme, fontFamily: string[]) {
  const accent = [theme.primaryColor, theme.secondaryColor].find(isVisibleOnWhite) ?? darkText;
  const tag = badgeColors(theme.skillsColor);
  return StyleSheet.create({
    page: { fontFamily, fontSize: 9.5, color: darkText, padding: '40 48 56' },
    // Not on the page itself, where the renderer loses fixed elements of further pages.
    content: { fontSize: 9.5, lineHeight: 1.45 },
    logo: { marginBottom: 14 },
    organization: { fontSize: 13, fontWeight: 600, color: accent, marginBottom: 14 },
    rule: { height: 3, backgroundColor: theme.primaryColor, marginBottom: 18 },
    head: { flexDirection: 'row', marginBottom: 6 },
    candidate: { flex: 1, paddingRight: 24 },
    name: { fontSize: 22, fontWeight: 600, lineHeight: 1.25 },
    occupation: { fontSize: 11.5, marginTop: 2 },
    quiet: { color: quietText },
    presentedFor: { marginTop: 6, color: accent, fontWeight: 600 },
    contact: { width: 176, fontSize: 8.5, paddingLeft: 14, borderLeft: `1 solid #d8dee4` },
    contactHeading: { fontSize: 7.5, fontWeight: 600, color: quietText, marginBottom: 2 },
    contactName: { fontSize: 9.5, fontWeight: 600 },
    link: { color: darkText, textDecoration: 'none' },
    section: { marginTop: 14 },
    heading: {
      fontSize: 11,
      fontWeight: 600,
      color: accent,
      paddingBottom: 3,
      marginBottom: 3,
      borderBottom: '0.75 solid #d8dee4',
    },
    tags: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 3 },
    tag: {
      backgroundColor: tag.fill,
      border: `0.75 solid ${tag.line}`,
      color: darkText,
      borderRadius: 8,
      fontSize: 8.5,
      lineHeight: 1.2,
      padding: '2.5 7',
      marginRight: 5,
      marginBottom: 5,
      maxWidth: 500,
    },
    entry: { marginTop: 9 },
    firstEntry: { marginTop: 2 },
    entryHead: { flexDirection: 'row', justifyContent: 'space-between' },
    entryTitle: { flex: 1, fontSize: 10, fontWeight: 600, paddingRight: 12 },
    period: { color: quietText, fontSize: 8.5, maxWidth: 160 },
    item: { flexDirection: 'row', marginTop: 1.5 },
    bullet: { width: 10, color: quietText },
    itemText: { flex: 1 },
    line: { marginTop: 1.5 },
    footer: {
      position: 'absolute',
      bottom: 26,
      left: 48,
      right: 48,
      flexDirection: 'row',
      justifyContent: 'space-between',
      fontSize: 7.5,
      color: quietText,
    },
  });
}
export type PdfStyles = ReturnType<typeof stylesFor>;

/** Position of the logo in its line. */
export const logoPlace = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
