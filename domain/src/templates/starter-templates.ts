import { designTexts } from '../texts/templates';
import type { ProfileSide } from './choose-template';
import { profileDesigns, type ProfileDesign } from './profile-design';
import { profileTemplateSchema, type ProfileTemplate } from './profile-template';
import { quickBlocks } from './section-kinds';

const titled = '<h1>[candidate.name]</h1><p>[candidate.occupation]</p>';
const forJob: Readonly<Record<ProfileSide, string>> = {
  core: '<p>For [jobOrder.title] at [jobOrder.company]</p>',
  marketing: '<p>[address.city], [address.state]</p>',
};
const contactLine = '<p style="text-align: center">[recruiter.name] | [recruiter.email] | [recruiter.phone]</p>';

interface Starter {
  header: (side: ProfileSide) => string;
  footer: string;
  main: Readonly<Record<ProfileSide, readonly string[]>>;
  second: readonly string[];
}

/** Sections of each design, by their keys among the quick elements. */
const starters: Readonly<Record<ProfileDesign, Starter>> = {
  classic: {
    header: (side) => titled + forJob[side],
    footer: contactLine,
    main: {
      core: [
        'privateNotes',
        'recruiterNotes',
        'skills',
        'workHistories',
        'educations',
        'certifications',
        'files',
        'resume',
      ],
      marketing: ['recruiterNotes', 'skills', 'workHistories', 'educations', 'certifications'],
    },
    second: [],
  },
  modern: {
    header: (side) => titled + forJob[side],
    footer: '',
    main: {
      core: ['privateNotes', 'recruiterNotes', 'aiSummarySubmission', 'workHistories', 'resume'],
      marketing: ['recruiterNotes', 'aiSummarySm', 'workHistories'],
    },
    second: ['skills', 'educations', 'certifications', 'contact', 'files'],
  },
  compact: {
    header: () => '<p><strong>[candidate.name]</strong>, [candidate.occupation], [address.city]</p>',
    footer: contactLine,
    main: {
      core: ['recruiterNotes', 'skills', 'workHistories', 'educations', 'resume'],
      marketing: ['recruiterNotes', 'skills', 'workHistories', 'educations'],
    },
    second: [],
  },
  executive: {
    header: (side) =>
      `<h1 style="text-align: center">[candidate.name]</h1><p style="text-align: center">[candidate.occupation]</p>${forJob[side].replace('<p>', '<p style="text-align: center">')}`,
    footer: contactLine,
    main: {
      core: [
        'privateNotes',
        'recruiterNotes',
        'aiSummarySubmission',
        'workHistories',
        'educations',
        'certifications',
        'contact',
        'resume',
      ],
      marketing: ['recruiterNotes', 'aiSummarySm', 'workHistories', 'educations', 'certifications', 'contact'],
    },
    second: [],
  },
  anonymous: {
    header: (side) =>
      side === 'core'
        ? '<h1>[candidate.occupation]</h1><p>For [jobOrder.title]</p>'
        : '<h1>[candidate.occupation]</h1>',
    footer: contactLine,
    main: {
      core: ['recruiterNotes', 'skills', 'educations', 'certifications'],
      marketing: ['recruiterNotes', 'skills', 'educations', 'certifications'],
    },
    second: [],
  },
};

/**
 * A new template in one of the designs.
 * @param id of the new template.
 */
export function starterTemplate(design: ProfileDesign, side: ProfileSide, id: string): ProfileTemplate {
  const { header, footer, main, second } = starters[design];
  return profileTemplateSchema.cast(
    {
      id,
      name: designTexts[design],
      design,
      isCore: side === 'core',
      headerContent: header(side),
      footerContent: footer,
      template: quickBlocks(...main[side]),
      secondColumn: quickBlocks(...second),
      isTwoColumns: second.length > 0,
    },
    { assert: false },
  );
}

/** A new template in each design. */
export function starterTemplates(side: ProfileSide, id: string): ProfileTemplate[] {
  return profileDesigns.map((design) => starterTemplate(design, side, id));
}
