import type { ShownProfile, ShownSection } from '@portal/domain/profiles/shown-profile';
import type { ProfileSide } from '@portal/domain/templates/choose-template';
import { designStyles } from '@portal/domain/templates/profile-design';
import { documentTexts } from '@portal/domain/texts/documents';
import { profileTexts } from '@portal/domain/texts/profiles';
import { lazy, Suspense, useId, type CSSProperties, type ReactNode } from 'react';
import classes from './profile-view.module.css';
import { RichText } from './rich-text';
import type { LoadProfileFile } from './use-profile-file';

const ResumeFile = lazy(() => import('./resume-file'));
const LoadedFile = lazy(() => import('./loaded-file'));

export interface ProfileViewProps {
  profile: ShownProfile;
  /** Accent of headings and badges; the page's own when absent. */
  colors?: { accent?: string; skills?: string };
  /** Whether its sections are landmarks; false next to the same profile. */
  hasLandmarks?: boolean;
  /** Whether header and footer are shown. */
  hasFrame?: boolean;
  /** Decides how often a document that did not load is loaded again. */
  side?: ProfileSide;
  /** Replaces the content of a section: by an editor, or by the document of the resume. */
  renderContent?: (section: ShownSection, content: ReactNode) => ReactNode;
  /** Loads a file for staff, whom its address does not admit; without it the address opens the file. */
  loadFile?: LoadProfileFile;
  /** Controls next to a section's title. */
  renderActions?: (section: ShownSection) => ReactNode;
}

/**
 * A built profile, for staff and viewers: header, one or two columns of sections, footer. It imports neither the component
 * library nor the editor, so that public pages stay small.
 */
export function ProfileView(props: ProfileViewProps) {
  const {
    profile,
    colors = {},
    hasLandmarks = true,
    hasFrame = true,
    side = 'core',
    loadFile,
    renderContent,
    renderActions,
  } = props;
  const contentOf = (section: ShownSection) => <Content section={section} side={side} loadFile={loadFile} />;
  const column = (sections: readonly ShownSection[], className: string | undefined) => (
    <div className={className}>
      {sections.map((section) => (
        <Section key={section.key} section={section} isLandmark={hasLandmarks} actions={renderActions?.(section)}>
          {renderContent ? renderContent(section, contentOf(section)) : contentOf(section)}
        </Section>
      ))}
    </div>
  );
  return (
    <article className={classes.profile} style={styleOf(profile, colors)} data-design={profile.design}>
      {hasFrame && profile.headerContent && (
        <div className={classes.header}>
          <RichText html={profile.headerContent} firstHeading={2} />
        </div>
      )}
      <div className={profile.secondColumn.length > 0 ? classes.columns : undefined}>
        {column(profile.sections, classes.main)}
        {profile.secondColumn.length > 0 && column(profile.secondColumn, classes.second)}
      </div>
      {hasFrame && profile.footerContent && (
        <div className={classes.footer}>
          <RichText html={profile.footerContent} firstHeading={2} />
        </div>
      )}
    </article>
  );
}

interface SectionProps {
  section: ShownSection;
  isLandmark: boolean;
  actions: ReactNode;
  children: ReactNode;
}

function Section({ section, isLandmark, actions, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={isLandmark && section.title ? headingId : undefined}>
      {(section.title || actions || section.isRecruiterOnly) && (
        <div className={classes.head}>
          <h2 className={classes.title} id={headingId}>
            {section.title}
          </h2>
          {section.isRecruiterOnly && <span className={classes.mark}>{profileTexts.recruiterOnly}</span>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

interface ContentProps {
  section: ShownSection;
  side: ProfileSide;
  loadFile: LoadProfileFile | undefined;
}

function Content({ section, side, loadFile }: ContentProps) {
  const [file] = section.files;
  return (
    <>
      {section.kind === 'badges' && <Badges items={section.badges} />}
      {section.content && <RichText html={section.content} />}
      {section.files.length > 0 && <Files files={section.files} loadFile={loadFile} />}
      {section.kind === 'resume' && section.content === '' && file && (
        <Suspense fallback={<p className={classes.documentNote}>{documentTexts.opening}</p>}>
          <ResumeFile file={file} side={side} loadFile={loadFile} />
        </Suspense>
      )}
    </>
  );
}

function Badges({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.badges}>
      {items.map((item, index) => (
        <li key={`${index} ${item}`} className={classes.badge} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Files({ files, loadFile }: Pick<ContentProps, 'loadFile'> & Pick<ShownSection, 'files'>) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.url}>
          {loadFile ? (
            <Suspense fallback={file.originalFilename}>
              <LoadedFile file={file} loadFile={loadFile} />
            </Suspense>
          ) : (
            <a href={file.url} target="_blank" rel="noopener noreferrer">
              {file.originalFilename}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The measures of the design; the style sheet uses them. */
function styleOf({ design }: ShownProfile, { accent, skills }: NonNullable<ProfileViewProps['colors']>): CSSProperties {
  const { fontSize, headingSize, sectionGap } = designStyles[design];
  const measures: Record<`--${string}`, string> = {
    '--profile-text': `${fontSize / 10}em`,
    '--profile-heading': `${headingSize / fontSize}em`,
    '--profile-gap': `${sectionGap * 1.5}px`,
    ...(accent && { '--profile-accent': accent }),
    ...(skills && { '--profile-skills': skills }),
  };
  return measures;
}
