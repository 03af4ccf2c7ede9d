import { hostThemeMeta } from '@portal/domain/constants/branding';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { escapeHtml } from '@portal/domain/fields/markup';

/** What the head of a public page says about it, without personal data. */
export interface PageHead {
  title: string;
  description: string;
  siteName: string;
  /** Absolute URL of the agency's logo; `''` without one. */
  imageUrl: string;
  /** The agency's color, for the browser's frame around the page. */
  color: string;
}

const titleTag = /<title>[^<]*<\/title>/;

/**
 * The page with its own title and the tags of link previews.
 * @param shell the built HTML of all public pages.
 */
export function withPageHead(shell: string, { title, description, siteName, imageUrl, color }: PageHead): string {
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ...(imageUrl ? [['og:image', imageUrl] as [string, string]] : []),
  ];
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="theme-color" content="${escapeHtml(color)}" />`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
  ];
  return shell.replace(titleTag, () => tags.join('\n    '));
}

/** The page with the look of its host in it, so that nothing has to be asked before the first paint; null is the portal's. */
export function withHostTheme(shell: string, theme: PublicTheme | null): string {
  const tag = `<meta name="${hostThemeMeta}" content="${escapeHtml(JSON.stringify(theme))}" />`;
  return shell.replace('</head>', () => `${tag}\n  </head>`);
}
