import { imagePathOf } from '@portal/domain/links/image-links';
import type { ShownProfile, ShownSection } from '@portal/domain/profiles/shown-profile';

/** A file that a page shows. */
export interface PageFile {
  path: string;
  fileName: string;
}

/** What a page shows of a candidate: a profile, else formatted notes. */
export interface PageContent {
  profile: ShownProfile | null;
  /** Sanitized HTML. */
  notes: string;
}

const source = / src="([^"]+)"/g;

/** The files and uploaded pictures that a page shows. Only these can be asked for with its link. */
export function filesOf({ profile, notes }: PageContent): PageFile[] {
  const sections = profile ? [...profile.sections, ...profile.secondColumn] : [];
  const texts = [
    notes,
    profile?.headerContent ?? '',
    profile?.footerContent ?? '',
    ...sections.map((one) => one.content),
  ];
  const pictures = texts.flatMap((html) =>
    [...html.matchAll(source)].flatMap(([, url = '']) => picturePath(url) ?? []),
  );
  return [
    ...sections.flatMap(({ files }) => files.map((file) => ({ path: file.path, fileName: file.originalFilename }))),
    // The stored name is the secret part of a public address.
    ...pictures.map((path) => ({ path, fileName: `picture.${path.split('.').at(-1) ?? ''}` })),
  ].filter(({ path }) => path !== '');
}

/**
 * The page with an address of its own for each file and uploaded picture, and without their paths.
 * @param urlOf the address of a path.
 */
export function withFileUrls({ profile, notes }: PageContent, urlOf: (path: string) => string): PageContent {
  const text = (html: string) =>
    html.replace(source, (all, url: string) => {
      const path = picturePath(url);
      return path === null ? all : ` src="${urlOf(path)}"`;
    });
  const section = (one: ShownSection): ShownSection => ({
    ...one,
    content: text(one.content),
    files: one.files.flatMap((file) => (file.path === '' ? [] : [{ ...file, path: '', url: urlOf(file.path) }])),
  });
  return {
    notes: text(notes),
    profile: profile && {
      ...profile,
      headerContent: text(profile.headerContent),
      sections: profile.sections.map(section),
      secondColumn: profile.secondColumn.map(section),
      footerContent: text(profile.footerContent),
    },
  };
}

/** The path of a picture that somebody put into a text; null for logos, which are the agency's own look. */
function picturePath(url: string): string | null {
  const path = imagePathOf(url.replace(/&amp;/g, '&'));
  return path?.startsWith('images/froala/') ? path : null;
}
