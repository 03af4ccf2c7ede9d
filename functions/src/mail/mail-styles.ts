import type { CSSProperties } from 'react';

/** Width of a mail on a large screen. */
export const frameWidth = 560;

/** Inline styles: the only ones that all mail programs support. */
const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: '#374151' };
const fact: CSSProperties = { padding: '8px 0', fontSize: '14px', lineHeight: '20px', verticalAlign: 'top' };

export const styles = {
  page: {
    margin: 0,
    padding: '32px 16px',
    backgroundColor: '#f3f4f6',
    fontFamily: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  },
  card: { padding: '32px', backgroundColor: '#ffffff', borderRadius: '6px' },
  logoRow: { margin: '0 0 24px' },
  logo: { maxHeight: '50px', maxWidth: '100%', padding: '4px', backgroundColor: '#ffffff', borderRadius: '4px' },
  name: { margin: '0 0 24px', fontSize: '16px', fontWeight: 700, color: '#111827' },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: '28px', color: '#111827' },
  text,
  facts: { margin: '0 0 16px' },
  line: { margin: '0 0 8px', borderColor: '#e5e7eb' },
  factName: { ...fact, paddingRight: '16px', color: '#4b5563' },
  factValue: { ...fact, color: '#111827' },
  buttonCell: { borderRadius: '4px', border: '1px solid #9ca3af' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '24px 0 0', fontSize: '13px', lineHeight: '20px', color: '#4b5563' },
  link: { color: '#1d4ed8', textDecoration: 'underline', wordBreak: 'break-all' },
  foot: { padding: '0 8px' },
  reason: { margin: '16px 0 0', fontSize: '12px', lineHeight: '18px', color: '#4b5563' },
  footLink: { color: '#4b5563', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

/** Colors of the dark mode by class; the inline ones are those of the light mode. */
const darkColors = {
  page: 'background-color: #111827',
  card: 'background-color: #1f2937',
  strong: 'color: #f9fafb',
  text: 'color: #d1d5db',
  faint: 'color: #c3c9d2',
  link: 'color: #93c5fd',
  line: 'border-color: #4b5563',
} as const;

/** Outlook on the web has its own mark of the dark mode. */
const rules = (prefix: string) =>
  Object.entries(darkColors)
    .map(([name, rule]) => `${prefix}.${name} { ${rule} !important; }`)
    .join('\n');

/** The dark mode and phones. */
export const schemeStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules('')}
}
${rules('[data-ogsc] ')}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
}`;
