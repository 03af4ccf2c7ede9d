import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { labelsOf } from '@portal/domain/brands/resolve-brand';
import { resolveTheme } from '@portal/domain/brands/theme';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { resolveLabel } from '@portal/domain/texts/labels';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { brandTexts } from '@portal/domain/texts/settings';
import { Badge, Box, Group, Paper, Stack, Text } from '@mantine/core';
import { readableOn } from '../../../theme/accent';
import { useFormValues } from '../../../components/form/use-form-values';
import classes from './brands.module.css';

const justify = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** A public page with the look of the brand as it is in the form. */
export function BrandPreview({ organization }: { organization: OrganizationWithoutBrands }) {
  const { values } = useFormValues<Brand | SmBrand>();
  const theme = resolveTheme(organization, values);
  const labels = labelsOf(organization, values);
  const { url, width, height, alignment } = theme.logo;
  const badge = (color: string) => ({ root: { background: color, color: readableOn(color) } });
  return (
    <Paper className={classes.preview} component="aside" aria-label={brandTexts.preview}>
      <Box
        className={classes.head}
        style={{
          background: theme.brandColor,
          color: readableOn(theme.brandColor),
          justifyContent: justify[alignment],
        }}
      >
        {url ? (
          <img src={url} alt="" width={width ?? undefined} height={height ?? undefined} />
        ) : (
          <Text fw={600}>{values.companyName || organization.name}</Text>
        )}
      </Box>
      <Stack className={classes.body} gap="sm">
        <Text fw={600}>{brandTexts.sampleCandidate}</Text>
        <div>
          <Text size="xs" c="dimmed" mb={4}>
            {resolveLabel(labels, 'skills')}
          </Text>
          <Group gap={6}>
            {brandTexts.sampleSkills.map((skill) => (
              <Badge key={skill} tt="none" styles={badge(theme.skillsColor)}>
                {skill}
              </Badge>
            ))}
          </Group>
        </div>
        <div>
          <Text size="xs" c="dimmed" mb={4}>
            {resolveLabel(labels, 'certifications')}
          </Text>
          <Badge tt="none" styles={badge(theme.certificationsColor)}>
            {brandTexts.sampleCertification}
          </Badge>
        </div>
        <Group gap={6}>
          <Badge size="lg" radius="sm" tt="none" styles={badge(theme.feedbackColor)}>
            {brandTexts.sampleFeedback}
          </Badge>
          <Badge size="lg" radius="sm" tt="none" styles={badge(theme.downloadPDFButtonColor)}>
            {publicResumeTexts.downloadPdf}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {brandTexts.previewLead}
        </Text>
      </Stack>
    </Paper>
  );
}
