import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { brandTexts } from '@portal/domain/texts/settings';
import { Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { PagePreview } from '../../../components/preview/page-preview';
import { samplePage } from '../../../components/preview/sample-page';
import { useFormValues } from '../../../components/form/use-form-values';
import classes from './brands.module.css';

/** A candidate's public page with the brand as it is in the form. */
export function BrandPreview({ organization }: { organization: OrganizationWithoutBrands }) {
  const brand = useDeferredValue(useFormValues<Brand | SmBrand>().values);
  const preview = useMemo(
    () => ({ kind: 'resume' as const, page: samplePage(organization, brand) }),
    [organization, brand],
  );
  return (
    <Stack className={classes.preview} gap={6} component="aside" aria-label={brandTexts.preview}>
      <PagePreview preview={preview} label={brandTexts.preview} />
      <Text size="xs" c="dimmed">
        {brandTexts.previewLead}
      </Text>
    </Stack>
  );
}
