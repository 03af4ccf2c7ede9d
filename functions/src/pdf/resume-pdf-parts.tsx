import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { isRightToLeft, limited, linesOf } from './printable-text';
import type { PdfStyles } from './styles';

type TextStyle = PdfStyles[keyof PdfStyles];

const rightToLeft = { direction: 'rtl', textAlign: 'right' } as const;

/** A text in the direction of its script; nothing for an empty one. */
export function Words({ text, style, maxLength }: { text: string; style?: TextStyle; maxLength?: number }) {
  if (text === '') return null;
  const direction = isRightToLeft(text) ? rightToLeft : {};
  return <Text style={style ? [style, direction] : direction}>{limited(text, maxLength)}</Text>;
}

/** A longer text with its paragraphs and lists. Items keep together with their bullets. */
export function Lines({ text, styles }: { text: string; styles: PdfStyles }) {
  return linesOf(text).map((line, index) =>
    line.isItem ? (
      <View key={index} style={styles.item} wrap={line.text.length > maxWholeItemLength}>
        <Words text="•" style={styles.bullet} />
        <View style={styles.itemText}>
          <Words text={line.text} maxLength={2_000} />
        </View>
      </View>
    ) : (
      <View key={index} style={styles.line}>
        <Words text={line.text} maxLength={5_000} />
      </View>
    ),
  );
}

/** Longer items may span two pages. */
const maxWholeItemLength = 800;

/**
 * A section with its heading, which is never alone at the end of a page. Heading and content are siblings, because the
 * renderer looks ahead among siblings only.
 */
export function Section({ title, styles, children }: { title: string; styles: PdfStyles; children: ReactNode }) {
  return (
    <>
      <View style={styles.section} minPresenceAhead={56}>
        <Words text={title} style={styles.heading} />
      </View>
      {children}
    </>
  );
}

/** A position or a degree: what, where, when, and its description. */
export function Entry(props: {
  title: string;
  place: string;
  period: string;
  text: string;
  isFirst: boolean;
  styles: PdfStyles;
}) {
  const { title, place, period, text, isFirst, styles } = props;
  return (
    <>
      <View style={isFirst ? styles.firstEntry : styles.entry} wrap={false} minPresenceAhead={text ? 30 : 0}>
        <View style={styles.entryHead}>
          <View style={styles.entryTitle}>
            <Words text={title} />
          </View>
          <Words text={period} style={styles.period} maxLength={60} />
        </View>
        <Words text={place} style={styles.quiet} />
      </View>
      <Lines text={text} styles={styles} />
    </>
  );
}

/** Short words in a row. */
export function Tags({ items, styles }: { items: readonly string[]; styles: PdfStyles }) {
  return (
    <View style={styles.tags}>
      {items.map((item, index) => (
        <Words key={index} text={item} style={styles.tag} maxLength={80} />
      ))}
    </View>
  );
}
