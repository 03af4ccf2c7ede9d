import type { CSSProperties } from 'react';

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
  card: { maxWidth: '560px', padding: '32px', backgroundColor: '#ffffff', borderRadius: '6px' },
  logoRow: { margin: '0 0 24px' },
  logo: { maxHeight: '50px', maxWidth: '100%', padding: '4px', backgroundColor: '#ffffff', borderRadius: '4px' },
  name: { margin: '0 0 24px', fontSize: '16px', fontWeight: 700, color: '#111827' },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: '28px', color: '#111827' },
  text,
  facts: { margin: '0 0 16px' },
  line: { margin: '0 0 8px', borderColor: '#e5e7eb' },
  factName: { ...fact, width: '40%', paddingRight: '16px', color: '#6b7280' },
  factValue: { ...fact, color: '#111827' },
  button: {
    padding: '12px 20px',
    borderRadius: '4px',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '24px 0 0', fontSize: '13px', lineHeight: '20px', color: '#6b7280' },
  link: { color: '#374151', textDecoration: 'underline', wordBreak: 'break-all' },
  foot: { maxWidth: '560px' },
  reason: { margin: '16px 0 0', fontSize: '12px', lineHeight: '18px', color: '#4b5563' },
} as const satisfies Record<string, CSSProperties>;

/** For mail programs with a dark mode; the inline colors are for light mode. */
export const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #111827 !important; }
  .card { background-color: #1f2937 !important; }
  .strong { color: #f9fafb !important; }
  .text { color: #d1d5db !important; }
  .faint { color: #9ca3af !important; }
  .line { border-color: #374151 !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
}`;
